"""Declaring attackers (rule 508)."""

from __future__ import annotations

import pytest

from rulesengine.cards.definition import Face
from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game import combat
from rulesengine.game.attack_requirements import goad, goaded_by
from rulesengine.game.attacking import attack_forbidden, declare_attackers
from rulesengine.game.rules import CURRENT_RULES
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.changes import Cant, May, Must
from rulesengine.ir.costs import ManaCost
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Determiner, Players, Who
from rulesengine.ir.statics import ExertAsAttacks, PlayersCant
from rulesengine.ir.words import CardType
from tests.rulesengine.game.board import ANNA, NICOLE, PETRA, Board


@pytest.fixture
def board() -> Board:
    return Board()


def declare(board: Board, *attackers: int, target: int = NICOLE) -> None:
    board.script.attack = dict.fromkeys(attackers, target)
    declare_attackers(board.game)


def rules_against(board: Board, *attackers: int, target: int = NICOLE) -> tuple[str, ...]:
    with pytest.raises(IllegalAction) as caught:
        declare(board, *attackers, target=target)
    return caught.value.rules


def test_508_1k_a_declared_creature_is_attacking_and_tapped(board: Board) -> None:
    bear = board.creature(ANNA)
    declare(board, bear)
    assert combat.attackers(board.game) == (bear,)
    assert board.thing(bear).attacking == NICOLE
    assert board.thing(bear).tapped


def test_508_1_the_log_names_attacker_and_defender(board: Board) -> None:
    bear = board.creature(ANNA)
    declare(board, bear)
    (entry,) = [line for line in board.game.log if line.event == "attack"]
    assert entry.rules == ("508.1",)
    assert entry.parameters["attackers"][0]["defender"] == "Nicole"


def test_702_20b_vigilance_attacks_untapped(board: Board) -> None:
    bear = board.creature(ANNA, "2/2", "vigilance")
    declare(board, bear)
    assert not board.thing(bear).tapped


def test_508_1a_a_tapped_creature_cannot_attack(board: Board) -> None:
    bear = board.creature(ANNA)
    board.thing(bear).tapped = True
    assert rules_against(board, bear) == ("508.1a",)


def test_508_1a_another_players_creature_cannot_attack(board: Board) -> None:
    assert "508.1a" in rules_against(board, board.creature(NICOLE))


def test_506_3_a_land_cannot_attack(board: Board) -> None:
    assert rules_against(board, board.land(ANNA, "Forest")) == ("506.3",)


def test_302_6_a_new_creature_cannot_attack(board: Board) -> None:
    bear = board.creature(ANNA)
    board.thing(bear).sick_for = ANNA
    assert rules_against(board, bear) == ("302.6",)


def test_702_10b_haste_lets_a_new_creature_attack(board: Board) -> None:
    bear = board.creature(ANNA, "2/2", "haste")
    board.thing(bear).sick_for = ANNA
    declare(board, bear)
    assert board.thing(bear).attacking == NICOLE


def test_702_3b_defender_cannot_attack(board: Board) -> None:
    wall = board.creature(ANNA, "0/4", "defender")
    assert rules_against(board, wall) == ("702.3b",)


def test_an_effect_lets_a_creature_attack_as_though_without_defender(board: Board) -> None:
    wall = board.creature(ANNA, "0/4", "defender", changes=(May("attack despite defender"),))
    declare(board, wall)
    assert board.thing(wall).attacking == NICOLE


def test_508_1c_cant_attack(board: Board) -> None:
    bear = board.creature(ANNA, changes=(Cant("attack"),))
    assert rules_against(board, bear) == ("508.1c",)


def test_508_1c_cant_attack_alone(board: Board) -> None:
    shy = board.creature(ANNA, changes=(Cant("attack alone"),))
    assert rules_against(board, shy) == ("508.1c",)
    declare(board, shy, board.creature(ANNA))
    assert len(combat.attackers(board.game)) == 2


def test_508_1b_a_player_cannot_attack_themselves(board: Board) -> None:
    assert rules_against(board, board.creature(ANNA), target=ANNA) == ("508.1b",)


def test_508_1b_a_planeswalker_can_be_attacked(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 3)
    bear = board.creature(ANNA)
    declare(board, bear, target=walker)
    assert combat.attacked_now(board.game, bear) == walker
    assert combat.attacked_player(board.game, bear) == NICOLE


def test_508_1d_not_attacking_with_one_that_must_is_illegal(board: Board) -> None:
    board.creature(ANNA, changes=(Must("attack each combat"),))
    assert rules_against(board) == ("508.1d",)


def test_508_1d_one_that_must_attack_does_so_silently(board: Board) -> None:
    fierce = board.creature(ANNA, changes=(Must("attack each combat"),))
    board.creature(ANNA)
    declare_attackers(board.game)
    assert combat.attackers(board.game) == (fierce,)


def test_508_1d_with_two_players_to_attack_the_choice_is_asked() -> None:
    board = Board(players=3)
    board.creature(ANNA, changes=(Must("attack each combat"),))
    with pytest.raises(NeedsChoice):
        declare_attackers(board.game)


def test_508_1d_a_tapped_creature_need_not_attack(board: Board) -> None:
    fierce = board.creature(ANNA, changes=(Must("attack each combat"),))
    board.thing(fierce).tapped = True
    declare_attackers(board.game)
    assert combat.attackers(board.game) == ()


