"""Everyone sees what they should and nothing more: every address with every role."""

from collections.abc import Iterator

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from judgeclasses.models import Section
from judgeclasses.people.models import Role, User
from tests.site.pages import ADMIN, ELSEWHERE, PAGES, Page, Visitor

BACKEND = "django.contrib.auth.backends.ModelBackend"


def client_of(visitor: Visitor) -> Client:
    client = Client()
    if visitor is not Visitor.ANONYMOUS:
        user = User.objects.create_user(f"{visitor}@example.org", "a long password")
        user.role = Role.MENTOR if visitor is Visitor.MENTOR else Role.CANDIDATE
        user.is_staff = user.is_superuser = visitor is Visitor.STAFF
        user.save()
        client.force_login(user, BACKEND)
    return client


def routes(resolver: URLResolver, namespace: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLPattern):
            yield f"{namespace}{pattern.name}"
        elif pattern.namespace != "admin":
            prefix = f"{pattern.namespace}:" if pattern.namespace else ""
            yield from routes(pattern, namespace + prefix)


def test_the_table_names_every_route() -> None:
    named = {page.route for page in PAGES}
    present = set(routes(get_resolver()))
    assert present - named == set(), "add these to tests/site/pages.py"
    assert named - present == set(), "these are in tests/site/pages.py only"


@pytest.mark.parametrize("visitor", Visitor)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.route)
def test_every_address_answers_each_role_as_it_should(
    page: Page, visitor: Visitor, persist: Section
) -> None:
    response = client_of(visitor).get(page.address)
    assert response.status_code == page.answer_for(visitor)
    if response.status_code == ELSEWHERE and visitor is Visitor.ANONYMOUS:
        leads_to = response.headers["Location"]
        assert leads_to.startswith(page.leads_to) or leads_to == "/"


@pytest.mark.django_db
@pytest.mark.parametrize("visitor", Visitor)
def test_the_administration_is_for_staff(visitor: Visitor) -> None:
    answer = client_of(visitor).get(ADMIN)
    assert (answer.status_code == 200) is (visitor is Visitor.STAFF)


@pytest.mark.parametrize(
    ("visitor", "shown", "hidden"),
    [
        (Visitor.ANONYMOUS, ["Sign in"], ["Sign out", "Invite", "Administration"]),
        (Visitor.CANDIDATE, ["Sign out"], ["Sign in", "Invite", "Administration"]),
        (Visitor.MENTOR, ["Sign out", "Invite"], ["Sign in", "Administration"]),
        (Visitor.STAFF, ["Sign out", "Administration"], ["Sign in"]),
    ],
)
def test_the_header_offers_what_one_may_do(
    visitor: Visitor, shown: list[str], hidden: list[str], persist: Section
) -> None:
    page = client_of(visitor).get("/classes/").text
    assert [word for word in shown if f">{word}</a>" not in page] == []
    assert [word for word in hidden if f">{word}</a>" in page] == []
