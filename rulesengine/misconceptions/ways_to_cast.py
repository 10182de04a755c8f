"""Ways to cast, and what becomes of what was cast so, misread: aftermath, awaken … (608, 702)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.timing import can_cast_now
from rulesengine.misconceptions.misconception import wrong
from rulesengine.misconceptions.spells import besides_its_mana_cost

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way


def either_half(game: Game, face: Face) -> bool:
    return True


def only_as_it_resolves(game: Game, event: e.ZoneChange) -> bool:
    return "608.2n" in event.rules


def not_at_all(game: Game, event: e.ZoneChange) -> bool:
    return False


def aftermath_at_any_time(
    game: Game, player: EntityId, thing: GameObject, way: Way
) -> tuple[str, ...]:
    """A half cast from the graveyard is taken not to wait for one's main phase."""
    if way.name == "aftermath" and game.priority == player:
        return ()
    return can_cast_now(game, player, thing, way)


def any_target_illegal(game: Game, kept: Mapping[int, tuple[EntityId, ...]]) -> bool:
    return not all(kept.values())


MISCONCEPTIONS: Final = (
    wrong("aftermath-from-hand", "702.127a", "aftermath", "cast_from_hand", either_half),
    wrong(
        "aftermath-countered-graveyard",
        "702.127a",
        "aftermath",
        "exiled_from_stack",
        only_as_it_resolves,
    ),
    wrong("aftermath-again-and-again", "702.127a", "aftermath", "exiled_from_stack", not_at_all),
    wrong("aftermath-any-time", "307.1", "aftermath", "can_cast_now", aftermath_at_any_time),
    wrong("awaken-additional", "702.113a", "awaken", "spell_cost", besides_its_mana_cost),
    wrong(
        "awaken-needs-both-targets",
        "608.2b",
        "awaken",
        "all_targets_illegal",
        any_target_illegal,
    ),
)
