"""Planechase (901): the planar die, planeswalking, phenomena, and players leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.pipeline import happen
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def roll(game: Game, player: EntityId) -> None:
    """901.9: blank does nothing, chaos makes chaos ensue, the planeswalker symbol planeswalks."""
    result = game.agent.planar_die(game)
    game.note("planar die", ("901.9",), player=game.name_of(player), result=result)
    happen(game, [e.PlayerDoes(player=player, what=f"roll {result}", rules=("901.9",))])
    if result == "planeswalker":
        planeswalk(game, player)


def face_up(game: Game) -> tuple[EntityId, ...]:
    """Face-up planes and phenomena."""
    kinds = {CardType.PLANE, CardType.PHENOMENON}
    return tuple(x for x in game.command if game.objects[x].face.types & kinds)


def planeswalk(game: Game, player: EntityId) -> None:
    """701.31: every face-up plane goes to the bottom of its owner's planar deck, the next is turned up."""
    raise NotImplementedError("planeswalk")


def phenomena_done(game: Game) -> None:
    """704.6f."""


def player_left(game: Game, player: EntityId) -> None:
    """901.10."""


_ = Zone
