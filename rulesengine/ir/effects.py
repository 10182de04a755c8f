"""What resolving text does: sentences, who acts, and how instructions hang together (608.2)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from rulesengine.ir.node import Node, node
from rulesengine.ir.words import Duration

if TYPE_CHECKING:
    from rulesengine.ir.actions import Action
    from rulesengine.ir.changes import Change
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.costs import Cost
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference
    from rulesengine.ir.statics import StaticEffect
    from rulesengine.ir.triggers import Trigger


@node
class Effect(Node):
    """An instruction, or several."""


@node
class Sequence(Effect):
    """Instructions in order: sentences, or clauses joined by "and", "then"."""

    effects: tuple[Effect, ...]


@node
class Do(Effect):
    """A player does something. "Draw a card" is done by You; `actions` share the subject."""

    who: PlayerRef
    actions: tuple[Action, ...]


@node
class MayDo(Effect):
    """ "You may …": the player chooses whether; "if you do" looks at the choice."""

    who: PlayerRef
    effect: Effect


@node
class MayPay(Effect):
    """ "You may pay {2}" as an instruction; also the payment of "unless … pays"."""

    who: PlayerRef
    costs: tuple[Cost, ...]


@node
class UnlessPays(Effect):
    """ "[Effect] unless that player pays {2}" (118.12a)."""

    effect: Effect
    who: PlayerRef
    costs: tuple[Cost, ...]


@node
class If(Effect):
    """ "If [condition], [effect]." with "Otherwise, [effect]."."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@node
class InsteadIf(Effect):
    """ "[Effect]. If [condition], [other effect] instead."."""

    effect: Effect
    condition: Condition
    instead: Effect


@node
class OtherNumberIf(Effect):
    """ "Create a token …. If [condition], create five of those tokens instead."."""

    effect: Do
    condition: Condition
    count: Quantity


@node
class WhenYouDo(Effect):
    """A reflexive trigger (603.12)."""

    effect: Effect


@node
class Delayed(Effect):
    """A delayed triggered ability (603.7): "at the beginning of the next end step, …".

    In `effect`, slots keep what they had, and the trigger antecedents are those of this trigger's event, but
    for a `StepTrigger`, which has none: there they are still the outer trigger's.
    """

    trigger: Trigger
    effect: Effect
    duration: Duration = Duration.PERMANENT
    each_time: bool = False  # "whenever … this turn": may trigger more than once


@node
class Continuous(Effect):
    """Objects are changed for a while: "target creature gets +2/+2 and gains trample until end of turn"."""

    what: Reference
    changes: tuple[Change, ...]
    duration: Duration


@node
class GameRule(Effect):
    """A static effect that lasts a while: "players can't gain life this turn", "you may cast … this turn"."""

    effect: StaticEffect
    duration: Duration


@node
class ForEach(Effect):
    """ "For each [object or player], [effect]": done once for each, "it" meaning that one."""

    what: Reference | PlayerRef
    effect: Effect
    slot: int = -1


@node
class Repeat(Effect):
    """ "[Do it] X times", "repeat this process"."""

    effect: Effect
    times: Quantity


@node
class StillA(Effect):
    """ "[It becomes a 3/3 creature and gains haste]. It's still a land.": it is that too (205.1b)."""

    effect: Continuous


@node
class OnlyOnce(Effect):
    """ "Do this only once each turn": the "may" before it, in that turn."""


@node
class RepeatProcess(Effect):
    """ "Repeat this process [once]": the instructions before it, again (608.2c)."""

    times: Quantity


@node
class Doubled(Effect):
    """ "Double the power and toughness of [objects]": each gets as much as it has (701.10)."""

    what: Reference
    power: bool
    toughness: bool
    duration: Duration


@node
class OtherAmountIf(Effect):
    """ "It deals 2 damage to any target. If [condition], it deals 4 damage instead.": to the same."""

    effect: Do
    condition: Condition
    amount: Quantity


@node
class Where(Effect):
    """ "[Effect], where X is [quantity]": X is fixed as the effect begins (107.3i)."""

    effect: Effect
    x: Quantity


class Choose(Enum):
    """How many modes (700.2)."""

    ONE = "choose one"
    TWO = "choose two"
    THREE = "choose three"
    ONE_OR_BOTH = "choose one or both"
    ONE_OR_MORE = "choose one or more"
    ANY_NUMBER = "choose any number"
    UP_TO_ONE = "choose up to one"
    UP_TO_TWO = "choose up to two"
    UP_TO_X = "choose up to X"


@node
class Modal(Effect):
    """ "Choose one — • … • …"; `repeat`: the same mode may be chosen more than once (700.2d)."""

    choose: Choose
    modes: tuple[Effect, ...]
    repeat: bool = False
    chooser: PlayerRef | None = None  # "an opponent chooses one"
    at_random: bool = False
    entwined_if: Condition | None = None  # "If this spell was kicked, choose both instead."
    instead: Choose | None = None  # where not all: "… choose any number instead"
