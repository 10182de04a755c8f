"""Reading files and folders; what is wrong is said, never thrown as a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesengine.errors import BadScenario
from rulesengine.scenario.read import read_each, read_scenarios

Written = Callable[[str, str], Path]

CONTRACT = """
scenario: 1                       # format version
id: persist-left-graveyard
title: Persist finds nothing once the card has left the graveyard
cites: [702.79a, 400.7, "704.10"]
active: Anna
step: precombat main
players:
  Anna:
    counters: {poison: 1}
    mana: "{R}{R}{G}"
    hand: [Lightning Bolt, 2 Island]
    command: [Jund]
    planar_deck: [Akoum, Kessig]
    cast_this_turn: [Ponder]
    drawn_this_turn: 1
    land_played: true
    outside: [Glittering Wish]
    emblems: ["Creatures you control get +1/+1."]
    battlefield:
      - 3 Mountain
      - card: Steel Overseer
        id: seer
        tapped: true
        summoning_sick: true
        counters: {"+1/+1": 2}
        damage: 1
        attached_to: bear
        face_down: true
        transformed: true
        phased_out: true
        flipped: true
        designations: [renowned, exerted, monstrous]
        owner: Nicole
        token: true
  Nicole:
cards:
  - {name: Test Ooze, mana_cost: "{1}{G}", type_line: Creature — Ooze, oracle_text: "Undying",
     power: "2", toughness: "2"}
planar_die: [chaos, planeswalker, blank]
coins: [heads, tails]
dice: [4, 20]
seed: 0
actions:
  - cast: Lightning Bolt
    targets: [Nicole]
    choose: [yes]
ask: {player: Nicole, life: ?}
"""


def test_the_example_of_the_contract_is_read(written: Written) -> None:
    (scenario,) = read_scenarios(written("a.yaml", CONTRACT))
    assert scenario.cites == ("702.79a", "400.7", "704.10")
    assert scenario.players[0].battlefield[1].designations == ("renowned", "exerted", "monstrous")
    assert scenario.actions[0].answers == ("yes",)
    assert scenario.ask[0].asked == ("life",)
    assert scenario.file.endswith("a.yaml")


def test_yaml_and_json_read_the_same(bolt: dict[str, Any], written: Written) -> None:
    text = json.dumps(bolt)
    (as_json,) = read_scenarios(written("a.json", text))
    (as_yaml,) = read_scenarios(written("a.yml", text))
    (as_line,) = read_scenarios(written("a.jsonl", f"\n{text}\n\n"))
    assert as_json.actions == as_yaml.actions == as_line.actions
    assert as_json.players == as_yaml.players == as_line.players


def test_a_folder_is_read_with_all_below_it(bolt: dict[str, Any], tmp_path: Path) -> None:
    for place in ("b.json", "deep/er/a.json"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(json.dumps(bolt))
    (tmp_path / "notes.txt").write_text("no scenario")
    assert len(list(read_scenarios(tmp_path))) == 2


def test_a_bad_line_is_named_and_the_others_are_read(
    bolt: dict[str, Any], written: Written
) -> None:
    other = bolt | {"id": "other"}
    lines = [json.dumps(bolt), json.dumps(bolt | {"id": "bad", "turn": 0}), "{", json.dumps(other)]
    read = list(read_each(written("a.jsonl", "\n".join(lines))))
    assert [type(one).__name__ for one in read] == [
        "Scenario",
        "BadScenario",
        "BadScenario",
        "Scenario",
    ]
    assert isinstance(read[1], BadScenario)
    assert isinstance(read[2], BadScenario)
    assert (read[1].path, read[1].scenario_id) == ("line 2: turn", "bad")
    assert read[2].path == "line 3, column 2"


def test_an_id_is_unique_in_its_file(bolt: dict[str, Any], written: Written) -> None:
    path = written("a.jsonl", f"{json.dumps(bolt)}\n{json.dumps(bolt)}")
    with pytest.raises(BadScenario, match="again"):
        list(read_scenarios(path))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.yaml", ""),
        ("a.yaml", "just words"),
        ("a.yaml", "a: [1"),
        ("a.yaml", "scenario: 1\nscenario: 1"),
        ("a.json", ""),
        ("a.json", "[]"),
        ("a.json", '{"scenario": 1, "scenario": 1}'),
        ("a.json", "[" * 100_000),
        ("a.json", '{"seed": ' + "9" * 5_000 + "}"),
        ("a.json", '{"seed": NaN}'),
        ("a.json", '{"id": "\\ud800"}'),
        ("a.txt", "scenario: 1"),
        ("a.jsonl", "nonsense"),
    ],
)
def test_a_malformed_file_gets_a_message_naming_it(name: str, text: str, written: Written) -> None:
    path = written(name, text)
    with pytest.raises(BadScenario) as caught:
        list(read_scenarios(path))
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"id: \xff\xfe")
    with pytest.raises(BadScenario, match="UTF-8"):
        list(read_scenarios(path))


def test_missing_files_empty_folders_and_huge_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "huge.yaml").write_text("#" * 1_000_001)
    (tmp_path / "empty").mkdir()
    for name in ("huge.yaml", "empty", "missing.yaml", "missing"):
        with pytest.raises(BadScenario):
            list(read_scenarios(tmp_path / name))
