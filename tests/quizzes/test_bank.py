"""Filling the bank and proving it again."""

from io import StringIO

import pytest
from django.core.management import call_command

from judgeclasses.models import Section
from quizzes.authoring import question_from
from quizzes.bank import GIVE_UP, Wanted, fill, make_for
from quizzes.families import FAMILIES
from quizzes.generating import generate
from quizzes.models import Question
from quizzes.proving_again import prove_again
from quizzes.question import Kind, QuestionData
from quizzes.sections import section_facts
from quizzes.stored_question import columns, freeze
from tests.quizzes.samples import SCENARIO, question_data

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
    said = run("prove_questions")
    assert said.startswith("1 proved (1 by the engine)")
    assert said.endswith("0 changed\n")


def test_an_answer_the_engine_sees_differently_is_listed() -> None:
    made = generate("life_total", "persist", 1)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    stored.data["answer"] = 99
    stored.save()
    assert changed(stored) == ["answer"]
    with pytest.raises(SystemExit):
        run("prove_questions")


def changed(stored: Question) -> list[str]:
    (proved,) = prove_again([stored])
    return [each.what for each in proved.differences]


def test_an_option_no_misreading_gives_any_more_is_listed() -> None:
    made = generate("life_total", "persist", 1)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    wrong = next(each for each in stored.data["options"] if not each["right"])
    wrong["value"] = 99
    assert changed(stored) == [f"what {each} gives" for each in wrong["misconception"]]


def test_rule_numbers_that_are_no_more_or_decide_no_more_are_listed() -> None:
    made = generate("life_total", "persist", 1)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    stored.data["rules"].append("999.9z")
    stored.data["trace"][0]["rules"].append("999.9z")
    assert changed(stored) == ["rule numbers", "rule numbers of the ruling"]


def test_an_authored_question_is_proved_again() -> None:
    ask = {"player": "Anna", "life": "?"}
    made = question_from(SCENARIO, ask)
    stored = Question(**columns(made), fingerprint=made.fingerprint)
    assert changed(stored) == []
    stored.data["answer"] = 3
    assert changed(stored) == ["answer"]


@pytest.mark.parametrize("family", ["kind_of_ability", "which_meaning", "select_all"])
def test_recall_the_tables_answer_differently_is_listed(family: str) -> None:
    made = generate(family, "persist", 1)
    assert isinstance(made, QuestionData)
    stored = freeze(made)
    assert changed(stored) == []
    right = next(each for each in stored.data["options"] if each["right"])
    right["value"] = ["something else"]
    assert changed(stored) in (["answer"], ["options"])


def test_several_processes_make_and_prove_the_same_questions(persist: Section) -> None:
    wanted = [Section.objects.get(slug=slug) for slug in ("persist", "undying")]
    list(fill(wanted, 4, processes=2))
    spread_out = set(Question.objects.values_list("fingerprint", flat=True))
    again = list(prove_again(Question.objects.all(), processes=2))
    assert [each.differences for each in again] == [()] * 8
    Question.objects.all().delete()
    list(fill(wanted, 4))
    assert set(Question.objects.values_list("fingerprint", flat=True)) == spread_out


def test_a_section_nothing_can_be_asked_about_says_so(persist: Section) -> None:
    Section.objects.filter(pk=persist.pk).update(slug="empty", keyword="", rules=[])
    persist.texts.all().delete()
    said = run("generate_questions", "--per-section", "3", "--section", "empty")
    assert "3 could not be made: no family can ask" in said


def test_a_family_that_has_no_more_is_left_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    two = (FAMILIES["kind_of_ability"], FAMILIES["which_zone"])
    monkeypatch.setattr("quizzes.bank.families_for", lambda facts: two)
    wanted = Wanted(1, section_facts("undying"), 150, {}, frozenset())
    made = make_for(wanted)
    assert made.duplicates["kind_of_ability: known already"] >= GIVE_UP
    assert len(made.questions) == 150


def test_a_number_typed_and_chosen_are_one_question() -> None:
    chosen, typed = question_data(kind=Kind.CHOICE), question_data(kind=Kind.NUMBER)
    assert chosen.fingerprint == typed.fingerprint


def test_a_question_is_printed_as_a_candidate_reads_it() -> None:
    said = run("question", "life_total", "--seed", "3", "--section", "persist", "--lang", "es")
    assert "vidas" in said
    assert "a) " in said


def test_the_families_are_listed_with_the_sections_they_serve() -> None:
    lines = run("question", "--list").splitlines()
    assert "life_total" in lines
    assert "  persist" in lines
