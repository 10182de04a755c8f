"""Assigning and dealing combat damage (rule 510), trample, deathtouch and the strikes (702)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rulesengine.errors import NeedsChoice
from rulesengine.game import combat
from rulesengine.game.combat_damage import deal_combat_damage, first_strike_step_needed
from rulesengine.game.decisions import Divide
from rulesengine.game.events import Damage
from rulesengine.game.rules import CURRENT_RULES
from rulesengine.ir.changes import Cant, May
from rulesengine.ir.words import Step
from tests.rulesengine.game.board import ANNA, NICOLE, PETRA, Board


@pytest.fixture
def board() -> Board:
    return Board()


def deal(
    board: Board, *answers: Mapping[int, int] | bool, step: Step = Step.COMBAT_DAMAGE
) -> dict[int, int]:
    """Deal a step's damage; what each recipient was dealt."""
    board.script.answers.extend(answers)
    dealt: dict[int, int] = {}
    for event in deal_combat_damage(board.game, step):
        if isinstance(event, Damage):
            dealt[event.to] = dealt.get(event.to, 0) + event.amount
    return dealt


def test_510_1b_an_unblocked_creature_damages_the_player(board: Board) -> None:
    board.attacking(board.creature(ANNA, "3/3"))
    assert deal(board) == {NICOLE: 3}
    assert board.game.player(NICOLE).life == 17


def test_510_1a_no_power_no_damage(board: Board) -> None:
    board.attacking(board.creature(ANNA, "0/3"), board.creature(ANNA, "-1/3"))
    assert deal(board) == {}


def test_510_2_a_fight_is_simultaneous_and_asks_nothing(board: Board) -> None:
    one, other = board.creature(ANNA, "3/3"), board.creature(NICOLE, "2/2")
    board.attacking(one)
    board.blocking((other, one))
    assert deal(board) == {other: 3, one: 2}


def test_510_1c_two_blockers_need_a_division(board: Board) -> None:
    one = board.creature(ANNA, "4/4")
    first, second = board.creature(NICOLE, "2/3"), board.creature(NICOLE, "1/1")
    board.attacking(one)
    board.blocking((first, one), (second, one))
    with pytest.raises(NeedsChoice) as caught:
        deal(board)
    decision = caught.value.decision
    assert isinstance(decision, Divide)
    assert (decision.player, decision.total) == (ANNA, 4)
    assert decision.recipients == (first, second)


@pytest.mark.parametrize("to_first", range(5))
def test_510_1c_any_division_is_legal_in_no_order(board: Board, to_first: int) -> None:
    """The example of the rule: a 4/3 blocked by a 2/3 and a 1/1."""
    one = board.creature(ANNA, "4/3")
    first, second = board.creature(NICOLE, "2/3"), board.creature(NICOLE, "1/1")
    board.attacking(one)
    board.blocking((first, one), (second, one))
    dealt = deal(board, {first: to_first, second: 4 - to_first})
    assert (dealt.get(first, 0), dealt.get(second, 0)) == (to_first, 4 - to_first)


def test_510_1e_a_wrong_total_is_no_legal_division(board: Board) -> None:
    one = board.creature(ANNA, "4/4")
    first, second = board.creature(NICOLE), board.creature(NICOLE)
    board.attacking(one)
    board.blocking((first, one), (second, one))
    with pytest.raises(NeedsChoice):
        deal(board, {first: 2, second: 1})


def test_510_1d_a_blocker_divides_among_the_creatures_it_blocks(board: Board) -> None:
    first, second = board.creature(ANNA, "1/1"), board.creature(ANNA, "1/1")
    wide = board.creature(NICOLE, "3/5")
    board.attacking(first, second)
    board.blocking((wide, first), (wide, second))
    dealt = deal(board, {first: 2, second: 1})
    assert dealt == {wide: 2, first: 2, second: 1}


def test_510_1c_a_blocked_creature_whose_blocker_is_gone_deals_none(board: Board) -> None:
    one, other = board.creature(ANNA, "3/3"), board.creature(NICOLE)
    board.attacking(one)
    board.blocking((other, one))
    combat.remove_from_combat(board.game, other)
    assert board.thing(one).blocked
    assert deal(board) == {}


