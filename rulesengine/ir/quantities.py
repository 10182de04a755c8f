"""Numbers that rules text names: fixed, X, counted, or taken from something (rule 107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Color

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class Quantity(Node):
    """A number known when it is asked for."""


@node
class Number(Quantity):
    value: int


@node
class X(Quantity):
    """The X of the spell's or ability's cost, or the one its text defines ("where X is …")."""


@node
class ThatMuch(Quantity):
    """ "That much", "that many": the amount of the trigger event or of the instruction before."""


@node
class LifeLostThisWay(Quantity):
    """ "The total life lost this way": by all who lost some to the effect so far."""


@node
class DamagePrevented(Quantity):
    """ "The damage prevented this way": only what follows a prevention can say so (615.5)."""


@node
class Count(Quantity):
    """ "The number of creatures you control"."""

    filter: Filter
    other: bool = False


@node
class Measure(Quantity):
    """ "Its power", "that creature's mana value"."""

    what: str
    reference: Reference


@node
class Greatest(Quantity):
    """ "The greatest power among creatures you control"."""

    what: str
    filter: Filter
    total: bool = False


@node
class CountersOn(Quantity):
    kind: str | None
    reference: Reference


@node
class PlayerCounters(Quantity):
    kind: str
    player: PlayerRef


@node
class LifeTotal(Quantity):
    player: PlayerRef


@node
class ExtremeLife(Quantity):
    """ "The highest life total among your opponents"; `lowest`: the lowest."""

    player: PlayerRef
    lowest: bool = False


@node
class StartingLife(Quantity):
    """ "Your starting life total" (103.4)."""


@node
class PartySize(Quantity):
    """ "The number of creatures in your party": at most a Cleric, Rogue, Warrior and Wizard (700.8)."""


@node
class Speed(Quantity):
    """ "Your speed": 0 for a player who has none (702.179f)."""

    player: PlayerRef


@node
class HandSize(Quantity):
    player: PlayerRef


@node
class BeyondFirst(Quantity):
    """ "For each creature blocking it beyond the first": one less, but never below none."""

    quantity: Quantity


@node
class ManaSpent(Quantity):
    """ "The amount of mana spent to cast that spell"."""

    reference: Reference


@node
class Devotion(Quantity):
    colors: tuple[Color, ...]


@node
class CountPlayers(Quantity):
    """ "The number of opponents you have"."""

    player: PlayerRef


@node
class Different(Quantity):
    """Domain and the like: how many different values of `what` there are among those that fit."""

    what: str
    filter: Filter


@node
class Happened(Quantity):
    """How often or how much something happened this turn: "spells cast before it this turn"."""

    what: str
    player: PlayerRef | None = None
    filter: Filter | None = None


@node
class Sum(Quantity):
    """ "X plus one": `right` may be negative for "minus"."""

    left: Quantity
    right: Quantity
    sign: int = 1


@node
class Times(Quantity):
    """ "Twice that many", "2 for each …": the product."""

    factor: int
    quantity: Quantity


@node
class TotalOfMoved(Quantity):
    """ "The total power of the creatures they exiled this way": as those last were (608.2h)."""

    what: str


@node
class Squared(Quantity):
    """ "X … for each of them, where X is their number": the product with itself."""

    quantity: Quantity


@node
class Half(Quantity):
    quantity: Quantity
    up: bool


@node
class TimesPaid(Quantity):
    """ "For each time it was kicked", "the number of times it was replicated"."""

    cost: str


@node
class ColorsOf(Quantity):
    """ "Each of its colors"."""

    reference: Reference


@node
class ColorsSpent(Quantity):
    """ "For each color of mana spent to cast it" (sunburst, converge)."""


@node
class TargetsBeyondFirst(Quantity):
    """ "For each target beyond the first": of the spell itself (strive)."""


@node
class ChosenNumber(Quantity):
    pass


@node
class LibrarySize(Quantity):
    player: PlayerRef


@node
class DoneThisWay(Quantity):
    """How many objects the instruction before acted on: "for each creature sacrificed this way"."""


@node
class Devoured(Quantity):
    """How many permanents were sacrificed as the source entered (702.82c)."""
