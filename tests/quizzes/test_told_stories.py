"""Stories of scenarios: what a reader needs to know is told, and of the right player."""

from typing import Any

from quizzes.wording.story_english import SENTENCES as ENGLISH
from quizzes.wording.story_spanish import SENTENCES as SPANISH

Scenario = dict[str, Any]


def told(scenario: Scenario) -> str:
    message = {"scenario": scenario}
    return f"{ENGLISH['setting'](message)} {ENGLISH['story'](message)}"


def told_in_spanish(scenario: Scenario) -> str:
    message = {"scenario": scenario}
    return f"{SPANISH['setting'](message)} {SPANISH['story'](message)}"


def test_the_other_player_is_who_does_not_block_in_the_next_turn() -> None:
    scenario = {
        "players": {"Anna": {}, "Nicole": {"battlefield": ["Hill Giant"]}},
        "actions": [
            {"attack": ["Hill Giant"], "by": "Nicole", "at": {"turn": 2, "step": "combat damage"}}
        ],
        "until": {"turn": 2, "step": "end of combat"},
    }
    assert "Anna doesn’t block." in told(scenario)
    assert "Anna no bloquea." in told_in_spanish(scenario)


def test_basic_lands_are_told_where_more_is_said_than_a_name() -> None:
    lands = ["4 Island", {"card": "2 Swamp"}, {"card": "Forest", "tapped": True}]
    scenario = {"players": {"Anna": {"battlefield": lands}, "Nicole": {}}, "actions": []}
    assert "Anna controls 2 Swamp and Forest (tapped)." in told(scenario)
    assert "Island" not in told(scenario)


def test_modes_and_halves_are_told() -> None:
    mode = {"cast": "Healing Salve", "modes": [2], "targets": ["Nicole"]}
    half = {"cast": "Dusk // Dawn", "face": "Dawn"}
    scenario = {"players": {"Anna": {}, "Nicole": {}}, "actions": [mode, {"resolve": "all"}, half]}
    assert "Healing Salve targeting Nicole, choosing the second mode." in told(scenario)
    assert "Anna casts Dawn." in told(scenario)
    assert "eligiendo el segundo modo" in told_in_spanish(scenario)


def test_a_token_has_its_article() -> None:
    tokens = [{"card": "Ornithopter", "token": True}, {"card": "Memnite", "token": True}]
    scenario = {"players": {"Anna": {"battlefield": tokens}, "Nicole": {}}, "actions": []}
    assert "an Ornithopter token and a Memnite token" in told(scenario)
