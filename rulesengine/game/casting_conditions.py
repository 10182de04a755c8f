"""Conditions under which a way of casting may be used at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Step

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


@rule("702.173a")
def freerunning_condition(game: Game, player: EntityId) -> bool:
    """An Assassin creature or a commander under your control dealt combat damage to a player this turn."""
    return any(
        isinstance(event, e.Damage)
        and event.combat
        and is_player(event.to)
        and event.source is not None
        and _assassin_or_commander(game, event.source, player)
        for event in game.this_turn()
    )


def _assassin_or_commander(game: Game, source: EntityId, player: EntityId) -> bool:
    values = characteristics(game, source)
    if values.controller != player:
        return False
    assassin = CardType.CREATURE in values.types and "Assassin" in values.subtypes
    return assassin or "commander" in game.objects[source].designations


def sneak(game: Game, player: EntityId) -> bool:
    """702.190a: during your declare blockers step."""
    return game.active == player and game.step is Step.DECLARE_BLOCKERS


def freerunning(game: Game, player: EntityId) -> bool:
    return bool(game.rules["freerunning_condition"](game, player))


CONDITIONS: dict[str, Callable[[Game, EntityId], bool]] = {
    "surge": surge,
    "spectacle": spectacle,
    "prowl": prowl,
    "freerunning": freerunning,
    "sneak": sneak,
}
