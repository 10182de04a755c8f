"""Validation: every problem at once, each with its place and a hint."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.errors import BadScenario
from rulesengine.scenario.schema import json_schema
from rulesengine.scenario.validate import validate


def problems(scenario: Any) -> dict[str, str]:
    with pytest.raises(BadScenario) as caught:
        validate(scenario, "some.yaml")
    return {problem.place: problem.expected for problem in caught.value.problems}


def test_a_small_scenario_is_valid(bolt: dict[str, Any]) -> None:
    assert validate(bolt).id == "bolt-to-the-face"


def test_all_problems_are_reported_at_once_with_their_places(bolt: dict[str, Any]) -> None:
    bolt["players"]["Anna"]["life"] = "twenty"
    bolt["players"]["Anna"]["battlefield"] = ["Forest", {"card": "Bear", "counters": {"+1/+1": -1}}]
    bolt["turn"] = 0
    assert set(problems(bolt)) == {
        "players.Anna.life",
        "players.Anna.battlefield[1].counters.+1/+1",
        "turn",
    }


@pytest.mark.parametrize(
    ("change", "place", "hint"),
    [
        ({"turnn": 1}, "turnn", "turn"),
        ({"step": "upkep"}, "step", "upkeep"),
        ({"until": {"turn": 1, "stepp": "end"}}, "until.stepp", "step"),
        ({"actions": [{"cast": "Shock", "target": ["Nicole"]}]}, "actions[0].target", "targets"),
        ({"actions": [{"cats": "Shock"}]}, "actions[0]", "cast"),
        (
            {"actions": [{"cast": "A", "pay": {"sacrifise": []}}]},
            "actions[0].pay.sacrifise",
            "sacr",
        ),
        ({"expect": [{"object": "Bear", "taped": True}]}, "expect[0].taped", "tapped"),
        ({"cards": [{"name": "X", "mana_cots": "{R}"}]}, "cards[0].mana_cots", "mana_cost"),
        ({"planar_die": ["chaoss"]}, "planar_die[0]", "chaos"),
    ],
)
def test_an_unknown_word_gets_a_hint(
    bolt: dict[str, Any], change: dict[str, Any], place: str, hint: str
) -> None:
    assert f"did you mean {hint}" in problems(bolt | change)[place]


@pytest.mark.parametrize("key", ["scenario", "id", "players"])
def test_a_missing_key_is_named(bolt: dict[str, Any], key: str) -> None:
    del bolt[key]
    assert "missing" in problems(bolt)[key]


@pytest.mark.parametrize(
    ("action", "place"),
    [
        ({"by": "Anna"}, "actions[0]"),
        ({"cast": "Shock", "play": "Forest"}, "actions[0]"),
        ({"cast": "Shock", "using": [{"kicker": 1, "buyback": 1}]}, "actions[0].using[0]"),
        ({"cast": "Shock", "targets": [{"Nicole": "two"}]}, "actions[0].targets[0].Nicole"),
        ({"cast": "Shock", "modes": [0]}, "actions[0].modes[0]"),
        ({"play": "Forest", "targets": ["Nicole"]}, "actions[0].targets"),
        ({"attack": "Bear"}, "actions[0].attack"),
        ({"block": {"Bear": 3}}, "actions[0].block.Bear"),
        ({"resolve": "some"}, "actions[0].resolve"),
        ({"concede": False}, "actions[0].concede"),
        ({"choose": "yes"}, "actions[0].choose"),
        ({"choose": [1.5]}, "actions[0].choose[0]"),
        ({"cast": "Shock", "by": "Bob"}, "actions[0].by"),
        ({"cast": "Shock", "legal": True, "illegal": True}, "actions[0].legal"),
        ({"at": {"turn": 1}}, "actions[0].at.step"),
        ("cast Shock", "actions[0]"),
    ],
)
def test_a_malformed_action_is_refused_at_its_place(
    bolt: dict[str, Any], action: Any, place: str
) -> None:
    assert place in problems(bolt | {"actions": [action]})


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"player": "Anna"}, "expect[0]"),
        ({"life": 3}, "expect[0]"),
        ({"player": "Bob", "life": 3}, "expect[0].player"),
        ({"player": "Anna", "zone": "yard", "count": 1}, "expect[0].zone"),
        ({"player": "Anna", "life": "?"}, "expect[0].life"),
        ({"object": "Bear", "colors": ["purple"]}, "expect[0].colors[0]"),
        ({"stack": "two"}, "expect[0].stack"),
    ],
)
def test_a_malformed_expectation_is_refused_at_its_place(
    bolt: dict[str, Any], fields: Any, place: str
) -> None:
    assert place in problems(bolt | {"expect": [fields]})


@pytest.mark.parametrize(
    ("ask", "place"),
    [
        ({"player": "Anna", "life": 3}, "ask"),
        ({"player": "Anna", "life": "?", "poison": "?"}, "ask"),
        ({"player": "Anna", "life": "?", "after": 1}, "ask.after"),
        ({"player": "Bob", "life": "?"}, "ask.player"),
        ({"order": "hand"}, "ask.order"),
        ({"legal": {"cats": "Shock"}}, "ask.legal"),
        ([{"player": "Anna", "lief": "?"}], "ask[0].lief"),
        ("life?", "ask"),
    ],
)
def test_a_malformed_question_is_refused_at_its_place(
    bolt: dict[str, Any], ask: Any, place: str
) -> None:
    assert place in problems(bolt | {"ask": ask})


def test_two_to_six_players_play(bolt: dict[str, Any]) -> None:
    assert "players" in problems(bolt | {"players": {"Anna": {}}, "expect": [], "actions": []})
    many: dict[str, Any] = {name: {} for name in "ABCDEFG"}
    assert "players" in problems(bolt | {"players": many, "expect": [], "actions": []})


def test_the_active_player_and_owners_are_players(bolt: dict[str, Any]) -> None:
    bolt["active"] = "Bob"
    bolt["players"]["Anna"]["battlefield"] = [{"card": "Bear", "owner": "Eve"}]
    assert set(problems(bolt)) == {"active", "players.Anna.battlefield[0].owner"}


def test_an_id_names_one_object_only(bolt: dict[str, Any]) -> None:
    bolt["players"]["Anna"]["battlefield"] = [
        {"card": "Bear", "id": "bear"},
        {"card": "Elk", "id": "bear"},
        {"card": "Cat", "id": "Nicole"},
        {"card": "3 Ox", "id": "ox"},
    ]
    assert set(problems(bolt)) == {
        "players.Anna.battlefield[1].id",
        "players.Anna.battlefield[2].id",
        "players.Anna.battlefield[3].card",
    }


def test_a_planar_deck_is_shared_or_owned_not_both(bolt: dict[str, Any]) -> None:
    bolt["planar_deck"] = ["Akoum"]
    bolt["players"]["Anna"]["planar_deck"] = ["Jund"]
    assert set(problems(bolt)) == {"players.Anna.planar_deck"}


def test_a_position_is_bounded(bolt: dict[str, Any]) -> None:
    bolt["players"]["Anna"]["library"] = ["999 Forest"] * 3
    assert "at most 2000 objects" in problems(bolt)["players"]


def test_what_is_for_people_may_be_anything(bolt: dict[str, Any]) -> None:
    read = validate(bolt | {"level": 2, "tags": ["a"], "why": "because", "doubts": None})
    assert read.notes == {"level": 2, "tags": ["a"], "why": "because", "doubts": None}


def test_an_unquoted_number_or_brace_is_explained(bolt: dict[str, Any]) -> None:
    bolt["players"]["Anna"]["mana"] = {"R": None}
    assert "in quotes" in problems(bolt)["players.Anna.mana"]
    assert "in quotes" in problems(bolt | {"cites": [702.1]})["cites[0]"]


def test_a_place_with_an_odd_name_is_quoted(bolt: dict[str, Any]) -> None:
    bolt["players"]["J. Doe"] = {"life": None}
    assert 'players."J. Doe".life' in problems(bolt)


@pytest.mark.parametrize("value", [None, [], "scenario", 1, {}])
def test_anything_else_is_no_scenario(value: Any) -> None:
    assert problems(value)


def test_the_message_is_one_line_naming_file_place_and_expectation(bolt: dict[str, Any]) -> None:
    with pytest.raises(BadScenario) as caught:
        validate(bolt | {"turn": "one", "seed": -1}, "some.yaml")
    assert str(caught.value).startswith("some.yaml: turn: expected a whole number")
    assert str(caught.value).endswith("(and 1 more)")
    assert "\n" not in str(caught.value)
    assert caught.value.scenario_id == "bolt-to-the-face"


def test_the_json_schema_knows_every_top_level_key() -> None:
    properties = json_schema()["properties"]
    assert {"scenario", "players", "actions", "expect", "ask", "until", "planar_die"} <= set(
        properties
    )
