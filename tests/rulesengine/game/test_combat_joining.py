"""Entering and leaving combat without a declaration (506.3, 506.4, 508.4, 509.4)."""

from __future__ import annotations

import pytest

from rulesengine.game import combat
from rulesengine.game.attacking import declare_attackers
from rulesengine.game.entering_combat import (
    any_attacked,
    choose_attacked,
    put_attacking,
    put_blocking,
)
from rulesengine.ir.words import Step, Zone
from tests.rulesengine.game.board import ANNA, NICOLE, PETRA, Board


@pytest.fixture
def board() -> Board:
    board = Board()
    board.game.step = Step.COMBAT_DAMAGE
    return board


def test_508_4d_a_creature_put_onto_the_battlefield_attacking_is_unblocked(board: Board) -> None:
    ninja = board.creature(ANNA)
    assert put_attacking(board.game, ninja, NICOLE)
    assert combat.is_unblocked(board.game, ninja)


def test_508_8_an_attacker_that_was_removed_still_counts(board: Board) -> None:
    board.game.step = Step.DECLARE_ATTACKERS
    assert not any_attacked(board.game)
    attacker = board.creature(ANNA)
    board.script.attack = {attacker: NICOLE}
    declare_attackers(board.game)
    combat.remove_from_combat(board.game, attacker)
    assert any_attacked(board.game)


def test_506_3a_a_noncreature_is_never_attacking(board: Board) -> None:
    land = board.land(ANNA, "Forest")
    assert not put_attacking(board.game, land, NICOLE)
    assert combat.attackers(board.game) == ()


def test_506_3b_only_the_active_players_creatures_attack(board: Board) -> None:
    assert not put_attacking(board.game, board.creature(NICOLE), ANNA)


def test_506_3c_a_planeswalker_that_is_gone_is_not_attacked(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 3)
    board.game.battlefield = ()
    board.thing(walker).zone = Zone.GRAVEYARD
    assert not put_attacking(board.game, board.creature(ANNA), walker)


def test_508_4_outside_combat_nothing_attacks(board: Board) -> None:
    board.game.step = Step.POSTCOMBAT_MAIN
    assert not put_attacking(board.game, board.creature(ANNA), NICOLE)


def test_508_4_its_controller_chooses_whom_it_attacks() -> None:
    board = Board(players=3)
    board.script.answers.append((PETRA,))
    assert choose_attacked(board.game, ANNA) == PETRA


def test_509_4_put_onto_the_battlefield_blocking(board: Board) -> None:
    attacker, late = board.creature(ANNA), board.creature(NICOLE)
    board.attacking(attacker)
    assert put_blocking(board.game, late, attacker)
    assert board.thing(attacker).blocked
    assert combat.blockers_of(board.game, attacker) == (late,)


def test_506_3e_blocking_what_attacks_someone_else_is_no_block() -> None:
    board = Board(players=3)
    attacker, late = board.creature(ANNA), board.creature(PETRA)
    board.attacking(attacker, target=NICOLE)
    assert not put_blocking(board.game, late, attacker)


def test_508_5_the_defending_player_is_known_after_the_attack(board: Board) -> None:
    attacker = board.creature(ANNA)
    board.attacking(attacker)
    combat.remove_from_combat(board.game, attacker)
    assert board.thing(attacker).attacking is None
    assert combat.attacked_player(board.game, attacker) == NICOLE


def test_506_4_a_planeswalker_that_changes_controller_is_attacked_no_more(board: Board) -> None:
    walker, attacker = board.planeswalker(NICOLE, 3), board.creature(ANNA)
    board.attacking(attacker, target=walker)
    board.thing(walker).controller_base = ANNA
    assert combat.attackers(board.game) == (attacker,)
    assert combat.attacked_now(board.game, attacker) is None
    assert combat.attacked_player(board.game, attacker) == NICOLE


def test_506_4_a_blocker_that_changes_controller_leaves_combat(board: Board) -> None:
    attacker, blocker = board.creature(ANNA), board.creature(NICOLE)
    board.attacking(attacker)
    board.blocking((blocker, attacker))
    board.thing(blocker).controller_base = ANNA
    assert combat.check_combat(board.game) == (blocker,)
    assert combat.blockers(board.game) == ()
    assert board.thing(attacker).blocked


def test_310_8b_a_battles_protector_is_the_defending_player(board: Board) -> None:
    from rulesengine.cards.definition import Face
    from rulesengine.ir.words import CardType

    siege = board.permanent(ANNA, Face(name="Siege", types=frozenset({CardType.BATTLE}), defense=4))
    board.thing(siege).chosen = {"protector": NICOLE}
    assert siege in combat.defenders(board.game, ANNA)
    assert siege not in combat.defenders(board.game, NICOLE)
    attacker = board.creature(ANNA)
    board.attacking(attacker, target=siege)
    assert combat.attacked_player(board.game, attacker) == NICOLE
