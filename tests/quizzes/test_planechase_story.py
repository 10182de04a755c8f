"""A game of Planechase told: planes and their owners, planar decks, what the planar die shows."""

from typing import Any

import pytest

from quizzes.wording import say

ROLL = {"special": "roll planar die"}
SCENARIO: dict[str, Any] = {
    "players": {
        "Anna": {"planar_deck": ["Spatial Merging"]},
        "Nicole": {
            "command": [{"card": "Aretopolis", "counters": {"scroll": 2}}],
            "planar_deck": ["Jund", "Kessig"],
        },
        "Olga": {},
    },
    "planar_die": ["chaos"],
    "actions": [ROLL, {"concede": True, "by": "Nicole"}],
}


def told(what: str, language: str, **changed: Any) -> str:
    return say({"say": what, "scenario": {**SCENARIO, **changed}}, language)


def test_planes_decks_and_turn_order_are_told_in_both_languages() -> None:
    english, spanish = told("setting", "en"), told("setting", "es")
    for sentence in (
        "The turn order is Anna, Nicole, Olga.",
        "All players are at 20 life.",
        "The face-up plane is Aretopolis, which Nicole owns. It has 2 scroll counters on it.",
        "On top of Anna’s planar deck is Spatial Merging.",
        "On top of Nicole’s planar deck are Jund and Kessig, in this order.",
    ):
        assert sentence in english
    for sentence in (
        "El plano boca arriba es Aretopolis (Aretópolis), propiedad de Nicole.",
        "Tiene 2 contadores de pergamino.",
        "La primera carta del mazo planar de Anna es Spatial Merging (Fusión espacial).",
    ):
        assert sentence in spanish


def test_a_roll_is_told_with_what_it_shows_and_answered_in_response() -> None:
    assert told("story", "en") == "Anna rolls the planar die: chaos. In response, Nicole concedes."
    assert "saca el símbolo de caos. En respuesta, Nicole concede." in told("story", "es")


def test_results_that_something_else_rolled_are_told_in_their_order() -> None:
    story = told("story", "en", planar_die=["blank", "planeswalker"])
    assert story.endswith("The planar die shows a blank face, then the Planeswalker symbol.")


def test_a_shared_deck_has_no_owner() -> None:
    players = {"Anna": {"command": ["Jund"]}, "Nicole": {}}
    said = told("setting", "en", players=players, planar_deck=["Akoum"])
    assert "The face-up plane is Jund." in said
    assert "There is a single planar deck for all players." in said


@pytest.mark.parametrize(
    ("language", "begin"),
    [("en", "A game of Planechase is about to begin."), ("es", "Va a empezar una partida")],
)
def test_a_game_without_a_plane_is_about_to_begin(language: str, begin: str) -> None:
    players = {"Anna": {"planar_deck": ["Jund"]}, "Nicole": {"planar_deck": ["Akoum"]}}
    assert begin in told("setting", language, players=players, step="untap")


LEGAL = {"legal": {"cast": "Shock", "by": "Nicole", "targets": ["Anna"]}}


@pytest.mark.parametrize(
    ("actions", "until", "begin"),
    [
        ([], None, "Nicole casts Shock"),
        ([{"cast": "Opt"}, {"resolve": "all"}], None, "Once everything has resolved, Nicole"),
        ([{"cast": "Opt"}], {"turn": 1, "step": "precombat main"}, "In response, Nicole casts"),
        ([ROLL], {"turn": 1, "step": "precombat main"}, "In response, Nicole casts"),
        ([], {"turn": 1, "step": "end"}, "In the end step, Nicole casts"),
    ],
)
def test_what_is_asked_about_goes_on_from_the_story(
    actions: list[Any], until: Any, begin: str
) -> None:
    scenario = {**SCENARIO, "actions": actions, **({"until": until} if until else {})}
    said = say({"say": "ask", "asked": LEGAL, "scenario": scenario}, "en")
    assert said.startswith(begin)
