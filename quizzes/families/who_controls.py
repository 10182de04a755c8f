"""Scenario: Who controls a permanent?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("who_controls", section, rng)


FAMILY = Family("who_controls", served_by("who_controls"), make)
