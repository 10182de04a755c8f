"""Preventing damage and sending it elsewhere (614.9, 615, 122.1c)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted, denotes, players
from rulesengine.game.replacing import Replacement, gathers, names_for
from rulesengine.game.statics import static_effects
from rulesengine.game.would import would_match
from rulesengine.ir.effects import Effect
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import Objects, PlayerRef, Reference
from rulesengine.ir.statics import DamageCantBePrevented, LifeFloor, Prevent, PreventWould, Redirect
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

_DAMAGEABLE = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


def preventable(game: Game, event: e.Damage) -> bool:
    """615.12: whether prevention effects prevent any of it."""
    return event.preventable and not any(
        effect.by is None
        or (event.source is not None and denotes(game, effect.by, event.source, context))
        for effect, context in static_effects(game, DamageCantBePrevented)
    )


@gathers(e.Damage)
def prevention(game: Game, event: e.Damage) -> Iterator[Replacement]:
    """Protection, static prevention, and shields."""
    if event.source is not None and not is_player(event.to) and preventable(game, event):
        from rulesengine.game.attaching import protected_from

        if protected_from(game, event.to, event.source):
            yield Replacement(
                ("protection", event.to), event.to, _by_protection, ("protection",), rank=4
            )
    for effect, context in static_effects(game, Prevent):
        if (effect.combat_only and not event.combat) or (effect.noncombat_only and event.combat):
            continue
        if effect.by is not None and not _deals(game, effect.by, event.source, context):
            continue
        if effect.to is not None and not _is_recipient(game, effect.to, event, context):
            continue
        if game.remaining.get(id(effect)) != 0 and (
            effect.then is not None or preventable(game, event)
        ):
            yield _replacement(game, effect, context)
    for would, context in static_effects(game, PreventWould):
        if would_match(game, would.would, event, context):
            if would.then is not None or preventable(game, event):
                yield _replacement(game, would, context)


def _replacement(game: Game, effect: Prevent | PreventWould, context: Context) -> Replacement:
    def apply(game: Game, event: e.Event) -> list[e.Event]:
        return _prevent(game, event, effect, context)

    names = names_for(game, context.source, effect)
    return Replacement((context.source, id(effect)), context.source, apply, names)


def _prevent(
    game: Game, event: e.Event, effect: Prevent | PreventWould, context: Context
) -> list[e.Event]:
    """615.7: a shield is used up by what it prevents; 615.12: unpreventable damage leaves it whole."""
    assert isinstance(event, e.Damage)
    prevented = 0
    if preventable(game, event):
        prevented = _how_much(game, event, effect, context)
        game.note("prevent", ("615.1",), amount=prevented, to=game.name_of(event.to))
    if effect.then is not None:
        _afterwards(game, effect.then, event, prevented, context)
    if prevented == event.amount:
        return []
    return [replace(event, amount=event.amount - prevented)]


def _how_much(game: Game, event: e.Damage, effect: Prevent | PreventWould, context: Context) -> int:
    if isinstance(effect, PreventWould):
        if effect.half_up is not None:
            return -(-event.amount // 2) if effect.half_up else event.amount // 2
        if effect.amount is None:
            return event.amount
        return min(event.amount, number(game, effect.amount, context))
    if effect.next_time:
        game.remaining = {**game.remaining, id(effect): 0}
    if effect.amount is None:
        return event.amount
    return _use_up(game, effect, effect.amount, event.amount, context)


def _use_up(
    game: Game, effect: Prevent | Redirect, size: Quantity, amount: int, context: Context
) -> int:
    left = game.remaining.get(id(effect), number(game, size, context))
    used = min(left, amount)
    game.remaining = {**game.remaining, id(effect): left - used}
    return used


def _afterwards(
    game: Game, effect: Effect, event: e.Damage, prevented: int, context: Context
) -> None:
    """615.5: the rest of a prevention effect happens right after the damage would have been dealt."""
    inner = replace(
        context, event=event, affected=None if is_player(event.to) else event.to,
        slots=dict(context.slots), moved={}, amount=prevented, done=prevented > 0,
        memory={**context.memory, "trigger_other": event.source, "amount": prevented},
    )  # fmt: skip
    if is_player(event.to):
        inner.memory["trigger_player"] = event.to
    game.afterwards = (*game.afterwards, (effect, inner))


def _deals(game: Game, by: Reference, source: EntityId | None, context: Context) -> bool:
    """Whether it is the source; a spell's prevention covers the permanent it became (400.7c)."""
    if source is None:
        return False
    if denotes(game, by, source, context):
        return True
    spell = game.objects[source].was
    return (
        spell is not None
        and game.objects[spell].zone is Zone.STACK
        and game.objects[source].zone is Zone.BATTLEFIELD
        and isinstance(by, Objects)
        and spell in context.slots.get(by.slot, ())
    )


