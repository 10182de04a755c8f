"""Spells cast, copied, countered and turned aside, and mana for them (rules 106, 601, 701.6, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.ir.changes import Change
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference
    from rulesengine.ir.words import Duration


@node
class Counter(Action):
    """Counter a spell or ability (701.6); `to` replaces the graveyard ("exile it instead")."""

    what: Reference
    to: Zone = Zone.GRAVEYARD
    position: int | None = None


@node
class CopyOnStack(Action):
    """Copy a spell or ability (707.10); the controller may choose new targets where `new_targets`."""

    what: Reference
    count: Quantity
    new_targets: bool = False
    slot: int = -1
    exceptions: tuple[Change, ...] = ()  # "except the copy isn't legendary" (707.9)


@node
class ChangeTargets(Action):
    what: Reference
    may: bool = False


@node
class CastCard(Action):
    """ "Cast that card without paying its mana cost", "cast it for its madness cost" (601.3f)."""

    what: Reference
    free: bool = False
    for_cost: tuple[Cost, ...] | None = None
    copy: bool = False  # "copy that card and cast the copy"
    from_zone: Zone | None = None  # "cast a spell from your hand"
    among: Filter | None = None  # "cast a spell from among cards exiled with it"
    cheaper_than_source: bool = (
        False  # only a spell of lesser mana value than the source's (702.85a)
    )
    way: str = ""  # the keyword whose cost is paid: madness, miracle …
    exiled: bool = False  # "if that spell would be put into a graveyard, exile it instead" (400.7h)


@node
class PlayCard(Action):
    what: Reference
    free: bool = False
    haste: bool = False  # a creature spell cast this way gains haste (702.62a)


@node
class PaysFor(Node):
    """ "Spend this mana only to cast creature spells": such spells, or abilities of such sources (106.6)."""

    spells: Filter | None = None
    sources: Filter | None = None


@node
class AddMana(Action):
    """Symbols as printed; alternatives are chosen between ("{W} or {U}"); amounts by `count`."""

    options: tuple[tuple[str, ...], ...] = ()
    any_color: bool = False  # "one mana of any color"
    one_color: bool = False  # "X mana of any one color"
    combination: tuple[str, ...] = ()  # "in any combination of {R} and/or {G}"
    count: Quantity | None = None
    spend_only: tuple[PaysFor, ...] = ()  # any of these; none: on anything
    of_chosen_color: bool = False
    colors_of: Reference | None = None  # "of any of the exiled card's colors"
    produced: Reference | None = None  # "of any type that land produced"
    like: Filter | None = None  # "any color that a land an opponent controls could produce"
    kept: Duration | None = None  # "until end of turn, you don't lose this mana as steps … end"
