"""A run step by step: the position after every line of the log, for a table on a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesengine.game.game import Game
from rulesengine.log import renderer
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.position_view import position_view
from rulesengine.scenario.result import Result, Status
from rulesengine.scenario.result_of import result_of
from rulesengine.scenario.run import Cards, play, rules_of

MOST_POSITIONS = 500


@dataclass(frozen=True, slots=True)
class Replay:
    """The result, with the position at the start, after each entry of the log, and at the end.

    `positions[n]` is the position once entry n - 1 has been written: the first is the start. Only
    the first MOST_POSITIONS are kept; `final` always is. A card not understood has no positions.
    """

    result: Result
    positions: tuple[dict[str, Any], ...]
    final: dict[str, Any] | None


def replay(
    scenario: Scenario, cards: Cards, misconception: str | None = None, language: str = "en"
) -> Replay:
    """Run a scenario and keep what it looked like on the way; sentences in `language`."""
    positions: list[dict[str, Any]] = []

    def keep(game: Game) -> None:
        # An illegal action that was rolled back took its entries with it.
        del positions[len(game.log) :]
        if len(positions) < MOST_POSITIONS:
            positions.append(position_view(game))

    run = play(scenario, cards, rules_of(misconception), keep)
    result = result_of(run, renderer(language))
    if run.game is None or result.status is Status.UNSUPPORTED:
        return Replay(result, (), None)
    del positions[len(run.game.log) + 1 :]
    return Replay(result, tuple(positions), position_view(run.game))