def test_510_1d_a_blocker_whose_attacker_is_gone_deals_none_but_is_blocking(board: Board) -> None:
    one, other = board.creature(ANNA, "3/3"), board.creature(NICOLE)
    board.attacking(one)
    board.blocking((other, one))
    combat.remove_from_combat(board.game, one)
    assert deal(board) == {}
    assert combat.blockers(board.game) == (other,)


def test_506_4c_a_planeswalker_that_is_gone_takes_none_nor_does_its_controller(
    board: Board,
) -> None:
    walker = board.planeswalker(NICOLE, 3)
    board.attacking(board.creature(ANNA, "3/3"), target=walker)
    board.thing(walker).phased_out = True
    assert deal(board) == {}


def test_510_1b_damage_to_a_planeswalker(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 3)
    board.attacking(board.creature(ANNA, "2/2"), target=walker)
    assert deal(board) == {walker: 2}
    assert board.thing(walker).counters == {"loyalty": 1}


# --- Trample --------------------------------------------------------------------------------------


def trampling(board: Board, size: str, blocker: str, *more: str) -> tuple[int, int]:
    one, other = board.creature(ANNA, size, "trample", *more), board.creature(NICOLE, blocker)
    board.attacking(one)
    board.blocking((other, one))
    return one, other


def test_702_19b_trample_with_one_blocker_is_a_choice(board: Board) -> None:
    trampling(board, "5/5", "2/2")
    with pytest.raises(NeedsChoice):
        deal(board)


@pytest.mark.parametrize("to_player", range(4))
def test_702_19b_up_to_the_excess_may_pass(board: Board, to_player: int) -> None:
    _, other = trampling(board, "5/5", "2/2")
    dealt = deal(board, {other: 5 - to_player, NICOLE: to_player})
    assert dealt.get(NICOLE, 0) == to_player


def test_702_19b_not_before_lethal_damage(board: Board) -> None:
    _, other = trampling(board, "5/5", "2/2")
    with pytest.raises(NeedsChoice):
        deal(board, {other: 1, NICOLE: 4})


def test_702_19b_no_excess_no_question(board: Board) -> None:
    one, other = trampling(board, "2/2", "0/4")
    assert deal(board) == {other: 2}
    assert one not in deal(board)


def test_702_19b_damage_already_marked_counts(board: Board) -> None:
    _, other = trampling(board, "5/5", "2/4")
    board.thing(other).damage = 3
    assert deal(board, {other: 1, NICOLE: 4})[NICOLE] == 4


def test_702_2c_deathtouch_makes_one_damage_lethal(board: Board) -> None:
    _, other = trampling(board, "5/5", "2/4", "deathtouch")
    assert deal(board, {other: 1, NICOLE: 4})[NICOLE] == 4


def test_702_19b_all_blockers_need_lethal_damage(board: Board) -> None:
    one = board.creature(ANNA, "6/6", "trample")
    first, second = board.creature(NICOLE, "1/2"), board.creature(NICOLE, "1/3")
    board.attacking(one)
    board.blocking((first, one), (second, one))
    with pytest.raises(NeedsChoice):
        deal(board, {first: 4, second: 0, NICOLE: 2})
    board.script.answers.clear()
    assert deal(board, {first: 2, second: 3, NICOLE: 1})[NICOLE] == 1


def test_702_19b_damage_of_other_attackers_counts(board: Board) -> None:
    trampler, other = board.creature(ANNA, "4/4", "trample"), board.creature(ANNA, "3/3")
    wide = board.creature(NICOLE, "0/4")
    board.attacking(trampler, other)
    board.blocking((wide, trampler), (wide, other))
    assert deal(board, {wide: 1, NICOLE: 3})[NICOLE] == 3


def test_702_19b_deathtouch_of_another_attacker_counts(board: Board) -> None:
    trampler, snake = (
        board.creature(ANNA, "4/4", "trample"),
        board.creature(ANNA, "1/1", "deathtouch"),
    )
    wide = board.creature(NICOLE, "0/8")
    board.attacking(trampler, snake)
    board.blocking((wide, trampler), (wide, snake))
    assert deal(board, {NICOLE: 4})[NICOLE] == 4


def test_510_1e_two_tramplers_are_checked_together(board: Board) -> None:
    one, other = board.creature(ANNA, "3/3", "trample"), board.creature(ANNA, "3/3", "trample")
    wide = board.creature(NICOLE, "0/4")
    board.attacking(one, other)
    board.blocking((wide, one), (wide, other))
    dealt = deal(board, {wide: 1, NICOLE: 2}, {wide: 3})
    assert dealt == {wide: 4, NICOLE: 2}


