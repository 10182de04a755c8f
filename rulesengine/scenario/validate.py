"""A scenario from any mapping: checked against the schema, every problem reported at once."""

from __future__ import annotations

from typing import Any

from rulesengine.errors import BadScenario, Problem
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.cross_checks import inconsistencies
from rulesengine.scenario.model import Scenario

MOST_PROBLEMS = 50


def validate(scenario: Any, file: str = "", where: str = "") -> Scenario:
    """The scenario a mapping describes, or BadScenario with all that is wrong with it.

    `file` and `where` (such as "line 3") say where the mapping comes from.
    """
    problems = [
        Problem(file, ": ".join(filter(None, (where, place))), expected)
        for place, expected in _problems(scenario)
    ]
    if problems:
        first, others = problems[0], problems[1:MOST_PROBLEMS]
        bad = BadScenario(file, first.place, first.expected, *others)
        if isinstance(scenario, dict) and isinstance(scenario.get("id"), str):
            bad.scenario_id = scenario["id"]
        raise bad
    return from_mapping(scenario, file)


def _problems(scenario: Any) -> list[tuple[str, str]]:
    # Here, so that what never reads a file does not import pydantic.
    from pydantic import ValidationError

    from rulesengine.scenario.problems import found_in, place
    from rulesengine.scenario.schema import ScenarioModel

    if not isinstance(scenario, dict):
        return [("", "expected a scenario: a mapping with scenario, id and players")]
    try:
        ScenarioModel.model_validate(scenario)
    except ValidationError as error:
        return list(found_in(error))
    return [(place(loc), expected) for loc, expected in inconsistencies(scenario)]
