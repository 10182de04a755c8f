"""Losing, winning, drawing, conceding and leaving a multiplayer game (104, 800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.planar_cards import PLANAR
from rulesengine.game.planechase import before_leaving, planes_leave
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def concede(game: Game, player: EntityId) -> None:
    """104.3a: at any time, and it can't be replaced."""
    game.player(player).lost = True
    game.note("concede", ("104.3a",), player=game.name_of(player))
    leave_losers(game)


def leave_losers(game: Game) -> None:
    """Who has lost leaves; one left wins; none left is a draw (104.2a, 104.4a)."""
    if game.over:
        return
    winners = [player for player in game.players if player.won]
    if winners:
        for player in game.players:
            if not player.won:
                player.lost = True
        game.over = True
        return
    leaving = [player for player in game.players if player.lost and not player.left]
    if not leaving:
        return
    staying = [player for player in game.living() if not player.lost]
    if len(staying) <= 1:
        if staying:
            staying[0].won = True
            game.note("win game", ("104.2a",), player=staying[0].name, why="last")
        else:
            game.drawn = True
            game.note("draw game", ("104.4a",))
        game.over = True
        return
    for player in leaving:
        leave(game, player.id)


def leave(game: Game, player: EntityId) -> None:
    """800.4a: what that player owns leaves, what they controlled goes back or is exiled."""
    leaver = game.player(player)
    if game.planechase:
        before_leaving(game, player)
    leaver.left = True
    game.note("leave game", ("800.4a",), player=leaver.name)
    game.effects = tuple(effect for effect in game.effects if not _gives_control(effect, player))
    for entity in (*game.battlefield, *game.stack, *game.exile, *game.command):
        thing = game.objects[entity]
        if thing.owner == player and thing.became is None and not thing.face.types & PLANAR:
            _take_away(game, entity)
    for entity in game.stack:
        if characteristics(game, entity).controller == player:
            _take_away(game, entity)
    events: list[e.Event] = [
        e.ZoneChange(object=entity, to=Zone.EXILE, reason="exile", rules=("800.4a",))
        for entity in game.battlefield
        if characteristics(game, entity).controller == player
    ]
    if events:
        happen(game, events)
    leaver.hand = leaver.library = leaver.graveyard = ()
    leaver.blanks = 0
    if game.planechase:
        planes_leave(game, player)
    if game.active == player:
        game.passes = 0
    if game.priority == player:
        order = game.turn_order(game.active if not game.player(game.active).left else None)
        game.priority = order[0] if order else None


def exile_abandoned(game: Game) -> None:
    """800.4c: what would go back to the control of a player who has left is exiled, as soon as it would."""
    if not any(player.left for player in game.players):
        return
    events: list[e.Event] = [
        e.ZoneChange(object=entity, to=Zone.EXILE, reason="exile", rules=("800.4c",))
        for entity in game.battlefield
        if game.player(characteristics(game, entity).controller).left
    ]
    if events:
        happen(game, events)


def _take_away(game: Game, entity: EntityId) -> None:
    thing = game.objects[entity]
    thing.last_known = characteristics(game, entity)
    from rulesengine.game.zones import take_out

    take_out(game, thing)
    thing.zone = Zone.NOWHERE


def _gives_control(effect, player: EntityId) -> bool:  # type: ignore[no-untyped-def]
    from rulesengine.ir.changes import ChangeControl

    return effect.context.controller == player and any(
        isinstance(change, ChangeControl) for change in effect.changes
    )
