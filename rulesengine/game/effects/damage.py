"""Damage, life, prevention and fighting (120, 119, 615, 701.14)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.effects.choosing import objects_meant, recipients
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted, players
from rulesengine.game.resolving import acts, proposes
from rulesengine.ir import actions as a
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Objects
from rulesengine.ir.statics import Prevent
from rulesengine.ir.words import CardType, Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@acts(a.DealDamage)
def deal_damage(game: Game, action: a.DealDamage, context: Context, player: EntityId) -> None:
    """120.2: the source, as it is or last was (608.2h), deals it; divided as announced (601.2d)."""
    context.memory["excess"] = 0
    _deal(game, _damage_of(game, action, context, player), context)


@acts(a.DealBoth)
def deal_both(game: Game, action: a.DealBoth, context: Context, player: EntityId) -> None:
    """One instruction: all of the damage is dealt at the same time."""
    context.memory["excess"] = 0
    events = [ev for part in action.parts for ev in _damage_of(game, part, context, player)]
    _deal(game, events, context)


def _deal(game: Game, events: list[e.Event], context: Context) -> None:
    done = happen(game, events) if events else []
    context.amount = sum(event.amount for event in done if isinstance(event, e.Damage))


def _damage_of(
    game: Game, action: a.DealDamage, context: Context, player: EntityId
) -> list[e.Event]:
    sources = denoted(game, action.source, context)
    if isinstance(action.source, Objects) and not sources:
        sources = objects_meant(game, action.source, context, player)
    slot = getattr(action.to, "slot", None)
    shares = context.divisions.get(slot) if action.divided and slot is not None else None
    events: list[e.Event] = []
    excess = 0
    for source in sources:
        if len(sources) > 1:  # "each creature deals damage equal to its power to its controller"
            context.affected = source
        found = recipients(game, action.to, context, player)
        amount = number(game, action.amount, context)
        for target in found:
            dealt = shares.get(target, 0) if shares is not None else amount
            beyond = max(0, dealt - lethal_to(game, source, target))
            excess += beyond
            if action.excess_to is not None and beyond:
                dealt -= beyond
                for instead in players(game, action.excess_to, context):
                    events.append(
                        e.Damage(to=instead, amount=beyond, source=source, rules=("120.4a",))
                    )
            if dealt > 0:
                events.append(
                    e.Damage(
                        to=target, amount=dealt, source=source, rules=("120.3",),
                        preventable=not action.unpreventable,
                    )
                )  # fmt: skip
    context.memory["excess"] += excess
    return events


def lethal_to(game: Game, source: EntityId, target: EntityId) -> int:
    """120.10: how much damage by this source is not excess; a player takes any amount."""
    if is_player(target):
        return ALL_OF_IT
    values = characteristics(game, target)
    counters = game.objects[target].counters
    needed: list[int] = []
    if CardType.CREATURE in values.types:
        lethal = int(game.rules["lethal_amount"](game, target))
        deathtouch = lethal > 1 and game.rules["deathtouch_is_lethal"](game, source)
        needed.append(1 if deathtouch else lethal)
    if CardType.PLANESWALKER in values.types:
        needed.append(counters.get("loyalty", 0))
    if CardType.BATTLE in values.types:
        needed.append(counters.get("defense", 0))
    return min(needed, default=ALL_OF_IT)


ALL_OF_IT = 10**9


def _gained(
    game: Game, action: a.GainLife, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    context.amount = sum(ev.amount for ev in done if isinstance(ev, e.GainLife))


@proposes(a.GainLife, _gained)
def gain_life(game: Game, action: a.GainLife, context: Context, player: EntityId) -> list[e.Event]:
    amount = number(game, action.amount, context)
    return [e.GainLife(player=player, amount=amount, source=context.source)]


def _lost(
    game: Game, action: a.LoseLife, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    lost = sum(ev.amount for ev in done if isinstance(ev, e.LoseLife))
    context.amount = lost
    context.memory["life_lost"] = context.memory.get("life_lost", 0) + lost


@proposes(a.LoseLife, _lost)
def lose_life(game: Game, action: a.LoseLife, context: Context, player: EntityId) -> list[e.Event]:
    amount = number(game, action.amount, context)
    return [e.LoseLife(player=player, amount=amount, source=context.source)]


@acts(a.SetLife)
def set_life(game: Game, action: a.SetLife, context: Context, player: EntityId) -> None:
    """119.5: gains or loses what is needed."""
    difference = number(game, action.amount, context) - game.player(player).life
    if difference > 0:
        happen(game, [e.GainLife(player=player, amount=difference, rules=("119.5",))])
    elif difference < 0:
        happen(game, [e.LoseLife(player=player, amount=-difference, rules=("119.5",))])


@acts(a.Fight)
def fight(game: Game, action: a.Fight, context: Context, player: EntityId) -> None:
    """701.14: each deals damage equal to its power to the other, both being creatures in play."""
    first = objects_meant(game, action.one, context, player)
    second = objects_meant(game, action.other, context, player) if action.other is not None else ()
    fighters = (*first, *second)
    if len(fighters) != 2 or any(not _can_fight(game, entity) for entity in fighters):
        game.note("no fight", ("701.14b",))
        return
    one, other = fighters
    game.note("fight", ("701.14a",), one=game.name_of(one), other=game.name_of(other))
    happen(
        game,
        [
            e.Damage(to=other, amount=characteristics(game, one).power or 0, source=one),
            e.Damage(to=one, amount=characteristics(game, other).power or 0, source=other),
        ],
    )


def _can_fight(game: Game, entity: EntityId) -> bool:
    if is_player(entity):
        return False
    thing = game.objects[entity]
    on_battlefield = thing.zone is Zone.BATTLEFIELD and thing.became is None
    return on_battlefield and CardType.CREATURE in characteristics(game, entity).types


@acts(a.PreventDamage)
def prevent_damage(game: Game, action: a.PreventDamage, context: Context, player: EntityId) -> None:
    """615.7: a shield for the rest of the turn."""
    amount = action.amount
    if amount is not None:
        amount = Number(number(game, amount, context))
    for reference in (action.to, action.by):
        if isinstance(reference, Objects):
            objects_meant(game, reference, context, player)
    own = replace(context, slots=dict(context.slots))
    shield = Prevent(
        to=action.to, by=action.by, amount=amount, combat_only=action.combat_only,
        noncombat_only=action.noncombat_only, then=action.then, next_time=action.next_time,
    )  # fmt: skip
    made = ContinuousEffect(game.tick(), own, Duration.THIS_TURN, static=shield, turn=game.turn)
    game.effects = (*game.effects, made)
    game.note("prevention shield", ("615.1",), source=game.name_of(context.source))
