"""Recall: is this keyword a static, a triggered, an activated or a spell ability (113.3)?"""

from __future__ import annotations

import random
from typing import Any

from quizzes.families.family import Draft, Family
from quizzes.families.siblings import has_fact, keyword_of, only_abilities, options_of
from quizzes.question import Message
from quizzes.sections import SectionFacts
from rulesengine.keywords import Keyword


def kinds(row: Keyword) -> tuple[Any, Message] | None:
    if not only_abilities(row):
        return None
    value = sorted(kind.value for kind in row.kinds)
    return value, {"say": "kinds", "kinds": value}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    options = options_of(row, kinds, rng)
    return Draft(
        prompt=({"say": "ask_kind", "keyword": row.name},),
        options=options,
        answer=options[0].value,
        rules=(row.rule, "113.3"),
        level=section.level,
    )


FAMILY = Family("kind_of_ability", has_fact(kinds), make, recall=True)
