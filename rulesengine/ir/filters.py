"""What an object must be for a noun phrase to mean it: predicates, all of which must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.ir.node import Node
from rulesengine.ir.words import CardType, Color, Compare, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@dataclass(frozen=True, slots=True)
class Predicate(Node):
    """One condition an object can satisfy."""


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """All predicates hold. `zone` is where such objects are looked for; a "card" is off the battlefield."""

    predicates: tuple[Predicate, ...] = ()
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class AnyOf(Predicate):
    """One of several filters: "artifact or enchantment", "creature or planeswalker"."""

    options: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Predicate):
    predicate: Predicate


@dataclass(frozen=True, slots=True)
class IsType(Predicate):
    type: CardType


@dataclass(frozen=True, slots=True)
class IsSubtype(Predicate):
    subtype: str


@dataclass(frozen=True, slots=True)
class IsSupertype(Predicate):
    supertype: Supertype


@dataclass(frozen=True, slots=True)
class IsColor(Predicate):
    color: Color


@dataclass(frozen=True, slots=True)
class ColorCount(Predicate):
    """ "colorless" (0), "monocolored" (exactly 1), "multicolored" (2 or more)."""

    compare: Compare
    count: int


@dataclass(frozen=True, slots=True)
class IsPermanent(Predicate):
    """A permanent, or off the battlefield a permanent card or spell (110.4)."""


@dataclass(frozen=True, slots=True)
class IsCard(Predicate):
    """A card, not a token or a copy."""


@dataclass(frozen=True, slots=True)
class IsSpell(Predicate):
    pass


@dataclass(frozen=True, slots=True)
class IsAbility(Predicate):
    """ "activated ability", "triggered ability" on the stack; both False means any."""

    activated: bool = False
    triggered: bool = False


@dataclass(frozen=True, slots=True)
class IsToken(Predicate):
    pass


@dataclass(frozen=True, slots=True)
class IsSource(Predicate):
    """ "a source": any object that deals damage (120.7)."""


@dataclass(frozen=True, slots=True)
class IsPlayer(Predicate):
    """Players as possible targets or damage recipients; `opponent` narrows."""

    opponent: bool = False


@dataclass(frozen=True, slots=True)
class AnyTarget(Predicate):
    """Creature, player, planeswalker or battle (115.4)."""


@dataclass(frozen=True, slots=True)
class IsTapped(Predicate):
    pass


@dataclass(frozen=True, slots=True)
class IsAttacking(Predicate):
    """`whom` narrows to those attacking a player ("attacking you")."""

    whom: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class IsBlocking(Predicate):
    blocked: Reference | None = None


@dataclass(frozen=True, slots=True)
class IsBlocked(Predicate):
    by: Reference | None = None


@dataclass(frozen=True, slots=True)
class IsFaceDown(Predicate):
    pass


@dataclass(frozen=True, slots=True)
class IsModified(Predicate):
    """Has a counter, is equipped, or enchanted by an Aura its controller controls (700.9)."""


@dataclass(frozen=True, slots=True)
class HasDesignation(Predicate):
    """renowned, monstrous, exerted, suspected, goaded, saddled …; "kicked" of a spell, "commander"."""

    name: str


@dataclass(frozen=True, slots=True)
class AttachedBy(Predicate):
    """ "enchanted", "equipped": something that fits is attached to it."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class AttachedTo(Predicate):
    """ "attached to a creature"."""

    reference: Reference


@dataclass(frozen=True, slots=True)
class ControlledBy(Predicate):
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class OwnedBy(Predicate):
    player: PlayerRef


@dataclass(frozen=True, slots=True)
class InZone(Predicate):
    """ "in your graveyard"; `player` None means any player's."""

    zone: Zone
    player: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class HasKeyword(Predicate):
    """ "with flying". A parameterised name matches whatever its parameter."""

    keyword: str


@dataclass(frozen=True, slots=True)
class HasCounter(Predicate):
    """ "with a +1/+1 counter on it"; kind None: with a counter; `at_least` of them."""

    kind: str | None
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class Measures(Predicate):
    """ "with power 3 or less", "with mana value X", "with toughness greater than its power"."""

    what: str  # power, toughness, mana value, loyalty, total power and toughness
    compare: Compare
    to: Quantity


@dataclass(frozen=True, slots=True)
class HasGreatest(Predicate):
    """ "with the greatest power among creatures you control"."""

    what: str
    among: Filter | None
    least: bool = False


@dataclass(frozen=True, slots=True)
class IsNamed(Predicate):
    name: str


@dataclass(frozen=True, slots=True)
class SharesName(Predicate):
    reference: Reference


@dataclass(frozen=True, slots=True)
class Shares(Predicate):
    """ "that shares a color / creature type / card type with it"."""

    what: str
    reference: Reference


@dataclass(frozen=True, slots=True)
class IsChosen(Predicate):
    """ "of the chosen color / type / name"; "color of your choice" is chosen as it begins to apply."""

    what: str


@dataclass(frozen=True, slots=True)
class IsReference(Predicate):
    """Is (one of) what a reference denotes; with `Not`, "other than this creature".

    "One of them", "a card from among them": the objects are those, whatever the filter's zone.
    """

    reference: Reference


@dataclass(frozen=True, slots=True)
class Targets(Predicate):
    """A spell or ability "that targets a creature you control"; `only`: a single target."""

    filter: Filter
    only: bool = False


@dataclass(frozen=True, slots=True)
class HappenedThisTurn(Predicate):
    """ "that attacked this turn", "dealt damage this turn", "that entered this turn",
    "put there this turn"."""

    what: str


@dataclass(frozen=True, slots=True)
class IsHistoric(Predicate):
    """Legendary, artifact or Saga (700.6)."""


@dataclass(frozen=True, slots=True)
class DealtCombatDamage(Predicate):
    """ "That dealt combat damage to a player this combat"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class HasXInCost(Predicate):
    pass
