"""Scenario: what happens next, one step at a time? Asked where misreadings part from the rules."""

from __future__ import annotations

import random
from collections import defaultdict

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import (
    FEWEST_WRONG,
    MOST_WRONG,
    asked_by,
    complexity_of,
    rules_of,
    served_by,
)
from quizzes.happening import events, parting
from quizzes.positions import Position
from quizzes.proving import decided, misreadings, prove
from quizzes.question import CannotMake, Option
from quizzes.sections import SectionFacts
from quizzes.values import value_message

NAME = "what_happens_next"
TOLD = 3  # events before the one asked about


def make(section: SectionFacts, rng: random.Random) -> Draft:
    why = CannotMake("no position asks this")
    for position, _all in asked_by(NAME, section, rng):
        try:
            place, those = _asked_about(position, rng)
            proof = prove(position.scenario, {"happens": place}, those)
        except CannotMake as error:
            why = error
            continue
        ask = {"happens": place}
        before = events(decided(position.scenario))[max(0, place - TOLD) : place]
        wrong = [
            Option(value_message(ask, each.value), each.value, misconception=each.misconceptions)
            for each in proof.wrong
        ]
        rng.shuffle(wrong)
        right = Option(value_message(ask, proof.answer), proof.answer, right=True)
        options = (right, *wrong[:MOST_WRONG])
        return Draft(
            prompt=(*position.prompt[:-1], {"say": "so_far", "events": before}, {"say": "ask"}),
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


def _asked_about(position: Position, rng: random.Random) -> tuple[int, list[str]]:
    """A place of the log at which at least two misreadings go on differently, and those."""
    true = events(decided(position.scenario))
    parted: dict[int, list[str]] = defaultdict(list)
    goes_on: dict[int, set[str]] = defaultdict(set)
    for each, run in misreadings(position.scenario, position.misconceptions):
        misread = events(run)
        place = parting(true, misread)
        if place is not None:
            parted[place].append(each)
            goes_on[place].add(str(misread[place : place + 1]))
    places = [place for place in sorted(parted) if len(goes_on[place]) >= FEWEST_WRONG]
    if not places:
        raise CannotMake("too few live distractors")
    place = rng.choice(places)
    return place, parted[place]


FAMILY = Family(NAME, served_by(NAME), make)
