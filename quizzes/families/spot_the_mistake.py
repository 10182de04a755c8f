"""Recall: which of these statements about the section is wrong?"""

from __future__ import annotations

import random

from quizzes.families.evenness import even
from quizzes.families.family import Draft, Family
from quizzes.families.statements import not_so, so
from quizzes.question import CannotMake
from quizzes.sayings import mistakes, titles
from quizzes.sections import SectionFacts

FEWEST_RIGHT, MOST_RIGHT = 2, 3


def serves(section: SectionFacts) -> bool:
    return bool(mistakes(section.address)) and len(list(so(section))) >= FEWEST_RIGHT


def make(section: SectionFacts, rng: random.Random) -> Draft:
    sound, wrong = list(so(section)), list(not_so(section, rng))
    if len(sound) < FEWEST_RIGHT or not wrong:
        raise CannotMake("too few statements", section.address)
    mistake = rng.choice(wrong)
    count = rng.randint(FEWEST_RIGHT, min(MOST_RIGHT, len(sound)))
    sound = even(mistake.text, sound, lambda each: each.text, count, rng)
    options = tuple(each.turned_option() for each in (mistake, *sound))
    return Draft(
        prompt=({"say": "ask_mistake", **titles(section.address)},),
        options=options,
        answer=mistake.text,
        rules=tuple(dict.fromkeys(each.rule for each in sound)),
        level=section.level,
    )


FAMILY = Family("spot_the_mistake", serves, make, recall=True)
