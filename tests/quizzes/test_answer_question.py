"""Answering in practice: the page, the feedback, and the key that stays on the server."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from judgeclasses.models import Section
from judgeclasses.people.models import User
from quizzes.answer import Answer
from quizzes.learner import Learner
from quizzes.question import Kind
from quizzes.stored_question import Question, Status
from tests.quizzes.samples import RIGHT, WRONG, stored

HTMX = {"HX-Request": "true"}


@pytest.fixture
def question(persist: Section) -> Question:
    return stored(persist)


def address(question: Question) -> str:
    return f"/study/persist/{question.pk}/"


def test_the_page_shows_table_question_and_options(client: Client, question: Question) -> None:
    page = client.get(address(question)).text
    assert "What is Anna’s life total afterwards?" in page
    assert "Kitchen Finks" in page
    assert [f"{life} life" in page for life in (20, 22, 24)] == [True, True, True]


def test_the_key_is_not_in_the_page_before_the_answer(client: Client, question: Question) -> None:
    page = client.get(address(question)).text
    for told in ("every time it dies", "702.79a", "option--right", "persist-every-time", "replay/"):
        assert told not in page


def test_htmx_gets_only_the_feedback(client: Client, question: Question) -> None:
    response = client.post(address(question), {"answer": WRONG}, headers=HTMX)
    assert response.status_code == 200
    assert "<html" not in response.text
    assert response.text.lstrip().startswith('<div id="answer"')
    assert 'id="replay-bar"' in response.text
    assert "HX-Request" in response.headers["Vary"]


def test_feedback_names_the_belief_behind_a_wrong_answer(
    client: Client, question: Question
) -> None:
    page = client.post(address(question), {"answer": WRONG}, headers=HTMX).text
    assert "Persist brings it back every time it dies." in page
    assert 'href="/rules/702.79a/"' in page
    assert page.index("The right answer") < page.index("Your answer")


def test_a_right_answer_is_said_to_be_right(client: Client, question: Question) -> None:
    page = client.post(address(question), {"answer": RIGHT}, headers=HTMX).text
    assert "Your answer, and right" in page
    assert "option--wrong" not in page


def test_without_htmx_the_whole_page_comes_back(client: Client, question: Question) -> None:
    response = client.post(address(question), {"answer": WRONG}, follow=True)
    assert response.redirect_chain == [(address(question), 302)]
    assert "<html" in response.text
    assert "Persist brings it back every time it dies." in response.text


def test_the_answer_is_kept_with_its_beliefs(client: Client, question: Question) -> None:
    client.post(address(question), {"answer": WRONG})
    answer = Answer.objects.get()
    assert (answer.chosen, answer.right) == ([2], False)
    assert answer.misconceptions == ["persist-every-time"]
    assert answer.attempt.learner == Learner.objects.get()


def test_an_account_answers_as_itself(
    candidate_client: Client, candidate: User, question: Question
) -> None:
    candidate_client.post(address(question), {"answer": RIGHT})
    assert Answer.objects.get().attempt.learner.user == candidate


def test_the_first_answer_counts(client: Client, question: Question) -> None:
    client.post(address(question), {"answer": WRONG})
    page = client.post(address(question), {"answer": RIGHT}).text
    assert Answer.objects.get().right is False
    assert "Persist brings it back every time it dies." in page


def test_someone_else_still_has_to_answer(client: Client, question: Question) -> None:
    Client().post(address(question), {"answer": WRONG})
    assert "every time it dies" not in client.get(address(question)).text


@pytest.mark.parametrize("given", [{}, {"answer": ""}, {"answer": "7"}, {"answer": "x"}])
def test_bad_input_is_said_and_nothing_kept(
    given: dict[str, str], client: Client, question: Question
) -> None:
    for headers in ({}, HTMX):
        response = client.post(address(question), given, headers=headers)
        assert response.status_code == 422
        assert "errorlist" in response.text
    assert not Answer.objects.exists()


def test_a_number_is_typed_and_its_belief_named(client: Client, persist: Section) -> None:
    question = stored(persist, kind=Kind.NUMBER)
    page = client.get(address(question)).text
    assert 'type="number"' in page
    assert "24 life" not in page
    page = client.post(address(question), {"answer": "24"}, headers=HTMX).text
    assert "Persist brings it back every time it dies." in page
    assert Answer.objects.get().number == 24


def test_a_number_nobody_expected_is_just_wrong(client: Client, persist: Section) -> None:
    question = stored(persist, kind=Kind.NUMBER)
    page = client.post(address(question), {"answer": "999"}, headers=HTMX).text
    assert "999" in page
    assert "The right answer" in page


def test_several_must_all_be_right(client: Client, persist: Section) -> None:
    question = stored(persist, kind=Kind.SEVERAL)
    assert 'type="checkbox"' in client.get(address(question)).text
    client.post(address(question), {"answer": ["1", "2"]})
    assert Answer.objects.get().right is False


def test_a_mentors_question_is_not_for_practice(
    client: Client, mentor: User, question: Question
) -> None:
    Question.objects.update(author=mentor)
    assert client.get(address(question)).status_code == 404


def test_a_draft_is_not_shown(client: Client, question: Question) -> None:
    Question.objects.update(status=Status.DRAFT)
    assert client.get(address(question)).status_code == 404
    assert client.post(address(question), {"answer": RIGHT}).status_code == 404


def test_other_methods_are_refused(client: Client, question: Question) -> None:
    assert client.put(address(question)).status_code == 405


def test_answering_takes_the_same_number_of_queries_each_time(
    client: Client, persist: Section, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for seed in range(5):
        client.post(address(stored(persist, seed=seed, ask={"n": seed})), {"answer": RIGHT})
    question = stored(persist, seed=9, ask={"n": 9})
    with django_assert_max_num_queries(14):
        client.post(address(question), {"answer": RIGHT}, headers=HTMX)


class TestReplay:
    def test_the_ruling_is_for_those_who_have_answered(
        self, client: Client, question: Question
    ) -> None:
        assert client.get(f"{address(question)}replay/3/").status_code == 404
        client.post(address(question), {"answer": WRONG})
        assert client.get(f"{address(question)}replay/3/").status_code == 200

    def test_htmx_gets_the_table_and_the_sentence(self, client: Client, question: Question) -> None:
        client.post(address(question), {"answer": WRONG})
        response = client.get(f"{address(question)}replay/1/", headers=HTMX)
        assert "<html" not in response.text
        assert "Nicole casts Shock, targeting Kitchen Finks." in response.text
        assert 'hx-swap-oob="true"' in response.text

    def test_sentences_are_in_the_readers_language(
        self, client: Client, question: Question
    ) -> None:
        client.post(address(question), {"answer": WRONG})
        client.cookies["language"] = "es"
        assert "Nicole lanza Shock" in client.get(f"{address(question)}replay/1/").text

    def test_a_step_too_far_is_the_last(self, client: Client, question: Question) -> None:
        client.post(address(question), {"answer": WRONG})
        assert client.get(f"{address(question)}replay/999/").status_code == 200

    def test_recall_has_no_replay(self, client: Client, persist: Section) -> None:
        question = stored(persist, scenario=None, ask=None)
        client.post(address(question), {"answer": WRONG})
        assert client.get(f"{address(question)}replay/1/").status_code == 404
