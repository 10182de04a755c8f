"""Choosing between actions, what is left of a choice, counters and sizes doubled (608.2d, 701.10, 122.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.effects.cards import sacrificed
from rulesengine.game.effects.choosing import candidates, objects_meant, players_meant
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.effects.possibility import possible
from rulesengine.game.layers import controller
from rulesengine.game.objects import is_player
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import measure, number
from rulesengine.game.references import denoted
from rulesengine.game.resolving import ACTIONS, acts, perform, performs, proposes
from rulesengine.ir import actions as a
from rulesengine.ir import effects as fx
from rulesengine.ir.changes import Become, Change, ChangePT, SetTypes
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import You

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@acts(a.EitherOf)
def either_of(game: Game, action: a.EitherOf, context: Context, player: EntityId) -> None:
    """608.2d: one that is possible, by its verb; where none is, nothing happens."""
    options = {
        type(part).__name__.lower(): part
        for part in action.parts
        if possible(game, fx.Do(You(), (part,)), context, player)
    }
    context.done = bool(options)
    if not options:
        return
    (name,) = tuple(options) if len(options) == 1 else choose_words(
        game,
        ChooseWords(
            player=player, question="which", about=context.source, options=tuple(options),
            rules=("608.2d",),
        ),
    )  # fmt: skip
    chosen = options[name]
    ACTIONS[type(chosen)](game, chosen, context, player)


@acts(a.ChoosePlayers)
def choose_players(game: Game, action: a.ChoosePlayers, context: Context, player: EntityId) -> None:
    players_meant(game, action.who, context, player)


@proposes(a.SacrificeRest, sacrificed)
def sacrifice_rest(
    game: Game, action: a.SacrificeRest, context: Context, player: EntityId
) -> list[e.Event]:
    """Of what that player could have chosen, all they did not."""
    assert action.of is not None
    kept = context.slots.get(action.of.slot, ())
    return [
        e.Sacrifice(object=entity, player=player, source=context.source)
        for entity in candidates(game, action.of, context, player, None)
        if entity not in kept and controller(game, entity) == player
    ]


@acts(a.PutItsCounters)
def put_its_counters(
    game: Game, action: a.PutItsCounters, context: Context, player: EntityId
) -> None:
    """122.8: those it has, or had as it last was."""
    off = [x for x in denoted(game, action.off, context) if not is_player(x)]
    events: list[e.Event] = [
        e.PutCounters(on=onto, kind=kind, count=count, by=player, rules=("122.8",))
        for onto in objects_meant(game, action.onto, context, player)
        for one in off
        for kind, count in game.objects[one].counters.items()
        if count and action.kind in (None, kind)
    ]
    happen(game, events)


@acts(a.DoubleCounters)
def double_counters(
    game: Game, action: a.DoubleCounters, context: Context, player: EntityId
) -> None:
    """701.10e: as many more of each kind as there are."""
    events: list[e.Event] = []
    for entity in objects_meant(game, action.on, context, player):
        holder = game.player(entity) if is_player(entity) else game.objects[entity]
        events.extend(
            e.PutCounters(on=entity, kind=kind, count=count, by=player, rules=("701.10e",))
            for kind, count in holder.counters.items()
            if count
        )
    happen(game, events)


@performs(fx.Doubled)
def doubled(game: Game, effect: fx.Doubled, context: Context) -> None:
    """701.10b, c: it gets +X/+Y, where X is its power and Y its toughness as the effect begins."""
    actor = context.actor or context.controller
    sizes = {
        entity: (measure(game, "power", entity) or 0, measure(game, "toughness", entity) or 0)
        for entity in objects_meant(game, effect.what, context, actor)
        if not is_player(entity)
    }
    for entity, (power, toughness) in sizes.items():
        more = ChangePT(
            Number(power if effect.power else 0), Number(toughness if effect.toughness else 0)
        )
        apply_changes(game, (entity,), (more,), effect.duration, context)


@performs(fx.StillA)
def still_a(game: Game, effect: fx.StillA, context: Context) -> None:
    """205.1b: what it becomes is added to what it is."""
    perform(
        game, replace(effect.effect, changes=tuple(map(_adding, effect.effect.changes))), context
    )


def _adding(change: Change) -> Change:
    if isinstance(change, SetTypes):
        return replace(change, adding=True)
    if isinstance(change, Become):
        return replace(change, parts=tuple(map(_adding, change.parts)))
    return change


@performs(fx.OnlyOnce)
def only_once(game: Game, effect: fx.OnlyOnce, context: Context) -> None:
    """What may be done but once is not offered again; the sequence it ends looks ahead for it."""


@performs(fx.OtherAmountIf)
def other_amount_if(game: Game, effect: fx.OtherAmountIf, context: Context) -> None:
    """The same damage, but as much as the condition has it."""
    from rulesengine.game.conditions import holds

    dealt = effect.effect
    if holds(game, effect.condition, context):
        damage = dealt.actions[-1]
        assert isinstance(damage, a.DealDamage)
        dealt = replace(dealt, actions=(*dealt.actions[:-1], replace(damage, amount=effect.amount)))
    perform(game, dealt, context)


AGAIN = "again"
"""In a context's memory: how often what was carried out so far is to be done once more."""
MOST = 200


@performs(fx.RepeatProcess)
def repeat_process(game: Game, effect: fx.RepeatProcess, context: Context) -> None:
    """Asked for inside an "if": the sequence it belongs to begins again."""
    context.memory[AGAIN] = number(game, effect.times, context)
