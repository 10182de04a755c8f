"""Scenario: Which cards are in a zone at the end?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("what_is_left", section, rng)


FAMILY = Family("what_is_left", served_by("what_is_left"), make)
