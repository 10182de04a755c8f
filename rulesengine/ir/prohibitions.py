"""What static abilities forbid objects to do, or to cause: entering, triggering (101.2, 603.2g, 400.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.node import node
from rulesengine.ir.statics import StaticEffect

if TYPE_CHECKING:
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.words import Zone


@node
class CantEnter(StaticEffect):
    """ "Creature cards in graveyards can't enter the battlefield": asked of it where it is, and of a
    token as it would be (111.5)."""

    what: Filter
    zones: tuple[Zone, ...] = ()  # "in graveyards and libraries"; none: from anywhere


@node
class DontTrigger(StaticEffect):
    """ "Creatures entering don't cause abilities to trigger" (603.2g)."""

    entering: Filter
