"""Recall from a table: which of these is so, or which of them all are."""

from __future__ import annotations

import random

from quizzes.families.family import Draft, Family
from quizzes.question import CannotMake, Kind, Option
from quizzes.recall_tables import Member, RecallTable, recall_table
from quizzes.sections import SectionFacts

FEWEST_WRONG, MOST_OPTIONS = 2, 5


def family_of(name: str) -> Family:
    """The family that asks about the table of its name."""

    def serves(section: SectionFacts) -> bool:
        return recall_table(name).concerns(section.address)

    def make(section: SectionFacts, rng: random.Random) -> Draft:
        return make_from_table(recall_table(name), section, rng)

    return Family(name, serves, make, recall=True)


def make_from_table(table: RecallTable, section: SectionFacts, rng: random.Random) -> Draft:
    """One right of several, or all that are right; one at least is the section's own."""
    own = rng.choice(table.about(section.address))
    others = [each for each in table.members if each is not own]
    rng.shuffle(others)
    asked = rng.choice(sorted(table.asks))
    kind = rng.choice((Kind.CHOICE, Kind.SEVERAL))
    right = [each for each in (own, *others) if each.value == asked]
    wrong = [each for each in (own, *others) if each.value != asked]
    most_right = 1 if kind is Kind.CHOICE else min(3, len(right))
    chosen = right[: rng.randint(min(2, most_right), most_right)]
    room = MOST_OPTIONS - len(chosen)
    if len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few siblings", own.name["en"])
    chosen += wrong[: rng.randint(FEWEST_WRONG, max(FEWEST_WRONG, min(room, len(wrong))))]
    options = tuple(_option(each, asked) for each in chosen)
    return Draft(
        prompt=(table.asks[asked]["one" if kind is Kind.CHOICE else "all"],),
        options=options,
        answer=_answer(options, kind),
        rules=tuple(dict.fromkeys([table.rule, *(each.rule for each in chosen if each is own)])),
        kind=kind,
        level=section.level,
    )


def _option(member: Member, asked: str) -> Option:
    right = member.value == asked
    because = {"say": "by_rule", "text": member.why, "rule": member.rule}
    return Option(member.name, member.name["en"], right=right, because=because)


def _answer(options: tuple[Option, ...], kind: Kind) -> object:
    values = [option.value for option in options if option.right]
    return values[0] if kind is Kind.CHOICE else sorted(values)
