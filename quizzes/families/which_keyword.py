"""Recall: which keyword has this meaning (702)?"""

from __future__ import annotations

import random
from typing import Any

from quizzes.definitions import are_translated
from quizzes.families.family import Draft, Family
from quizzes.families.siblings import has_fact, keyword_of, options_of
from quizzes.question import Message
from quizzes.sections import SectionFacts
from rulesengine.keywords import Keyword


def name(row: Keyword) -> tuple[Any, Message] | None:
    """Its name, where a text defines it that does not give the name away."""
    if not are_translated(row.means) or any(row.name in text.lower() for text in row.means):
        return None
    return row.name, {"say": "keyword", "keyword": row.name}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    options = options_of(row, name, rng)
    return Draft(
        prompt=({"say": "ask_keyword", "means": list(row.means)},),
        options=options,
        answer=row.name,
        rules=(row.rule,),
        level=section.level,
    )


FAMILY = Family("which_keyword", has_fact(name), make, recall=True)
