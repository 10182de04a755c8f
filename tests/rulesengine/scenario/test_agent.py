"""The shape of an answer: which of the queued answers a decision takes."""

from __future__ import annotations

from typing import Any

import pytest

from rulesengine.errors import IllegalAction
from rulesengine.game.decisions import (
    ChooseNumber,
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Divide,
    YesNo,
)
from rulesengine.game.game import Game
from rulesengine.scenario.agent import ScriptAgent
from rulesengine.scenario.build_actions import answer_from_value
from tests.rulesengine.scenario.at_a_table import position

ANNA = 1


def table(*answers: Any) -> tuple[Game, ScriptAgent]:
    creatures = {"battlefield": ["Grizzly Bears", "Hill Giant", "2 Savannah Lions"]}
    game, agent, _ = position(creatures)
    agent.queue(ANNA, tuple(map(answer_from_value, answers)))
    return game, agent


def objects(game: Game, least: int = 1, most: int = 1, **more: Any) -> ChooseObjects:
    return ChooseObjects(
        player=ANNA, question="choose", options=game.battlefield, least=least, most=most, **more
    )


def left(agent: ScriptAgent) -> tuple[Any, ...]:
    return agent.unused().get("Anna", ())


def may(*named: int) -> YesNo:
    return YesNo(player=ANNA, question="may", objects=named)


@pytest.mark.parametrize(("said", "means"), [("yes", True), ("no", False), (True, True)])
def test_yes_and_no(said: Any, means: bool) -> None:
    game, agent = table("Shock", said)
    assert agent.answer(game, may()) is means
    assert left(agent) == ("Shock",)


def test_no_answer_is_none() -> None:
    game, agent = table(3)
    assert agent.answer(game, may()) is None
    assert left(agent) == (3,)


def test_an_object_named_instead_of_yes_says_which() -> None:
    game, agent = table("Hill Giant")
    assert agent.answer(game, may(*game.battlefield)) is True
    assert agent.answer(game, objects(game)) == (game.battlefield[1],)
    assert left(agent) == ()


def test_yes_followed_by_the_object_for_up_to_one() -> None:
    game, agent = table("yes", "Hill Giant", "no")
    assert agent.answer(game, objects(game, least=0)) == (game.battlefield[1],)
    assert left(agent) == ("no",)


def test_no_means_none_of_up_to_one() -> None:
    game, agent = table("no")
    assert agent.answer(game, objects(game, least=0)) == ()


def test_the_first_legal_answer_is_taken_and_others_wait() -> None:
    game, agent = table("Shock", ["Hill Giant", "Grizzly Bears"], "Hill Giant")
    assert agent.answer(game, objects(game)) == (game.battlefield[1],)
    assert left(agent) == ("Shock", ("Hill Giant", "Grizzly Bears"))


def test_a_list_of_one_may_be_the_element_itself_and_the_other_way_round() -> None:
    game, agent = table(["Hill Giant"], "Hill Giant")
    assert agent.answer(game, objects(game)) == (game.battlefield[1],)
    assert agent.answer(game, objects(game, most=3)) == (game.battlefield[1],)


def test_a_list_may_be_given_as_separate_answers() -> None:
    game, agent = table("Savannah Lions", "Savannah Lions", "Grizzly Bears")
    assert agent.answer(game, objects(game, least=2, most=2)) == game.battlefield[2:]
    assert left(agent) == ("Grizzly Bears",)


def test_a_list_may_answer_several_decisions_in_turn() -> None:
    game, agent = table(["Hill Giant", "Grizzly Bears"])
    assert agent.answer(game, objects(game)) == (game.battlefield[1],)
    assert agent.answer(game, objects(game)) == (game.battlefield[0],)


def test_an_empty_list_is_none_of_any_number() -> None:
    game, agent = table([])
    assert agent.answer(game, objects(game, least=0, most=4)) == ()


