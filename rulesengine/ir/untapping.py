"""What static abilities say about the untap step (502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import node
from rulesengine.ir.statics import StaticEffect

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.refs import Reference


@node
class UntapsToo(StaticEffect):
    """ "Untap all permanents you control during each other player's untap step"."""

    what: Reference


@node
class UntapsAtMost(StaticEffect):
    """ "Players can't untap more than one land during their untap steps"."""

    filter: Filter
    at_most: int
