"""Scenario: the right answer with the right reason. A right value for a wrong reason is wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from quizzes.families.evenness import even
from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import asked_about, asked_by, complexity_of, rules_of
from quizzes.positions import Position
from quizzes.proving import Proof, prove
from quizzes.question import Ask, CannotMake, Kind, Option
from quizzes.sections import SectionFacts
from quizzes.values import value_message
from quizzes.wording import say

NAME = "right_reason"
ABOUT = ("life_total", "power_toughness", "which_zone", "how_many", "who_controls", "mana_to_pay")
FEWEST_WRONG, MOST_WRONG = 2, 3


def make(section: SectionFacts, rng: random.Random) -> Draft:
    """What a misreading gives stands with the belief, what is right with the answer to it."""
    why = CannotMake("no position asks this")
    family = rng.choice(sorted(asked_about(section) & set(ABOUT)))
    for position, ask in asked_by(family, section, rng):
        try:
            proof = prove(position.scenario, ask, position.misconceptions)
        except CannotMake as error:
            why = error
            continue
        wrong = list(_wrong(position, ask, proof))
        if proof.answer is None or not proof.wrong or len(wrong) < FEWEST_WRONG:
            why = CannotMake("too few live distractors")
            continue
        rng.shuffle(wrong)
        wrong = wrong[:MOST_WRONG]
        right = _right(ask, proof, wrong, rng)
        options = (right, *wrong)
        return Draft(
            kind=Kind.VERDICT,
            prompt=(*position.prompt[:-1], {"say": "ask_why"}),
            options=options,
            answer=right.value,
            rules=rules_of(section, options),
            level=max(2, section.level),
            complexity=complexity_of(position, proof.trace),
            scenario=position.scenario,
            ask=ask,
            trace=proof.trace,
        )
    raise why


def _right(ask: Ask, proof: Proof, wrong: list[Option], rng: random.Random) -> Option:
    """The answer with what one says to a belief that fails here, said about as briefly as those."""
    reasons = [
        reasoned(ask, proof.answer, each, believed=False)
        for misread in proof.wrong
        for each in misread.misconceptions
    ]
    typical = sorted(wrong, key=lambda option: len(say(option.text, "en")))[len(wrong) // 2]
    return even(typical.text, reasons, lambda option: option.text, 1, rng)[0]


def _wrong(position: Position, ask: Ask, proof: Proof) -> Iterator[Option]:
    """Each misreading's value for its reason, be the value right or not."""
    given = {each: wrong.value for wrong in proof.wrong for each in wrong.misconceptions}
    for each in position.misconceptions:
        if each in given or each in proof.alike:
            yield reasoned(ask, given.get(each, proof.answer), each, believed=True)


def reasoned(ask: Ask, value: Any, misconception: str, *, believed: bool) -> Option:
    """A value and why: what one who misreads says, or what one answers to that."""
    why = {"why": misconception, "believed": believed}
    text = {"say": "reasoned", "value": value_message(ask, value), **why}
    belief = (misconception,) if believed else ()
    return Option(text, {"value": value, **why}, right=not believed, misconception=belief)


def serves(section: SectionFacts) -> bool:
    return bool(asked_about(section) & set(ABOUT))


FAMILY = Family(NAME, serves, make)
