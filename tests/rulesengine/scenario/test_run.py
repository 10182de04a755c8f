"""Running scenarios: actions, moments, claims of legality, statuses, answers."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.checking import Outcome, check_scenario
from rulesengine.scenario.result import Status
from tests.rulesengine.scenario.at_a_table import CARDS, run

BOLT = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]}
BEAR = {"battlefield": ["Grizzly Bears"]}
AT_NICOLE = {"cast": "Lightning Bolt", "targets": ["Nicole"]}


def outcome(anna: Any, nicole: Any, **more: Any) -> tuple[Outcome, str]:
    players = {"Anna": anna, "Nicole": nicole}
    scenario = from_mapping({"scenario": 1, "id": "x", "players": players, **more})
    checked = check_scenario(scenario, CARDS)  # type: ignore[arg-type]
    return checked.outcome, checked.why


def test_the_stack_is_empty_at_the_end() -> None:
    result = run(BOLT, actions=[AT_NICOLE])
    assert (result.status, result.players["Nicole"]["life"]) == (Status.OK, 17)
    assert result.players["Anna"]["graveyard"] == ["Lightning Bolt"]


def test_a_target_that_fits_is_found_where_it_is() -> None:
    result = run(BOLT, {**BEAR, "graveyard": ["Grizzly Bears"]}, actions=[
        {"cast": "Lightning Bolt", "targets": ["Grizzly Bears"]}
    ])  # fmt: skip
    assert result.players["Nicole"]["battlefield"] == []


def test_an_illegal_action_stops_the_run_with_its_rules() -> None:
    result = run({"hand": ["Lightning Bolt"]}, actions=[AT_NICOLE])
    assert (result.status, result.action) == (Status.ILLEGAL_ACTION, 0)
    assert "601.2h" in result.rules
    assert result.players["Anna"]["hand"] == ["Lightning Bolt"]


def test_an_action_stated_to_be_illegal_is_not_taken() -> None:
    unpaid = [{**AT_NICOLE, "illegal": True}]
    assert outcome({"hand": ["Lightning Bolt"]}, {}, actions=unpaid)[0] is Outcome.PASSED
    wrong, why = outcome(BOLT, {}, actions=unpaid, expect=[{"player": "Nicole", "life": 20}])
    assert wrong is Outcome.FAILED
    assert "should be illegal" in why


def test_an_action_stated_to_be_legal_is_not_taken_either() -> None:
    legal = [{**AT_NICOLE, "legal": True}]
    unhurt = [{"player": "Nicole", "life": 20}]
    assert outcome(BOLT, {}, actions=legal, expect=unhurt)[0] is Outcome.PASSED
    wrong, why = outcome({"hand": ["Lightning Bolt"]}, {}, actions=legal)
    assert wrong is Outcome.FAILED
    assert "should be legal" in why


def test_a_name_nothing_has_is_invalid_even_where_it_is_claimed_illegal() -> None:
    result = run(BOLT, actions=[{"cast": "Lightening Bolt", "illegal": True}])
    assert result.status is Status.INVALID
    assert "Lightening Bolt" in str(result.reason)


def test_a_card_nobody_knows_is_invalid() -> None:
    assert run({"hand": ["Lightening Bolt"]}).status is Status.INVALID


def test_a_missing_choice_names_player_question_and_options() -> None:
    result = run(BOLT, BEAR, actions=[{"cast": "Lightning Bolt"}])
    assert (result.status, result.action) == (Status.NEEDS_CHOICE, 0)
    assert result.decision is not None
    assert result.decision["player"] == "Anna"
    assert set(result.options or ()) == {"Anna", "Nicole", "Grizzly Bears"}


def test_the_others_pass_until_by_has_priority() -> None:
    counter = {"hand": ["Counterspell"], "battlefield": ["2 Island"]}
    result = run(BOLT, counter, actions=[
        AT_NICOLE, {"cast": "Counterspell", "by": "Nicole", "targets": ["Lightning Bolt"]}
    ])  # fmt: skip
    assert result.players["Nicole"]["life"] == 20


def test_at_moves_on_to_a_step_and_until_ends_the_run() -> None:
    result = run(BOLT, actions=[
        {**AT_NICOLE, "by": "Anna", "at": {"turn": 2, "step": "upkeep"}}],
                 until={"turn": 2, "step": "draw"})  # fmt: skip
    assert (result.turn, result.step) == (2, "draw")
    assert result.players["Nicole"]["life"] == 17


def test_until_the_step_already_reached_leaves_the_stack_as_it_is() -> None:
    result = run(BOLT, actions=[AT_NICOLE], until={"turn": 1, "step": "precombat main"})
    assert result.to_json()["stack"] == ["Lightning Bolt"]


@pytest.mark.parametrize("step", ["cleanup", "untap"])
def test_steps_without_priority_can_be_reached(step: str) -> None:
    turn = 1 if step == "cleanup" else 2
    tapped = {"battlefield": [{"card": "Mountain", "tapped": True}]}
    result = run({}, tapped, until={"turn": turn, "step": step})
    assert (result.turn, result.step) == (turn, step)
    assert result.players["Nicole"]["battlefield"] == (
        ["Mountain"] if step == "untap" else [{"card": "Mountain", "tapped": True}]
    )


def test_a_step_that_does_not_come_is_invalid() -> None:
    result = run(until={"turn": 1, "step": "combat damage"})
    assert result.status is Status.INVALID
    assert "combat damage" in str(result.reason)


def test_attack_and_block_move_on_to_their_steps() -> None:
    result = run(BEAR, {"battlefield": ["Hill Giant"]}, actions=[
        {"attack": ["Grizzly Bears"]},
        {"block": {"Hill Giant": "Grizzly Bears"}, "by": "Nicole"},
    ], until={"turn": 1, "step": "end of combat"})  # fmt: skip
    assert result.status is Status.OK, result.why()
    assert result.players["Anna"]["graveyard"] == ["Grizzly Bears"]
    assert result.players["Nicole"]["battlefield"][0]["damage"] == 2


def test_an_attack_the_rules_forbid() -> None:
    tapped = {"battlefield": [{"card": "Grizzly Bears", "tapped": True}]}
    attack = {"attack": ["Grizzly Bears"]}
    assert run(tapped, actions=[attack]).status is Status.ILLEGAL_ACTION
    assert outcome(tapped, {}, actions=[{**attack, "illegal": True}])[0] is Outcome.PASSED


def test_resolve_takes_the_top_of_the_stack() -> None:
    shocks = {"hand": ["2 Shock"], "battlefield": ["2 Mountain"]}
    cast = {"cast": "Shock", "targets": ["Nicole"]}
    actions = [cast, cast, {"resolve": 1}]
    result = run(shocks, actions=actions, until={"turn": 1, "step": "precombat main"})
    assert result.players["Nicole"]["life"] == 18
    assert result.to_json()["stack"] == ["Shock"]


def test_conceding_ends_the_game_and_later_actions_do_nothing() -> None:
    result = run(BOLT, actions=[{"concede": True, "by": "Nicole"}, AT_NICOLE])
    assert result.status is Status.OK
    assert result.players["Nicole"]["lost"]
    assert result.players["Anna"]["won"]


def test_abilities_by_number_and_by_the_start_of_their_text() -> None:
    for ability in (1, "{T}: Add {R}", "{t}: add"):
        actions = [{"activate": "Mountain", "ability": ability}]
        result = run({"battlefield": ["Mountain"]}, actions=actions)
        assert (result.status, result.players["Anna"]["mana"]) == (Status.OK, "{R}"), ability


def test_the_next_of_several_alike_is_taken_where_the_first_cannot() -> None:
    tap = {"activate": "Mountain", "ability": "{T}: Add {R}"}
    result = run({"battlefield": ["3 Mountain"]}, actions=[tap, tap])
    assert result.players["Anna"]["mana"] == "{R}{R}"
    assert result.ambiguous_names == ()


def test_unused_answers_and_ambiguous_names_are_reported() -> None:
    result = run(BOLT, BEAR, actions=[{**AT_NICOLE, "choose": ["yes", ["Forest"]]}])
    assert result.unused_answers == (
        {"player": "Anna", "answer": "yes"},
        {"player": "Anna", "answer": ["Forest"]},
    )
    both = run({**BOLT, "battlefield": ["Mountain", "Grizzly Bears"]}, BEAR, actions=[
        {"cast": "Lightning Bolt", "targets": ["Grizzly Bears"]}
    ])  # fmt: skip
    assert both.ambiguous_names == ("Grizzly Bears",)


def test_the_log_is_rendered_with_rules() -> None:
    log = run(BOLT, actions=[AT_NICOLE]).to_json()["log"]
    damage = next(entry for entry in log if entry["event"] == "damage")
    assert damage["text"] == "Lightning Bolt deals 3 damage to Nicole."
    assert damage["rules"]


def test_a_choice_that_makes_no_difference_is_made_silently() -> None:
    monks = {"battlefield": ["Jeskai Student", "Mountain"], "hand": ["Shock"]}
    one_more = {"name": "Echoing Monk", "type_line": "Creature — Monk", "power": "1",
                "toughness": "3", "oracle_text": "Prowess\nWhenever you cast a noncreature spell, "
                "you gain 1 life."}  # fmt: skip
    monks["battlefield"].append("Echoing Monk")
    cast = {"cast": "Shock", "targets": ["Nicole"]}
    result = run(monks, actions=[cast], cards=[one_more])
    assert result.status is Status.OK, result.why()
    assert result.players["Anna"]["life"] == 21


def test_a_choice_that_makes_a_difference_is_never_guessed() -> None:
    angry = {"name": "Angry Monk", "type_line": "Creature — Monk", "power": "1", "toughness": "3",
             "oracle_text": "Whenever you cast a noncreature spell, you gain 1 life.\n"
             "Whenever you cast a noncreature spell, destroy target creature."}  # fmt: skip
    monks = {"battlefield": ["Angry Monk", "Mountain"], "hand": ["Shock"]}
    cast = {"cast": "Shock", "targets": ["Nicole"]}
    bears = {"battlefield": ["Grizzly Bears"]}
    result = run(monks, bears, actions=[cast], cards=[angry])
    assert result.status is Status.NEEDS_CHOICE
