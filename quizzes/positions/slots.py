"""What varies in a position: each slot a card, a number or anything else the seed picks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from quizzes.positions.pool import facts, size, vanilla, with_keyword
from rulesengine.ir.words import CardType

MOST_TOUGHNESS = 9


class BadSlot(ValueError):
    """A slot that says nothing to choose from."""


def fill(slots: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """A value for each slot; no card is chosen twice."""
    chosen: dict[str, Any] = {}
    for name, slot in slots.items():
        taken = set(_names(chosen.values()))
        free = [each for each in candidates(slot) if taken.isdisjoint(_names([each]))]
        if not free:
            raise BadSlot(f"nothing is left for {name}")
        chosen[name] = rng.choice(free)
    return chosen


def candidates(slot: Any) -> Sequence[Any]:
    """A list as it is; `{keyword: …}` and `{vanilla: …}` are cards of the shipped pool."""
    if isinstance(slot, Mapping):
        return _cards(tuple((key, _frozen(value)) for key, value in slot.items()))
    if isinstance(slot, Sequence) and not isinstance(slot, str):
        return slot
    raise BadSlot(f"neither a list nor a choice of cards: {slot}")


@cache
def _cards(choice: tuple[tuple[str, Any], ...]) -> tuple[str, ...]:
    """Cards by keyword and type, or without abilities, of a power and toughness in a range."""
    asked = dict(choice)
    if "keyword" in asked:
        kind = CardType(str(asked.get("type", "creature")))
        cards = with_keyword(str(asked["keyword"]), kind)
    else:
        cards = vanilla(0, MOST_TOUGHNESS)
    found = tuple(
        card
        for card in cards
        if card not in asked.get("but", ())
        and _within(card, 0, asked.get("power"))
        and _within(card, 1, asked.get("toughness"))
    )
    if not found:
        raise BadSlot(f"no shipped card is {asked}")
    return found


def _within(card: str, which: int, bounds: tuple[int, int] | None) -> bool:
    if bounds is None:
        return True
    printed = facts(card).power, facts(card).toughness
    if not str(printed[which] or "").isdigit():
        return False
    least, most = bounds
    return least <= size(card)[which] <= most


def _names(values: Any) -> Iterator[str]:
    """The names among values; of a group its members."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from (each for each in value.values() if isinstance(each, str))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
