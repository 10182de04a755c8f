"""The learner: anonymous by a signed cookie, claimed at sign-up, merged at sign-in, forgotten."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone

from judgeclasses.people.models import User
from quizzes import learners
from quizzes.learner import Learner

pytestmark = pytest.mark.django_db


def anonymous_request(client: Client | None = None) -> HttpRequest:
    request = RequestFactory().get("/")
    request.user = AnonymousUser()
    if client:
        request.COOKIES.update({name: morsel.value for name, morsel in client.cookies.items()})
    return request


def after_first_answer(client: Client) -> Learner:
    """As a view does on the first answer of someone without an account."""
    learner = learners.learner_for_answer(anonymous_request(), timezone.now())
    response = HttpResponse()
    learners.remember(response, learner)
    client.cookies.update(response.cookies)
    return learner


def test_nobody_is_a_learner_before_the_first_answer() -> None:
    assert learners.current_learner(anonymous_request()) is None
    assert not Learner.objects.exists()


def test_the_cookie_brings_the_learner_back(client: Client) -> None:
    learner = after_first_answer(client)
    assert client.cookies["learner"]["httponly"]
    assert learners.current_learner(anonymous_request(client)) == learner


def test_a_forged_cookie_is_nobody(client: Client) -> None:
    learner = after_first_answer(client)
    client.cookies["learner"] = f"{learner.key}:forged"
    assert learners.current_learner(anonymous_request(client)) is None


def test_signing_up_claims_the_learner(client: Client) -> None:
    learner = after_first_answer(client)
    form = {
        "email": "new@example.org",
        "password1": "a long password",
        "password2": "a long password",
    }
    client.post("/accounts/signup/", form)
    learner.refresh_from_db()
    assert learner.user == User.objects.get()


def test_signing_in_merges_into_the_accounts_learner(client: Client, candidate: User) -> None:
    own = Learner.objects.create(user=candidate, last_seen=timezone.now() - timedelta(days=3))
    other = after_first_answer(client)
    client.post("/accounts/login/", {"login": candidate.email, "password": "a long password"})
    own.refresh_from_db()
    assert list(Learner.objects.all()) == [own]
    assert own.last_seen == other.last_seen


def test_a_claimed_learner_is_not_handed_to_the_next_person(
    client: Client, candidate: User, mentor: User
) -> None:
    learner = after_first_answer(client)
    learners.join_account(learner, candidate)
    client.force_login(mentor, "django.contrib.auth.backends.ModelBackend")
    learner.refresh_from_db()
    assert learner.user == candidate
    assert learners.current_learner(anonymous_request(client)) is None


def test_merging_calls_those_who_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Learner, Learner]] = []
    monkeypatch.setattr(learners, "_absorbers", [])
    learners.on_merge(lambda target, source: calls.append((target, source)))
    target, source = Learner.objects.create(), Learner.objects.create()
    learners.merge(target, source)
    assert [call[0] for call in calls] == [target]


def test_an_account_keeps_one_learner(candidate: User) -> None:
    request = RequestFactory().get("/")
    request.user = candidate
    first = learners.learner_for_answer(request, timezone.now())
    assert learners.learner_for_answer(request, timezone.now()) == first


def test_idle_anonymous_learners_are_forgotten(candidate: User) -> None:
    long_ago = timezone.now() - timedelta(days=91)
    Learner.objects.create(last_seen=long_ago)
    kept = [Learner.objects.create(), Learner.objects.create(user=candidate, last_seen=long_ago)]
    assert learners.forget_idle(timezone.now()) == 1
    assert list(Learner.objects.order_by("pk")) == kept
