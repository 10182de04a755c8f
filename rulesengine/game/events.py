"""Everything that can happen (rule 700.1). Proposed, maybe replaced, then committed (pipeline.py)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulesengine.ir.words import Duration, Step, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.objects import EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Event:
    """`source` is the object whose effect or cost it is; `rules` why; `applied` replacements used (614.5)."""

    source: EntityId | None = None
    rules: tuple[str, ...] = ()
    applied: frozenset[Any] = frozenset()


@dataclass(slots=True, eq=False, kw_only=True)
class ZoneChange(Event):
    """An object moves. After commit `object` is what it was and `became` what it is now."""

    object: EntityId
    to: Zone
    from_zone: Zone = Zone.NOWHERE
    reason: str = (
        "put"  # destroy, sacrifice, discard, resolve, cast, play, draw, mill, exile, return, put …
    )
    by: EntityId | None = None  # the player whose action it is
    position: int | None = None  # in a library: 0 top, -1 bottom
    controller: EntityId | None = None  # on the battlefield; None: its owner
    tapped: bool = False
    face_down: str = ""  # why it is face down: morph, manifest …; "" is face up
    transformed: bool = False
    counters: Mapping[str, int] = field(default_factory=dict)
    attacking: EntityId | None = None
    attach_to: EntityId | None = None
    copy_of: Face | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict)
    linked: tuple[EntityId, ...] = ()
    became: EntityId | None = None
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False, kw_only=True)
class Destroy(Event):
    object: EntityId
    can_regenerate: bool = True


@dataclass(slots=True, eq=False, kw_only=True)
class Sacrifice(Event):
    object: EntityId
    player: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Discard(Event):
    object: EntityId
    player: EntityId
    cycling: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Draw(Event):
    player: EntityId
    nth: int = 0  # of the turn, known once committed
    object: EntityId | None = None


@dataclass(slots=True, eq=False, kw_only=True)
class Damage(Event):
    """`source` deals it. `dealer` controls it."""

    to: EntityId
    amount: int
    combat: bool = False
    preventable: bool = True
    excess: int = 0


@dataclass(slots=True, eq=False, kw_only=True)
class GainLife(Event):
    player: EntityId
    amount: int


@dataclass(slots=True, eq=False, kw_only=True)
class LoseLife(Event):
    player: EntityId
    amount: int
    damage: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class PutCounters(Event):
    on: EntityId  # an object or a player
    kind: str
    count: int
    by: EntityId | None = None
    entering: ZoneChange | None = None  # it enters with them (122.6)
    by_effect: bool = True  # False: a cost, a turn-based action, a result of damage (614.16)


@dataclass(slots=True, eq=False, kw_only=True)
class RemoveCounters(Event):
    off: EntityId
    kind: str
    count: int


@dataclass(slots=True, eq=False, kw_only=True)
class CreateTokens(Event):
    """Lowered into one zone change for each token."""

    player: EntityId
    face: Face
    count: int
    tapped: bool = False
    attacking: EntityId | None = None
    attach_to: EntityId | None = None
    copy: bool = False
    counters: dict[str, int] = field(default_factory=dict)  # each enters with these
    first: bool = True  # of those one instruction creates at the same time
    extra: dict[str, Any] = field(default_factory=dict)
    created: list[EntityId] = field(default_factory=list)


@dataclass(slots=True, eq=False, kw_only=True)
class Tap(Event):
    object: EntityId
    for_mana: bool = False


TAPPED_FOR = {"crew": "702.122a", "saddle": "702.171a"}
"""Keywords whose rule gives a name to the creatures tapped for them."""


@dataclass(slots=True, eq=False, kw_only=True)
class Untap(Event):
    object: EntityId
    in_untap_step: bool = False  # as a turn-based action (502.3)


@dataclass(slots=True, eq=False, kw_only=True)
class Attach(Event):
    object: EntityId
    to: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Unattach(Event):
    object: EntityId
    off: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Cast(Event):
    object: EntityId
    player: EntityId
    nth: int = 1  # of that player's spells this turn
    copied: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Activate(Event):
    object: EntityId  # the permanent or card
    player: EntityId
    ability: EntityId | None = None  # the ability on the stack; None for a mana ability
    mana: bool = False
    keyword: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class BecomesTarget(Event):
    object: EntityId
    by: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class CounterObject(Event):
    """A spell or ability is countered."""

    object: EntityId
    to: Zone = Zone.GRAVEYARD
    position: int | None = None


@dataclass(slots=True, eq=False, kw_only=True)
class Attacks(Event):
    """All attackers of one declaration; `pairs` of attacker and what it attacks."""

    player: EntityId
    pairs: tuple[tuple[EntityId, EntityId], ...]


@dataclass(slots=True, eq=False, kw_only=True)
class Blocks(Event):
    """All blocks of one declaration; `pairs` of blocker and attacker."""

    pairs: tuple[tuple[EntityId, EntityId], ...]
    unblocked: tuple[EntityId, ...] = ()


@dataclass(slots=True, eq=False, kw_only=True)
class StepBegins(Event):
    step: Step
    player: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Transforms(Event):
    object: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class BecomesDay(Event):
    """731.1: it becomes day, or night; `changed`: it was the other before."""

    day: bool
    changed: bool


@dataclass(slots=True, eq=False, kw_only=True)
class TurnsFaceUp(Event):
    object: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class TurnsFaceDown(Event):
    object: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class PhasesOut(Event):
    object: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class PhasesIn(Event):
    object: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class ControlChanges(Event):
    object: EntityId
    player: EntityId
    former: EntityId


@dataclass(slots=True, eq=False, kw_only=True)
class Designated(Event):
    """An object or player gets a designation: monstrous, renowned, the monarch …"""

    entity: EntityId
    name: str


@dataclass(slots=True, eq=False, kw_only=True)
class PlayerDoes(Event):
    """A thing a player does that changes nothing else: scry, surveil, search, shuffle, investigate …"""

    player: EntityId
    what: str
    count: int = 1
    object: EntityId | None = None


@dataclass(slots=True, eq=False, kw_only=True)
class Planeswalks(Event):
    """701.31: away from some face-up cards, `known` as they were, and to others (901.11)."""

    player: EntityId
    away: tuple[EntityId, ...]
    to: tuple[EntityId, ...]
    known: Mapping[EntityId, Any] = field(default_factory=dict)
    became: Mapping[EntityId, EntityId] = field(default_factory=dict)


@dataclass(slots=True, eq=False, kw_only=True)
class AddsMana(Event):
    player: EntityId
    mana: tuple[str, ...]
    limit: Any = None
    kept: Duration | None = None  # not lost as steps and phases end, for that long


@dataclass(slots=True, eq=False, kw_only=True)
class LosesGame(Event):
    player: EntityId
    why: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class WinsGame(Event):
    player: EntityId
    why: str = ""
