"""Scenario: What is a player's life total?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts

TYPED = 0.25  # so often the number is to be typed


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("life_total", section, rng, TYPED)


FAMILY = Family("life_total", served_by("life_total"), make)
