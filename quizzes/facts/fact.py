"""A fact: what one sentence of a class text states, in a form that can be asked and checked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

GAP = "____"


class Sort(StrEnum):
    """What is stated."""

    KIND = "kind of ability"  # 113.3
    ZONES = "where it functions"  # 113.6
    INSTANCES = "several instances"
    MEANING = "meaning"  # a quoted rules text
    ACTION = "what to do"  # "To meld …, put them …"
    LIST = "list"
    NUMBER = "number"
    EXCEPTION = "exception"
    LABEL = "one of several points"  # "**Chaos**: chaos ensues"
    TERM = "statement about the topic"


KEYWORD_SORTS = frozenset({Sort.KIND, Sort.ZONES, Sort.INSTANCES, Sort.MEANING})


@dataclass(frozen=True, slots=True)
class Fact:
    """`part` is the piece of the sentence that holds the value; `about` what it is said of."""

    sort: Sort
    language: str
    sentence: str
    about: str
    part: str
    value: Any

    @property
    def with_gap(self) -> str:
        """The sentence without what it states."""
        return self.sentence.replace(self.part, GAP, 1)
