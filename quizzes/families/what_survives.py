"""Scenario: which of these are on the battlefield in the end? All of them are to be chosen."""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import (
    FEWEST_WRONG,
    asked_by,
    complexity_of,
    rules_of,
    served_by,
)
from quizzes.proving import Proof, prove
from quizzes.question import CannotMake, Kind, Option
from quizzes.sections import SectionFacts

NAME = "what_survives"


def make(section: SectionFacts, rng: random.Random) -> Draft:
    """Each name is an option; with it stand the misreadings that judge it otherwise."""
    why = CannotMake("no position asks this")
    for position, ask in asked_by(NAME, section, rng):
        assert isinstance(ask, dict)
        names = [str(each) for each in ask["survivors"]]
        try:
            proof = prove(position.scenario, ask, position.misconceptions)
        except CannotMake as error:
            why = error
            continue
        if len(proof.wrong) < FEWEST_WRONG or not 0 < len(proof.answer) < len(names):
            why = CannotMake("too few live distractors")
            continue
        options = tuple(_option(name, proof) for name in names)
        if not all(option.right or option.misconception for option in options):
            why = CannotMake("an option nobody would choose")
            continue
        return Draft(
            kind=Kind.SEVERAL,
            prompt=position.prompt,
            options=options,
            answer=proof.answer,
            rules=rules_of(section, options),
            level=max(2, section.level),
            complexity=complexity_of(position, proof.trace),
            scenario=position.scenario,
            ask=ask,
            trace=proof.trace,
        )
    raise why


def _option(name: str, proof: Proof) -> Option:
    right = name in proof.answer
    otherwise = (each for each in proof.wrong if (name in each.value) != right)
    ids = tuple(misread for each in otherwise for misread in each.misconceptions)
    return Option({"say": "name", "name": name}, name, right=right, misconception=ids)


FAMILY = Family(NAME, served_by(NAME), make)
