"""Committing a crime: aiming at an opponent, at what is theirs, or at their graveyard (700.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

CRIME = "commit a crime"
THEIRS = (Zone.BATTLEFIELD, Zone.STACK)


def crime(game: Game, player: EntityId, targets: Iterable[EntityId]) -> list[e.Event]:
    """The crime the player commits by targeting these, if it is one; one however many they are."""
    if any(_is_of_another(game, player, target) for target in targets):
        return [e.PlayerDoes(player=player, what=CRIME, rules=("700.13",))]
    return []


def _is_of_another(game: Game, player: EntityId, target: EntityId) -> bool:
    if is_player(target):
        return target != player
    thing = game.objects[target]
    if thing.zone in THEIRS:
        return controller(game, target) != player
    return thing.zone is Zone.GRAVEYARD and thing.owner != player
