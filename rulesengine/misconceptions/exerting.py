"""Exert misread: how long it lasts, and in whose untap step (701.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.layers import characteristics
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def never_over(game: Game, entity: EntityId) -> bool:
    return False


def whoever_controls_it(game: Game, thing: GameObject) -> EntityId | None:
    return characteristics(game, thing.id).controller


def nobody(game: Game, thing: GameObject) -> EntityId | None:
    """No untap step is taken to be affected."""
    return None


MISCONCEPTIONS: Final = (
    wrong("exert-untaps-never", "701.43a", "exert", "exert_duration", never_over),
    wrong("exert-follows-the-creature", "701.43a", "exert", "who_exerted", whoever_controls_it),
    wrong("exert-this-turn-only", "701.43a", "exert", "who_exerted", nobody),
)
