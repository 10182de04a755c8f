"""Scenario: in which order does what is on the stack resolve? The options are whole orders."""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("resolution_order", section, rng)


FAMILY = Family("resolution_order", served_by("resolution_order"), make)