def test_510_1e_two_tramplers_cannot_both_rely_on_the_other(board: Board) -> None:
    one, other = board.creature(ANNA, "3/3", "trample"), board.creature(ANNA, "3/3", "trample")
    wide = board.creature(NICOLE, "0/4")
    board.attacking(one, other)
    board.blocking((wide, one), (wide, other))
    dealt = deal(board, {wide: 1, NICOLE: 2}, {wide: 1, NICOLE: 2})
    assert dealt == {wide: 4, NICOLE: 2}
    assert len(board.script.answers) == 1


def test_510_1e_a_later_division_must_keep_an_earlier_one_legal(board: Board) -> None:
    trampler, other = board.creature(ANNA, "3/3", "trample"), board.creature(ANNA, "3/3")
    wide, narrow = board.creature(NICOLE, "0/4"), board.creature(NICOLE, "0/4")
    board.attacking(trampler, other)
    board.blocking((wide, trampler), (wide, other), (narrow, other))
    with pytest.raises(NeedsChoice):
        deal(board, {wide: 1, NICOLE: 2}, {wide: 2, narrow: 1})
    board.script.answers.clear()
    assert deal(board, {wide: 2, NICOLE: 1}, {wide: 2, narrow: 1})[NICOLE] == 1


def test_702_19d_no_blocker_left_all_of_it_passes(board: Board) -> None:
    _, other = trampling(board, "5/5", "2/2")
    combat.remove_from_combat(board.game, other)
    assert deal(board) == {NICOLE: 5}


def test_702_19f_trample_never_reaches_the_planeswalkers_controller(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 1)
    one, other = board.creature(ANNA, "5/5", "trample"), board.creature(NICOLE, "2/2")
    board.attacking(one, target=walker)
    board.blocking((other, one))
    with pytest.raises(NeedsChoice):
        deal(board, {other: 2, NICOLE: 3})
    board.script.answers.clear()
    assert deal(board, {other: 2, walker: 3})[walker] == 3


def test_702_19c_trample_over_planeswalkers(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 2)
    board.attacking(board.creature(ANNA, "5/5", "trample over planeswalkers"), target=walker)
    with pytest.raises(NeedsChoice):
        deal(board, {walker: 1, NICOLE: 4})
    board.script.answers.clear()
    assert deal(board, {walker: 2, NICOLE: 3}) == {walker: 2, NICOLE: 3}


def test_702_19e_the_planeswalker_is_gone(board: Board) -> None:
    walker = board.planeswalker(NICOLE, 2)
    board.attacking(board.creature(ANNA, "5/5", "trample over planeswalkers"), target=walker)
    board.thing(walker).phased_out = True
    assert deal(board) == {NICOLE: 5}


def test_702_19a_trample_does_nothing_for_a_blocker(board: Board) -> None:
    one, other = board.creature(ANNA, "1/1"), board.creature(NICOLE, "5/5", "trample")
    board.attacking(one)
    board.blocking((other, one))
    assert deal(board) == {one: 5, other: 1}


# --- First strike and double strike ---------------------------------------------------------------


def test_510_4_one_step_where_nobody_strikes_first(board: Board) -> None:
    board.attacking(board.creature(ANNA))
    assert not first_strike_step_needed(board.game)


def test_702_7b_first_strikers_deal_first_and_only_once(board: Board) -> None:
    knight, bear = board.creature(ANNA, "2/2", "first strike"), board.creature(ANNA)
    board.attacking(knight, bear)
    assert first_strike_step_needed(board.game)
    assert deal(board, step=Step.FIRST_STRIKE_DAMAGE) == {NICOLE: 2}
    assert deal(board) == {NICOLE: 2}
    assert board.game.player(NICOLE).life == 16


def test_702_4b_double_strike_deals_in_both(board: Board) -> None:
    board.attacking(board.creature(ANNA, "2/2", "double strike"))
    assert deal(board, step=Step.FIRST_STRIKE_DAMAGE) == {NICOLE: 2}
    assert deal(board) == {NICOLE: 2}


