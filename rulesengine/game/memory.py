"""What happened this turn, looked up in the history of events (for "this turn" conditions)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.objects import is_player
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.conditions import DidThisTurn
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.quantities import Happened
    from rulesengine.ir.refs import PlayerRef


def happened_to(game: Game, what: str, entity: EntityId, context: Context) -> bool:
    """"That attacked this turn", "dealt damage this turn", "that entered this turn" …"""
    thing = game.objects[entity]
    match what:
        case "entered":
            return thing.entered_turn == game.turn and any(
                isinstance(event, e.ZoneChange) and event.became == entity
                for event in game.this_turn()
            )
        case "put there":
            return any(
                isinstance(event, e.ZoneChange) and event.became == entity
                for event in game.this_turn()
            )
        case "put there from battlefield":
            return any(
                isinstance(event, e.ZoneChange)
                and event.became == entity
                and event.from_zone is Zone.BATTLEFIELD
                for event in game.this_turn()
            )
        case "attacked":
            return any(
                isinstance(event, e.Attacks) and entity in (a for a, _ in event.pairs)
                for event in game.this_turn()
            )
        case "blocked":
            return any(
                isinstance(event, e.Blocks) and entity in (b for b, _ in event.pairs)
                for event in game.this_turn()
            )
        case "dealt damage" | "was dealt damage":
            return any(
                isinstance(event, e.Damage) and event.to == entity for event in game.this_turn()
            )
        case "dealt damage to you":
            return any(
                isinstance(event, e.Damage)
                and event.source == entity
                and event.to == context.controller
                for event in game.this_turn()
            )
        case "cast":
            return any(
                isinstance(event, e.Cast) and event.object == entity for event in game.this_turn()
            )
    raise NotImplementedError(what)


def count_happened(game: Game, quantity: Happened, context: Context) -> int:
    return sum(_amounts(game, quantity.what, quantity.player, quantity.filter, context))


def did_this_turn(game: Game, condition: DidThisTurn, context: Context) -> bool:
    amounts = list(_amounts(game, condition.what, condition.player, condition.filter, context))
    return len(amounts) >= condition.at_least or sum(amounts) >= condition.at_least


def _amounts(
    game: Game, what: str, who: PlayerRef | None, filter: Filter | None, context: Context
) -> Iterator[int]:
    """One number for each time it happened this turn."""
    from rulesengine.game import references

    def by(player: EntityId | None) -> bool:
        if who is None:
            return True
        return player is not None and references.player_fits(game, who, player, context)

    def fits(entity: EntityId | None) -> bool:
        if filter is None:
            return True
        return entity is not None and matches(game, filter, entity, context)

    for event in game.this_turn():
        match event, what:
            case e.ZoneChange(), "died":
                if event.from_zone is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD:
                    if fits(event.object) and by(_controller(game, event.object)):
                        yield 1
            case e.ZoneChange(), "left the battlefield":
                if event.from_zone is Zone.BATTLEFIELD and fits(event.object):
                    if by(_controller(game, event.object)):
                        yield 1
            case e.ZoneChange(), "entered" | "landfall":
                if event.to is Zone.BATTLEFIELD and fits(event.became):
                    if by(_controller(game, event.became)):
                        yield 1
            case e.ZoneChange(), "put into graveyard":
                if event.to is Zone.GRAVEYARD and fits(event.became):
                    if by(game.objects[event.object].owner):
                        yield 1
            case e.Cast(), "cast":
                if by(event.player) and fits(event.object):
                    yield 1
            case e.Cast(), "cast another":
                if by(event.player) and event.object != context.source and fits(event.object):
                    yield 1
            case e.Cast(), "cast before":
                if event.object == context.source:
                    return
                if by(event.player) and fits(event.object):
                    yield 1
            case e.GainLife(), "gained life":
                if by(event.player):
                    yield event.amount
            case e.LoseLife(), "lost life":
                if by(event.player):
                    yield event.amount
            case e.Damage(), "was dealt damage":
                if is_player(event.to) and by(event.to):
                    yield event.amount
            case e.Damage(), "was dealt combat damage":
                if event.combat and is_player(event.to) and by(event.to):
                    yield event.amount
            case e.Draw(), "drew":
                if by(event.player):
                    yield 1
            case e.Discard(), "discarded":
                if by(event.player) and fits(event.object):
                    yield 1
            case e.Sacrifice(), "sacrificed":
                if by(event.player) and fits(event.object):
                    yield 1
            case e.Attacks(), "attacked":
                if by(event.player):
                    for attacker, _ in event.pairs:
                        if fits(attacker):
                            yield 1
            case e.PutCounters(), "put counters":
                if by(event.by):
                    yield event.count
            case e.PlayerDoes(), _:
                if event.what == what and by(event.player):
                    yield event.count


def _controller(game: Game, entity: EntityId | None) -> EntityId | None:
    if entity is None:
        return None
    from rulesengine.game.layers import controller

    return controller(game, entity)