def test_a_combination_that_is_ruled_out_is_no_answer() -> None:
    game, agent = table(["Hill Giant"], ["Grizzly Bears"])
    acceptable = game.battlefield[:1].__eq__
    assert agent.answer(game, objects(game, acceptable=acceptable)) == game.battlefield[:1]


def test_a_number_has_its_bounds() -> None:
    game, agent = table(9, 2)
    assert agent.answer(game, ChooseNumber(player=ANNA, question="x", high=5)) == 2


@pytest.mark.parametrize("said", ["red", "R", "{R}"])
def test_colours_by_name_or_symbol(said: str) -> None:
    game, agent = table(said)
    colours = ChooseWords(player=ANNA, question="colour", options=("white", "red"))
    assert agent.answer(game, colours) == ("red",)


def test_modes_by_number_and_by_the_start_of_their_text() -> None:
    options = ("Destroy target artifact.", "Destroy target land.", "Draw a card.")
    modes = ChooseWords(player=ANNA, question="modes", options=options, most=2)
    game, agent = table([3, 1])
    assert agent.answer(game, modes) == (options[2], options[0])
    game, agent = table("Destroy target", "Draw")
    assert agent.answer(game, modes) == ("Draw a card.",)


def order(**names: tuple[str, ...]) -> ChooseOrder:
    called = {int(key[1:]): value for key, value in names.items()}
    return ChooseOrder(player=ANNA, question="order", options=tuple(called), names=called)


def test_triggers_are_ordered_by_source_keyword_or_text() -> None:
    game, agent = table(["Whenever you cast", "Hill Giant"], ["storm", "prowess"])
    by_source = order(_1=("Hill Giant", "When"), _2=("Grizzly Bears", "Whenever you cast a spell"))
    assert agent.answer(game, by_source) == (2, 1)
    by_keyword = order(_1=("Monk", "prowess"), _2=("Grapeshot", "storm"))
    assert agent.answer(game, by_keyword) == (2, 1)


def test_equal_names_in_an_order_are_numbered() -> None:
    game, agent = table(["Bear#2", "Bear#1"])
    assert agent.answer(game, order(_1=("Bear",), _2=("Bear",))) == (2, 1)


def test_damage_is_divided_by_name() -> None:
    game, agent = table({"Hill Giant": 2, "Nicole": 1})
    recipients = (*game.battlefield, 2)
    divided = Divide(player=ANNA, question="damage", total=3, recipients=recipients)
    assert agent.answer(game, divided) == {game.battlefield[1]: 2, 2: 1}


def test_a_division_the_rules_forbid_is_no_answer() -> None:
    game, agent = table({"Hill Giant": 1}, {"Hill Giant": 3})
    divided = Divide(player=ANNA, question="damage", total=3, recipients=game.battlefield)
    assert agent.answer(game, divided) == {game.battlefield[1]: 3}


def test_what_an_attempt_used_up_comes_back_with_it() -> None:
    game, agent = table("yes")
    with game.attempt() as attempt:
        assert agent.answer(game, may()) is True
        attempt.undo()
    assert left(agent) == ("yes",)


def test_coins_and_dice_are_scripted_then_drawn_from_the_seed() -> None:
    script: dict[str, Any] = {"coins": ["tails"], "dice": [4], "planar_die": ["chaos"], "seed": 7}
    first, second = position(**script), position(**script)
    assert (first[1].coin(first[0]), first[1].die(first[0], 6)) == (False, 4)
    assert first[1].planar_die(first[0]) == "chaos"
    again = [
        second[1].coin(second[0]),
        second[1].die(second[0], 6),
        second[1].planar_die(second[0]),
    ]
    assert again == [False, 4, "chaos"]
    assert [first[1].die(first[0], 20) for _ in range(5)] == [
        second[1].die(second[0], 20) for _ in range(5)
    ]


def test_a_die_cannot_show_more_than_it_has_sides() -> None:
    game, agent, _ = position(dice=[7])
    with pytest.raises(IllegalAction):
        agent.die(game, 6)
