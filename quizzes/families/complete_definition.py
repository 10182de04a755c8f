"""Recall: which half is missing from a keyword's definition (702)?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from quizzes.definitions import definitions
from quizzes.families.evenness import even
from quizzes.families.family import Draft, Family
from quizzes.families.siblings import keyword_of, siblings
from quizzes.misconception_words import misread_as
from quizzes.question import CannotMake, Message, Option
from quizzes.sections import SectionFacts
from rulesengine.keywords import KEYWORD_ABILITIES, Keyword, Kind

FEWEST_WRONG, MOST_WRONG = 2, 3
FIRST, SECOND = 0, 1


def halved(row: Keyword) -> list[tuple[Kind, tuple[Message, Message]]]:
    """Its texts in two halves, each with the kind of ability it is."""
    found = ((part.kind, definitions().get(part.text)) for part in row.parts)
    return [(kind, one.halves) for kind, one in found if one and one.halves]


def serves(section: SectionFacts) -> bool:
    row = section.row
    return row is not None and row.name in KEYWORD_ABILITIES and bool(halved(row))


def make(section: SectionFacts, rng: random.Random) -> Draft:
    row = keyword_of(section)
    texts = halved(row)
    if not texts:
        raise CannotMake("its definition cannot be halved", row.name)
    kind, halves = rng.choice(texts)
    missing = rng.choice((FIRST, SECOND))
    own, given = halves[missing], halves[1 - missing]
    own_halves = {each[1][missing]["en"] for each in texts}
    wrong = {each.value: each for each in others(row, kind, given, missing, rng)}
    live = [each for value, each in wrong.items() if value not in own_halves]
    if len(live) < FEWEST_WRONG:
        raise CannotMake("too few definitions", row.name)
    misread = [each for each in live if each.misconception][:MOST_WRONG]
    theirs = [each for each in live if not each.misconception]
    wrong_ones = [*misread, *even(own, theirs, lambda each: each.text, MOST_WRONG, rng)]
    prompt = {"say": ("ask_beginning", "ask_end")[missing], "keyword": row.name, "given": given}
    return Draft(
        prompt=(prompt,),
        options=(Option(own, own["en"], right=True), *wrong_ones[:MOST_WRONG]),
        answer=own["en"],
        rules=(row.rule,),
        level=section.level,
    )


def others(
    row: Keyword, kind: Kind, given: Message, missing: int, rng: random.Random
) -> Iterator[Option]:
    """What a misreading has in its place, then what siblings of the same kind have."""
    for misconception, means in misread_as(row.name):
        for text in means:
            known = definitions().get(text)
            if known and known.halves and known.halves[1 - missing] == given:
                half = known.halves[missing]
                yield Option(half, half["en"], misconception=(misconception,))
    for sibling in siblings(row, rng):
        because = {"say": "true_of", "keyword": sibling.name, "rule": sibling.rule}
        for other_kind, halves in halved(sibling):
            # What begins alike would go on rightly in more than one way.
            if other_kind is kind and halves[1 - missing] != given:
                yield Option(halves[missing], halves[missing]["en"], because=because)


FAMILY = Family("complete_definition", serves, make, recall=True)
