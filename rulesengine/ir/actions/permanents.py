"""What is done to permanents: destroyed, tapped, attached, turned (rule 701)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action

if TYPE_CHECKING:
    from rulesengine.ir.refs import Reference


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
class Attach(Action):
    what: Reference
    to: Reference


@dataclass(frozen=True, slots=True)
class Unattach(Action):
    what: Reference


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
class PhaseOut(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class ExchangeControl(Action):
    one: Reference
    other: Reference


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Designate(Action):
    """ "becomes monstrous", "you become the monarch", "becomes renowned", "goad"."""

    name: str
    what: Reference | None = None


@dataclass(frozen=True, slots=True)
class Explore(Action):
    what: Reference


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """ "Exile them, then meld them into [name]": the source and the other half of its meld pair (701.42a)."""

    name: str
