"""Planar decks before the game: legality and the first plane (901.3, 901.5, 901.15)."""

from __future__ import annotations

from rulesengine.cards.definition import Face
from rulesengine.game.game import Game
from rulesengine.game.planar_deck import (
    own_deck_problems,
    shared_deck_problems,
    turn_up_first_plane,
)
from rulesengine.ir.words import CardType, Zone


def planes(count: int, kind: CardType = CardType.PLANE, first: int = 0) -> list[Face]:
    numbers = range(first, first + count)
    return [Face(name=f"{kind} {n}", types=frozenset({kind})) for n in numbers]


def phenomena(count: int) -> list[Face]:
    return planes(count, CardType.PHENOMENON)


def test_901_3_ten_different_cards_with_two_phenomena_are_legal() -> None:
    assert own_deck_problems(planes(8) + phenomena(2)) == ()


def test_901_3_nine_cards_are_too_few() -> None:
    (problem,) = own_deck_problems(planes(9))
    assert problem.rule == "901.3"
    assert "9 cards" in problem.reason


def test_901_3_a_third_phenomenon_is_one_too_many() -> None:
    (problem,) = own_deck_problems(planes(10) + phenomena(3))
    assert "3 phenomena" in problem.reason


def test_901_3_no_two_cards_have_the_same_name() -> None:
    (problem,) = own_deck_problems(planes(10) + planes(1))
    assert problem.reason == "plane 0 is in it 2 times"


def test_901_3_only_planes_and_phenomena() -> None:
    bear = Face(name="Grizzly Bears", types=frozenset({CardType.CREATURE}))
    (problem,) = own_deck_problems([*planes(10), bear])
    assert "Grizzly Bears" in problem.reason


def test_901_15a_a_shared_deck_of_two_players_needs_twenty_cards() -> None:
    assert shared_deck_problems(planes(20), players=2) == ()
    (problem,) = shared_deck_problems(planes(19), players=2)
    assert problem.rule == "901.15a"


def test_901_15a_forty_cards_are_enough_for_six_players() -> None:
    assert shared_deck_problems(planes(28) + phenomena(12), players=6) == ()
    (problem,) = shared_deck_problems(planes(39), players=6)
    assert "at least 40" in problem.reason


def test_901_15a_twice_as_many_phenomena_as_players() -> None:
    assert shared_deck_problems(planes(16) + phenomena(4), players=2) == ()
    (problem,) = shared_deck_problems(planes(16) + phenomena(5), players=2)
    assert "5 phenomena" in problem.reason


def game_with(deck: list[Face]) -> Game:
    game = Game(("Anna", "Nicole"), agent=None)  # type: ignore[arg-type]
    cards = [game.new_object(face, 1, Zone.COMMAND).id for face in deck]
    game.player(1).planar_deck = tuple(cards)
    return game


def test_901_5_a_phenomenon_on_top_goes_to_the_bottom_and_nothing_triggers() -> None:
    game = game_with(phenomena(1) + planes(2))
    encountered, first, second = game.player(1).planar_deck
    assert turn_up_first_plane(game, 1) == first
    assert game.command == (first,)
    assert game.player(1).planar_deck == (second, encountered)
    assert game.pending == ()


def test_901_5_a_deck_of_phenomena_alone_has_no_first_plane() -> None:
    assert turn_up_first_plane(game_with(phenomena(2)), 1) is None
