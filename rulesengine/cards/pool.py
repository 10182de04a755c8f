"""The cards a game can use: those of the scenario, of the files named, and the shipped ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Protocol

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.files import BETWEEN_FACES, CardFile
from rulesengine.cards.spelling import folded

SHIPPED = Path(__file__).resolve().parents[2] / "content" / "cards"


class CardSource(Protocol):
    """Where cards come from: a file, or whatever else finds them by name and has them in an order."""

    def get(self, name: str) -> CardFacts | None: ...

    def __iter__(self) -> Iterator[CardFacts]: ...


class CardPool:
    """Cards by name from several sources; the first that knows a name has it."""

    def __init__(self, files: Iterable[CardSource] = (), defined: Iterable[CardFacts] = ()) -> None:
        self._files = tuple(files)
        self._defined: dict[str, CardFacts] = {}
        self._add(defined)

    def get(self, name: str) -> CardFacts | None:
        """The card of that name or with a face of that name; None where there is none."""
        card = self._defined.get(folded(name))
        if card is not None:
            return card
        for file in self._files:
            card = file.get(name)
            if card is not None:
                return card
        return None

    def __iter__(self) -> Iterator[CardFacts]:
        """Every card once by its full name, in the order in which they are looked up."""
        seen: set[str] = set()
        for card in chain(self._defined.values(), *self._files):
            if folded(card.name) not in seen:
                seen.add(folded(card.name))
                yield card

    def with_cards(self, defined: Iterable[CardFacts]) -> CardPool:
        """This pool with more definitions, which go before those it has."""
        pool = CardPool(self._files, self._defined.values())
        pool._add(defined)
        return pool

    def _add(self, defined: Iterable[CardFacts]) -> None:
        cards = tuple(defined)
        for card in cards:
            for face in card.faces:
                self._defined[folded(face.name)] = card
        for card in cards:
            self._defined[folded(card.name)] = card
            for half in card.name.split(BETWEEN_FACES)[1:]:
                self._defined.setdefault(folded(half), card)


@cache
def shipped_files() -> tuple[CardFile, ...]:
    """The card files that ship with the project, read once."""
    return tuple(CardFile(path) for path in sorted(SHIPPED.glob("*.jsonl")))


def card_pool(*more: str | Path) -> CardPool:
    """The shipped cards, and before them those of other card files, the last named first."""
    return CardPool((*map(CardFile, reversed(more)), *shipped_files()))
