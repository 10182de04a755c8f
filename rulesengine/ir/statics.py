"""What static abilities do: change objects, replace and prevent events, permit and forbid (604, 613–616)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.ir.abilities import Ability
    from rulesengine.ir.actions import TokenDescription
    from rulesengine.ir.changes import Change
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.effects import Effect
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference
    from rulesengine.ir.words import Color


@node
class StaticEffect(Node):
    """What is true while a static ability functions."""


@node
class Changes(StaticEffect):
    """Objects have changes: "creatures you control get +1/+1 and have vigilance"."""

    what: Reference
    changes: tuple[Change, ...]


@node
class Several(StaticEffect):
    parts: tuple[StaticEffect, ...]


@node
class DefinesPT(StaticEffect):
    """A characteristic-defining "this creature's power is equal to …" (604.3, layer 7a)."""

    power: Quantity | None
    toughness: Quantity | None


@node
class EntersWith(StaticEffect):
    """ "[what] enters tapped / with N counters / as a copy of …" (614.1c): `what` may be others."""

    what: Reference
    tapped: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    unless: Condition | None = None
    changes: tuple[Change, ...] = ()  # "with flying": lasting; a BecomeCopy: "enters as a copy of"
    optional: bool = False  # "you may have this creature enter …"
    unless_cost: tuple[Cost, ...] = ()  # "you may pay 2 life. If you don't, it enters tapped."
    otherwise: tuple[
        Change, ...
    ] = ()  # where `optional` was declined: "If you don't, it gains haste"


@node
class AsEnters(StaticEffect):
    """ "As ~ enters, choose a color / you may pay 2 life. If you don't, it enters tapped" (614.1d)."""

    what: Reference
    effect: Effect
    optional: bool = False


@node
class Instead(StaticEffect):
    """ "If [event] would happen, [effect] instead" (614.1a)."""

    would: Would
    effect: Effect
    optional: bool = False


@node
class Would(Node):
    """The event a replacement waits for: `what` names its kind (die, draw, be dealt damage, gain life …)."""

    what: str
    subject: Reference | None = None
    player: PlayerRef | None = None
    source: Reference | None = None
    from_zone: Zone | None = None
    to_zone: Zone | None = None
    combat: bool | None = None
    kind: str | None = None
    during: Condition | None = None  # "while you have no cards in hand"
    but_first_in_draw_step: bool = (
        False  # "except the first one they draw in each of their draw steps"
    )
    source_player: PlayerRef | None = None  # whoever would do it: "if you would put …"


@node
class Multiply(StaticEffect):
    """ "twice that many", "that many plus one", "double that damage": changes an event's amount."""

    would: Would
    factor: int = 1
    plus: int = 0
    half: bool = False  # "half that many, rounded down"


@node
class AlsoTokens(StaticEffect):
    """ "If one or more tokens would be created, those tokens plus a Food token are created instead"."""

    would: Would
    token: TokenDescription
    that_many: bool = False  # "plus that many …"; else one


@node
class Prevent(StaticEffect):
    """ "Prevent all combat damage that would be dealt to …" (615)."""

    to: Reference | PlayerRef | None = None
    by: Reference | None = None
    amount: Quantity | None = None
    combat_only: bool = False
    noncombat_only: bool = False
    next_time: bool = False  # one event only: "the next time … would deal damage"
    then: Effect | None = None  # what happens right after for the damage prevented (615.5)


@node
class PreventWould(StaticEffect):
    """ "If [damage] would be dealt, prevent [some of] that damage. [Then …]" (615.1a, 615.5)."""

    would: Would
    then: Effect | None = None
    amount: Quantity | None = None  # None: all of it
    half_up: bool | None = None  # "half that damage, rounded up"


@node
class DamageCantBePrevented(StaticEffect):
    """ "Damage can't be prevented" (615.12); `by`: only what these deal."""

    by: Reference | None = None


@node
class LifeFloor(StaticEffect):
    """ "Damage that would reduce your life total to less than 1 reduces it to 1 instead"."""

    least: int


@node
class Redirect(StaticEffect):
    """ "… damage that would be dealt to [one] is dealt to [another] instead" (614.9)."""

    would: Would
    to: Reference | PlayerRef
    amount: Quantity | None = None  # None: all of it
    next_time: bool = False


@node
class SpellsCost(StaticEffect):
    """ "Creature spells you cast cost {1} less to cast" (601.2f)."""

    what: Filter
    who: PlayerRef | None
    amount: tuple[str, ...]
    less: bool
    per: Quantity | None = None
    cast_from: tuple[Zone, ...] = ()  # "cast from exile"; none: from anywhere
    if_so: Condition | None = None  # "if it targets a creature": asked of the spell


@node
class PlayersCant(StaticEffect):
    """ "Players can't gain life", "your opponents can't cast spells during your turn" …"""

    who: PlayerRef
    what: str
    filter: Filter | None = None
    at_most: Quantity | None = None  # "can't cast more than one spell each turn"


@node
class PlayersHave(StaticEffect):
    """ "You have hexproof", "each opponent has …": players have abilities (113.1b)."""

    who: PlayerRef
    abilities: tuple[Ability, ...]