def _is_recipient(game: Game, to: Reference | PlayerRef, event: e.Damage, context: Context) -> bool:
    if isinstance(to, PlayerRef):
        return is_player(event.to) and event.to in players(game, to, context)
    return denotes(game, to, event.to, context)


def _by_protection(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.Damage)
    game.note("prevent", ("615.1",), amount=event.amount, to=game.name_of(event.to))
    return []


@gathers(e.Damage)
def redirection(game: Game, event: e.Damage) -> Iterator[Replacement]:
    """614.9: to something that can be dealt damage, if it is still there."""
    for effect, context in static_effects(game, Redirect):
        if game.remaining.get(id(effect)) == 0 or not would_match(
            game, effect.would, event, context
        ):
            continue
        found = (
            players(game, effect.to, context)
            if isinstance(effect.to, PlayerRef)
            else denoted(game, effect.to, context)
        )
        if len(found) != 1 or found[0] == event.to or not _can_be_dealt(game, found[0]):
            continue

        def apply(
            game: Game, event: e.Event, effect: Redirect = effect, to: EntityId = found[0],
            context: Context = context,
        ) -> list[e.Event]:  # fmt: skip
            return _redirect(game, event, effect, to, context)

        names = names_for(game, context.source, effect)
        yield Replacement((context.source, id(effect)), context.source, apply, names)


def _redirect(
    game: Game, event: e.Event, effect: Redirect, to: EntityId, context: Context
) -> list[e.Event]:
    assert isinstance(event, e.Damage)
    amount = event.amount
    if effect.next_time:
        game.remaining = {**game.remaining, id(effect): 0}
    elif effect.amount is not None:
        amount = _use_up(game, effect, effect.amount, amount, context)
    sent = replace(event, to=to, amount=amount, rules=(*event.rules, "614.9"))
    game.note("redirect", ("614.9",), amount=amount, to=game.name_of(to))
    rest = event.amount - amount
    return [sent, replace(event, amount=rest)] if rest else [sent]


def _can_be_dealt(game: Game, entity: EntityId) -> bool:
    if is_player(entity):
        return not game.player(entity).left
    thing = game.objects[entity]
    there = thing.zone is Zone.BATTLEFIELD and thing.became is None
    return there and bool(characteristics(game, entity).types & _DAMAGEABLE)


@gathers(e.LoseLife)
def life_floor(game: Game, event: e.LoseLife) -> Iterator[Replacement]:
    """The damage is dealt in full; only the life lost for it is less."""
    if not event.damage:
        return
    for effect, context in static_effects(game, LifeFloor):
        life = game.player(event.player).life
        if event.player == context.controller and life - event.amount < effect.least <= life:

            def apply(
                game: Game, event: e.Event, least: int = effect.least
            ) -> list[e.Event]:  # fmt: skip
                assert isinstance(event, e.LoseLife)
                lost = game.player(event.player).life - least
                return [replace(event, amount=lost)] if lost > 0 else []

            names = names_for(game, context.source, effect)
            yield Replacement((context.source, id(effect)), context.source, apply, names)


@gathers(e.Destroy, e.Damage)
def shield_counters(game: Game, event: e.Destroy | e.Damage) -> Iterator[Replacement]:
    """122.1c: a shield counter is removed instead of damage or of destruction by an effect."""
    entity = event.object if isinstance(event, e.Destroy) else event.to
    if is_player(entity) or not game.objects[entity].counters.get("shield"):
        return
    if isinstance(event, e.Damage) or not any(r.startswith("704") for r in event.rules):
        yield Replacement(("shield", entity), entity, _lose_shield, ("shield",))


def _lose_shield(game: Game, event: e.Event) -> list[e.Event]:
    entity = event.object if isinstance(event, e.Destroy) else getattr(event, "to", None)
    assert entity is not None
    removed = e.RemoveCounters(off=entity, kind="shield", count=1, rules=("122.1c",))
    if isinstance(event, e.Damage) and not preventable(game, event):
        return [event, removed]  # 615.12: the additional effect takes place all the same
    return [removed]
