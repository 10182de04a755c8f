"""How instructions hang together: sequences, "you may", "if", modes, durations, later triggers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from rulesengine.game.any_time import do_any_time
from rulesengine.game.characteristics import Held
from rulesengine.game.conditions import DID, holds
from rulesengine.game.context import Context, kept
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.effects.choosing import AGREED, objects_meant, players_meant
from rulesengine.game.effects.possibility import possible
from rulesengine.game.effects.together import do_together, done_together, may_together
from rulesengine.game.events import ZoneChange
from rulesengine.game.linking import link_exiled
from rulesengine.game.mana_abilities import is_mana_ability
from rulesengine.game.objects import EntityId
from rulesengine.game.quantities import number
from rulesengine.game.references import nameable
from rulesengine.game.resolving import ACTIONS, perform, performs
from rulesengine.game.rules import rule
from rulesengine.game.this_way import ENDED
from rulesengine.game.triggering import DelayedTrigger, PendingTrigger, has_lost_control
from rulesengine.ir import effects as fx
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.ir.refs import Determiner, PlayerRef, Players, You
from rulesengine.ir.triggers import LoseControlTrigger
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Instruction = TypeVar("Instruction")


@rule("608.2c")
def instructions_in_order(instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The instructions of a spell or ability are followed in the order written."""
    return instructions


MOST_REPEATED = 200


@performs(fx.Sequence)
def sequence(game: Game, effect: fx.Sequence, context: Context) -> None:
    parts = game.rules["instructions_in_order"](effect.effects)
    once = ("did", id(effect)) if isinstance(parts[-1], fx.OnlyOnce) else None
    source = game.objects[context.source]
    if once is not None and source.uses.get(once):
        return
    for index, part in enumerate(parts):
        if game.over:
            return
        if isinstance(part, fx.RepeatProcess):  # "repeat this process once": what stands before it
            for _ in range(min(MOST_REPEATED, number(game, part.times, context))):
                perform(game, fx.Sequence(parts[:index]), context)
            continue
        perform(game, part, context)
        if once is not None and context.done and isinstance(part, fx.MayDo | fx.MayPay):
            source.uses = {**source.uses, once: 1}
        do_any_time(game)
        if context.memory.pop("again", 0):  # "if you win the flip, repeat this process"
            perform(game, fx.Sequence(parts[: index + 1]), context)


@performs(fx.Do)
def do(game: Game, effect: fx.Do, context: Context) -> None:
    """Each of the players does it, in APNAP order (101.4)."""
    doing = players_meant(game, effect.who, context)
    if len(doing) > 1:
        do_together(game, effect.actions, context, doing)
        return
    did: list[EntityId] = []
    for player in doing:
        acting = context if player == context.controller else context.acting(player)
        began = len(game.history)
        for action in game.rules["instructions_in_order"](effect.actions):
            ACTIONS[type(action)](game, action, acting, player)
        if len(game.history) > began:
            did.append(player)
        if acting is not context:
            context.amount = acting.amount
            context.done = acting.done
            context.last = acting.last
    if not isinstance(effect.who, You):
        context.memory[DID] = tuple(did)


@performs(fx.MayDo)
def may_do(game: Game, effect: fx.MayDo, context: Context) -> None:
    """ "If you do" looks at whether it was chosen and possible (608.2d)."""
    did: list[EntityId] = []
    each, who = effect.effect, effect.who
    if isinstance(each, fx.Do) and isinstance(who, Players) and each.who == who:
        if who.determiner is Determiner.ALL:
            may_together(game, effect, each, context)
            return
    for player in players_meant(game, effect.who, context):
        inner = context if player == context.controller else context.acting(player)
        if not possible(game, effect.effect, inner, player):
            continue
        decision = YesNo(
            player=player, question="may", about=context.source, rules=("608.2d",),
            objects=nameable(game, inner, effect.effect),
        )  # fmt: skip
        if yes_no(game, decision):
            inner.done = True
            inner.memory[AGREED] = isinstance(effect.effect, fx.Do)
            perform(game, effect.effect, inner)
            inner.memory[AGREED] = False
            if inner.done:
                did.append(player)
            context.last = inner.last
            context.amount = inner.amount
    context.done = bool(did)
    context.memory[DID] = tuple(did)


@performs(fx.MayPay)
def may_pay_effect(game: Game, effect: fx.MayPay, context: Context) -> None:
    from rulesengine.game.paying import may_pay

    context.done = any(
        may_pay(game, player, effect.costs, context, "pay")
        for player in players_meant(game, effect.who, context)
    )


