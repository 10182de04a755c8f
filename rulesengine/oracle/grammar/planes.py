"""The words of Planechase: planes, phenomena, planar decks and the planar die (rules 311, 312, 901)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import ChaosEnsues, Planeswalk, ReverseTurnOrder, RollPlanarDie
from rulesengine.ir.effects import GameRule
from rulesengine.ir.refs import You
from rulesengine.ir.statics import PlanarDieReads
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import production

# The planar die, planeswalking and turn order ---------------------------------------------------------

production("action", Planeswalk, "planeswalk")
production("action", RollPlanarDie, "roll the planar die")
production("action", ReverseTurnOrder, "reverse the game 's turn order")
production("object-action", ChaosEnsues, "chaos ensue")
production(
    "trigger-one", PlayerTrigger, "you roll the planar die", who=You(), what="roll the planar die"
)


def _blank_is_chaos(duration: Duration) -> GameRule:
    return GameRule(PlanarDieReads("blank", "chaos"), duration)


def _duration(node: GameRule) -> dict[str, Any]:
    return {"duration": node.duration}


production("clause", _blank_is_chaos, "each blank roll of the planar die is a {CHAOS} roll "
           "{duration:duration}",
           unbuild=_duration)  # fmt: skip
