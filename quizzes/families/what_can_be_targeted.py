"""Scenario: what can a spell or ability target?"""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.sections import SectionFacts


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("what_can_be_targeted", section, rng)


FAMILY = Family("what_can_be_targeted", served_by("what_can_be_targeted"), make)
