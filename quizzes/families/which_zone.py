"""Scenario: what has become of a card: its zone, its controller, its counters?"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from quizzes.families.family import Draft, Family
from quizzes.families.from_scenario import make_from, served_by
from quizzes.question import Message
from quizzes.sections import SectionFacts


def fate(value: Mapping[str, Any]) -> Message:
    return {"say": "fate", **value}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    return make_from("which_zone", section, rng, fate)


FAMILY = Family("which_zone", served_by("which_zone"), make)