def test_508_1d_nobody_has_to_attack_along_with_one_that_cannot_alone(board: Board) -> None:
    both = (Must("attack each combat"), Cant("attack alone"))
    shy = board.creature(ANNA, changes=both)
    declare_attackers(board.game)
    assert combat.attackers(board.game) == ()
    other = board.creature(ANNA)
    declare_attackers(board.game)
    assert combat.attackers(board.game) == (shy, other)


def test_701_15b_a_goaded_creature_attacks_another_player_than_the_goader() -> None:
    board = Board(players=3)
    bear = board.creature(ANNA)
    goad(board.game, NICOLE, (bear,), bear)
    assert rules_against(board, bear, target=NICOLE) == ("508.1d",)
    board.script.attack = None
    declare_attackers(board.game)
    assert board.thing(bear).attacking == PETRA


def test_701_15b_alone_with_the_goader_it_attacks_the_goader(board: Board) -> None:
    bear = board.creature(ANNA)
    goad(board.game, NICOLE, (bear,), bear)
    declare_attackers(board.game)
    assert board.thing(bear).attacking == NICOLE


def test_701_15d_the_same_player_goading_again_adds_nothing(board: Board) -> None:
    bear = board.creature(ANNA)
    goad(board.game, NICOLE, (bear,), bear)
    goad(board.game, NICOLE, (bear,), bear)
    assert goaded_by(board.game, bear) == (NICOLE,)
    assert len(board.game.effects) == 1


def test_701_15c_goaded_by_all_others_it_attacks_one_of_them() -> None:
    board = Board(players=3)
    bear = board.creature(ANNA)
    goad(board.game, NICOLE, (bear,), bear)
    goad(board.game, PETRA, (bear,), bear)
    declare(board, bear, target=PETRA)
    assert board.thing(bear).attacking == PETRA


def test_508_1d_example_no_more_than_one_creature_can_attack(board: Board) -> None:
    fierce, bear = board.creature(ANNA, changes=(Must("attack"),)), board.creature(ANNA)
    everyone = Players(Determiner.ALL, Who.PLAYER)
    limit = PlayersCant(everyone, "attack with more", at_most=Number(1))
    board.permanent(NICOLE, Face(name="Arena", abilities=(StaticAbility(limit),)))
    assert rules_against(board, bear) == ("508.1d",)
    assert rules_against(board, fierce, bear) == ("508.1c",)
    assert rules_against(board) == ("508.1d",)
    declare(board, fierce)
    assert combat.attackers(board.game) == (fierce,)


def test_508_1d_nobody_has_to_pay_to_attack(board: Board) -> None:
    taxed = (Must("attack each combat"), Cant("attack", unless_cost=(ManaCost(("2",)),)))
    board.creature(ANNA, changes=taxed)
    declare_attackers(board.game)
    assert combat.attackers(board.game) == ()


def test_508_1j_attacking_without_paying_is_illegal_and_undone(board: Board) -> None:
    bear = board.creature(ANNA, changes=(Cant("attack", unless_cost=(ManaCost(("2",)),)),))
    rules_against(board, bear)
    assert not board.thing(bear).tapped


def test_508_1j_the_cost_to_attack_is_paid(board: Board) -> None:
    bear = board.creature(ANNA, changes=(Cant("attack", unless_cost=(ManaCost(("2",)),)),))
    forests = [board.land(ANNA, "Forest") for _ in range(2)]
    declare(board, bear)
    assert board.thing(bear).attacking == NICOLE
    assert all(board.thing(forest).tapped for forest in forests)


def test_cant_attack_a_named_player_leaves_the_others() -> None:
    board = Board(players=3)
    opponent = Players(Determiner.ALL, Who.OPPONENT)
    bear = board.creature(ANNA, changes=(Cant("attack", whom=opponent),))
    assert attack_forbidden(board.game, bear, PETRA) == ("508.1c",)


def test_nothing_declared_is_no_attack(board: Board) -> None:
    board.creature(ANNA)
    assert declare_attackers(board.game) is None


def test_701_43d_only_creatures_that_say_so_can_be_exerted(board: Board) -> None:
    bear = board.creature(ANNA)
    board.script.exert = frozenset({bear})
    assert rules_against(board, bear) == ("701.43d", "508.1g")
    brawler = board.creature(ANNA, "2/2", StaticAbility(ExertAsAttacks()))
    board.script.exert = frozenset({brawler})
    declare(board, brawler)
    assert "exerted" in board.thing(brawler).designations
    assert board.thing(brawler).chosen["exerted by"] == ANNA


def test_a_battle_that_is_a_creature_cannot_attack(board: Board) -> None:
    siege = board.creature(ANNA, types=(CardType.BATTLE,))
    assert "506.3" in rules_against(board, siege)


def test_an_illegal_declaration_changes_nothing(board: Board) -> None:
    bear, wall = board.creature(ANNA), board.creature(ANNA, "0/4", "defender")
    rules_against(board, bear, wall)
    assert not board.thing(bear).tapped
    assert board.game.log == []


def test_a_misreading_of_summoning_sickness_replaces_one_rule_point() -> None:
    board = Board(rules=CURRENT_RULES.replacing("summoning_sick", lambda game, creature: False))
    bear = board.creature(ANNA)
    board.thing(bear).sick_for = ANNA
    declare(board, bear)
    assert board.thing(bear).attacking == NICOLE
