"""What is different between two versions of a text, line by line and word by word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

WORDS = re.compile(r"\s+|[^\s\w]|\w+")
AROUND = 1  # lines shown about a change

Change = Literal["same", "gone", "new", "left-out"]


@dataclass(frozen=True)
class Piece:
    text: str
    changed: bool


@dataclass(frozen=True)
class Line:
    change: Change
    pieces: tuple[Piece, ...]


def differences(old: str, new: str) -> list[Line]:
    """The lines that changed with their neighbours; stretches that did not are left out."""
    before, after = old.splitlines(), new.splitlines()
    lines: list[Line] = []
    for tag, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            lines += unchanged(before[a:b], is_first=a == 0, is_last=b == len(before))
        elif tag == "replace" and b - a == d - c:
            for one, other in zip(before[a:b], after[c:d], strict=True):
                lines += word_by_word(one, other)
        else:
            lines += [Line("gone", (Piece(line, True),)) for line in before[a:b]]
            lines += [Line("new", (Piece(line, True),)) for line in after[c:d]]
    return lines


def unchanged(lines: list[str], *, is_first: bool, is_last: bool) -> Iterator[Line]:
    head = 0 if is_first else AROUND
    tail = 0 if is_last else AROUND
    hidden = len(lines) - head - tail
    if hidden < 2:
        head, hidden = len(lines), 0
    yield from (Line("same", (Piece(line, False),)) for line in lines[:head])
    if hidden:
        yield Line("left-out", ())
        yield from (Line("same", (Piece(line, False),)) for line in lines[len(lines) - tail :])


def word_by_word(one: str, other: str) -> Iterator[Line]:
    before, after = WORDS.findall(one), WORDS.findall(other)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    gone, new = [], []
    for tag, a, b, c, d in matcher.get_opcodes():
        if b > a:
            gone.append(Piece("".join(before[a:b]), tag != "equal"))
        if d > c:
            new.append(Piece("".join(after[c:d]), tag != "equal"))
    yield Line("gone", tuple(gone))
    yield Line("new", tuple(new))
