"""Conditions under which a way of casting may be used at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.objects import is_player
from rulesengine.game.rules import rule

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way


def why_not_way(game: Game, player: EntityId, thing: GameObject, way: Way) -> tuple[str, ...]:
    """The rules against using this way; none where it may be used."""
    check = CONDITIONS.get(way.name)
    return () if check is None or check(game, player) else (way.rule,)


@rule("702.117a")
def surge_condition(game: Game, player: EntityId) -> bool:
    """You or a teammate has cast another spell this turn."""
    return bool(game.player(player).spells_cast)


def surge(game: Game, player: EntityId) -> bool:
    return bool(game.rules["surge_condition"](game, player))


def spectacle(game: Game, player: EntityId) -> bool:
    """702.137a: an opponent lost life this turn."""
    return any(
        isinstance(event, e.LoseLife) and event.player != player for event in game.this_turn()
    )


def prowl(game: Game, player: EntityId) -> bool:
    """702.76a, without the check of shared creature types, made where the spell is known."""
    return any(
        isinstance(event, e.Damage) and event.combat and is_player(event.to)
        for event in game.this_turn()
    )


CONDITIONS: dict[str, Callable[[Game, EntityId], bool]] = {
    "surge": surge,
    "spectacle": spectacle,
    "prowl": prowl,
}
