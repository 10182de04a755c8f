"""Scenario questions: positions of the seed until one has enough live distractors."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from quizzes.families.family import Draft
from quizzes.positions import POSITIONS, Position
from quizzes.proving import Proof, prove
from quizzes.question import Ask, CannotMake, Kind, Option
from quizzes.sections import SectionFacts
from quizzes.values import value_message
from rulesengine.misconceptions import MISCONCEPTIONS

FEWEST_WRONG, MOST_WRONG = 2, 4
MOST_TRIES = 24
ASKED = ("life_total", "which_zone", "power_toughness", "how_many", "is_it_legal")


def make_from(family: str, section: SectionFacts, rng: random.Random, openly: float = 0.0) -> Draft:
    """A question of this family; `openly` is how often the value is to be typed."""
    why = CannotMake("no position asks this")
    for _ in range(MOST_TRIES):
        position = POSITIONS[section.keyword](rng, family)
        asks = position.asks.get(family, ())
        if not asks:
            continue
        ask = rng.choice(asks)
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
    row = section.row
    rules = [row.rule] if row else list(section.rules)
    for option in options:
        rules += [MISCONCEPTIONS[each].rule for each in option.misconception]
    numeric = all(isinstance(option.value, int) for option in options)
    triggers = sum(entry["event"] == "trigger" for entry in proof.trace)
    complexity = min(5, 1 + len(position.scenario["actions"]) // 3 + triggers // 2)
    return Draft(
        kind=Kind.NUMBER if numeric and rng.random() < openly else Kind.CHOICE,
        prompt=({"say": "setting"}, {"say": "story"}, {"say": "ask"}),
        options=tuple(options),
        answer=proof.answer,
        rules=tuple(dict.fromkeys(rules)),
        level=min(3, max(section.level, 1 + complexity // 4)),
        complexity=complexity,
        scenario=position.scenario,
        ask=ask,
        trace=proof.trace,
    )


def served_by(family: str) -> Callable[[SectionFacts], bool]:
    """Sections whose keyword has positions that this family asks about."""

    def serves(section: SectionFacts) -> bool:
        return family in _asked(section.keyword)

    return serves


@cache
def _asked(keyword: str) -> frozenset[str]:
    if keyword not in POSITIONS:
        return frozenset()
    rng = random.Random(keyword)
    shapes = [POSITIONS[keyword](rng, family) for family in ASKED for _ in range(12)]
    return frozenset(family for shape in shapes for family in shape.asks)
