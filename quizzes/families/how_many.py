"""Scenario: How many: copies, tokens, poison counters, triggers?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts

TYPED = 0.25  # so often the number is to be typed


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("how_many", section, rng, TYPED)


FAMILY = Family("how_many", served_by("how_many"), make)
