"""Instructions about planar decks, and those that only cards of Planechase give (rules 311, 312, 901)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions import Action
from rulesengine.ir.effects import Effect
from rulesengine.ir.node import node

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Players, Reference


@node
class RevealPlanar(Action):
    """ "Reveal the top card of your planar deck"; `until`: cards until that many plane cards are."""

    count: Quantity
    until: bool = False
    slot: int = -1


@node
class PutInPlanarDeck(Action):
    """ "Put a plane card from among them on top of your planar deck"."""

    what: Reference
    bottom: bool = False


@node
class PutPlanarRest(Action):
    """ "Put the rest of the revealed cards on the bottom [of your planar deck] in a random order"."""

    random: bool = False


@node
class PlaneswalkTo(Action):
    """ "Simultaneously planeswalk to both of them"."""

    what: Reference


@node
class SelectAtRandom(Action):
    """ "Select target player at random": a target, but not of anybody's choice."""

    who: Players


@node
class ShuffleAndReveal(Effect):
    """ "Each player shuffles all permanents they own into their library, then reveals that many cards"."""

    who: PlayerRef


@node
class PutRevealed(Effect):
    """ "Each player puts all [first] revealed this way onto the battlefield, then [second], then …"."""

    who: PlayerRef
    first: Filter
    second: Filter