def test_702_7c_losing_first_strike_does_not_let_it_strike_again(board: Board) -> None:
    knight = board.creature(ANNA)
    board.thing(knight).counters = {"first strike": 1}
    board.attacking(knight)
    assert deal(board, step=Step.FIRST_STRIKE_DAMAGE) == {NICOLE: 2}
    board.thing(knight).counters = {}
    assert deal(board) == {}


def test_702_7c_gaining_first_strike_late_keeps_the_second_step(board: Board) -> None:
    knight, bear = board.creature(ANNA, "1/1", "first strike"), board.creature(ANNA, "2/2")
    board.attacking(knight, bear)
    assert deal(board, step=Step.FIRST_STRIKE_DAMAGE) == {NICOLE: 1}
    board.thing(bear).counters = {"first strike": 1}
    assert deal(board) == {NICOLE: 2}


def test_702_4c_losing_double_strike_stops_the_second_damage(board: Board) -> None:
    duelist = board.creature(ANNA)
    board.thing(duelist).counters = {"double strike": 1}
    board.attacking(duelist)
    deal(board, step=Step.FIRST_STRIKE_DAMAGE)
    board.thing(duelist).counters = {}
    assert deal(board) == {}


def test_702_4d_gaining_double_strike_after_first_strike_damage(board: Board) -> None:
    knight = board.creature(ANNA, "2/2", "first strike")
    board.attacking(knight)
    deal(board, step=Step.FIRST_STRIKE_DAMAGE)
    board.thing(knight).counters = {"double strike": 1}
    assert deal(board) == {NICOLE: 2}


def test_511_3_end_of_combat_forgets_everything(board: Board) -> None:
    one, other = board.creature(ANNA, "2/2", "first strike"), board.creature(NICOLE)
    board.attacking(one)
    board.blocking((other, one))
    deal(board, step=Step.FIRST_STRIKE_DAMAGE)
    combat.end_combat(board.game)
    assert combat.attackers(board.game) == combat.blockers(board.game) == ()
    assert not board.thing(one).blocked
    assert board.game.first_strikers == frozenset()
    assert combat.attacked_player(board.game, one) == NICOLE


# --- What effects change --------------------------------------------------------------------------


def test_damage_equal_to_toughness(board: Board) -> None:
    board.attacking(board.creature(ANNA, "0/4", changes=(May("assign damage by toughness"),)))
    assert deal(board) == {NICOLE: 4}


def test_a_creature_that_assigns_no_combat_damage(board: Board) -> None:
    board.attacking(board.creature(ANNA, "4/4", changes=(Cant("assign combat damage"),)))
    assert deal(board) == {}


@pytest.mark.parametrize("so", [True, False])
def test_damage_as_though_it_were_not_blocked(board: Board, so: bool) -> None:
    one = board.creature(ANNA, "4/4", changes=(May("assign damage as though unblocked"),))
    other = board.creature(NICOLE, "0/4")
    board.attacking(one)
    board.blocking((other, one))
    assert deal(board, so) == ({NICOLE: 4} if so else {other: 4})


def test_506_4_a_creature_whose_controller_changes_leaves_combat(board: Board) -> None:
    one = board.creature(ANNA, "3/3")
    board.attacking(one)
    board.thing(one).controller_base = NICOLE
    assert deal(board) == {}
    assert combat.attackers(board.game) == ()


def test_802_5_attackers_of_several_players(board: Board) -> None:
    board = Board(players=3)
    board.attacking(board.creature(ANNA, "1/1"), target=NICOLE)
    board.attacking(board.creature(ANNA, "2/2"), target=PETRA)
    assert deal(board) == {NICOLE: 1, PETRA: 2}


def test_a_misreading_lets_a_creature_past_blockers_that_are_gone() -> None:
    def to_the_player(game: object, attacker: int) -> int:
        return NICOLE

    board = Board(rules=CURRENT_RULES.replacing("blocked_by_none", to_the_player))
    one, other = board.creature(ANNA, "3/3"), board.creature(NICOLE)
    board.attacking(one)
    board.blocking((other, one))
    combat.remove_from_combat(board.game, other)
    assert deal(board) == {NICOLE: 3}


def test_a_misreading_of_lethal_damage_with_deathtouch_and_trample() -> None:
    board = Board(rules=CURRENT_RULES.replacing("deathtouch_is_lethal", lambda game, source: False))
    _, other = trampling(board, "5/5", "2/4", "deathtouch")
    with pytest.raises(NeedsChoice):
        deal(board, {other: 1, NICOLE: 4})
