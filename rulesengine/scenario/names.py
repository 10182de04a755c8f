"""The names a scenario is written in: "2 Island" for two of them, "Island#2" for the second."""

from __future__ import annotations

import re
from dataclasses import dataclass

# Three digits at most: "1996 World Champion" is one card.
_COUNTED = re.compile(r"([1-9][0-9]{0,2}) +(\S.*)", re.DOTALL)
_NUMBERED = re.compile(r"(.*\S) *#([1-9][0-9]{0,3})", re.DOTALL)

MOST_ALIKE = 999


def parse_counted(text: str) -> tuple[int, str]:
    """How many of which card: (2, "Island") from "2 Island", (1, "Island") from "Island"."""
    if not text[:1].isdigit():
        return 1, text
    found = _COUNTED.fullmatch(text)
    return (int(found[1]), found[2]) if found else (1, text)


@dataclass(frozen=True, slots=True)
class Reference:
    """An object by name; `number` counts those of that name from 1, None is a bare name."""

    name: str
    number: int | None = None

    def __str__(self) -> str:
        return self.name if self.number is None else f"{self.name}#{self.number}"


def parse_reference(text: str) -> Reference:
    """The second Island from "Island#2"; an id or bare name has no number."""
    if "#" not in text:
        return Reference(text)
    found = _NUMBERED.fullmatch(text)
    return Reference(found[1], int(found[2])) if found else Reference(text)
