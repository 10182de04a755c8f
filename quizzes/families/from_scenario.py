"""Scenario questions: positions of the seed until one has enough live distractors."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from quizzes.families.family import Draft
from quizzes.positions import Position, positions_about
from quizzes.proving import Proof, prove
from quizzes.question import Ask, CannotMake, Kind, Option
from quizzes.sections import SectionFacts
from quizzes.values import value_message
from rulesengine.misconceptions import MISCONCEPTIONS

FEWEST_WRONG, MOST_WRONG = 2, 4
MOST_TRIES = 24


def make_from(family: str, section: SectionFacts, rng: random.Random, openly: float = 0.0) -> Draft:
    """A question of this family; `openly` is how often the value is to be typed."""
    why = CannotMake("no position asks this")
    for position, ask in asked_by(family, section, rng):
        try:
            proof = prove(position.scenario, ask, position.misconceptions)
        except CannotMake as error:
            why = error
            continue
        if proof.answer is None or len(proof.wrong) < FEWEST_WRONG:
            why = CannotMake("too few live distractors")
            continue
        return _draft(section, position, ask, proof, rng, openly)
    raise why


def asked_by(
    family: str, section: SectionFacts, rng: random.Random
) -> Iterator[tuple[Position, Ask]]:
    """Positions of the section, each with one thing that this family asks about it."""
    positions = positions_about(section.keyword, section.address)
    for _ in range(MOST_TRIES):
        position = positions(rng, family)
        asks = position.asks.get(family, ()) if position else ()
        if position and asks:
            yield position, rng.choice(asks)


def _draft(
    section: SectionFacts,
    position: Position,
    ask: Ask,
    proof: Proof,
    rng: random.Random,
    openly: float,
) -> Draft:
    wrong = list(proof.wrong)
    rng.shuffle(wrong)
    options = [Option(value_message(ask, proof.answer), proof.answer, right=True)]
    options += [
        Option(value_message(ask, each.value), each.value, misconception=each.misconceptions)
        for each in wrong[:MOST_WRONG]
    ]
    numeric = all(isinstance(option.value, int) for option in options)
    complexity = complexity_of(position, proof.trace)
    return Draft(
        kind=Kind.NUMBER if numeric and rng.random() < openly else Kind.CHOICE,
        prompt=position.prompt,
        options=tuple(options),
        answer=proof.answer,
        rules=rules_of(section, options),
        level=min(3, max(section.level, 1 + complexity // 4)),
        complexity=complexity,
        scenario=position.scenario,
        ask=ask,
        trace=proof.trace,
    )


def rules_of(section: SectionFacts, options: Iterable[Option]) -> tuple[str, ...]:
    """The section's rules and those that the options misread."""
    row = section.row
    rules = [row.rule] if row else list(section.rules[:1])
    for option in options:
        rules += [MISCONCEPTIONS[each].rule for each in option.misconception]
    return tuple(dict.fromkeys(rules))


def complexity_of(position: Position, trace: Iterable[Mapping[str, Any]]) -> int:
    """More actions and more triggers make it harder."""
    triggers = sum(entry["event"] == "trigger" for entry in trace)
    actions = len(position.scenario["actions"])
    return int(min(5, 1 + actions // 3 + triggers // 2))


def served_by(family: str) -> Callable[[SectionFacts], bool]:
    """Sections that have positions which this family asks about."""

    def serves(section: SectionFacts) -> bool:
        return family in asked_about(section)

    return serves


def asked_about(section: SectionFacts) -> frozenset[str]:
    """The families that a section's positions can be asked by."""
    return positions_about(section.keyword, section.address).asked
