"""The bank of stored questions: filling it, and proving it anew after a change of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from judgeclasses.models import Section
from quizzes.generating import families_for, generate
from quizzes.proving import prove
from quizzes.question import CannotMake, QuestionData, Refusal
from quizzes.sections import facts_of
from quizzes.stored_question import Question, freeze


@dataclass(slots=True)
class Filled:
    """What came of filling one section: how many are new, known, and why others were not made."""

    section: str
    made: int = 0
    known: int = 0
    refused: Counter[str] = field(default_factory=Counter)


def fill(sections: Iterable[Section], per_section: int) -> Iterator[Filled]:
    """Questions until each section has that many, its families in turn; seeds go on from 0."""
    for section in sections:
        yield _fill_section(section, per_section)


def _fill_section(section: Section, wanted: int) -> Filled:
    facts = facts_of(section)
    families = families_for(facts)
    found = Filled(section.slug)
    seed = 0
    while families and found.made + found.known < wanted and seed < 4 * wanted:
        for family in families:
            if found.made + found.known >= wanted:
                break
            made = generate(family.name, facts, seed)
            if isinstance(made, Refusal):
                found.refused[f"{made.family}: {made.reason}"] += 1
                continue
            before = Question.objects.filter(fingerprint=made.fingerprint).exists()
            freeze(made, section)
            if before:
                found.known += 1
            else:
                found.made += 1
        seed += 1
    return found


@dataclass(frozen=True, slots=True)
class Change:
    """A stored question that the engine answers differently today."""

    question: Question
    what: str
    was: object
    now: object


def prove_again(questions: Iterable[Question]) -> Iterator[Change | None]:
    """Each question's first difference to what the engine says today, None where there is none."""
    for stored in questions:
        yield next(changes(stored, stored.question), None)


def changes(stored: Question, question: QuestionData) -> Iterator[Change]:
    """What is different: that it is decided, its answer, or what a misconception gives."""
    if question.scenario is None or question.ask is None:
        return
    named = [each for option in question.options for each in option.misconception]
    try:
        proof = prove(question.scenario, question.ask, named)
    except (CannotMake, LookupError) as error:
        yield Change(stored, "no longer decided", question.answer, str(error))
        return
    if proof.answer != proved_value(question.answer):
        yield Change(stored, "answer", question.answer, proof.answer)
    now = {each: wrong.value for wrong in proof.wrong for each in wrong.misconceptions}
    for option in question.options:
        for each in option.misconception:
            value = now.get(each, proof.answer)
            if value != proved_value(option.value):
                yield Change(stored, each, option.value, value)


def proved_value(value: object) -> object:
    """The part of an option's value that the engine gives: of a verdict not the reason."""
    return {"legal": value["legal"]} if isinstance(value, dict) and "why" in value else value
