"""Recall: which of these statements about the section are right? All of them are to be chosen."""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.families.statements import not_so, so
from quizzes.question import CannotMake, Kind
from quizzes.sayings import titles
from quizzes.sections import SectionFacts

FEWEST_WRONG, MOST_OPTIONS = 2, 5


def serves(section: SectionFacts) -> bool:
    wrong = list(not_so(section, random.Random(0)))
    return bool(titles(section.address)) and any(so(section)) and len(wrong) >= FEWEST_WRONG


def make(section: SectionFacts, rng: random.Random) -> Draft:
    right, wrong = list(so(section)), list(not_so(section, rng))
    if not right or len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few statements", section.address)
    rng.shuffle(right)
    rng.shuffle(wrong)
    right = right[: rng.randint(1, min(3, len(right)))]
    wrong = wrong[: rng.randint(FEWEST_WRONG, max(FEWEST_WRONG, MOST_OPTIONS - len(right)))]
    options = tuple(each.option() for each in (*right, *wrong))
    return Draft(
        prompt=({"say": "ask_all_right", **titles(section.address)},),
        options=options,
        answer=[each.text for each in right],
        rules=tuple(dict.fromkeys(each.rule for each in right)),
        kind=Kind.SEVERAL,
        level=min(3, section.level + 1),
        complexity=2,
    )


FAMILY = Family("select_all", serves, make, recall=True)
