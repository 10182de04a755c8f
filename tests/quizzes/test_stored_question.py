"""A stored question is frozen, and stored once."""

import pytest

from judgeclasses.models import Section
from quizzes.generating import generate, question_for
from quizzes.models import Question
from quizzes.question import QuestionData
from quizzes.stored_question import freeze

pytestmark = pytest.mark.django_db


def test_the_same_seed_gives_the_same_stored_question(persist: Section) -> None:
    first, second = question_for(persist, 5), question_for(persist, 5)
    assert first is not None
    assert first == second
    assert first.section == persist
    assert Question.objects.count() == 1


def test_what_is_stored_is_the_whole_question() -> None:
    made = generate("kind_of_ability", "persist", 3)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    stored.refresh_from_db()
    assert stored.question.to_json() == made.to_json()
    assert stored.level == 1
    assert stored.rules == ["702.79", "113.3"]


def test_the_same_meaning_is_stored_once() -> None:
    made = generate("kind_of_ability", "persist", 3)
    assert isinstance(made, QuestionData)
    assert freeze(made) == freeze(made)
