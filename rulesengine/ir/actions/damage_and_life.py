"""Damage dealt, prevented and removed, life gained and lost (rules 119 and 120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import node

if TYPE_CHECKING:
    from rulesengine.ir.effects import Effect
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class DealDamage(Action):
    """ "[source] deals N damage to [recipient]" (120). `divided`: "divided as you choose among" (601.2d).

    Several sources each deal the damage; `Antecedent.AFFECTED` in `amount` is the one that deals it.
    """

    source: Reference
    amount: Quantity
    to: Reference | PlayerRef
    divided: bool = False
    excess_to: PlayerRef | None = None  # "excess damage is dealt to its controller instead"
    unpreventable: bool = False  # "the damage can't be prevented" (615.12)


@node
class DealBoth(Action):
    """ "[source] deals 3 damage to [one] and 1 damage to [another]": at the same time."""

    parts: tuple[DealDamage, ...]


@node
class PreventDamage(Action):
    """ "Prevent the next N damage that would be dealt to [to] this turn"; amount None: all damage."""

    amount: Quantity | None
    to: Reference | PlayerRef | None = None
    by: Reference | None = None
    combat_only: bool = False
    noncombat_only: bool = False
    then: Effect | None = None  # for the damage prevented (615.5)
    next_time: bool = False  # "the next time … would deal damage": one event, all of its damage


@node
class RemoveDamage(Action):
    """Remove all damage marked on permanents (120.6, 702.89a)."""

    what: Reference


@node
class Fight(Action):
    one: Reference
    other: Reference | None  # None: `one` denotes both


@node
class GainLife(Action):
    amount: Quantity


@node
class LoseLife(Action):
    amount: Quantity


@node
class SetLife(Action):
    """ "your life total becomes 10"."""

    amount: Quantity
