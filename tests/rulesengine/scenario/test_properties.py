"""Whatever is done to a scenario, reading it gives a scenario or BadScenario, nothing else."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesengine.errors import BadScenario
from rulesengine.scenario.read import _from_lines, _from_text
from rulesengine.scenario.validate import validate

WHOLE: dict[str, Any] = {
    "scenario": 1,
    "id": "whole",
    "cites": ["702.79a"],
    "players": {
        "Anna": {
            "life": 20,
            "mana": "{R}",
            "hand": ["2 Shock"],
            "battlefield": [{"card": "Bear", "id": "bear", "counters": {"+1/+1": 1}}],
        },
        "Nicole": {"library": ["Forest"], "planar_deck": ["Akoum"]},
    },
    "cards": [{"name": "Ooze", "power": "2", "card_faces": [{"name": "Half"}]}],
    "planar_die": ["chaos"],
    "dice": [4],
    "actions": [
        {"cast": "Shock", "targets": ["Nicole", {"bear": 2}], "using": ["kicker", {"squad": 1}]},
        {"attack": {"bear": "Nicole"}, "at": {"turn": 1, "step": "declare attackers"}},
        {"block": {"Wall": ["bear"]}, "by": "Nicole", "choose": ["yes", ["a"], {"bear": 1}]},
        {"resolve": "all"},
        {"activate": "bear", "ability": 1, "pay": {"tap": ["bear"]}, "illegal": True},
    ],
    "until": {"turn": 2, "step": "end"},
    "expect": [
        {"player": "Anna", "life": 20},
        {"object": "bear", "counters": {"+1/+1": 1}, "has": ["flying"]},
        {"stack": ["Shock"]},
    ],
    "ask": [{"object": "bear", "power": "?", "toughness": "?"}, {"legal": {"play": "Forest"}}],
}
WORDS = [
    *("cast", "attack", "block", "choose", "at", "by", "card", "player", "object", "zone", "?"),
    *("Anna", "bear", "all", "upkeep", "stack", "after", "id", "legal", "illegal", "2 Shock", ""),
]
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.sampled_from(WORDS),
    st.text(max_size=8),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, part in inner:
        found.append((*path, key))
        if isinstance(part, dict | list):
            found += places(part, (*path, key))
    return found


PLACES = places(WHOLE)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    scenario = copy.deepcopy(WHOLE)
    for _ in range(draw(st.integers(1, 3))):
        *above, key = draw(st.sampled_from(PLACES))
        parent: Any = scenario
        try:
            for part in above:
                parent = parent[part]
            change = draw(st.sampled_from(["replace", "delete", "add"]))
            if change == "replace":
                parent[key] = draw(values)
            elif change == "delete":
                del parent[key]
            elif isinstance(parent, dict):
                parent[draw(st.sampled_from(WORDS) | st.text(max_size=5))] = draw(values)
            elif isinstance(parent, list):
                parent.append(draw(values))
        except (KeyError, IndexError, TypeError):
            continue
    return scenario


quiet = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


def test_the_scenario_to_be_mutated_is_valid() -> None:
    assert validate(WHOLE).id == "whole"


@quiet
@given(mutated())
def test_a_mutated_scenario_is_valid_or_bad(scenario: Any) -> None:
    with suppress(BadScenario):
        validate(scenario, "file")


@quiet
@given(mutated())
def test_what_is_wrong_is_said_in_one_line(scenario: Any) -> None:
    (read,) = _from_text(json.dumps(scenario), "file", ".json")
    if isinstance(read, BadScenario):
        assert "\n" not in str(read)
        assert all(problem.expected for problem in read.problems)


@quiet
@given(values)
def test_any_value_is_valid_or_bad(value: Any) -> None:
    with suppress(BadScenario):
        validate(value)


@quiet
@given(mutated(), st.integers(0, 2_000), st.text(max_size=4))
def test_mutated_text_is_valid_or_bad(scenario: Any, position: int, text: str) -> None:
    whole = json.dumps(scenario)
    position = min(position, len(whole))
    broken = whole[:position] + text + whole[position + len(text) :]
    for suffix in (".json", ".yaml"):
        list(_from_text(broken, "file", suffix))
    list(_from_lines(broken, "file", ".jsonl"))


@quiet
@given(st.text(alphabet="ab:{}[],-?&*!|>'\"#%@ \n\t0~", max_size=60))
def test_any_yaml_text_is_valid_or_bad(text: str) -> None:
    assert list(_from_text(text, "file", ".yaml"))
