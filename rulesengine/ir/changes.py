"""What a continuous effect does to objects, layer by layer (rule 613), and what it forbids or demands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import CardType, Color, Supertype

if TYPE_CHECKING:
    from rulesengine.ir.abilities import Ability
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class Change(Node):
    """One change of an object's characteristics or of what it may do."""


@node
class ChangePT(Change):
    """ "gets +2/+2", "-X/-X" (layer 7c); signs are kept apart so that "-0" prints."""

    power: Quantity
    toughness: Quantity
    power_sign: int = 1
    toughness_sign: int = 1


@node
class SetPT(Change):
    """ "has base power and toughness 1/1" (layer 7b); None leaves one alone."""

    power: Quantity | None
    toughness: Quantity | None


@node
class SwitchPT(Change):
    """Layer 7d."""


@node
class Gain(Change):
    """Gains a keyword or a quoted ability (layer 6)."""

    abilities: tuple[Ability, ...]


@node
class GainOneOf(Change):
    """ "gains your choice of vigilance, lifelink, or indestructible": chosen as it resolves (608.2d)."""

    abilities: tuple[Ability, ...]


@node
class Lose(Change):
    """ "loses flying" (layer 6), by keyword names."""

    keywords: tuple[str, ...]


@node
class LoseAllAbilities(Change):
    """ "loses all abilities"; `other`: but for those the same effect gives."""

    other: bool = False


@node
class CantHave(Change):
    """ "can't have or gain flying" (613.1f)."""

    keywords: tuple[str, ...]


@node
class SetColors(Change):
    """Layer 5; `adding` is "in addition to its other colors"."""

    colors: tuple[Color, ...]
    adding: bool = False


@node
class SetTypes(Change):
    """Layer 4. Not `adding`: replaces card types (and subtypes of those that go, 205.1a)."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    adding: bool = False
    every_creature_type: bool = False
    every_land_type: bool = False
    chosen_type: bool = False


@node
class ChooseKind(Change):
    """ "Becomes the color of your choice": chosen as it begins, then `SetColors` or `SetTypes`."""

    what: str  # color, colors, basic land type, creature type
    adding: bool = False


@node
class LoseTypes(Change):
    """ "isn't a creature", "loses all other card types", "is no longer snow"."""

    types: tuple[CardType, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    all_creature_types: bool = False


@node
class Become(Change):
    """ "becomes a 3/3 green Elemental creature with haste": a bundle of changes over several layers."""

    parts: tuple[Change, ...]


@node
class BecomeCopy(Change):
    """Layer 1. `exceptions` are part of the copiable values (707.9)."""

    of: Reference
    exceptions: tuple[Change, ...] = ()


@node
class SetName(Change):
    name: str


@node
class NoManaCost(Change):
    """ "It has no mana cost", an exception of a copy (707.9b)."""


@node
class ChangeControl(Change):
    """Layer 2: "you control enchanted creature", "gain control of target creature"."""

    player: PlayerRef


@node
class TextChange(Change):
    """Layer 3: replace a colour word or land type by another."""

    what: str


# What an object can't or must do: read where the thing would be done, no layer of their own (613.11).


@node
class Cant(Change):
    """ "can't attack", "can't block", "can't be blocked", "can't be countered", "doesn't untap" …

    `what` is one of the restriction names of game/restrictions; `by` or `whom` narrows it
    ("can't be blocked by Walls", "can't attack you"); `unless` lifts it.
    """

    what: str
    by: Filter | None = None
    whom: PlayerRef | None = None
    unless: Condition | None = None
    unless_cost: tuple[Cost, ...] = ()
    kind: str | None = None  # "can't have -1/-1 counters put on them": of one kind only
    most: int | None = None  # "can't have more than two lore counters on it" (704.5r)


@node
class CantExceptBy(Change):
    """ "can't be blocked except by creatures with flying", "except by two or more creatures"."""

    filter: Filter | None
    at_least: int = 1


@node
class Must(Change):
    """ "attacks each combat if able", "must be blocked if able", "blocks each combat if able", lure."""

    what: str
    reference: Reference | None = None


@node
class May(Change):
    """ "can block an additional creature", "can attack as though it didn't have defender" …"""

    what: str
    filter: Filter | None = None
    count: int = 1


@node
class CostsLess(Change):
    """ "costs {1} less to cast"; `less` False: more. `per` multiplies; coloured symbols allowed."""

    amount: tuple[str, ...]
    less: bool = True
    per: Quantity | None = None


@node
class GainPrintedBelow(Change):
    """Gains the source's abilities printed after `keyword`, but for such keywords (702.165a)."""

    keyword: str
