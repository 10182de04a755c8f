"""Counters put, removed and moved, on permanents and players (rule 122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import node

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference


@node
class PutCounters(Action):
    count: Quantity
    kind: str
    on: Reference
    distributed: bool = False  # "distribute two +1/+1 counters among …"


@node
class RemoveCounters(Action):
    """count None: all of them; kind None: of any kind."""

    count: Quantity | None
    kind: str | None
    off: Reference
    up_to: bool = False


@node
class MoveCounters(Action):
    count: Quantity | None
    kind: str | None
    off: Reference
    onto: Reference


@node
class PutItsCounters(Action):
    """ "Put its counters on target creature": as many of each kind as it has or had (122.8)."""

    off: Reference
    onto: Reference
    kind: str | None = None


@node
class DoubleCounters(Action):
    """ "Double the number of each kind of counter on target permanent" (701.10e)."""

    on: Reference


@node
class GetCounters(Action):
    """A player gets poison, energy, experience, rad counters."""

    count: Quantity
    kind: str


@node
class EnterWithCounters(Action):
    """ "This permanent enters with …" as part of what happens as it enters (614.12)."""

    kind: str
    count: Quantity


@node
class Proliferate(Action):
    pass
