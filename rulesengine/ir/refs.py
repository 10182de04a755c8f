"""What rules text points at: the source, targets, other objects, and players (rules 109, 115)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from rulesengine.ir.filters import Filter
from rulesengine.ir.node import Node, node
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.ir.conditions import Condition


class Antecedent(Enum):
    """What an "it" or "that player" can mean besides something introduced earlier in the text."""

    SOURCE = "source"  # the object the ability is on
    TRIGGER_OBJECT = "trigger object"  # what the trigger event happened to
    TRIGGER_OTHER = (
        "trigger other"  # the other object of the event (blocked by, damaged, attached to)
    )
    TRIGGER_PLAYER = "trigger player"  # the player the trigger event names
    AFFECTED = "affected"  # the object a replacement or static effect applies to
    LINKED = "linked"  # cards exiled by the source's linked ability (607)
    COST_OBJECT = "cost object"  # what was sacrificed, exiled … to pay the ability's cost


@node
class Reference(Node):
    """Denotes objects (and for "any target" also players) when an ability resolves."""


@node
class Itself(Reference):
    """The object the ability is on: its name, "this creature", "this spell" (201.5)."""

    noun: str = "~"
    zone: Zone | None = None  # where it is said to be: "this card from your graveyard"


@node
class It(Reference):
    """A pronoun or "that creature": `means` is the slot it is bound to, or an `Antecedent`.

    Where it points back to a phrase that fills no slot ("enchanted creature"), `means` is None and
    `same` is that phrase. "The exiled card" and the like bind to what was exiled … before.
    """

    noun: str = "it"
    means: int | Antecedent | None = None
    same: Reference | None = None


@node
class Host(Reference):
    """ "Enchanted creature", "equipped creature": what the source is attached to (301.5, 303.4)."""

    noun: str = "creature"


class Determiner(Enum):
    """How a noun phrase picks: who chooses, and how many."""

    TARGET = "target"  # announced as the spell or ability is put on the stack
    CHOOSE = "a"  # chosen on resolution by the acting player
    ALL = "all"  # every one that fits ("all", "each", a bare plural)
    RANDOM = "at random"


@node
class Objects(Reference):
    """A noun phrase that introduces objects into `slot` for later words to point back to."""

    determiner: Determiner
    filter: Filter
    count: Quantity | None = None  # None: one for TARGET and CHOOSE, every one for ALL
    up_to: bool = False  # "up to two", "any number of" (count None and up_to)
    other: bool = False  # "another", "other": not the source
    slot: int = -1
    least: int = 0  # with `up_to`: "one or two", at least that many
    per_player: PlayerRef | None = None  # "for each opponent, up to one target …": so many for each
    other_slots: tuple[int | Antecedent, ...] = ()
    # where given, "another" is other than these, not than the source


@node
class TopCards(Reference):
    """ "The top card of your library", "the top three cards of their library"; they fill `slot`."""

    whose: PlayerRef
    count: Quantity | None = None  # None: one
    slot: int = -1


@node
class Both(Reference):
    """Several references joined: "this creature and that creature", "each creature and each player".

    In a trigger event ("this creature or another creature enters") any one of them.
    """

    parts: tuple[Reference | PlayerRef, ...]


@node
class PlayerRef(Node):
    """Denotes one or more players."""


@node
class You(PlayerRef):
    """The controller of the spell or ability (109.5)."""


class Who(Enum):
    PLAYER = "player"
    OPPONENT = "opponent"
    OTHER_PLAYER = "other player"
    OTHER_OPPONENT = "other opponent"  # than the player the trigger event names


@node
class Players(PlayerRef):
    """ "Target player", "each opponent", "an opponent" …"""

    determiner: Determiner
    who: Who
    count: Quantity | None = None
    up_to: bool = False
    slot: int = -1
    at_random: bool = False  # a target that is not chosen but selected at random
    from_you: bool = False  # "starting with you": in turn order from the controller on


@node
class ThatPlayer(PlayerRef):
    """ "That player", "they", "their".

    Bound to the slot of a `Players` that denotes several ("each player discards their hand") it means the one
    of them who acts. Where it points back to a player that fills no slot ("its controller"), `means` is None
    and `same` is that phrase, to be looked up again (last known information serves).
    """

    means: int | Antecedent | None = None
    same: PlayerRef | None = None


@node
class ControllerOf(PlayerRef):
    reference: Reference


@node
class OwnerOf(PlayerRef):
    reference: Reference


@node
class DamagedPlayer(PlayerRef):
    """The player an object dealt combat damage to this combat."""

    reference: Reference


@node
class DefendingPlayer(PlayerRef):
    """The player the source attacks (506.2, 508.5)."""


@node
class ActivePlayer(PlayerRef):
    """ "The player whose turn it is"."""


@node
class HostPlayer(PlayerRef):
    """ "Enchanted player"."""


@node
class LifeLeader(PlayerRef):
    """ "The player with the most life or tied for most life"."""


@node
class ChosenPlayer(PlayerRef):
    """ "The chosen player": chosen by the source as it entered or earlier (607)."""


@node
class AttackedBy(Reference):
    """ "The player or planeswalker it's attacking" (508.1b)."""

    attacker: Reference


@node
class PlayersWho(PlayerRef):
    """ "Each player who lost life this turn": those of `who` of whom the condition holds.

    A `PlayerTried` in the condition is the one it is asked of.
    """

    who: Players
    condition: Condition


@node
class PlayerTried(PlayerRef):
    """The player of whom the condition of a `PlayersWho` is asked."""


@node
class AllOf(PlayerRef):
    """ "You and target opponent": all of them."""

    parts: tuple[PlayerRef, ...]


@node
class PairOf(Reference):
    """A creature paired by soulbond and its partner; nothing while it is unpaired (702.95b)."""

    reference: Reference
