"""Objects (rule 109): cards, tokens, spells, permanents, abilities on the stack, emblems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulesengine.game.state import Journal, State
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import CardDefinition, Face
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.events import Event
    from rulesengine.ir.abilities import Ability, KeywordAbility
    from rulesengine.ir.effects import Effect

EntityId = int
"""Objects and players share one numbering: players are 1 to 6, objects start at FIRST_OBJECT."""

FIRST_OBJECT = 10
NO_COUNTERS: Mapping[str, int] = {}

EXILED_FROM_STACK = "exiled instead of a graveyard"
"""A designation: a spell that goes to exile where it would go from the stack to a graveyard."""


def is_player(entity: EntityId) -> bool:
    return entity < FIRST_OBJECT


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced:
    """What was chosen and paid while a spell or ability was put on the stack (601.2, 602.2, 603.3)."""

    controller: EntityId
    effect: Effect | None = None  # what an ability does; a spell's is read from its abilities
    modes: tuple[int, ...] = ()
    targets: Mapping[int, tuple[EntityId, ...]] = field(default_factory=dict)
    divisions: Mapping[int, Mapping[EntityId, int]] = field(default_factory=dict)
    x: int | None = None
    paid: Mapping[str, int] = field(default_factory=dict)  # cost name -> how often
    cost_objects: tuple[EntityId, ...] = ()
    mana_spent: tuple[str, ...] = ()
    from_zone: Zone | None = None
    was_cast: bool = False
    free: bool = False
    cast_in: tuple[Step, EntityId] | None = None  # the step, and whose turn
    face_name: str = ""
    spliced: tuple[Any, ...] = ()
    gifted: EntityId | None = None  # the opponent chosen for a gift (702.174a)
    convoked: tuple[EntityId, ...] = ()  # creatures tapped for it by convoke (702.51c)


class GameObject(State):
    """One object in one zone. A zone change makes a new one (400.7); `was` and `became` link them."""

    id: EntityId
    card: CardDefinition | None = None
    face: Face  # its copiable values as printed, as a token was described, or as copied
    owner: EntityId
    controller_base: EntityId  # the default controller, before control-changing effects (layer 2)
    zone: Zone = Zone.NOWHERE
    timestamp: int = 0
    moment: int = 0  # the same for all that came at the same time (704.5k)
    was: EntityId | None = None
    became: EntityId | None = None
    last_known: Characteristics | None = None  # kept as it left its zone (608.2h)

    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    phased_out: bool = False
    transformed: bool = False
    transformed_at: int = 0  # the time it last transformed (701.27f)
    counters: Mapping[str, int] = NO_COUNTERS
    damage: int = 0
    deathtouched: bool = False
    attached_to: EntityId | None = None
    attachments: tuple[EntityId, ...] = ()
    token: bool = False
    is_copy: bool = False  # a copy of a spell or card, not represented by a card
    emblem: bool = False
    designations: frozenset[str] = frozenset()
    entered_turn: int = -1  # the turn it came under its controller's control
    sick_for: EntityId | None = None
    chosen: Mapping[str, Any] = {}
    linked: tuple[EntityId, ...] = ()  # exiled with, imprinted, championed … (607)
    paired: tuple[EntityId, EntityId] | None = None  # the other creature, and whose (702.95)
    melded: tuple[EntityId, ...] = ()
    uses: Mapping[Any, int] = {}  # ability -> times activated or triggered this turn
    regeneration: int = 0
    face_down_reason: str = ""
    known_to: frozenset[EntityId] = frozenset()

    # on the stack
    announced: Announced | None = None
    ability: Ability | None = None
    keyword: KeywordAbility | None = None
    source: EntityId | None = None
    event: Event | None = None

    attacking: EntityId | None = None  # the player, planeswalker or battle it attacks
    defending_player: EntityId | None = (
        None  # of its attack or block, also once that is over (508.5)
    )
    blocking: tuple[EntityId, ...] = ()
    blocked_by: tuple[EntityId, ...] = ()
    blocked: bool = False
    band: tuple[
        EntityId, ...
    ] = ()  # the attacking creatures it is in a band with, itself too (702.22)
    dealt_first: bool = False
    unblocked_event: bool = False

    def __init__(
        self, journal: Journal, id: EntityId, face: Face, owner: EntityId, zone: Zone
    ) -> None:
        self.__dict__.update(
            journal=journal, id=id, face=face, owner=owner, controller_base=owner, zone=zone
        )

    def __repr__(self) -> str:
        return f"<{self.face.name or 'face-down'} {self.id} {self.zone}>"
