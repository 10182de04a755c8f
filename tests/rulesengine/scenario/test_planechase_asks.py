"""What can be asked of a game of Planechase besides its position (311.4, 901.9)."""

from typing import Any

import pytest

from rulesengine.cards.pool import card_pool
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.run import play

GAME: dict[str, Any] = {
    "scenario": 1,
    "id": "asked",
    "players": {
        "Anna": {"planar_deck": ["Gavony"], "battlefield": ["2 Forest"]},
        "Nicole": {"command": ["Jund"], "planar_deck": ["Akoum"]},
    },
    "planar_die": ["blank", "planeswalker"],
}
ROLL = {"special": "roll planar die"}


def answer(ask: dict[str, Any], rolls: int) -> Any:
    run = play(from_mapping({**GAME, "actions": [ROLL] * rolls, "ask": [ask]}), card_pool())
    assert run.error is None
    return run.answers[0]


@pytest.mark.parametrize(("rolls", "cost"), [(0, "{0}"), (1, "{1}"), (2, "{2}")])
def test_901_9_a_roll_costs_as_much_as_one_rolled_before(rolls: int, cost: str) -> None:
    assert answer({"cost": {**ROLL, "by": "Anna"}}, rolls) == cost


def test_311_4_face_up_planes_are_named_whoever_owns_them() -> None:
    assert answer({"face_up": "planes"}, 1) == ["Jund"]
    assert answer({"face_up": "planes"}, 2) == ["Gavony"]
