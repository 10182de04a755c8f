"""Instructions about planes, planar decks, the planar die and the turn order (701.31, 901)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import planechase
from rulesengine.game.context import Context
from rulesengine.game.objects import EntityId
from rulesengine.game.resolving import acts
from rulesengine.ir import actions as a

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@acts(a.Planeswalk)
def planeswalk(game: Game, action: a.Planeswalk, context: Context, player: EntityId) -> None:
    planechase.planeswalk(game, player)


@acts(a.RollPlanarDie)
def roll_planar_die(
    game: Game, action: a.RollPlanarDie, context: Context, player: EntityId
) -> None:
    """Outside a Planechase game there is no planar die to roll."""
    if game.planechase:
        planechase.roll(game, player)


@acts(a.ChaosEnsues)
def chaos_ensues(game: Game, action: a.ChaosEnsues, context: Context, player: EntityId) -> None:
    if game.planechase:
        planechase.chaos_ensues(game)


@acts(a.ReverseTurnOrder)
def reverse_turn_order(
    game: Game, action: a.ReverseTurnOrder, context: Context, player: EntityId
) -> None:
    game.turn_order_reversed = not game.turn_order_reversed
    game.note("turn order", ("101.4",), player=game.name_of(player))
