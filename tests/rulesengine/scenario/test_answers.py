"""Asking: values of the position, and what lies beyond it."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.scenario.replay import replay
from tests.rulesengine.scenario.at_a_table import CARDS, run

ANNA = {
    "hand": ["Lightning Bolt"],
    "battlefield": ["Mountain", {"card": "Air Elemental", "id": "air"}],
}
NICOLE = {"battlefield": [{"card": "Grizzly Bears", "id": "bear"}]}
BOLT_BEAR = {"cast": "Lightning Bolt", "targets": ["bear"]}


def asked(ask: Any, **more: Any) -> Any:
    result = run(ANNA, NICOLE, actions=[BOLT_BEAR], ask=ask, **more)
    assert result.finished, result.why()
    return result.answers[0]


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ({"player": "Nicole", "life": "?"}, 20),
        ({"object": "bear", "zone": "?"}, "graveyard"),
        ({"object": "bear", "power": "?", "toughness": "?", "after": 0}, "2/2"),
        ({"object": "air", "controller": "?"}, "Anna"),
        ({"object": "air", "has": "?"}, ["flying"]),
        ({"player": "Nicole", "zone": "graveyard", "cards": "?"}, ["Grizzly Bears"]),
        ({"player": "Anna", "zone": "battlefield", "card": "Mountain", "count": "?"}, 1),
        ({"stack": "?", "after": 0}, ["Lightning Bolt"]),
        ({"order": "stack", "after": 0}, ["Lightning Bolt"]),
        ({"drawn": "?"}, False),
        ({"survivors": ["bear", "air"]}, ["air"]),
        ({"copies": "Lightning Bolt"}, 0),
        ({"triggers": "Air Elemental"}, 0),
    ],
)  # fmt: skip
def test_values(ask: dict[str, Any], answer: Any) -> None:
    assert asked(ask) == answer


def before(ask: Any) -> Any:
    result = run(ANNA, NICOLE, ask=ask)
    assert result.finished, result.why()
    return result.answers[0]


def test_whether_an_action_is_legal() -> None:
    assert before({"legal": BOLT_BEAR}) == {"legal": True}
    answer = before({"legal": {"cast": "Lightning Bolt", "targets": ["Mountain"]}})
    assert answer["legal"] is False
    assert answer["rules"]


def test_what_a_spell_costs() -> None:
    assert before({"cost": {"cast": "Lightning Bolt"}}) == "{R}"


def test_all_legal_targets() -> None:
    targets = before({"targets": {"cast": "Lightning Bolt"}})
    assert sorted(targets) == ["Air Elemental", "Anna", "Grizzly Bears", "Nicole"]


def test_what_happens_next() -> None:
    assert asked({"next": "event", "after": 0})["event"] == "resolve"


def test_asking_changes_nothing() -> None:
    asks = [{"legal": BOLT_BEAR}, {"cost": BOLT_BEAR}, {"targets": BOLT_BEAR}, {"next": "event"}]
    assert run(ANNA, NICOLE, ask=asks).players == run(ANNA, NICOLE).players


def test_a_replay_shows_the_position_after_every_line() -> None:
    from rulesengine.scenario.build import from_mapping

    players = {"Anna": ANNA, "Nicole": NICOLE}
    scenario = from_mapping({"scenario": 1, "id": "r", "players": players, "actions": [BOLT_BEAR]})
    shown = replay(scenario, CARDS, language="es")
    assert len(shown.positions) == len(shown.result.log) + 1
    first, last = shown.positions[0], shown.final
    assert [card["name"] for card in first["players"][1]["battlefield"]] == ["Grizzly Bears"]
    assert last is not None
    assert last["players"][1]["battlefield"] == []
    assert last["players"][1]["graveyard"][0]["type_line"] == "Creature — Bear"
    assert "hace 3 de daño" in " ".join(entry.text for entry in shown.result.log)
