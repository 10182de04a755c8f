"""Our own scenarios, each citing its rule: every one must come out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesengine.cards.pool import card_pool
from rulesengine.scenario.checking import Outcome, check_scenario
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.read import read_scenarios

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(read_scenarios(FOLDER), key=lambda scenario: scenario.id)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_it_comes_out_as_it_says(scenario: Scenario) -> None:
    checked = check_scenario(scenario, card_pool())
    assert checked.outcome is Outcome.PASSED, f"{scenario.title}: {checked.why}"


def test_every_scenario_cites_a_rule_and_has_an_id_of_its_own() -> None:
    assert all(scenario.cites for scenario in SCENARIOS)
    assert len({scenario.id for scenario in SCENARIOS}) == len(SCENARIOS)


def test_dividing_damage_alone_has_25_scenarios() -> None:
    assert len([s for s in SCENARIOS if s.id.startswith("combat-damage-")]) >= 25
