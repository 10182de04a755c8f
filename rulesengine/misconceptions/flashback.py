"""Flashback misread: when it lets a card be cast, and what becomes of the card (702.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.timing import can_cast_now
from rulesengine.misconceptions.misconception import wrong
from rulesengine.misconceptions.ways_to_cast import not_at_all, only_as_it_resolves

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way


def flashback_at_any_time(
    game: Game, player: EntityId, thing: GameObject, way: Way
) -> tuple[str, ...]:
    """A sorcery cast with flashback is taken not to wait for one's main phase."""
    if way.name == "flashback" and game.priority == player:
        return ()
    return can_cast_now(game, player, thing, way)


MISCONCEPTIONS: Final = (
    wrong(
        "flashback-countered-graveyard",
        "702.34a",
        "flashback",
        "exiled_from_stack",
        only_as_it_resolves,
    ),
    wrong("flashback-again-and-again", "702.34a", "flashback", "exiled_from_stack", not_at_all),
    wrong("flashback-instant-speed", "702.34a", "flashback", "can_cast_now", flashback_at_any_time),
)
