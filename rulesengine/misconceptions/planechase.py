"""Planechase misread (311, 312, 701.31, 901)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.planechase import planeswalk
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def whenever_one_has_priority(game: Game, player: EntityId) -> tuple[str, ...]:
    return ()


def one_each(game: Game, player: EntityId) -> int:
    return 1


def nothing(game: Game, player: EntityId) -> int:
    return 0


def one_after_the_first(game: Game, player: EntityId) -> int:
    return min(1, game.player(player).planar_rolls)


def its_owner(game: Game, plane: GameObject) -> EntityId:
    return plane.owner


def at_once(game: Game, player: EntityId) -> None:
    """Planeswalking without an ability that waits on the stack."""
    planeswalk(game, player)


def stays(game: Game) -> bool:
    """A phenomenon stays until someone rolls the Planeswalker symbol."""
    return False


def chaos_too(game: Game, rolled: str) -> str:
    """Any symbol at all is taken to let one planeswalk."""
    return "planeswalker" if rolled == "chaos" else rolled


MISCONCEPTIONS: Final = (
    wrong("planar-die-any-time", "901.9", "", "planar_die_timing", whenever_one_has_priority),
    wrong("planar-die-flat-cost", "901.9", "", "planar_die_cost", one_each),
    wrong("planar-die-free", "901.9", "", "planar_die_cost", nothing),
    wrong("planar-die-never-dearer", "901.9", "", "planar_die_cost", one_after_the_first),
    wrong("chaos-controller", "901.6", "", "controller_of_plane", its_owner),
    wrong("planeswalk-at-once", "901.8", "", "planeswalker_rolled", at_once),
    wrong("phenomenon-stays", "704.6f", "", "phenomenon_leaves", stays),
    wrong("chaos-is-planeswalking", "901.9b", "", "read_planar_die", chaos_too),
)
