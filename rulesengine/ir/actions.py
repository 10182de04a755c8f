"""Things players do when told to: the verbs of rules text and the keyword actions (rule 701)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesengine.ir.node import Node
from rulesengine.ir.words import CardType, Color, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.ir.abilities import Ability
    from rulesengine.ir.changes import Change
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@dataclass(frozen=True, slots=True)
class Action(Node):
    """One thing the acting player does (`effects.Do` says who)."""


@dataclass(frozen=True, slots=True)
class DealDamage(Action):
    """ "[source] deals N damage to [recipient]" (120). `divided`: "divided as you choose among" (601.2d).

    Several sources each deal the damage; `Antecedent.AFFECTED` in `amount` is the one that deals it.
    """

    source: Reference
    amount: Quantity
    to: Reference | PlayerRef
    divided: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Action):
    count: Quantity


@dataclass(frozen=True, slots=True)
class GainLife(Action):
    amount: Quantity


@dataclass(frozen=True, slots=True)
class LoseLife(Action):
    amount: Quantity


@dataclass(frozen=True, slots=True)
class SetLife(Action):
    """ "your life total becomes 10"."""

    amount: Quantity


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """`what` None: the whole hand. A `Determiner.RANDOM` phrase is "at random"."""

    what: Reference | None


@dataclass(frozen=True, slots=True)
class Mill(Action):
    count: Quantity
    slot: int = -1  # the milled cards


@dataclass(frozen=True, slots=True)
class Sacrifice(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Destroy(Action):
    what: Reference
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Tap(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Untap(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class TapOrUntap(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Counter a spell or ability (701.6); `to` replaces the graveyard ("exile it instead")."""

    what: Reference
    to: Zone = Zone.GRAVEYARD
    position: int | None = None


@dataclass(frozen=True, slots=True)
class PutCounters(Action):
    count: Quantity
    kind: str
    on: Reference
    distributed: bool = False  # "distribute two +1/+1 counters among …"


@dataclass(frozen=True, slots=True)
class RemoveCounters(Action):
    """count None: all of them; kind None: of any kind."""

    count: Quantity | None
    kind: str | None
    off: Reference
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class MoveCounters(Action):
    count: Quantity | None
    kind: str | None
    off: Reference
    onto: Reference


@dataclass(frozen=True, slots=True)
class GetCounters(Action):
    """A player gets poison, energy, experience, rad counters."""

    count: Quantity
    kind: str


