"""What happened to an object this turn: "that attacked this turn", "that died this turn" (by the history)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Test = Callable[["Game", "EntityId", "Context"], bool]


def happened_to(game: Game, what: str, entity: EntityId, context: Context) -> bool:
    return HAPPENED_TO[what](game, entity, context)


def _arrived(game: Game, entity: EntityId, from_zone: Zone | None = None) -> bool:
    return any(
        isinstance(ev, e.ZoneChange)
        and ev.became == entity
        and (from_zone is None or ev.from_zone is from_zone)
        for ev in game.this_turn()
    )


def _entered(game: Game, entity: EntityId, context: Context) -> bool:
    return game.objects[entity].zone is Zone.BATTLEFIELD and _arrived(game, entity)


def _entered_under_yours(game: Game, entity: EntityId, context: Context) -> bool:
    return _entered(game, entity, context) and any(
        isinstance(ev, e.ZoneChange) and ev.became == entity and ev.controller == context.controller
        for ev in game.this_turn()
    )


def _died(game: Game, entity: EntityId, context: Context) -> bool:
    """The permanent, or the card it became."""
    return any(
        isinstance(ev, e.ZoneChange)
        and entity in (ev.object, ev.became)
        and ev.from_zone is Zone.BATTLEFIELD
        and ev.to is Zone.GRAVEYARD
        for ev in game.this_turn()
    )


def _attacked(game: Game, entity: EntityId, context: Context) -> bool:
    return any(
        isinstance(ev, e.Attacks) and entity in (attacker for attacker, _ in ev.pairs)
        for ev in game.this_turn()
    )


def _blocked(game: Game, entity: EntityId, context: Context) -> bool:
    return any(
        isinstance(ev, e.Blocks) and entity in (blocker for blocker, _ in ev.pairs)
        for ev in game.this_turn()
    )


def _was_dealt(game: Game, entity: EntityId, context: Context) -> bool:
    return any(isinstance(ev, e.Damage) and ev.to == entity for ev in game.this_turn())


def _dealt(game: Game, entity: EntityId, context: Context) -> bool:
    return any(isinstance(ev, e.Damage) and ev.source == entity for ev in game.this_turn())


def _dealt_you(game: Game, entity: EntityId, context: Context) -> bool:
    return any(
        isinstance(ev, e.Damage) and ev.source == entity and ev.to == context.controller
        for ev in game.this_turn()
    )


def _cast(game: Game, entity: EntityId, context: Context) -> bool:
    return any(isinstance(ev, e.Cast) and ev.object == entity for ev in game.this_turn())


def _tapped(game: Game, entity: EntityId, context: Context) -> bool:
    return any(isinstance(ev, e.Tap) and ev.object == entity for ev in game.this_turn())


HAPPENED_TO: dict[str, Test] = {
    "entered": _entered,
    "entered under your control": _entered_under_yours,
    "put there": lambda g, x, c: _arrived(g, x),
    "put there from the battlefield": lambda g, x, c: _arrived(g, x, Zone.BATTLEFIELD),
    "died": _died,
    "attacked": _attacked,
    "blocked": _blocked,
    "attacked or blocked": lambda g, x, c: _attacked(g, x, c) or _blocked(g, x, c),
    "didn't attack": lambda g, x, c: not _attacked(g, x, c),
    "was dealt damage": _was_dealt,
    "dealt damage": _dealt,
    "dealt damage to you": _dealt_you,
    "became tapped": _tapped,
    "cast": _cast,
    "was cast": _cast,
}


def died_this_turn(game: Game) -> tuple[EntityId, ...]:
    """Permanents put into a graveyard from the battlefield this turn, as they last existed."""
    return tuple(
        ev.object
        for ev in game.this_turn()
        if isinstance(ev, e.ZoneChange)
        and ev.from_zone is Zone.BATTLEFIELD
        and ev.to is Zone.GRAVEYARD
    )


__all__ = ["HAPPENED_TO", "died_this_turn", "happened_to"]
