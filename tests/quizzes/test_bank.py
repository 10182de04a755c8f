"""Filling the bank and proving it again."""

from io import StringIO

import pytest
from django.core.management import call_command

from judgeclasses.models import Section
from quizzes.generating import generate
from quizzes.models import Question
from quizzes.question import QuestionData
from quizzes.stored_question import freeze

pytestmark = pytest.mark.django_db


def run(*command: str) -> str:
    out = StringIO()
    call_command(*command, stdout=out)
    return out.getvalue()


def test_the_bank_is_filled_once(persist: Section) -> None:
    run("generate_questions", "--per-section", "6", "--section", "persist")
    stored = Question.objects.filter(section=persist).count()
    assert stored == 6
    assert "0 new" in run("generate_questions", "--per-section", "6", "--section", "persist")
    assert Question.objects.filter(section=persist).count() == stored


def test_a_question_that_still_holds_is_not_listed() -> None:
    made = generate("life_total", "persist", 1)
    assert isinstance(made, QuestionData)
    freeze(made)
    assert run("prove_questions") == "1 proved, 0 changed\n"


def test_an_answer_the_engine_sees_differently_is_listed() -> None:
    made = generate("life_total", "persist", 1)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    stored.data["answer"] = 99
    stored.save()
    with pytest.raises(SystemExit):
        run("prove_questions")


def test_a_question_is_printed_as_a_candidate_reads_it() -> None:
    said = run("question", "life_total", "--seed", "3", "--section", "persist", "--lang", "es")
    assert "vidas" in said
    assert "a) " in said


def test_the_families_are_listed_with_the_sections_they_serve() -> None:
    lines = run("question", "--list").splitlines()
    assert "life_total" in lines
    assert "  persist" in lines