@dataclass(frozen=True, slots=True)
class TokenDescription(Node):
    """The characteristics an effect gives the tokens it creates (111.3)."""

    power: Quantity | None = None
    toughness: Quantity | None = None
    colors: tuple[Color, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    name: str = ""
    abilities: tuple[Ability, ...] = ()
    predefined: str = ""  # Treasure, Food, Clue, Blood … (111.10)


@dataclass(frozen=True, slots=True)
class CreateTokens(Action):
    count: Quantity
    token: TokenDescription
    tapped: bool = False
    attacking: bool = False
    slot: int = -1


@dataclass(frozen=True, slots=True)
class CreateCopyTokens(Action):
    """ "Create a token that's a copy of target creature, except …" (707.9)."""

    count: Quantity
    of: Reference
    exceptions: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False
    slot: int = -1
    whom: PlayerRef | None = None  # "attacking that opponent"


@dataclass(frozen=True, slots=True)
class CopyOnStack(Action):
    """Copy a spell or ability (707.10); the controller may choose new targets where `new_targets`."""

    what: Reference
    count: Quantity
    new_targets: bool = False
    slot: int = -1


@dataclass(frozen=True, slots=True)
class ChangeTargets(Action):
    what: Reference
    may: bool = False


@dataclass(frozen=True, slots=True)
class Attach(Action):
    what: Reference
    to: Reference


@dataclass(frozen=True, slots=True)
class Unattach(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Fight(Action):
    one: Reference
    other: Reference | None  # None: `one` denotes both


@dataclass(frozen=True, slots=True)
class AddMana(Action):
    """Symbols as printed; alternatives are chosen between ("{W} or {U}"); amounts by `count`."""

    options: tuple[tuple[str, ...], ...] = ()
    any_color: bool = False  # "one mana of any color"
    one_color: bool = False  # "X mana of any one color"
    combination: tuple[str, ...] = ()  # "in any combination of {R} and/or {G}"
    count: Quantity | None = None
    spend_only: Filter | None = None
    of_chosen_color: bool = False
    colors_of: Reference | None = None  # "of any of the exiled card's colors"
    produced: Reference | None = None  # "of any type that land produced"
    like: Filter | None = None  # "any color that a land an opponent controls could produce"


@dataclass(frozen=True, slots=True)
class Scry(Action):
    count: Quantity


@dataclass(frozen=True, slots=True)
class Surveil(Action):
    count: Quantity


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    pass


@dataclass(frozen=True, slots=True)
class LookAtTop(Action):
    """ "Look at the top N cards of your library" or "reveal": fills `slot`."""

    count: Quantity
    reveal: bool = False
    whose: PlayerRef | None = None
    slot: int = -1


@dataclass(frozen=True, slots=True)
class LookAtHand(Action):
    whose: PlayerRef
    reveal: bool = False
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    what: Reference
    slot: int = -1


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Search(Action):
    """ "Search your library for a basic land card": found ones fill `slot`; what puts them is apart."""

    what: Reference
    whose: PlayerRef | None = None
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    slot: int = -1


@dataclass(frozen=True, slots=True)
class PutRest(Action):
    """ "Put the rest on the bottom of your library in a random order / any order / into your graveyard"."""

    of_slot: int
    to: Zone
    position: int | None = None
    random: bool = False
    all_exiled: bool = False  # everything this effect exiled and did not use, whatever the slot


@dataclass(frozen=True, slots=True)
class Transform(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Proliferate(Action):
    pass


@dataclass(frozen=True, slots=True)
class Investigate(Action):
    pass


@dataclass(frozen=True, slots=True)
class Explore(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Populate(Action):
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Manifest(Action):
    count: Quantity
    slot: int = -1


@dataclass(frozen=True, slots=True)
class PhaseOut(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class CastCard(Action):
    """ "Cast that card without paying its mana cost", "cast it for its madness cost" (601.3f)."""

    what: Reference
    free: bool = False
    for_cost: tuple[Cost, ...] | None = None
    copy: bool = False  # "copy that card and cast the copy"
    from_zone: Zone | None = None  # "cast a spell from your hand"
    cheaper_than_source: bool = (
        False  # only a spell of lesser mana value than the source's (702.85a)
    )
    way: str = ""  # the keyword whose cost is paid: madness, miracle …


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    what: Reference
    free: bool = False
    haste: bool = False  # a creature spell cast this way gains haste (702.62a)


@dataclass(frozen=True, slots=True)
class ExtraTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class ExtraPhase(Action):
    """ "After this phase, there is an additional combat phase [followed by an additional main phase]"."""

    combat: bool = True
    main: bool = False


@dataclass(frozen=True, slots=True)
class SkipNext(Action):
    what: str


@dataclass(frozen=True, slots=True)
class LoseGame(Action):
    pass


@dataclass(frozen=True, slots=True)
class WinGame(Action):
    pass


@dataclass(frozen=True, slots=True)
class ChooseValue(Action):
    """ "Choose a color", "choose a creature type", "choose a card name" (kept on the source)."""

    what: str


@dataclass(frozen=True, slots=True)
class Designate(Action):
    """ "becomes monstrous", "you become the monarch", "becomes renowned", "goad"."""

    name: str
    what: Reference | None = None


@dataclass(frozen=True, slots=True)
class ChooseObjects(Action):
    """ "Choose target creature", "choose a creature you control": fills the slots of `what`, no more."""

    what: Reference


@dataclass(frozen=True, slots=True)
class FlipCoin(Action):
    pass


@dataclass(frozen=True, slots=True)
class RollDie(Action):
    sides: int
    results: tuple[tuple[int, int | None, object], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class ExchangeControl(Action):
    one: Reference
    other: Reference


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class PreventDamage(Action):
    """ "Prevent the next N damage that would be dealt to [to] this turn"; amount None: all damage."""

    amount: Quantity | None
    to: Reference | PlayerRef | None = None
    by: Reference | None = None
    combat_only: bool = False
    gain_life: bool = False  # for the damage prevented
    next_time: bool = False  # "the next time … would deal damage": one event, all of its damage


@dataclass(frozen=True, slots=True)
class Planeswalk(Action):
    """701.31."""


@dataclass(frozen=True, slots=True)
class RollPlanarDie(Action):
    """901.9d."""


@dataclass(frozen=True, slots=True)
class ChaosEnsues(Action):
    """311.7."""


@dataclass(frozen=True, slots=True)
class ReverseTurnOrder(Action):
    """ "Reverse the game's turn order"."""


@dataclass(frozen=True, slots=True)
class Emblem(Action):
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class KeywordAction(Action):
    """A keyword action of rule 701 written with its name and maybe a number or object: "amass Zombies 2"."""

    name: str
    n: Quantity | None = None
    what: Reference | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class RemoveDamage(Action):
    """Remove all damage marked on permanents (120.6, 702.89a)."""

    what: Reference


@dataclass(frozen=True, slots=True)
class EnterWithCounters(Action):
    """ "This permanent enters with …" as part of what happens as it enters (614.12)."""

    kind: str
    count: Quantity


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """ "Exile them, then meld them into [name]": the source and the other half of its meld pair (701.42a)."""

    name: str
