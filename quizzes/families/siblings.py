"""Recall: the wrong options are facts of other keywords, named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from quizzes.families.evenness import even
from quizzes.question import CannotMake, Message, Option
from quizzes.sections import SectionFacts, shipped_sections
from rulesengine.keywords import KEYWORD_ABILITIES, Keyword, Kind

FEWEST_WRONG, MOST_WRONG = 2, 4
CONSIDERED = 16

# The fact of a keyword that is asked: a value and how it is said; None where the rules say none.
Fact = Callable[[Keyword], tuple[Any, Message] | None]


def keyword_of(section: SectionFacts) -> Keyword:
    """The keyword ability a section is about."""
    row = section.row
    if row is None or row.name not in KEYWORD_ABILITIES:
        raise CannotMake("no keyword ability", section.keyword or section.address)
    return row


def has_fact(fact: Fact) -> Callable[[SectionFacts], bool]:
    """Whether a section's keyword has this fact at all."""

    def serves(section: SectionFacts) -> bool:
        row = section.row
        return row is not None and row.name in KEYWORD_ABILITIES and fact(row) is not None

    return serves


def siblings(row: Keyword, rng: random.Random) -> Iterator[Keyword]:
    """Other keyword abilities, those taught in a class before the rest, each group shuffled."""
    taught = {section.keyword for section in shipped_sections().values()}
    others = [each for each in KEYWORD_ABILITIES.values() if each is not row and each.parts]
    rng.shuffle(others)
    yield from sorted(others, key=lambda each: (each.name not in taught, not _related(row, each)))


def _related(row: Keyword, other: Keyword) -> bool:
    """Two that are easily taken for each other: of one kind, working in the same zones."""
    return row.kinds == other.kinds and row.zones == other.zones


def options_of(row: Keyword, fact: Fact, rng: random.Random) -> tuple[Option, ...]:
    """The right option and those of siblings with another value, each value once.

    Of the siblings that come first those are taken whose facts are about as long to say.
    """
    found = fact(row)
    if found is None:
        raise CannotMake("the rules do not say", row.name)
    value, text = found
    others: list[Option] = []
    seen = {json.dumps(value)}
    most = rng.randint(FEWEST_WRONG + 1, MOST_WRONG)
    for other in siblings(row, rng):
        other_found = fact(other)
        if other_found is None or json.dumps(other_found[0]) in seen:
            continue
        seen.add(json.dumps(other_found[0]))
        because = {"say": "true_of", "keyword": other.name, "rule": other.rule}
        others.append(Option(other_found[1], other_found[0], because=because))
        if len(others) >= CONSIDERED:
            break
    if len(others) < FEWEST_WRONG:
        raise CannotMake("too few siblings", row.name)
    wrong = even(text, others, lambda option: option.text, most, rng)
    return (Option(text, value, right=True), *wrong)


def only_abilities(row: Keyword) -> bool:
    return bool(row.parts) and not {Kind.ACTION, Kind.WORD} & set(row.kinds)
