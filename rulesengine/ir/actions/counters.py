"""Counters put, removed and moved, on permanents and players (rule 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference


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
class EnterWithCounters(Action):
    """ "This permanent enters with …" as part of what happens as it enters (614.12)."""

    kind: str
    count: Quantity


@dataclass(frozen=True, slots=True)
class Proliferate(Action):
    pass
