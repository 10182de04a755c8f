"""Reading: home, classes, a class, a section."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from judgeclasses import extras
from judgeclasses.extras import Extra, Place
from judgeclasses.models import Class, Section, SectionText


def test_home_names_the_classes(client: Client, persist: Section) -> None:
    response = client.get("/")
    assert response.status_code == 200
    assert "Keywords" in response.text
    assert "Kitchen Finks" in response.text


@pytest.mark.django_db
def test_a_site_without_classes_says_what_to_do(client: Client) -> None:
    assert "load_classes" in client.get("/classes/").text


def test_a_class_lists_its_sections_by_letter(client: Client, persist: Section) -> None:
    page = client.get("/classes/keywords/").text
    assert page.index("<h3>P</h3>") < page.index("Persist</a>") < page.index("<h3>U</h3>")


def test_a_class_of_topics_keeps_its_order(client: Client, persist: Section) -> None:
    Section.objects.update(keyword="")
    Section.objects.filter(slug="undying").update(order=1)
    page = client.get("/classes/keywords/").text
    assert "<h3>" not in page
    assert page.index("Undying</a>") < page.index("Persist</a>")


def test_a_section_has_text_contents_and_neighbours(client: Client, persist: Section) -> None:
    page = client.get("/classes/keywords/persist/").text
    assert "<h1>Persist</h1>" in page
    assert '<a href="#example">Example</a>' in page
    assert 'rel="next" href="/classes/keywords/undying/"' in page
    assert 'rel="prev"' not in page


def test_a_section_is_read_in_spanish_where_there_is_a_text(
    client: Client, persist: Section
) -> None:
    client.cookies["language"] = "es"
    assert "<h1>Persistir</h1>" in client.get("/classes/keywords/persist/").text
    undying = client.get("/classes/keywords/undying/").text
    assert '<div class="prose" lang="en">' in undying


def test_an_unpublished_class_is_not_shown(client: Client, persist: Section) -> None:
    Class.objects.update(published=False)
    for address in ("/classes/keywords/", "/classes/keywords/persist/"):
        assert client.get(address).status_code == 404


def test_a_section_takes_as_many_queries_in_a_long_class(
    client: Client, persist: Section, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(30):
        section = Section.objects.create(part_of=persist.part_of, slug=f"s{number}", order=number)
        SectionText.objects.create(section=section, language="en", title="S", body="")
    with django_assert_num_queries(6):
        client.get("/classes/keywords/persist/")


def test_other_apps_add_to_a_section(
    client: Client, persist: Section, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "_providers", [])
    context = {"reason": "A fact from elsewhere"}
    extras.register(lambda request, section: [Extra(Place.FACTS, "tests/fact.html", context)])
    from django.template import engines
    from django.template.loaders.locmem import Loader

    engine = engines["django"].engine  # type: ignore[attr-defined]
    loader = Loader(engine, {"tests/fact.html": "<li>{{ extra.reason }}</li>"})
    monkeypatch.setattr(engine, "template_loaders", [loader, *engine.template_loaders])
    assert "<li>A fact from elsewhere</li>" in client.get("/classes/keywords/persist/").text


@pytest.mark.django_db
def test_classes_stand_in_their_own_order(client: Client) -> None:
    for order, slug in ((3, "first-made"), (1, "second-made"), (2, "third-made")):
        Class.objects.create(slug=slug, order=order, titles={"en": slug}, published=True)
    for address in ("/", "/classes/"):
        page = client.get(address).text
        places = [page.index(slug) for slug in ("second-made", "third-made", "first-made")]
        assert places == sorted(places)
