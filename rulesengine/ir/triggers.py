"""What a triggered ability waits for (rule 603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class Trigger(Node):
    """A trigger event (603.1a)."""


@node
class AnyTrigger(Trigger):
    """ "When ~ enters or attacks", "Whenever … or …"."""

    options: tuple[Trigger, ...]


@node
class FirstTime(Trigger):
    """ "… for the first time each turn": no earlier event of this turn matches."""

    trigger: Trigger


@node
class ZoneChangeTrigger(Trigger):
    """Enters, dies, leaves, is put into a graveyard from anywhere, is exiled … (603.6).

    `subject` is Itself, Host, or a phrase of objects; "dies" is battlefield to graveyard.
    """

    subject: Reference
    from_zone: Zone | None
    to_zone: Zone | None
    one_or_more: bool = False
    whose: PlayerRef | None = (
        None  # "into your graveyard", "under your control" stands in the filter
    )
    was_cast: bool | None = None
    tapped: bool | None = None  # "enters untapped"
    not_from: Zone | None = None  # "from anywhere other than the battlefield"
    activating: str = ""  # "while you're activating a craft ability": as part of its cost


@node
class StepTrigger(Trigger):
    """ "At the beginning of your upkeep / each end step / combat on your turn / the next end step"."""

    step: Step
    whose: PlayerRef | None  # None: each player's
    next_one: bool = False


@node
class AttackTrigger(Trigger):
    """ "Whenever ~ attacks [a player] [alone]", "whenever you attack" (subject None)."""

    subject: Reference | None
    whom: PlayerRef | None = None
    alone: bool = False
    one_or_more: bool = False
    by: PlayerRef | None = None
    with_at_least: int = 1
    or_planeswalker: bool = False  # "attacks you or a planeswalker you control"
    designated: str = ""  # "attacks while saddled"
    beside: Filter | None = None  # "and at least one other creature with … attack" (702.149a)
    each_defender: bool = False  # "whenever you attack a player": for each of them (508.3e)


@node
class BlockTrigger(Trigger):
    """ "Whenever ~ blocks [a creature]"."""

    subject: Reference
    blocked: Filter | None = None


@node
class BecomesBlockedTrigger(Trigger):
    """ "Whenever ~ becomes blocked [by a creature]"."""

    subject: Reference
    by: Filter | None = None
    one_or_more: bool = False


@node
class UnblockedTrigger(Trigger):
    """ "attacks and isn't blocked"."""

    subject: Reference


@node
class DamageTrigger(Trigger):
    """ "Whenever ~ deals combat damage to a player", "is dealt damage" (source None)."""

    source: Reference | None
    to: Reference | PlayerRef | None = None
    combat: bool | None = None
    one_or_more: bool = False
    first_each_turn: bool = False  # the first time that source does so each turn
    at_least: int = 1  # "deals 6 or more damage"


@node
class CastTrigger(Trigger):
    """ "Whenever you cast a noncreature spell", "when you cast this spell"; `copying` adds "or copy"."""

    who: PlayerRef | None
    what: Reference
    nth: int | None = None  # "your second spell each turn"
    copying: bool = False
    from_zone: Zone | None = None
    during: Condition | None = None
    not_from: Zone | None = None  # "from anywhere other than your hand"


@node
class ActivateTrigger(Trigger):
    who: PlayerRef | None
    what: Reference | None = None
    of: Filter | None = None  # "an ability of a creature"
    keyword: str = ""  # "a ninjutsu ability"; "loyalty" (606.1)
    mana_too: bool = False  # mana abilities as well


@node
class PlayerTrigger(Trigger):
    """A player does or suffers something: draws, discards, gains life, loses life, sacrifices, searches,
    shuffles, scries, plays a land, cycles, mills, taps for mana, investigates, proliferates …"""

    who: PlayerRef | None
    what: str
    object: Reference | None = None
    nth: int | None = None
    one_or_more: bool = False
    cause: Filter | None = None  # "a spell or ability an opponent controls causes you to …"
    but_first_in_draw_step: bool = False  # "except the first one they draw in each of their …"


@node
class ObjectTrigger(Trigger):
    """Something happens to an object: becomes tapped, untapped, the target, transforms, is turned face up,
    mutates, phases in, becomes monstrous, counters are put on it (`kind`) …"""

    subject: Reference
    what: str
    by: PlayerRef | Filter | None = None
    kind: str | None = None
    one_or_more: bool = False
    nth: int | None = None  # "for the first time each turn"
    into: Filter | None = None  # "transforms into a non-Human creature"


@node
class LoseControlTrigger(Trigger):
    """ "When you lose control of the creature": however it comes about, by leaving too."""

    subject: Reference


@node
class StateTrigger(Trigger):
    """ "When you control no Islands" (603.8)."""

    condition: Condition
