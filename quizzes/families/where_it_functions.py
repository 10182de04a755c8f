"""Recall: in which zones does this keyword function (113.6)?"""

from __future__ import annotations

import random
from typing import Any

from quizzes.families.family import Draft, Family
from quizzes.families.siblings import has_fact, keyword_of, only_abilities, options_of
from quizzes.question import Message
from quizzes.sections import SectionFacts
from rulesengine.keywords import Keyword


def zones(row: Keyword) -> tuple[Any, Message] | None:
    """Where it functions; none for what changes how a permanent enters, which is in between."""
    if not only_abilities(row) or any(part.entering for part in row.parts):
        return None
    value = [zone.value for zone in row.zones]
    return value, {"say": "zones", "zones": value}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    options = options_of(row, zones, rng)
    return Draft(
        prompt=({"say": "ask_zones", "keyword": row.name},),
        options=options,
        answer=options[0].value,
        rules=(row.rule, "113.6"),
        level=section.level,
    )


FAMILY = Family("where_it_functions", has_fact(zones), make, recall=True)
