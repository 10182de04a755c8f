"""What is printed on a card (section 2 of the rules): the facts, before anything is compiled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFacts:
    """A card, or one face of it, in Scryfall's field names; None is a field that is not there.

    A card with several faces has them in `faces`, in printed order, and only `name` ("A // B"),
    `layout` and `type_line` of its own.
    """

    name: str
    layout: str = "normal"
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    faces: tuple[CardFacts, ...] = ()
    meld_pair: str | None = None
    meld_result: str | None = None
    meld_parts: tuple[str, ...] = ()
