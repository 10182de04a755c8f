"""Scenario: what are a creature's power and toughness?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("power_toughness", section, rng)


FAMILY = Family("power_toughness", served_by("power_toughness"), make)
