"""Positions to try names, answers and actions in."""

from __future__ import annotations

from typing import Any

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.pool import card_pool
from rulesengine.game.game import Game
from rulesengine.scenario.agent import ScriptAgent
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.naming import Names
from rulesengine.scenario.position import set_up
from rulesengine.scenario.result import Result
from rulesengine.scenario.run import resolve

CARDS = CompiledCards(card_pool())


def position(anna: Any = None, nicole: Any = None, **more: Any) -> tuple[Game, ScriptAgent, Names]:
    players = {"Anna": anna or {}, "Nicole": nicole or {}}
    mapping = {"scenario": 1, "id": "table", "players": players, **more}
    return set_up(from_mapping(mapping), CARDS)


def run(anna: Any = None, nicole: Any = None, **more: Any) -> Result:
    players = {"Anna": anna or {}, "Nicole": nicole or {}}
    return resolve(from_mapping({"scenario": 1, "id": "table", "players": players, **more}), CARDS)
