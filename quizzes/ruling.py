"""A scenario's ruling, step by step: what happened, by which rules, and what the table looked like.

Language aside, a ruling depends on the scenario alone, so it is kept; tables are kept as JSON, which
takes a tenth of the room and is read for the one step shown.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from quizzes.proving import cards
from rulesengine.errors import BadScenario, RulesEngineError
from rulesengine.log import english
from rulesengine.scenario.replay import replay
from rulesengine.scenario.result import LogEntry, Result
from rulesengine.scenario.validate import validate

# Said for the engine's own sake; the step they belong to says enough.
UNSAID = frozenset({"add mana", "pay mana", "priority", "pass"})
# Decide nothing themselves: what came just before did.
PASSING_TIME = frozenset({"step", "turn", "mana empties"})


@dataclass(frozen=True, slots=True)
class Moment:
    """One step: what has just happened (nothing, at the start) and the table after it."""

    number: int
    text: str
    rules: tuple[str, ...]
    event: str
    said: str  # event and parameters, the same in every language
    table_json: str

    @property
    def position(self) -> dict[str, Any]:
        table: dict[str, Any] = json.loads(self.table_json)
        return table


@dataclass(frozen=True, slots=True)
class Ruling:
    """The steps of one run; `result` says how it ended and what was asked."""

    result: Result
    moments: tuple[Moment, ...]

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def moment(self, number: int) -> Moment:
        return self.moments[max(0, min(number, self.last))]


class NoRuling(Exception):
    """The engine has nothing to show for a scenario; `reason` is for people who write them."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def ruling_of(
    scenario: Mapping[str, Any], language: str, misconception: str | None = None
) -> Ruling:
    """Run the scenario, by a wrong reading where one is named; NoRuling where nothing came of it."""
    return _ruling(json.dumps(scenario, sort_keys=True), language, misconception)


@lru_cache(maxsize=256)
def _ruling(scenario_json: str, language: str, misconception: str | None) -> Ruling:
    try:
        scenario = validate(json.loads(scenario_json))
        run = replay(scenario, cards(), misconception, language)
    except BadScenario as error:
        raise NoRuling(str(error)) from error
    except RulesEngineError as error:
        raise NoRuling(str(error)) from error
    result = run.result
    tables = list(run.positions)
    if run.final is not None:
        tables = [*tables[: len(result.log)], run.final]
    if not tables:
        raise NoRuling(result.why())
    return Ruling(result, tuple(_moments(result.log, tables)))


def _moments(log: tuple[LogEntry, ...], tables: list[dict[str, Any]]) -> list[Moment]:
    """A step for each entry worth saying, with the table once it and what it took were done."""
    moments = [Moment(0, "", (), "", "", _table_json(tables[0]))]
    for place, entry in enumerate(log):
        table = tables[min(place + 1, len(tables) - 1)]
        if entry.event in UNSAID or entry.event not in english.SENTENCES:
            continue
        said = json.dumps([entry.event, dict(entry.parameters)], sort_keys=True, default=str)
        moments.append(
            Moment(len(moments), entry.text, entry.rules, entry.event, said, _table_json(table))
        )
    return moments


def _table_json(position: dict[str, Any]) -> str:
    """The reader sits in the first player's seat."""
    for place, player in enumerate(position["players"]):
        player["seat"] = "far" if place else "near"
    return json.dumps(position)


def deciding_step(ruling: Ruling, rules: tuple[str, ...], wrong: Ruling | None) -> int:
    """Where the wrong reading parts from the ruling, or the last step by one of the rules."""
    if wrong is not None:
        for mine, theirs in zip(ruling.moments, wrong.moments, strict=False):
            if mine.said != theirs.said:
                return mine.number - (mine.event in PASSING_TIME and mine.number > 1)
        if len(ruling.moments) != len(wrong.moments):
            return min(len(ruling.moments), len(wrong.moments)) - 1
    by_rule = [moment.number for moment in ruling.moments if set(moment.rules) & set(rules)]
    return by_rule[-1] if by_rule else ruling.last
