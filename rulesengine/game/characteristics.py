"""Characteristics (109.3) as they are once every continuous effect has been applied (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.ir.abilities import Ability, KeywordAbility
    from rulesengine.ir.words import CardType, Color, Supertype


class Held:
    """An ability an object has: printed, granted, or standing for a keyword's meaning."""

    __slots__ = ("ability", "granted_by", "keyword", "printed")

    def __init__(
        self,
        ability: Ability,
        keyword: KeywordAbility | None = None,
        printed: int | None = None,
        granted_by: int | None = None,
    ) -> None:
        self.ability = ability
        self.keyword = keyword
        self.printed = printed  # paragraph number, from 1
        self.granted_by = granted_by

    def __repr__(self) -> str:
        return f"Held({self.ability!r})"


class Characteristics:
    """Values of one object at one moment; changed only while the layers are being applied."""

    __slots__ = (
        "_keywords",
        "abilities",
        "cant_have",
        "changes",
        "colors",
        "controller",
        "defense",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    name: str
    mana_cost: tuple[str, ...] | None
    colors: frozenset[Color]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Held, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    controller: int
    changes: tuple[tuple[object, object], ...]  # Cant, Must, May … with their source contexts
    cant_have: frozenset[str]

    def __init__(self, face: Face, abilities: tuple[Held, ...], controller: int) -> None:
        self.name = face.name
        self.mana_cost = face.mana_cost
        self.colors = face.colors
        self.supertypes = face.supertypes
        self.types = face.types
        self.subtypes = face.subtypes
        self.abilities = abilities
        self.power = face.power
        self.toughness = face.toughness
        self.loyalty = face.loyalty
        self.defense = face.defense
        self.controller = controller
        self.changes = ()
        self.cant_have = frozenset()
        self._keywords: frozenset[str] | None = None

    @property
    def keywords(self) -> frozenset[str]:
        """The names of its keyword abilities."""
        names = self._keywords
        if names is None:
            names = frozenset(
                held.ability.name for held in self.abilities if hasattr(held.ability, "name")
            )
            self._keywords = names
        return names

    def set_abilities(self, abilities: tuple[Held, ...]) -> None:
        self.abilities = abilities
        self._keywords = None

    def copy(self) -> Characteristics:
        clone: Characteristics = object.__new__(Characteristics)
        for slot in Characteristics.__slots__:
            setattr(clone, slot, getattr(self, slot))
        return clone
