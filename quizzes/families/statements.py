"""Sentences about a section that are so, and such that are not: each with the rule or sibling."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from quizzes.families.kind_of_ability import kinds
from quizzes.families.multiple_instances import INDEPENDENT, instances
from quizzes.families.siblings import Fact, siblings
from quizzes.families.where_it_functions import zones
from quizzes.question import Message, Option
from quizzes.sayings import mistakes, truths
from quizzes.sections import SectionFacts
from rulesengine.keywords import KEYWORD_ABILITIES, Keyword, Kind

# What a keyword can be, each with one that is.
SORTS = {
    "keyword ability": ("flying", "702.9"),
    "keyword action": ("scry", "701.22"),
    "ability word": ("threshold", "207.2c"),
}

# The facts of the keyword table, and how each is stated of a keyword.
STATED: tuple[tuple[str, Fact], ...] = (
    ("state_kind", kinds),
    ("state_zones", zones),
    ("state_instances", instances),
)


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence; `because` says by which rule it is so, or what is so instead."""

    text: Message
    is_so: bool
    because: Message
    rule: str = ""

    def option(self) -> Option:
        return Option(self.text, self.text, right=self.is_so, because=self.because)

    def turned_option(self) -> Option:
        """Where the wrong sentence is asked for."""
        return Option(self.text, self.text, right=not self.is_so, because=self.because)


def so(section: SectionFacts) -> Iterator[Statement]:
    """What is so: by the rules the section is about, and by the keyword table."""
    for truth in truths(section.address):
        because = {"say": "it_is_so", "rule": truth.rule}
        yield Statement(truth.text, True, because, truth.rule)
    if section.row is not None:
        text = {"say": "state_sort", "keyword": section.row.name, "sort": sort_of(section.row)}
        because = {"say": "it_is_so", "rule": section.row.rule}
        yield Statement(text, True, because, section.row.rule)
    row = ability_of(section)
    if row is None:
        return
    for state, fact in STATED:
        found = fact(row)
        if found is not None:
            rule = rule_of(state, row)
            because = {"say": "it_is_so", "rule": rule}
            yield Statement(stated(state, row, found[1]), True, because, rule)


def not_so(section: SectionFacts, rng: random.Random) -> Iterator[Statement]:
    """What is not: the mistakes the section names, and facts of a sibling said of its keyword."""
    for each in mistakes(section.address):
        yield Statement(each.claim, False, each.correction)
    if section.row is not None:
        sort = rng.choice([each for each in SORTS if each != sort_of(section.row)])
        text = {"say": "state_sort", "keyword": section.row.name, "sort": sort}
        named, rule = SORTS[sort]
        yield Statement(text, False, {"say": "true_of", "keyword": named, "rule": rule})
    row = ability_of(section)
    if row is None:
        return
    for state, fact in STATED:
        found = fact(row)
        other = found and turned(row, fact, rng)
        if found and other:
            sibling, said = other
            because = {"say": "true_of", "keyword": sibling.name, "rule": rule_of(state, sibling)}
            yield Statement(stated(state, row, said), False, because)


def ability_of(section: SectionFacts) -> Keyword | None:
    row = section.row
    return row if row is not None and row.name in KEYWORD_ABILITIES else None


def sort_of(row: Keyword) -> str:
    """Whether it is an ability, an action, or a word without meaning in the rules (207.2c)."""
    if Kind.WORD in row.kinds:
        return "ability word"
    return "keyword action" if Kind.ACTION in row.kinds else "keyword ability"


def stated(state: str, row: Keyword, text: Message) -> Message:
    """A fact said of a keyword."""
    return {**text, "say": state, "keyword": row.name}


def turned(row: Keyword, fact: Fact, rng: random.Random) -> tuple[Keyword, Message] | None:
    """A sibling of which something else is true."""
    found = fact(row)
    own = json.dumps(found[0]) if found else ""
    for other in siblings(row, rng):
        theirs = fact(other)
        if theirs is not None and json.dumps(theirs[0]) != own:
            return other, theirs[1]
    return None


def rule_of(state: str, row: Keyword) -> str:
    if state == "state_instances":
        return row.instances_rule or INDEPENDENT
    return row.rule
