"""Scenario: is this legal, and why? The verdict and its reason are one answer."""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import FEWEST_WRONG, asked_by, served_by
from quizzes.proving import prove
from quizzes.question import CannotMake, Kind, Option
from quizzes.sections import SectionFacts
from rulesengine.misconceptions import MISCONCEPTIONS

NAME = "is_it_legal"


def make(section: SectionFacts, rng: random.Random) -> Draft:
    """Each misconception gives its own verdict for its own reason, be the verdict right or not."""
    why = CannotMake("no position asks this")
    for position, ask in asked_by(NAME, section, rng):
        try:
            proof = prove(position.scenario, ask, position.misconceptions)
        except CannotMake as error:
            why = error
            continue
        if not proof.wrong or len(position.misconceptions) < FEWEST_WRONG:
            why = CannotMake("too few live distractors")
            continue
        legal, rule = proof.answer["legal"], position.rule
        options = [verdict(legal, rule)]
        for each in position.misconceptions:
            differs = any(each in wrong.misconceptions for wrong in proof.wrong)
            options.append(verdict(legal != differs, each))
        misread = (MISCONCEPTIONS[each].rule for each in position.misconceptions)
        return Draft(
            kind=Kind.VERDICT,
            prompt=position.prompt,
            options=tuple(options),
            answer=options[0].value,
            rules=tuple(dict.fromkeys((rule, *misread))),
            level=max(2, section.level),
            complexity=2,
            scenario=position.scenario,
            ask=ask,
            trace=proof.trace,
        )
    raise why


def verdict(legal: bool, why: str) -> Option:
    """Legal or not by a rule, or by a misconception."""
    value = {"legal": legal, "why": why}
    belief = (why,) if why in MISCONCEPTIONS else ()
    return Option({"say": "verdict", **value}, value, right=not belief, misconception=belief)


FAMILY = Family(NAME, served_by(NAME), make)
