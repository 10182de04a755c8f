"""From a mentor's scenario to a question in a quiz, its takers and its results."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from judgeclasses.people.models import Role, User
from quizzes.answer import Answer
from quizzes.attempt import Attempt
from quizzes.draft import Draft
from quizzes.drafting import STARTING_TEXT
from quizzes.question import Kind
from quizzes.quiz import Quiz
from quizzes.stored_question import Question

BACKEND = "django.contrib.auth.backends.ModelBackend"
LIFE = "{player: Anna, life: ?}"


@pytest.fixture
def mentor_client(mentor: User) -> Client:
    client = Client()
    client.force_login(mentor, BACKEND)
    return client


@pytest.fixture
def draft(mentor: User) -> Draft:
    return Draft.objects.create(author=mentor, title="Finks", scenario=STARTING_TEXT, ask=LIFE)


@pytest.fixture
def question(mentor_client: Client, draft: Draft) -> Question:
    given = {"kind": "choice", "wrong": ["24", "20"], "prompt_en": "Anna’s life?"}
    mentor_client.post(f"/workshop/scenarios/{draft.pk}/question/", given)
    return Question.objects.get()


@pytest.fixture
def quiz(mentor_client: Client, question: Question) -> Quiz:
    mentor_client.post(f"/workshop/questions/{question.pk}/", {"title": "Friday"})
    return Quiz.objects.get()


def place_of(question: Question, value: int) -> str:
    options = question.question.options
    return str(next(place for place, option in enumerate(options) if option.value == value))


class TestMaking:
    def test_the_engines_value_and_the_misreadings_are_offered(
        self, mentor_client: Client, draft: Draft
    ) -> None:
        page = mentor_client.get(f"/workshop/scenarios/{draft.pk}/question/").text
        assert "<strong>22</strong>" in page
        assert "Persist brings it back every time it dies." in page
        assert "What is Anna’s life total" in page
        assert "¿Cuántas vidas tiene Anna" in page

    def test_the_question_is_frozen_with_the_options_chosen(self, question: Question) -> None:
        data = question.question
        assert data.answer == 22
        assert [option.value for option in data.options] == [20, 22, 24]
        assert "persist-every-time" in data.options[2].misconception
        assert question.is_authored

    def test_a_number_may_be_typed_without_wrong_answers(
        self, mentor_client: Client, draft: Draft
    ) -> None:
        given = {"kind": "number", "prompt_en": "Anna’s life?"}
        mentor_client.post(f"/workshop/scenarios/{draft.pk}/question/", given)
        assert Question.objects.get().kind == Kind.NUMBER

    @pytest.mark.parametrize(
        "given",
        [
            {"kind": "choice", "prompt_en": "Anna’s life?"},
            {"kind": "choice", "wrong": ["24", "20"]},
            {"kind": "choice", "wrong": ["nonsense"], "prompt_en": "Anna’s life?"},
        ],
    )
    def test_bad_input_is_said(
        self, given: dict[str, str], mentor_client: Client, draft: Draft
    ) -> None:
        response = mentor_client.post(f"/workshop/scenarios/{draft.pk}/question/", given)
        assert response.status_code == 422
        assert not Question.objects.exists()

    @pytest.mark.parametrize("ask", ["", "{object: Nobody, power: ?}", "{nonsense"])
    def test_what_the_engine_cannot_answer_is_no_question(
        self, ask: str, mentor_client: Client, draft: Draft
    ) -> None:
        Draft.objects.update(ask=ask)
        response = mentor_client.get(f"/workshop/scenarios/{draft.pk}/question/")
        assert response.status_code == 422
        assert "Not ready for answers yet" in response.text

    @pytest.mark.parametrize(
        "ask",
        [
            "{object: Kitchen Finks, zone: ?}",
            "{object: Kitchen Finks, controller: ?}",
            "{player: Anna, zone: graveyard, cards: ?}",
            "{triggers: persist}",
            "{player: Anna, lost: ?}",
        ],
    )
    def test_every_sort_of_value_has_words(
        self, ask: str, mentor_client: Client, draft: Draft
    ) -> None:
        Draft.objects.update(ask=ask)
        page = mentor_client.get(f"/workshop/scenarios/{draft.pk}/question/")
        assert page.status_code in (200, 422)


class TestPublishing:
    def test_publishing_gives_a_link(self, mentor_client: Client, quiz: Quiz) -> None:
        page = mentor_client.get(f"/workshop/quizzes/{quiz.pk}/").text
        assert f"http://testserver/quiz/{quiz.token}/" in page
        assert "Nobody has taken it yet." in page

    def test_a_new_quiz_needs_a_title(self, mentor_client: Client, question: Question) -> None:
        response = mentor_client.post(f"/workshop/questions/{question.pk}/", {"title": ""})
        assert response.status_code == 422

    def test_a_second_question_goes_into_the_same_quiz(
        self, mentor_client: Client, question: Question, quiz: Quiz, draft: Draft
    ) -> None:
        other = Question.objects.create(
            **{f.name: getattr(question, f.name) for f in Question._meta.fields if f.name != "id"}
        )
        mentor_client.post(f"/workshop/questions/{other.pk}/", {"quiz": quiz.pk})
        assert quiz.in_order() == [question, other]

    def test_a_stranger_gets_404(self, question: Question, quiz: Quiz) -> None:
        other = User.objects.create_user("other@example.org", "a long password", role=Role.MENTOR)
        client = Client()
        client.force_login(other, BACKEND)
        assert client.get(f"/workshop/questions/{question.pk}/").status_code == 404
        assert client.get(f"/workshop/quizzes/{quiz.pk}/").status_code == 404

    def test_a_candidate_gets_403(self, candidate_client: Client, quiz: Quiz) -> None:
        assert candidate_client.get(f"/workshop/quizzes/{quiz.pk}/").status_code == 403


class TestTaking:
    def take(self, client: Client, quiz: Quiz, value: int, name: str = "Ana") -> str:
        client.post(f"/quiz/{quiz.token}/", {"name": name})
        question = quiz.in_order()[0]
        given = {"answer": place_of(question, value)}
        return client.post(f"/quiz/{quiz.token}/1/", given, follow=True).text

    def test_someone_without_an_account_takes_it(self, client: Client, quiz: Quiz) -> None:
        assert "1 question" in client.get(f"/quiz/{quiz.token}/").text
        page = self.take(client, quiz, 24)
        assert "0 of 1 right" in page
        review = client.get(f"/quiz/{quiz.token}/1/").text
        assert "Persist brings it back every time it dies." in review
        assert client.get(f"/quiz/{quiz.token}/1/replay/3/").status_code == 200

    def test_the_key_stays_until_the_quiz_is_done(self, client: Client, quiz: Quiz) -> None:
        client.post(f"/quiz/{quiz.token}/", {"name": "Ana"})
        page = client.get(f"/quiz/{quiz.token}/1/").text
        assert "every time it dies" not in page
        assert "option--right" not in page
        assert client.get(f"/quiz/{quiz.token}/1/replay/3/").status_code == 404

    def test_nothing_chosen_is_said(self, client: Client, quiz: Quiz) -> None:
        client.post(f"/quiz/{quiz.token}/", {"name": "Ana"})
        assert client.post(f"/quiz/{quiz.token}/1/").status_code == 422
        assert not Answer.objects.exists()

    def test_a_name_is_asked_for(self, client: Client, quiz: Quiz) -> None:
        assert client.post(f"/quiz/{quiz.token}/", {"name": ""}).status_code == 422
        assert not Attempt.objects.exists()

    def test_one_who_has_not_started_is_led_to_the_start(self, client: Client, quiz: Quiz) -> None:
        for path in ("1/", "results/"):
            response = client.get(f"/quiz/{quiz.token}/{path}")
            assert response.headers["Location"] == f"/quiz/{quiz.token}/"

    def test_an_answer_cannot_be_changed(self, client: Client, quiz: Quiz) -> None:
        self.take(client, quiz, 24)
        client.post(
            f"/quiz/{quiz.token}/1/", {"answer": place_of(quiz.in_order()[0], 22)}, follow=True
        )
        assert Answer.objects.get().right is False

    def test_an_unpublished_quiz_is_not_there(self, client: Client, quiz: Quiz) -> None:
        Quiz.objects.update(published=None)
        assert client.get(f"/quiz/{quiz.token}/").status_code == 404

    def test_a_quiz_someone_has_begun_stays_as_it_is(
        self, client: Client, mentor_client: Client, quiz: Quiz, question: Question
    ) -> None:
        self.take(client, quiz, 24)
        given = {"quiz": quiz.pk}
        response = mentor_client.post(f"/workshop/questions/{question.pk}/", given)
        assert response.status_code == 422

    def test_the_mentor_sees_who_answered_what(
        self, client: Client, mentor_client: Client, quiz: Quiz
    ) -> None:
        self.take(client, quiz, 24, "Ana")
        self.take(Client(), quiz, 22, "Bo")
        page = mentor_client.get(f"/workshop/quizzes/{quiz.pk}/").text
        assert ">Ana</th>" in page
        assert ">Bo</th>" in page
        assert "1 of 2 right" in page
        assert page.count('<progress max="100" value="50"') == 2

    def test_results_take_a_constant_number_of_queries(
        self,
        mentor_client: Client,
        quiz: Quiz,
        django_assert_max_num_queries: DjangoAssertNumQueries,
    ) -> None:
        for number in range(5):
            self.take(Client(), quiz, 24, f"Candidate {number}")
        with django_assert_max_num_queries(8):
            mentor_client.get(f"/workshop/quizzes/{quiz.pk}/")
