"""Proving stored questions anew: what the engine and the tables say of them today."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from quizzes.proving import prove
from quizzes.question import CannotMake, Kind, QuestionData
from quizzes.recall_proof import recall_differences
from quizzes.stored_question import Question
from quizzes.workers import spread
from rulesengine.errors import RulesEngineError
from rulesengine.rulebook import is_rule

CHUNK = 50


@dataclass(frozen=True, slots=True)
class Difference:
    """What of a question is no longer as it was stored."""

    what: str
    was: object
    now: object


@dataclass(frozen=True, slots=True)
class Stored:
    """A question on its way to a process: of its trace only the rule numbers."""

    pk: int
    name: str
    data: Mapping[str, Any]
    traced: frozenset[str]


@dataclass(frozen=True, slots=True)
class Proved:
    """A question that was proved again, and what is different."""

    pk: int
    name: str
    differences: tuple[Difference, ...]


def prove_again(questions: Iterable[Question], processes: int = 1) -> Iterator[Proved]:
    """Every question with its differences, in order."""
    for chunk in spread(_prove_chunk, _chunks(questions), processes):
        yield from chunk


def _chunks(questions: Iterable[Question]) -> Iterator[list[Stored]]:
    rest = iter(questions)
    while chunk := [_stored(each) for each in islice(rest, CHUNK)]:
        yield chunk


def _stored(question: Question) -> Stored:
    traced = frozenset(rule for entry in question.data["trace"] for rule in entry["rules"])
    data = {**question.data, "trace": []}
    return Stored(question.pk, str(question), data, traced)


def _prove_chunk(chunk: list[Stored]) -> list[Proved]:
    return [
        Proved(
            each.pk, each.name, tuple(differences(QuestionData.from_json(each.data), each.traced))
        )
        for each in chunk
    ]


def differences(question: QuestionData, traced: frozenset[str]) -> Iterator[Difference]:
    """What is different: its answer, what a misconception gives, or its rule numbers."""
    gone = [rule for rule in question.rules if not is_rule(rule)]
    if gone:
        yield Difference("rule numbers", gone, "not in the rules")
    if question.scenario is None or question.ask is None:
        for what, was, now in recall_differences(question):
            yield Difference(what, was, now)
        return
    named = [each for option in question.options for each in option.misconception]
    try:
        proof = prove(question.scenario, question.ask, named)
    except (CannotMake, LookupError, RulesEngineError) as error:
        yield Difference("no longer decided", question.answer, str(error))
        return
    if proof.answer != proved_value(question.answer):
        yield Difference("answer", question.answer, proof.answer)
    given = {each: wrong.value for wrong in proof.wrong for each in wrong.misconceptions}
    for option in question.options:
        for each in option.misconception:
            value = given.get(each, proof.answer)
            if question.kind is Kind.SEVERAL:
                if (option.value in value) == option.right:
                    yield Difference(f"what {each} gives", option.value, value)
            elif value != proved_value(option.value):
                yield Difference(f"what {each} gives", option.value, value)
    now = {rule for entry in proof.trace for rule in entry["rules"]}
    if traced and now != traced:
        yield Difference("rule numbers of the ruling", sorted(traced - now), sorted(now - traced))


def proved_value(value: object) -> object:
    """The part of an option's value that the engine gives: of a verdict not the reason."""
    if not isinstance(value, dict) or "why" not in value:
        return value
    return value["value"] if "value" in value else {"legal": value["legal"]}
