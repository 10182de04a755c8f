"""Answers belong to whoever gave them: downloaded, brought along, deleted with the account."""

import pytest
from django.test import Client

from judgeclasses.models import Section
from judgeclasses.people.models import User
from quizzes.answer import Answer
from quizzes.draft import Draft
from tests.quizzes.samples import WRONG, stored

pytestmark = pytest.mark.django_db


def test_answers_and_scenarios_are_in_my_data(
    candidate_client: Client, candidate: User, persist: Section
) -> None:
    question = stored(persist)
    candidate_client.post(f"/study/persist/{question.pk}/", {"answer": WRONG})
    Draft.objects.create(author=candidate, title="Finks", scenario="scenario: 1")
    kept = candidate_client.get("/accounts/profile/data/").json()
    assert kept["answers"][0]["misconceptions"] == ["persist-every-time"]
    assert kept["scenarios"][0]["title"] == "Finks"


def test_what_was_answered_before_signing_in_is_kept(
    client: Client, candidate: User, persist: Section
) -> None:
    question = stored(persist)
    client.post(f"/study/persist/{question.pk}/", {"answer": WRONG})
    client.post("/accounts/login/", {"login": candidate.email, "password": "a long password"})
    assert Answer.objects.get().attempt.learner.user == candidate
    assert "every time it dies" in client.get(f"/study/persist/{question.pk}/").text


def test_answers_go_with_the_account(
    candidate_client: Client, candidate: User, persist: Section
) -> None:
    question = stored(persist)
    candidate_client.post(f"/study/persist/{question.pk}/", {"answer": WRONG})
    candidate.delete()
    assert not Answer.objects.exists()