@node
class MayCast(StaticEffect):
    """ "You may cast creature spells from your graveyard / as though they had flash / without paying …"."""

    who: PlayerRef
    what: Filter
    zone: Zone | None = None
    flash: bool = False
    free: bool = False
    lands_too: bool = False
    cost: tuple[Cost, ...] | None = None
    library: PlayerRef | None = None  # whose library's top card; None: your own
    once_each_turn: bool = False
    then_exile: bool = (
        False  # "if a spell cast this way would be put into your graveyard, exile it"
    )


@node
class MayPlay(StaticEffect):
    """ "You may play that card this turn": particular cards may be played (`lands_too`) or cast,
    where they are."""

    who: PlayerRef
    what: Reference
    lands_too: bool = True
    free: bool = False
    any_mana: str = ""  # mana may be spent as though it were of any "color" or "type"
    exiled: bool = False  # "if that spell would be put into a graveyard, exile it instead" (400.7h)


@node
class AdditionalCost(StaticEffect):
    """ "As an additional cost to cast this spell, sacrifice a creature" (601.2b)."""

    costs: tuple[Cost, ...]
    name: str = ""  # the keyword whose cost it is, if any
    optional: bool = False


@node
class AlternativeCost(StaticEffect):
    """ "You may [pay] rather than pay this spell's mana cost" (118.9)."""

    costs: tuple[Cost, ...]
    name: str = ""
    from_zone: Zone | None = None


@node
class ExertAsAttacks(StaticEffect):
    """ "You may exert this creature as it attacks. When you do, [then]" (701.43, 508.1g, 603.12)."""

    then: Effect | None = None


@node
class CastOnly(StaticEffect):
    """ "Cast this spell only during combat / before attackers are declared" (601.3a)."""

    when: str


@node
class LookAnyTime(StaticEffect):
    """ "You may look at the top card of your library any time." `revealed`: "Play with … revealed"."""

    who: PlayerRef
    revealed: bool = False


@node
class DamageStays(StaticEffect):
    """ "Damage isn't removed from this creature during cleanup steps" (514.2)."""

    what: Reference


@node
class KeepMana(StaticEffect):
    """ "You don't lose unspent red mana as steps and phases end" (500.5); None: mana of any kind."""

    who: PlayerRef
    color: Color | None = None


@node
class NoLegendRule(StaticEffect):
    """ "The legend rule doesn't apply to tokens you control" (704.5j)."""

    what: Reference | None


@node
class ActAsHasty(StaticEffect):
    """ "You may activate abilities of creatures you control as though they had haste" (302.6)."""

    what: Reference


@node
class HandsRevealed(StaticEffect):
    """ "Players play with their hands revealed": information, which a scenario hides from nobody."""

    who: PlayerRef


@node
class ExtraLands(StaticEffect):
    who: PlayerRef
    count: int


@node
class HandLimit(StaticEffect):
    """None: no maximum hand size."""

    who: PlayerRef
    limit: int | None = None
    change: int = 0  # "is reduced by one": the limit otherwise, and so much more


@node
class SkipStep(StaticEffect):
    who: PlayerRef
    what: str


@node
class TriggersAgain(StaticEffect):
    """ "…that ability triggers an additional time" (603.2d)."""

    cause: Filter | None
    source: Filter | None
    other: bool = False  # "of another Shrine": not the source's own


@node
class MaySuspend(StaticEffect):
    """ "Any time you could cast a sorcery, exile [a card] with X time counters …; it gains suspend"."""

    what: Filter
    kind: str


@node
class PlanarDieReads(StaticEffect):
    """ "Each blank roll of the planar die is a {CHAOS} roll"."""

    rolled: str
    result: str


@node
class Deckbuilding(StaticEffect):
    """Text with no function once a game has begun: "A deck can have any number of cards named ~"."""


@node
class EntersWithIf(StaticEffect):
    """ "If it's entering as a creature, it enters with …. Otherwise, it enters with …" (702.44a)."""

    condition: Condition
    then: EntersWith
    otherwise: EntersWith


@node
class MayLook(StaticEffect):
    """A player may look at a face-down card in exile: information, no change of the game (406.3)."""


@node
class CastOnlyIf(StaticEffect):
    """ "Cast this spell only if …" (601.3): however it is cast."""

    condition: Condition


@node
class AnyTime(StaticEffect):
    """ "Any time [condition], [effect]": done as soon as it is true, without the stack (702.131b)."""

    condition: Condition
    effect: Effect


@node
class AbilitiesCost(StaticEffect):
    """ "Cycling abilities you activate cost {2} less to activate" (602.2b).

    Without a `keyword` any activated ability, of those sources where `of` names some. "Dash costs you
    pay cost {2} less" is about casting for that cost too.
    """

    keyword: str
    who: PlayerRef
    amount: tuple[str, ...]
    less: bool
    of: Filter | None = None
    not_mana: bool = False  # "unless they're mana abilities"
    at_least_one: bool = False  # "can't reduce the mana in that cost to less than one mana"


@node
class SpendAsThough(StaticEffect):
    """ "You may spend mana as though it were mana of any color [to cast creature spells]" (609.4b)."""

    who: PlayerRef
    any_type: bool = False  # also colorless: "of any type"
    spells: Filter | None = None  # only to cast such spells
    abilities_of: Filter | None = None  # only to activate abilities of these


@node
class CastUsing(StaticEffect):
    """ "You may cast this card from your graveyard using its blitz ability" (601.3)."""

    zone: Zone
    keyword: str
