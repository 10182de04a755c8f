"""Card files in Scryfall's field names: one JSON object a line, or a JSON array of them.

A file is scanned for names once; a card is parsed when it is asked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.from_mapping import facts_from_mapping
from rulesengine.cards.spelling import folded
from rulesengine.cards.wellformed import card_problem
from rulesengine.errors import BadCardFile

MOST_BYTES = 500_000_000
BETWEEN_FACES = " // "

_NAME = re.compile(rb'"name" ?: ?"((?:[^"\\]|\\.)*)"')
# Files up to this size are parsed whole at once, so that what is wrong with them shows.
_SMALL = 250_000


class CardFile:
    """The cards of one file, by name: the full name, or that of any of its faces."""

    def __init__(self, path: str | Path) -> None:
        self.file = str(path)
        self._parsed: dict[int, CardFacts] = {}
        content = _content(Path(path))
        self._rows = _rows(self.file, content)
        self._by_name: dict[str, int] = {}
        self._names: list[str] = []
        by_face: dict[str, int] = {}
        for row, (place, raw) in enumerate(self._rows):
            name, *faces = _names_in(self.file, place, raw)
            self._names.append(name)
            self._by_name.setdefault(folded(name), row)
            for face in faces:
                by_face.setdefault(folded(face), row)
        # A card's own name goes before a face of another ("Bind" before "Bind // Liberate").
        self._by_name = {**by_face, **self._by_name}
        if len(content) <= _SMALL:
            for row in range(len(self._rows)):
                self._card(row)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[CardFacts]:
        return map(self._card, range(len(self._rows)))

    def names(self) -> tuple[str, ...]:
        """The full names, in the file's order."""
        return tuple(self._names)

    def get(self, name: str) -> CardFacts | None:
        """The card of that name or with a face of that name; None where there is none."""
        row = self._by_name.get(folded(name))
        return None if row is None else self._card(row)

    def _card(self, row: int) -> CardFacts:
        card = self._parsed.get(row)
        if card is None:
            card = self._parsed[row] = _parse(self.file, *self._rows[row])
        return card


def _content(path: Path) -> bytes:
    file = str(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadCardFile(file, "", f"expected at most {MOST_BYTES} bytes")
        return path.read_bytes().removeprefix(b"\xef\xbb\xbf")
    except OSError as error:
        raise BadCardFile(file, "", f"expected a readable file: {error.strerror}") from None


def _rows(file: str, content: bytes) -> list[tuple[str, bytes]]:
    """Each card's place in the file and its text."""
    if content.lstrip()[:1] != b"[":
        lines = enumerate(content.split(b"\n"), 1)
        return [(f"line {n}", line) for n, line in lines if line and not line.isspace()]
    try:
        cards = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise BadCardFile(file, _where("", error), "expected a JSON array of cards") from None
    return [(f"card {n}", json.dumps(card).encode()) for n, card in enumerate(cards, 1)]


def _names_in(file: str, place: str, raw: bytes) -> list[str]:
    """The name of the card in a line, then those of its faces; most lines need no parsing."""
    names = _NAME.findall(raw)
    if len(names) == 1 and raw[:1] == b"{" and raw.rstrip()[-1:] == b"}" and b"\\" not in names[0]:
        name = names[0].decode("utf-8", "replace")
        faces: tuple[CardFacts, ...] = ()
    else:
        # Names also stand in other parts of a card ("all_parts"), and in any order.
        card = _parse(file, place, raw)
        name, faces = card.name, card.faces
    halves = name.split(BETWEEN_FACES) if BETWEEN_FACES in name else []
    return list(dict.fromkeys([name, *halves, *(face.name for face in faces)]))


def _parse(file: str, place: str, raw: bytes) -> CardFacts:
    try:
        card = json.loads(raw)
    except (ValueError, RecursionError) as error:
        expected = f"expected one card as JSON: {getattr(error, 'msg', 'not readable')}"
        raise BadCardFile(file, _where(place, error), expected) from None
    problem = card_problem(card)
    if problem:
        raise BadCardFile(file, ", ".join(filter(None, (place, problem[0]))), problem[1])
    return facts_from_mapping(card)


def _where(place: str, error: Exception) -> str:
    if not isinstance(error, json.JSONDecodeError):
        return place
    return f"{place or f'line {error.lineno}'}, column {error.colno}"
