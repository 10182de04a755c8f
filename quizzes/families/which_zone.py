"""Scenario: what has become of a card: its zone, its controller, its counters?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("which_zone", section, rng)


FAMILY = Family("which_zone", served_by("which_zone"), make)
