"""How instructions hang together: sequences, "you may", "if", modes, durations, later triggers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game.characteristics import Held
from rulesengine.game.conditions import DID, holds
from rulesengine.game.context import Context
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import ChooseWords, YesNo
from rulesengine.game.effects.choosing import objects_meant, players_meant
from rulesengine.game.effects.kinds import chosen_kind
from rulesengine.game.effects.possibility import possible
from rulesengine.game.events import ZoneChange
from rulesengine.game.linking import link_exiled
from rulesengine.game.mana_abilities import is_mana_ability
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.permissions import allow_playing
from rulesengine.game.quantities import number
from rulesengine.game.references import nameable
from rulesengine.game.resolving import ACTIONS, perform, performs
from rulesengine.game.rules import rule
from rulesengine.game.this_way import ENDED
from rulesengine.game.triggering import DelayedTrigger, PendingTrigger
from rulesengine.game.walking import replaced, walk_all
from rulesengine.ir import effects as fx
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.ir.changes import (
    Become,
    BecomeCopy,
    Change,
    ChangePT,
    ChooseKind,
    Gain,
    GainOneOf,
    GainPrintedBelow,
    SetPT,
)
from rulesengine.ir.filters import IsChosen, IsColor
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.refs import Objects, PlayerRef, You
from rulesengine.ir.statics import MayPlay, Redirect
from rulesengine.ir.words import Color, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.words import Duration


@rule("608.2c")
def instructions_in_order(effects: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """The instructions of a spell or ability are followed in the order written."""
    return effects


@performs(fx.Sequence)
def sequence(game: Game, effect: fx.Sequence, context: Context) -> None:
    for part in game.rules["instructions_in_order"](effect.effects):
        if game.over:
            return
        perform(game, part, context)


@performs(fx.Do)
def do(game: Game, effect: fx.Do, context: Context) -> None:
    """Each of the players does it, in APNAP order (101.4)."""
    did: list[EntityId] = []
    for player in players_meant(game, effect.who, context):
        acting = context if player == context.controller else context.acting(player)
        began = len(game.history)
        for action in effect.actions:
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
            perform(game, effect.effect, inner)
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


def kept(context: Context) -> Context:
    """A context as it is now, for something that happens later."""
    return replace(
        context, slots=dict(context.slots), memory=dict(context.memory), moved=dict(context.moved)
    )


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


@performs(fx.Continuous)
def continuous(game: Game, effect: fx.Continuous, context: Context) -> None:
    """611.2: the objects are fixed now (611.2c), and so are the numbers (608.2h)."""
    actor = context.actor or context.controller
    found = objects_meant(game, effect.what, context, actor)
    affected = tuple(entity for entity in found if not is_player(entity))
    if affected:
        apply_changes(game, affected, effect.changes, effect.duration, context)


def apply_changes(
    game: Game,
    affected: tuple[EntityId, ...],
    changes: tuple[Change, ...],
    duration: Duration,
    context: Context,
) -> None:
    """Start a continuous effect on objects."""
    own = kept(context)
    changes = tuple(with_choices(game, printed_gain(game, c, context), context) for c in changes)
    for change in changes:
        if isinstance(change, BecomeCopy):
            from rulesengine.game.copying import copied_face

            own.memory["copied_face"] = copied_face(game, change, context)
    fixed = tuple(fix_numbers(game, change, context) for change in changes)
    made = ContinuousEffect(game.tick(), own, duration, affected, fixed, turn=game.turn)
    game.effects = (*game.effects, made)
    game.note(
        "continuous", ("611.2c",), objects=[game.name_of(e) for e in affected],
        changes=[type(change).__name__ for change in changes], duration=duration.value,
        amounts=_amounts(fixed),
    )  # fmt: skip


def printed_gain(game: Game, change: Change, context: Context) -> Change:
    """702.165a, c: the abilities printed on the source below the keyword, as they are now."""
    if not isinstance(change, GainPrintedBelow):
        return change
    printed = game.objects[context.source].face.abilities
    names = [getattr(ability, "name", "") for ability in printed]
    if change.keyword not in names:
        return Gain(())
    below = printed[names.index(change.keyword) + 1 :]
    return Gain(tuple(a for a in below if getattr(a, "name", "") != change.keyword))


def with_choices(game: Game, change: Change, context: Context) -> Change:
    """ "The color of your choice" is chosen as the effect begins to apply, once (608.2d)."""
    if isinstance(change, GainOneOf):
        return _one_of(game, change, context)
    if isinstance(change, ChooseKind):
        return chosen_kind(game, change, context)
    if CHOSEN_COLOR not in walk_all(change):
        return change
    from rulesengine.game.deciding import choose_words

    player = context.actor or context.controller
    decision = ChooseWords(
        player=player, question="choose a color", about=context.source, rules=("608.2d",),
        options=tuple(color.value for color in Color),
    )  # fmt: skip
    chosen = IsColor(Color(choose_words(game, decision)[0]))
    changed = replaced(change, CHOSEN_COLOR, chosen)
    assert isinstance(changed, Change)
    return changed


def _one_of(game: Game, change: GainOneOf, context: Context) -> Change:
    from rulesengine.game.deciding import choose_words

    by_name = {getattr(one, "name", str(n)): one for n, one in enumerate(change.abilities)}
    decision = ChooseWords(
        player=context.actor or context.controller, question="choose an ability",
        about=context.source, rules=("608.2d",), options=tuple(by_name),
    )  # fmt: skip
    return Gain((by_name[choose_words(game, decision)[0]],))


CHOSEN_COLOR = IsChosen("color of your choice")


def _amounts(changes: tuple[Change, ...]) -> list[str]:
    found = []
    for change in changes:
        if isinstance(change, ChangePT):
            power = change.power_sign * getattr(change.power, "value", 0)
            toughness = change.toughness_sign * getattr(change.toughness, "value", 0)
            found.append(f"{power:+d}/{toughness:+d}")
    return found


def fix_numbers(game: Game, change: Change, context: Context) -> Change:
    """Numbers in a resolving effect are worked out once, as it resolves (608.2h)."""

    def fixed(quantity: Quantity) -> Quantity:
        if isinstance(quantity, Number):
            return quantity
        return Number(number(game, quantity, context))

    if isinstance(change, ChangePT):
        return replace(change, power=fixed(change.power), toughness=fixed(change.toughness))
    if isinstance(change, SetPT):
        power = None if change.power is None else fixed(change.power)
        toughness = None if change.toughness is None else fixed(change.toughness)
        return replace(change, power=power, toughness=toughness)
    if isinstance(change, Become):
        parts = tuple(fix_numbers(game, part, context) for part in change.parts)
        return replace(change, parts=parts)
    return change


@performs(fx.GameRule)
def game_rule(game: Game, effect: fx.GameRule, context: Context) -> None:
    """A rule for a while; its filter goes on being read (611.2c covers only characteristics)."""
    if isinstance(effect.effect, MayPlay):
        allow_playing(game, effect.effect, effect.duration, context)
        return
    static = effect.effect
    if isinstance(static, Redirect):
        if isinstance(static.would.source, Objects):  # a source of your choice (609.7)
            objects_meant(game, static.would.source, context, context.controller)
        static = replace(static)  # its own, to be used up by itself
    own = kept(context)
    own.memory[ENDED] = len(game.history)
    made = ContinuousEffect(game.tick(), own, effect.duration, static=static, turn=game.turn)
    game.effects = (*game.effects, made)


@performs(fx.ForEach)
def for_each(game: Game, effect: fx.ForEach, context: Context) -> None:
    if isinstance(effect.what, PlayerRef):
        found = players_meant(game, effect.what, context)
    else:
        found = objects_meant(game, effect.what, context, context.controller)
    slot = effect.slot
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
