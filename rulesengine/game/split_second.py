"""Split second (702.61): while such a spell is on the stack, mana abilities and special actions are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.layers import characteristics
from rulesengine.game.rules import rule

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@rule("702.61a")
def split_second_stops(game: Game, other_than: EntityId | None = None) -> bool:
    """Whether a spell with split second keeps players from casting and activating."""
    return any(
        entity != other_than
        and game.objects[entity].ability is None
        and "split second" in characteristics(game, entity).keywords
        for entity in game.stack
    )
