"""Scenario: How much mana must be paid?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("mana_to_pay", section, rng)


FAMILY = Family("mana_to_pay", served_by("mana_to_pay"), make)
