"""What an object must be for a noun phrase to mean it: predicates, all of which must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import CardType, Color, Compare, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class Predicate(Node):
    """One condition an object can satisfy."""


@node
class Filter(Node):
    """All predicates hold. `zone` is where such objects are looked for; a "card" is off the battlefield."""

    predicates: tuple[Predicate, ...] = ()
    zone: Zone = Zone.BATTLEFIELD


@node
class AnyOf(Predicate):
    """One of several filters: "artifact or enchantment", "creature or planeswalker"."""

    options: tuple[Filter, ...]


@node
class Not(Predicate):
    predicate: Predicate


@node
class IsType(Predicate):
    type: CardType


@node
class IsSubtype(Predicate):
    subtype: str


@node
class IsSupertype(Predicate):
    supertype: Supertype


@node
class IsColor(Predicate):
    color: Color


@node
class ColorCount(Predicate):
    """ "colorless" (0), "monocolored" (exactly 1), "multicolored" (2 or more)."""

    compare: Compare
    count: int


@node
class IsPermanent(Predicate):
    """A permanent, or off the battlefield a permanent card or spell (110.4)."""


@node
class IsCard(Predicate):
    """A card, not a token or a copy."""


@node
class IsSpell(Predicate):
    pass


@node
class IsAbility(Predicate):
    """ "activated ability", "triggered ability" on the stack; both False means any."""

    activated: bool = False
    triggered: bool = False


@node
class IsToken(Predicate):
    pass


@node
class IsSource(Predicate):
    """ "a source": any object that deals damage (120.7)."""


@node
class IsPlayer(Predicate):
    """Players as possible targets or damage recipients; `opponent` narrows."""

    opponent: bool = False


@node
class AnyTarget(Predicate):
    """Creature, player, planeswalker or battle (115.4)."""


@node
class IsTapped(Predicate):
    pass


@node
class IsAttacking(Predicate):
    """`whom` narrows to those attacking a player ("attacking you"); `alone`: no other attacks."""

    whom: PlayerRef | None = None
    alone: bool = False


@node
class IsBlocking(Predicate):
    blocked: Reference | None = None


@node
class IsBlocked(Predicate):
    by: Reference | None = None


@node
class IsFaceDown(Predicate):
    pass


@node
class IsModified(Predicate):
    """Has a counter, is equipped, or enchanted by an Aura its controller controls (700.9)."""


@node
class HasDesignation(Predicate):
    """renowned, monstrous, exerted, suspected, goaded, saddled …; "kicked" of a spell, "commander"."""

    name: str


@node
class IsRingBearer(Predicate):
    """ "Your Ring-bearer": the creature with that designation, for the player asking (701.54e)."""


@node
class AttachedBy(Predicate):
    """ "enchanted", "equipped": something that fits is attached to it."""

    filter: Filter


@node
class AttachedTo(Predicate):
    """ "attached to a creature"."""

    reference: Reference


@node
class ControlledBy(Predicate):
    player: PlayerRef


@node
class OwnedBy(Predicate):
    player: PlayerRef


@node
class InZone(Predicate):
    """ "in your graveyard"; `player` None means any player's; `single`: all in one and the same."""

    zone: Zone
    player: PlayerRef | None = None
    single: bool = False


@node
class HasKeyword(Predicate):
    """ "with flying". A parameterised name matches whatever its parameter."""

    keyword: str


@node
class HasCounter(Predicate):
    """ "with a +1/+1 counter on it"; kind None: with a counter; `at_least` of them."""

    kind: str | None
    at_least: int = 1


@node
class Measures(Predicate):
    """ "with power 3 or less", "with mana value X", "with toughness greater than its power"."""

    what: str  # power, toughness, mana value, loyalty, total power and toughness
    compare: Compare
    to: Quantity


@node
class IsLesser(Predicate):
    """ "With lesser mana value": than what was spoken of."""

    what: str
    than: Reference
    compare: Compare


@node
class HasGreatest(Predicate):
    """ "with the greatest power among creatures you control"."""

    what: str
    among: Filter | None
    least: bool = False


@node
class IsNamed(Predicate):
    name: str


@node
class SharesName(Predicate):
    reference: Reference


@node
class Shares(Predicate):
    """ "that shares a color / creature type / card type with it"."""

    what: str
    reference: Reference


@node
class IsChosen(Predicate):
    """ "of the chosen color / type / name"; "color of your choice" is chosen as it begins to apply."""

    what: str


@node
class IsReference(Predicate):
    """Is (one of) what a reference denotes; with `Not`, "other than this creature".

    "One of them", "a card from among them": the objects are those, whatever the filter's zone.
    """

    reference: Reference


@node
class Targets(Predicate):
    """A spell or ability "that targets a creature you control"; `only`: a single target."""

    filter: Filter
    only: bool = False


@node
class HappenedThisTurn(Predicate):
    """ "that attacked this turn", "dealt damage this turn", "that entered this turn",
    "put there this turn"."""

    what: str


@node
class EnteredFrom(Predicate):
    """ "It entered from your graveyard": the zone it came from as it entered."""

    zone: Zone
    player: PlayerRef | None = None


@node
class AbilityOf(Predicate):
    """ "Abilities of artifacts": an ability, asked of the object it is on (106.6)."""

    of: Filter | None = None


@node
class IsHistoric(Predicate):
    """Legendary, artifact or Saga (700.6)."""


@node
class DealtCombatDamage(Predicate):
    """ "That dealt combat damage to a player this combat"."""

    player: PlayerRef


@node
class IsFirstCast(Predicate):
    """A spell no other that fits `of` was cast before this turn: "the first … spell each turn"."""

    of: Filter


@node
class HasXInCost(Predicate):
    pass


@node
class IsPaired(Predicate):
    """A creature that soulbond has paired with another (702.95b)."""


@node
class DealtDamageBy(Predicate):
    """ "Dealt damage by this creature this turn"."""

    by: Reference


@node
class HasNoAbilities(Predicate):
    """ "With no abilities"."""


@node
class DoneToIt(Predicate):
    """ "Exiled this way", "destroyed this way": one of those the effect did that to (608.2c)."""

    what: str


@node
class Convoked(Predicate):
    """ "That convoked it": tapped to pay for it by convoke (702.51c)."""

    reference: Reference


@node
class CrewedThisTurn(Predicate):
    """ "That saddled it this turn": tapped for the cost of such an ability (702.122c, 702.171c)."""

    reference: Reference
    how: str


@node
class Together(Predicate):
    """What objects chosen together must be: of each alone it says nothing (115.1, 608.2d)."""


@node
class AllDifferent(Together):
    """ "With different names", "with different powers", "controlled by different players"."""

    what: str


@node
class AllSame(Together):
    """ "Controlled by the same player"."""

    what: str


@node
class InTotal(Together):
    """ "With total mana value 3 or less"."""

    what: str
    compare: Compare
    to: Quantity
