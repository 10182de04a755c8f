"""Every misconception here leads somewhere else than the rule it misreads."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from rulesengine.cards.pool import card_pool
from rulesengine.misconceptions import MISCONCEPTIONS, UnknownMisconception, rule_table
from rulesengine.scenario.run import play, rules_of
from rulesengine.scenario.validate import validate

CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "told_apart.yaml").read_text()
)
BEYOND = ("misconception", "right", "wrong")


def value(case: dict[str, Any], misconception: str | None) -> Any:
    scenario = {key: case[key] for key in case if key not in BEYOND}
    run = play(
        validate({"scenario": 1, "id": "case", **scenario, "ask": [case["ask"]]}),
        card_pool(),
        rules_of(misconception),
    )
    assert run.error is None
    found = run.answers[0]
    return {"legal": found["legal"]} if isinstance(found, dict) and "legal" in found else found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["misconception"])
def test_a_misconception_leads_elsewhere_than_the_rule(case: dict[str, Any]) -> None:
    assert value(case, None) == case["right"]
    assert value(case, case["misconception"]) == case["wrong"]


def test_every_case_is_about_a_misconception_the_engine_knows() -> None:
    assert {case["misconception"] for case in CASES} <= MISCONCEPTIONS.keys()


def test_every_misconception_has_a_table_of_rules() -> None:
    assert all(rule_table(name).default is not None for name in MISCONCEPTIONS)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownMisconception):
        rule_table("no-such-belief")