@performs(fx.UnlessPays)
def unless_pays(game: Game, effect: fx.UnlessPays, context: Context) -> None:
    """118.12a: whoever may pay does so or not; then the effect happens or does not."""
    from rulesengine.game.paying import may_pay

    began = len(game.history)
    for player in players_meant(game, effect.who, context):
        if may_pay(game, player, effect.costs, context, "unless"):
            context.done = True
            link_exiled(game, _exiled_since(game, began), context)
            return
    perform(game, effect.effect, context)
    context.done = False  # "if they do": they did not pay


def _exiled_since(game: Game, began: int) -> tuple[EntityId, ...]:
    """What paying a cost exiled: linked to the source like what an instruction exiles (607.2a)."""
    return tuple(
        event.became
        for event in game.history[began:]
        if isinstance(event, ZoneChange) and event.to is Zone.EXILE and event.became is not None
    )


@performs(fx.If)
def if_then(game: Game, effect: fx.If, context: Context) -> None:
    if holds(game, effect.condition, context):
        if isinstance(effect.then, fx.WhenYouDo):  # "when a card is exiled this way" (603.12)
            context.done = True
        perform(game, effect.then, context)
    elif effect.otherwise is not None:
        perform(game, effect.otherwise, context)
    elif isinstance(effect.then, fx.MayDo | fx.MayPay):
        context.done = False  # "if you don't": it was not even asked


@performs(fx.InsteadIf)
def instead_if(game: Game, effect: fx.InsteadIf, context: Context) -> None:
    chosen = effect.instead if holds(game, effect.condition, context) else effect.effect
    perform(game, chosen, context)


@performs(fx.OtherNumberIf)
def other_number_if(game: Game, effect: fx.OtherNumberIf, context: Context) -> None:
    """The same tokens, but as many as the condition has it."""
    made = effect.effect
    if holds(game, effect.condition, context):
        last: Any = made.actions[-1]
        made = replace(made, actions=(*made.actions[:-1], replace(last, count=effect.count)))
    perform(game, made, context)


@performs(fx.WhenYouDo)
def when_you_do(game: Game, effect: fx.WhenYouDo, context: Context) -> None:
    """603.12: triggers if the thing was done; put on the stack when triggers next are."""
    if context.done:
        pending = PendingTrigger(
            context.source, context.controller, effect.effect, context.event, {},
            context=kept(context),
        )  # fmt: skip
        game.pending = (*game.pending, pending)


@performs(fx.Delayed)
def delayed(game: Game, effect: fx.Delayed, context: Context) -> None:
    own = kept(context)
    if isinstance(effect.trigger, LoseControlTrigger):
        if has_lost_control(game, effect.trigger, own):
            return  # control that was never gained can't be lost
    own.memory[ENDED] = len(game.history)
    event = context.event
    if isinstance(event, ZoneChange) and event.became is not None:
        own.moved.setdefault(event.object, event.became)  # 400.7d: what the trigger event moved
    ability = TriggeredAbility(effect.trigger, effect.effect)
    made = DelayedTrigger(
        effect.trigger, effect.effect, own, effect.duration, effect.each_time, game.turn,
        Held(ability) if is_mana_ability(ability) else None,
    )  # fmt: skip
    game.delayed = (*game.delayed, made)


@performs(fx.ForEach)
def for_each(game: Game, effect: fx.ForEach, context: Context) -> None:
    if isinstance(effect.what, PlayerRef):
        found = players_meant(game, effect.what, context)
    else:
        found = objects_meant(game, effect.what, context, context.controller)
    slot = effect.slot
    if done_together(game, effect, context, found):
        return
    before = dict(context.slots)
    made: dict[int, tuple[EntityId, ...]] = {}
    for entity in found:
        context.slots[effect.slot] = (entity,)
        context.slots[slot] = (entity,)
        perform(game, effect.effect, context)
        for number_, objects in context.slots.items():
            if number_ not in before and number_ not in (slot, effect.slot):
                made[number_] = made.get(number_, ()) + tuple(
                    x for x in objects if x not in made.get(number_, ())
                )
    context.slots.update(made)  # "those tokens" are all that were made


@performs(fx.Repeat)
def repeat(game: Game, effect: fx.Repeat, context: Context) -> None:
    for _ in range(min(1000, number(game, effect.times, context))):
        perform(game, effect.effect, context)


@performs(fx.Where)
def where(game: Game, effect: fx.Where, context: Context) -> None:
    """107.3i: X is what the text says, for this effect only."""
    former = context.x
    context.x = number(game, effect.x, context)
    perform(game, effect.effect, context)
    context.x = former


@performs(fx.Modal)
def modal(game: Game, effect: fx.Modal, context: Context) -> None:
    """700.2: the chosen modes, in printed order."""
    for mode in context.memory.get("modes", ()):
        perform(game, effect.modes[mode - 1], context)
