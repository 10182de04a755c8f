"""Recall: which meaning has this keyword (702)? Wrong: other keywords', or a misreading's, text."""

from __future__ import annotations

import random
from typing import Any

from quizzes.definitions import are_translated
from quizzes.families.evenness import even
from quizzes.families.family import Draft, Family
from quizzes.families.siblings import FEWEST_WRONG, has_fact, keyword_of, options_of
from quizzes.misconception_words import misread_as
from quizzes.question import CannotMake, Message, Option
from quizzes.sections import SectionFacts
from rulesengine.keywords import Keyword

MOST_OPTIONS = 4


def meaning(row: Keyword) -> tuple[Any, Message] | None:
    if not are_translated(row.means):
        return None
    return list(row.means), {"say": "rules_text", "means": list(row.means)}


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    right, *others = options_of(row, meaning, rng)
    misread = [
        Option({"say": "rules_text", "means": list(means)}, list(means), misconception=(one,))
        for one, means in misread_as(row.name)
        if are_translated(means)
    ]
    misread = even(right.text, misread, lambda option: option.text, MOST_OPTIONS - 1, rng)
    wrong = [*misread, *others][: MOST_OPTIONS - 1]
    if len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few meanings", row.name)
    return Draft(
        prompt=({"say": "ask_meaning", "keyword": row.name},),
        options=(right, *wrong),
        answer=right.value,
        rules=(row.rule,),
        level=section.level,
    )


FAMILY = Family("which_meaning", has_fact(meaning), make, recall=True)
