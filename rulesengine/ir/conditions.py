"""Yes-or-no statements: intervening "if", "unless", "as long as" (rules 603.4, 604.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Color, Compare, Step, Zone

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class Condition(Node):
    """True or false in a game and a context."""


@node
class AllHold(Condition):
    parts: tuple[Condition, ...]


@node
class AnyHolds(Condition):
    parts: tuple[Condition, ...]


@node
class Unless(Condition):
    """The negation of a condition, as "unless", "isn't", "don't"."""

    condition: Condition


@node
class Compares(Condition):
    """ "If you control three or more creatures", "if your life total is 5 or less"."""

    left: Quantity
    compare: Compare
    right: Quantity


@node
class Exists(Condition):
    """At least one such object: "if you control a Plains", "if a creature card is in your graveyard"."""

    filter: Filter
    other: bool = False


@node
class Matches(Condition):
    """ "If it's a creature", "if it had no -1/-1 counters on it" (last known information serves)."""

    reference: Reference
    filter: Filter


@node
class WasPaid(Condition):
    """ "If this spell was kicked", "if its evoke cost was paid", "if it was cast using surge"."""

    cost: str
    reference: Reference | None = None


@node
class WasCast(Condition):
    """ "If you cast it", "if it was cast from your hand / a graveyard"."""

    reference: Reference | None = None
    zone: str | None = None
    during: str | None = None  # "your main phase"


@node
class ManaSpent(Condition):
    """ "If at least three red mana was spent to cast this spell" (adamant); `color` None: any mana."""

    at_least: int
    color: Color | None = None
    reference: Reference | None = None


@node
class TurnIs(Condition):
    """ "If it's your turn", "if it's not your turn" through `Unless`."""

    player: PlayerRef


@node
class IsDay(Condition):
    """ "If it's day", "if it's night", with None "if it's neither day nor night" (731.1)."""

    day: bool | None


@node
class During(Condition):
    steps: tuple[Step, ...]


@node
class DidThisTurn(Condition):
    """ "If an opponent was dealt damage this turn", "if you've cast another spell this turn"."""

    what: str
    player: PlayerRef | None = None
    filter: Filter | None = None
    at_least: int = 1
    other: bool = False  # "another spell": than the source
    last_turn: bool = False  # "last turn" instead of this one


@node
class IfDone(Condition):
    """ "If you do", "if a player does": the optional instruction before was carried out."""


@node
class PlayerDid(Condition):
    """ "Each opponent who does", "who can't" through `Unless`: that player did what was said last."""

    player: PlayerRef


@node
class WasMoved(Condition):
    """ "If you don't put it into your hand" through `Unless`: this effect has put it there."""

    reference: Reference
    to: Zone


@node
class WonFlip(Condition):
    """ "If you win the flip" (705.2)."""


@node
class SearchedLibrary(Condition):
    """ "If you search your library this way": where another zone was searched for the card as well."""


@node
class DoneTo(Condition):
    """ "If a land card was discarded this way": the effect did so to such an object (608.2c)."""

    what: str
    filter: Filter
    at_least: int = 1
    by: PlayerRef | None = None  # "each player who discarded a card this way"


@node
class DamageWasPrevented(Condition):
    """ "If damage is prevented this way": only what follows a prevention can say so (615.5)."""


@node
class ExcessDealt(Condition):
    """ "If excess damage was dealt this way" (120.4a)."""


@node
class ResolvedTimes(Condition):
    """ "If this is the third time this ability has resolved this turn"."""

    nth: int


@node
class ActivatedTimes(Condition):
    """ "If this ability has been activated four or more times this turn"."""

    at_least: int


@node
class SomePlayer(Condition):
    """ "An opponent controls more lands than you": for one of `who`, `condition` holds of that player.

    A `ThatPlayer` in `condition` bound to the slot of `who` is the player tried.
    """

    who: PlayerRef
    condition: Condition
    every: bool = False  # "each player has 10 or less life": it holds of all of them


@node
class HasDesignationNow(Condition):
    """ "If you have the city's blessing", "if you're the monarch"."""

    name: str
    player: PlayerRef | None = None


@node
class SpentToCast(Condition):
    """ "If {U} was spent to cast it": that mana was among what was spent."""

    symbols: tuple[str, ...]


@node
class RevealedThisWay(Condition):
    """ "If an instant card is revealed this way": one of what was just revealed fits."""

    filter: Filter


@node
class OwnsBoth(Condition):
    """ "If you both own and control this creature and a creature named …" (701.42)."""

    this: Reference
    other: Filter


@node
class CouldPair(Condition):
    """ "If you control both that creature and this one and both are unpaired" (702.95a).

    Without `other` it is asked of any other creature you control.
    """

    one: Reference
    other: Reference | None = None


@node
class CameSinceUpkeep(Condition):
    """ "If this permanent came under your control since the beginning of your last upkeep" (702.30a)."""

    reference: Reference
