"""What is done to permanents: destroyed, tapped, attached, turned (rule 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import node

if TYPE_CHECKING:
    from rulesengine.ir.refs import Objects, Reference


@node
class Sacrifice(Action):
    what: Reference


@node
class SacrificeRest(Action):
    """ "Each player chooses two lands they control, then sacrifices the rest": of what could be chosen."""

    of: Objects | None = None


@node
class Destroy(Action):
    what: Reference
    no_regeneration: bool = False


@node
class Regenerate(Action):
    what: Reference


@node
class Tap(Action):
    what: Reference


@node
class Untap(Action):
    what: Reference


@node
class TapOrUntap(Action):
    what: Reference


@node
class Attach(Action):
    what: Reference
    to: Reference


@node
class Unattach(Action):
    what: Reference


@node
class Transform(Action):
    what: Reference


@node
class TurnFaceUp(Action):
    what: Reference


@node
class TurnFaceDown(Action):
    what: Reference


@node
class PhaseOut(Action):
    what: Reference


@node
class ExchangeControl(Action):
    one: Reference
    other: Reference


@node
class RemoveFromCombat(Action):
    what: Reference


@node
class Designate(Action):
    """ "becomes monstrous", "you become the monarch", "becomes renowned", "goad"."""

    name: str
    what: Reference | None = None


@node
class Explore(Action):
    what: Reference


@node
class Meld(Action):
    """ "Exile them, then meld them into [name]": the source and the other half of its meld pair (701.42a)."""

    name: str


@node
class Pair(Action):
    """ "Pair this creature with another unpaired creature you control" (702.95)."""

    one: Reference
    other: Reference
