"""From a scenario's position to a game in it."""

from __future__ import annotations

import pytest

from rulesengine.cards.compiled import UnknownCard
from rulesengine.errors import NotUnderstood
from rulesengine.game.events import Cast, Draw
from rulesengine.ir.words import Step, Zone
from rulesengine.scenario.position import BadPosition, mana_symbols
from tests.rulesengine.scenario.at_a_table import position


def test_players_have_what_is_listed() -> None:
    game, _, _ = position(
        {"life": 7, "mana": "{R}{G}", "hand": ["2 Island"], "counters": {"poison": 3}},
        {"library": ["Shock"], "library_exact": True},
        active="Nicole",
        turn=3,
        step="upkeep",
    )
    anna, nicole = game.players
    assert (anna.life, anna.pool, anna.counters) == (7, ("R", "G"), {"poison": 3})
    assert [game.objects[card].face.name for card in anna.hand] == ["Island", "Island"]
    assert (anna.blanks, nicole.blanks, len(nicole.library)) == (40, 0, 1)
    assert (game.active, game.turn, game.step) == (nicole.id, 3, Step.UPKEEP)


def test_permanents_have_the_state_they_are_listed_with() -> None:
    game, _, names = position(
        {
            "battlefield": [
                {
                    "card": "Grizzly Bears",
                    "id": "bear",
                    "tapped": True,
                    "summoning_sick": True,
                    "counters": {"+1/+1": 2},
                    "damage": 1,
                    "designations": ["renowned"],
                    "owner": "Nicole",
                }
            ]
        }
    )
    bear = game.objects[names.handles["bear"]]
    assert (bear.tapped, bear.sick_for, bear.damage) == (True, 1, 1)
    assert (bear.counters, bear.designations) == ({"+1/+1": 2}, frozenset({"renowned"}))
    assert (bear.owner, bear.controller_base, bear.zone) == (2, 1, Zone.BATTLEFIELD)


def test_what_is_listed_has_been_there_since_before_this_turn() -> None:
    game, _, _ = position({"battlefield": ["Grizzly Bears"]})
    assert game.objects[game.battlefield[0]].sick_for is None


def test_attachments_find_their_hosts_by_id_or_name() -> None:
    game, _, names = position(
        {
            "battlefield": [
                {"card": "Bonesplitter", "id": "axe", "attached_to": "second"},
                "Grizzly Bears",
                {"card": "Grizzly Bears", "id": "second"},
            ]
        }
    )
    axe, second = names.handles["axe"], names.handles["second"]
    assert game.objects[axe].attached_to == second
    assert game.objects[second].attachments == (axe,)


def test_attached_to_nothing_is_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="Bonesplitter"):
        position({"battlefield": [{"card": "Bonesplitter", "attached_to": "Grizzly Bears"}]})


def test_spells_and_draws_of_earlier_this_turn_are_remembered() -> None:
    game, _, _ = position({"cast_this_turn": ["Shock", "Shock"], "drawn_this_turn": 2})
    anna = game.players[0]
    assert len(anna.spells_cast) == 2
    assert [type(event) for event in game.history] == [Cast, Cast, Draw, Draw]
    assert anna.cards_drawn == 2


def test_a_planar_deck_makes_it_a_planechase_game() -> None:
    game, _, _ = position({"planar_deck": []})
    assert game.planechase
    assert not position()[0].planechase


def test_a_card_nobody_knows_is_named() -> None:
    with pytest.raises(UnknownCard, match="Lightening Bolt"):
        position({"hand": ["Lightening Bolt"]})


def test_a_card_of_the_scenario_that_makes_no_sense_is_not_understood() -> None:
    nonsense = {"name": "Odd", "type_line": "Creature — Ooze", "oracle_text": "Blorp the frob."}
    for _ in range(2):
        with pytest.raises(NotUnderstood, match="Odd"):
            position({"hand": ["Odd"]}, cards=[nonsense])


def test_mana_is_symbols_without_braces() -> None:
    assert mana_symbols("{2}{W/U}{R}") == ("2", "W/U", "R")
