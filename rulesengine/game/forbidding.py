""" "Can't" beats "can" (101.2): events that effects or abilities forbid never happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.ir.changes import Cant
from rulesengine.ir.statics import PlayersCant
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def forbidden(game: Game, event: e.Event) -> bool:
    check = _CHECKS.get(type(event))
    return check is not None and check(game, event)


def cant(game: Game, entity: EntityId, what: str) -> bool:
    """Whether a change forbids an object something, whatever the circumstances."""
    from rulesengine.game.conditions import holds

    for change, context in characteristics(game, entity).changes:
        if isinstance(change, Cant) and change.what == what and change.by is None:
            if change.unless is None or not holds(game, change.unless, context):  # type: ignore[arg-type]
                return True
    return False


def player_cant(game: Game, player: EntityId, what: str) -> bool:
    """Whether players (this one) can't do or suffer something: "gain life", "draw cards" …"""
    return any(
        effect.what == what
        and effect.filter is None
        and player_fits(game, effect.who, player, context)
        for effect, context in static_effects(game, PlayersCant)
    )


@rule("702.12b")
def indestructible(game: Game, entity: EntityId) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return "indestructible" in characteristics(game, entity).keywords


def _destroy(game: Game, event: e.Destroy) -> bool:
    thing = game.objects[event.object]
    if thing.zone is not Zone.BATTLEFIELD or thing.became is not None:
        return True
    if game.rules["indestructible"](game, event.object):
        game.note("not destroyed", ("702.12b",), object=game.name_of(event.object))
        return True
    return False


def _gain_life(game: Game, event: e.GainLife) -> bool:
    return player_cant(game, event.player, "gain life")


def _lose_life(game: Game, event: e.LoseLife) -> bool:
    return player_cant(game, event.player, "lose life")


def _draw(game: Game, event: e.Draw) -> bool:
    return player_cant(game, event.player, "draw cards")


def _counter(game: Game, event: e.CounterObject) -> bool:
    if cant(game, event.object, "be countered"):
        game.note("not countered", ("101.2",), object=game.name_of(event.object))
        return True
    return False


def _sacrifice(game: Game, event: e.Sacrifice) -> bool:
    return cant(game, event.object, "be sacrificed")


def _put_counters(game: Game, event: e.PutCounters) -> bool:
    if is_player(event.on):
        return player_cant(game, event.on, "get counters")
    return cant(game, event.on, "have counters put on it")


def _transform(game: Game, event: e.Transforms) -> bool:
    return cant(game, event.object, "transform")


def _untap(game: Game, event: e.Untap) -> bool:
    return cant(game, event.object, "untap")


def _attach(game: Game, event: e.Attach) -> bool:
    from rulesengine.game.attaching import may_attach

    return not may_attach(game, event.object, event.to)


def _lose_game(game: Game, event: e.LosesGame) -> bool:
    return player_cant(game, event.player, "lose the game")


def _win_game(game: Game, event: e.WinsGame) -> bool:
    return player_cant(game, event.player, "win the game")


_CHECKS: dict[type, Callable[[Game, Any], bool]] = {
    e.Destroy: _destroy,
    e.GainLife: _gain_life,
    e.LoseLife: _lose_life,
    e.Draw: _draw,
    e.CounterObject: _counter,
    e.Sacrifice: _sacrifice,
    e.PutCounters: _put_counters,
    e.Transforms: _transform,
    e.Untap: _untap,
    e.Attach: _attach,
    e.LosesGame: _lose_game,
    e.WinsGame: _win_game,
}
