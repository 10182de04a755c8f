"""A card as the engine plays it: faces whose text has become abilities."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.ir.abilities import Ability
from rulesengine.ir.words import CardType, Color, Supertype


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Face:
    """The characteristics of one face, of a token, or of a copy's values (109.3, 707.2).

    `mana_cost` None is no mana cost (which cannot be paid), () is {0}. `power` of a "*" is its
    printed number without the star, 0 at least; an ability (DefinesPT) says what it is. `text` is for people.
    """

    name: str
    mana_cost: tuple[str, ...] | None = None
    colors: frozenset[Color] = frozenset()
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    loyalty_is_x: bool = False  # printed as X: the X its spell was cast with (107.3m, 306.5b)
    defense: int | None = None
    text: str = ""
    type_line: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CardDefinition:
    """A whole card. `faces[0]` is the front, left or upper one; `layout` in Scryfall's words."""

    name: str
    layout: str = "normal"
    faces: tuple[Face, ...]
    meld_pair: str | None = None
    meld_result: str | None = None
    meld_parts: tuple[str, ...] = ()

    @property
    def front(self) -> Face:
        return self.faces[0]
