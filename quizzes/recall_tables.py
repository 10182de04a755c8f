"""Tables of things that are one or the other: public zones, what uses the stack; content/recall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.conf import settings

from judgeclasses.content_files import load_yaml
from quizzes.question import Message


@dataclass(frozen=True, slots=True)
class Member:
    """One of the things: its name, what it is, and why, by which rule."""

    name: Message
    value: str
    why: Message
    rule: str
    sections: frozenset[str]


@dataclass(frozen=True, slots=True)
class RecallTable:
    """`asks` puts the question for a value, about one or all; `claims` says it of a member."""

    rule: str
    sections: frozenset[str]
    asks: Mapping[str, Mapping[str, Message]]
    claims: Mapping[str, Message]
    members: tuple[Member, ...]

    def concerns(self, section: str) -> bool:
        return section in self.sections or any(section in each.sections for each in self.members)

    def about(self, section: str) -> tuple[Member, ...]:
        """The members a section tells of: all, or those named for it."""
        if section in self.sections:
            return self.members
        return tuple(each for each in self.members if section in each.sections)


@cache
def recall_table(name: str) -> RecallTable:
    path = settings.CONTENT_DIR / "recall" / f"{name}.yaml"
    read: Mapping[str, Any] = load_yaml(path, path.read_text())
    return RecallTable(
        read["rule"],
        frozenset(read["sections"]),
        {
            value: {number: _text(asked) for number, asked in asks.items()}
            for value, asks in read["asks"].items()
        },
        {value: _text(claim) for value, claim in read.get("claims", {}).items()},
        tuple(
            Member(
                _text({"en": each["en"], "es": each["es"]}),
                each["is"],
                _text(each["why"]),
                each["rule"],
                frozenset(each.get("sections", ())),
            )
            for each in read["members"]
        ),
    )


def _text(texts: Mapping[str, str]) -> Message:
    return {"say": "text", **texts}
