"""Cards drawn, discarded, moved, looked at and searched for (rules 121, 400 and 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import node
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Objects, PlayerRef, Reference


@node
class Draw(Action):
    count: Quantity
    slot: int = -1  # the cards drawn


@node
class Discard(Action):
    """`what` None: the whole hand. A `Determiner.RANDOM` phrase is "at random"."""

    what: Reference | None


@node
class Mill(Action):
    count: Quantity
    slot: int = -1  # the milled cards


@node
class Move(Action):
    """Exile, return, put: objects change zones.

    `to` with `position` for libraries (0 top, -1 bottom, 2 third from the top …);
    `under` whose control on the battlefield (None: the acting player; OwnerOf for "its owner's").
    """

    what: Reference
    to: Zone
    position: int | None = None
    under: PlayerRef | None = None
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    attached_to: Reference | None = None
    verb: str = "put"  # exile, return, put: which word, for the log
    slot: int = -1  # what they became, for later words
    top_or_bottom: bool = False  # the owner chooses which end of the library
    until_source_leaves: bool = False  # "exile … until this leaves the battlefield" (610.3)


@node
class Scry(Action):
    count: Quantity


@node
class Surveil(Action):
    count: Quantity


@node
class Shuffle(Action):
    pass


@node
class LookAtTop(Action):
    """ "Look at the top N cards of your library" or "reveal": fills `slot`."""

    count: Quantity
    reveal: bool = False
    whose: PlayerRef | None = None
    slot: int = -1


@node
class LookAtHand(Action):
    whose: PlayerRef
    reveal: bool = False
    slot: int = -1


@node
class Reveal(Action):
    what: Reference
    slot: int = -1


@node
class RevealUntil(Action):
    """ "Reveal cards from the top of your library until you reveal a creature card".

    `slot` is the card that ended it, `rest_slot` the others, `all_slot` all of them.
    """

    filter: Filter
    whose: PlayerRef | None = None
    slot: int = -1
    rest_slot: int = -1
    all_slot: int = -1
    exile: bool = False


@node
class Search(Action):
    """ "Search your library for a basic land card": found ones fill `slot`; what puts them is apart."""

    what: Reference
    whose: PlayerRef | None = None
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    slot: int = -1
    choice: bool = False  # "library and/or graveyard": the player says which


@node
class PutRest(Action):
    """ "Put the rest on the bottom of your library in a random order / any order / into your graveyard"."""

    of_slot: int
    to: Zone
    position: int | None = None
    random: bool = False
    all_exiled: bool = False  # everything this effect exiled and did not use, whatever the slot


@node
class Manifest(Action):
    count: Quantity
    slot: int = -1


@node
class ExchangeWithHand(Action):
    """ "Exchange this permanent with an Aura card in your hand" (701.12d, e)."""

    what: Reference
    card: Objects


@node
class ExileWarped(Action):
    """What a warp ability does at the end step: the card may be cast on a later turn (702.185a)."""

    what: Reference


@node
class BecomePlotted(Action):
    """ "It becomes plotted": a card in exile, to be cast free on a later turn (702.170c)."""

    what: Reference


@node
class SkipDraw(Action):
    """ "That player skips that draw": part of what happens instead of it, and nothing more."""
