"""Names mean what the contract says: ids, card names, numbers, tokens, handles that follow a card."""

from __future__ import annotations

from dataclasses import replace

from rulesengine.ir.words import Zone
from tests.rulesengine.scenario.at_a_table import position

BEARS = {"battlefield": ["2 Grizzly Bears"]}


def test_a_bare_name_means_the_first_in_the_order_of_the_position() -> None:
    game, _, names = position(BEARS, {"battlefield": ["Grizzly Bears"]})
    assert names.fitting("Grizzly Bears", game.battlefield) == list(game.battlefield)
    assert names.choose("Grizzly Bears", game.battlefield) == game.battlefield[0]
    assert list(names.ambiguous) == ["Grizzly Bears"]


def test_one_of_several_alike_is_not_ambiguous() -> None:
    game, _, names = position(BEARS)
    names.choose("Grizzly Bears", game.battlefield)
    assert not names.ambiguous


def test_case_and_apostrophes_make_no_difference() -> None:
    game, _, names = position(BEARS)
    assert names.choose("grizzly bears", game.battlefield) == game.battlefield[0]


def test_a_number_counts_those_of_the_name() -> None:
    game, _, names = position(BEARS, {"battlefield": ["Grizzly Bears"]})
    for number, bear in enumerate(game.battlefield, 1):
        assert names.fitting(f"Grizzly Bears#{number}", game.battlefield) == [bear]
    assert names.fitting("Grizzly Bears#4", game.battlefield) == []


def test_numbers_stay_when_another_has_left() -> None:
    game, _, names = position(BEARS)
    second = game.battlefield[1]
    game.battlefield = (second,)
    assert names.fitting("Grizzly Bears#2", game.battlefield) == [second]
    assert names.fitting("Grizzly Bears#1", game.battlefield) == []


def test_a_number_may_count_one_players_own() -> None:
    game, _, names = position(BEARS, BEARS)
    assert names.fitting("Grizzly Bears#1", game.battlefield[2:]) == [game.battlefield[2]]


def test_a_handle_follows_its_card_through_zones() -> None:
    game, _, names = position({"battlefield": [{"card": "Grizzly Bears", "id": "bear"}]})
    bear = game.objects[game.battlefield[0]]
    dead = game.new_object(bear.face, bear.owner, Zone.GRAVEYARD, bear.card)
    dead.was, bear.became = bear.id, dead.id
    assert names.fitting("bear", [dead.id]) == [dead.id]
    assert names.now(names.handles["bear"]) == dead.id


def test_a_token_is_named_by_its_subtypes_with_or_without_the_word_token() -> None:
    game, _, names = position(BEARS)
    thing = game.objects[game.battlefield[0]]
    face = replace(thing.face, name="Elf Warrior Token", subtypes=frozenset({"Elf", "Warrior"}))
    token = game.new_object(face, 1, Zone.BATTLEFIELD)
    token.token = True
    game.battlefield = (*game.battlefield, token.id)
    for name in ("Elf Warrior", "Warrior Elf", "Elf Warrior Token"):
        assert names.fitting(name, game.battlefield) == [token.id]
    assert names.fitting("Elf", game.battlefield) == []


def test_a_face_down_object_is_named_by_its_card() -> None:
    game, _, names = position({"battlefield": [{"card": "Grizzly Bears", "face_down": True}]})
    assert names.fitting("Grizzly Bears", game.battlefield) == list(game.battlefield)


def test_a_player_is_named_by_name() -> None:
    _, _, names = position()
    assert names.fitting("Nicole", [1, 2]) == [2]


def test_what_was_never_there_is_not_known() -> None:
    _, _, names = position(BEARS)
    assert names.known("Grizzly Bears#7")
    assert not names.known("Grizzly Bear")
