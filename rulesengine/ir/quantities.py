"""Numbers that rules text names: fixed, X, counted, or taken from something (rule 107)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.ir.node import Node
from rulesengine.ir.words import Color

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.refs import PlayerRef, Reference


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    """A number known when it is asked for."""


@dataclass(frozen=True, slots=True)
class Number(Quantity):
    value: int


@dataclass(frozen=True, slots=True)
class X(Quantity):
    """The X of the spell's or ability's cost, or the one its text defines ("where X is …")."""


@dataclass(frozen=True, slots=True)
class ThatMuch(Quantity):
    """ "That much", "that many": the amount of the trigger event or of the instruction before."""


@dataclass(frozen=True, slots=True)
class Count(Quantity):
    """ "The number of creatures you control"."""

    filter: Filter
    other: bool = False


@dataclass(frozen=True, slots=True)
class Measure(Quantity):
    """ "Its power", "that creature's mana value"."""

    what: str
    reference: Reference


@dataclass(frozen=True, slots=True)
class Greatest(Quantity):
    """ "The greatest power among creatures you control"."""

    what: str
    filter: Filter
    total: bool = False


@dataclass(frozen=True, slots=True)
class CountersOn(Quantity):
    kind: str | None
    reference: Reference


@dataclass(frozen=True, slots=True)
class PlayerCounters(Quantity):
    kind: str
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class LifeTotal(Quantity):
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class HandSize(Quantity):
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class Devotion(Quantity):
    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class CountPlayers(Quantity):
    """ "The number of opponents you have"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class Different(Quantity):
    """Domain and the like: how many different values of `what` there are among those that fit."""

    what: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class Happened(Quantity):
    """How often or how much something happened this turn: "spells cast before it this turn"."""

    what: str
    player: PlayerRef | None = None
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class Sum(Quantity):
    """ "X plus one": `right` may be negative for "minus"."""

    left: Quantity
    right: Quantity
    sign: int = 1


@dataclass(frozen=True, slots=True)
class Times(Quantity):
    """ "Twice that many", "2 for each …": the product."""

    factor: int
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Squared(Quantity):
    """ "X … for each of them, where X is their number": the product with itself."""

    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Half(Quantity):
    quantity: Quantity
    up: bool


@dataclass(frozen=True, slots=True)
class TimesPaid(Quantity):
    """ "For each time it was kicked", "the number of times it was replicated"."""

    cost: str


@dataclass(frozen=True, slots=True)
class ColorsSpent(Quantity):
    """ "For each color of mana spent to cast it" (sunburst, converge)."""


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst(Quantity):
    """ "For each target beyond the first": of the spell itself (strive)."""


@dataclass(frozen=True, slots=True)
class ChosenNumber(Quantity):
    pass


@dataclass(frozen=True, slots=True)
class LibrarySize(Quantity):
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class DoneThisWay(Quantity):
    """How many objects the instruction before acted on: "for each creature sacrificed this way"."""
