"""Declaring blockers and evasion (rule 509)."""

from __future__ import annotations

import pytest

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game import combat
from rulesengine.game.blocking import block_forbidden, declare_blockers
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.rules import CURRENT_RULES
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.changes import Cant, CantExceptBy, May, Must
from rulesengine.ir.filters import Filter, HasKeyword, IsBlocked, IsColor, Measures, Not
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import Determiner, Objects
from rulesengine.ir.words import CardType, Color, Compare, Step
from tests.rulesengine.game.board import ANNA, NICOLE, PETRA, Board

BLACK, RED, GREEN = Color.BLACK, Color.RED, Color.GREEN


@pytest.fixture
def board() -> Board:
    return Board()


def forbidden(board: Board, blocker: int, attacker: int) -> tuple[str, ...]:
    board.attacking(attacker)
    return block_forbidden(board.game, blocker, attacker)


def declare(board: Board, *pairs: tuple[int, int], player: int = NICOLE) -> None:
    blocks: dict[int, tuple[int, ...]] = {}
    for blocker, attacker in pairs:
        blocks[blocker] = (*blocks.get(blocker, ()), attacker)
    board.script.block[player] = blocks
    declare_blockers(board.game)


def rules_against(board: Board, *pairs: tuple[int, int]) -> tuple[str, ...]:
    with pytest.raises(IllegalAction) as caught:
        declare(board, *pairs)
    return caught.value.rules


def test_509_1h_a_blocked_creature_knows_its_blockers(board: Board) -> None:
    one, other = board.creature(ANNA), board.creature(ANNA)
    bear = board.creature(NICOLE)
    board.attacking(one, other)
    declare(board, (bear, one))
    assert combat.blockers_of(board.game, one) == (bear,)
    assert combat.blocked_by(board.game, bear) == (one,)
    assert board.thing(one).blocked
    assert combat.is_unblocked(board.game, other)
    assert not combat.is_unblocked(board.game, one)


def test_509_1a_a_tapped_creature_cannot_block(board: Board) -> None:
    bear = board.creature(NICOLE)
    board.thing(bear).tapped = True
    assert forbidden(board, bear, board.creature(ANNA)) == ("509.1a",)


def test_506_3_a_land_cannot_block(board: Board) -> None:
    land = board.land(NICOLE, "Forest")
    assert forbidden(board, land, board.creature(ANNA)) == ("506.3",)


@pytest.mark.parametrize(
    ("has", "blocker", "rules"),
    [
        ("flying", (), ("702.9b",)),
        ("flying", ("reach",), ()),
        ("flying", ("flying",), ()),
        ("horsemanship", (), ("702.31b",)),
        ("horsemanship", ("horsemanship",), ()),
        ("shadow", (), ("702.28b",)),
        ("shadow", ("shadow",), ()),
        ("vigilance", ("shadow",), ("702.28b",)),
        ("protection from everything", (), ("702.16j",)),
    ],
)
def test_evasion_by_keyword(
    board: Board, has: str, blocker: tuple[str, ...], rules: tuple[str, ...]
) -> None:
    one, other = board.creature(ANNA, "2/2", has), board.creature(NICOLE, "2/2", *blocker)
    assert forbidden(board, other, one) == rules


def test_509_1b_evasion_abilities_are_cumulative(board: Board) -> None:
    one = board.creature(ANNA, "2/2", "flying", "shadow")
    assert forbidden(board, board.creature(NICOLE, "2/2", "flying"), one) == ("702.28b",)


@pytest.mark.parametrize(
    ("colors", "types", "rules"),
    [
        ((GREEN,), (), ("702.36b",)),
        ((BLACK,), (), ()),
        ((GREEN,), (CardType.ARTIFACT,), ()),
    ],
)
def test_702_36b_fear(
    board: Board, colors: tuple[Color, ...], types: tuple[CardType, ...], rules: tuple[str, ...]
) -> None:
    one = board.creature(ANNA, "2/2", "fear", colors=(RED,))
    assert forbidden(board, board.creature(NICOLE, colors=colors, types=types), one) == rules


@pytest.mark.parametrize(
    ("colors", "types", "rules"),
    [
        ((GREEN,), (), ("702.13b",)),
        ((GREEN, RED), (), ()),
        ((), (CardType.ARTIFACT,), ()),
    ],
)
def test_702_13b_intimidate(
    board: Board, colors: tuple[Color, ...], types: tuple[CardType, ...], rules: tuple[str, ...]
) -> None:
    one = board.creature(ANNA, "2/2", "intimidate", colors=(RED,))
    assert forbidden(board, board.creature(NICOLE, colors=colors, types=types), one) == rules


@pytest.mark.parametrize(("size", "rules"), [("2/2", ()), ("3/1", ("702.118b",))])
def test_702_118b_skulk(board: Board, size: str, rules: tuple[str, ...]) -> None:
    one = board.creature(ANNA, "2/2", "skulk")
    assert forbidden(board, board.creature(NICOLE, size), one) == rules


@pytest.mark.parametrize(
    ("controller", "land", "rules"),
    [(NICOLE, "Swamp", ("702.14c",)), (NICOLE, "Forest", ()), (ANNA, "Swamp", ())],
)
def test_702_14c_swampwalk_looks_at_the_defending_players_lands(
    board: Board, controller: int, land: str, rules: tuple[str, ...]
) -> None:
    walker = board.creature(ANNA, "2/2", KeywordAbility("landwalk", text="Swamp"))
    board.land(controller, land)
    assert forbidden(board, board.creature(NICOLE), walker) == rules


def test_702_14c_nonbasic_landwalk(board: Board) -> None:
    walker = board.creature(ANNA, "2/2", KeywordAbility("landwalk", text="nonbasic"))
    bear = board.creature(NICOLE)
    assert forbidden(board, bear, walker) == ()
    board.land(NICOLE, "Swamp")
    assert block_forbidden(board.game, bear, walker) == ("702.14c",)


def test_702_16f_protection_from_a_color(board: Board) -> None:
    knight = board.creature(
        ANNA, "2/2", KeywordAbility("protection", filter=Filter((IsColor(RED),)))
    )
    assert forbidden(board, board.creature(NICOLE, colors=(RED,)), knight) == ("702.16f",)
    green = board.creature(NICOLE, colors=(GREEN,))
    assert block_forbidden(board.game, green, knight) == ()


def test_509_1b_cant_be_blocked_and_cant_block(board: Board) -> None:
    sneaky, plain = board.creature(ANNA, changes=(Cant("be blocked"),)), board.creature(ANNA)
    timid, bear = board.creature(NICOLE, changes=(Cant("block"),)), board.creature(NICOLE)
    board.attacking(sneaky, plain)
    assert block_forbidden(board.game, bear, sneaky) == ("509.1b",)
    assert block_forbidden(board.game, timid, plain) == ("509.1b",)
    assert block_forbidden(board.game, bear, plain) == ()


def test_509_1b_cant_be_blocked_by_or_except_by_a_description(board: Board) -> None:
    flyers = Filter((HasKeyword("flying"),))
    except_by = board.creature(ANNA, changes=(CantExceptBy(flyers),))
    by = board.creature(ANNA, changes=(Cant("be blocked", by=flyers),))
    bear, bird = board.creature(NICOLE), board.creature(NICOLE, "1/1", "flying")
    board.attacking(except_by, by)
    assert block_forbidden(board.game, bear, except_by) == ("509.1b",)
    assert block_forbidden(board.game, bird, except_by) == ()
    assert block_forbidden(board.game, bird, by) == ("509.1b",)


def test_702_147a_the_keyword_that_says_it_is_cited() -> None:
    board = Board(rules=CURRENT_RULES.with_meaning("decayed", ("This creature can't block.",)))
    zombie = board.creature(NICOLE, "2/2", "decayed")
    assert forbidden(board, zombie, board.creature(ANNA)) == ("702.147a",)


def test_702_111b_menace_needs_two(board: Board) -> None:
    brute = board.creature(ANNA, "3/2", "menace")
    one, other = board.creature(NICOLE), board.creature(NICOLE)
    board.attacking(brute)
    assert rules_against(board, (one, brute)) == ("702.111b",)
    declare(board, (one, brute), (other, brute))
    assert combat.blockers_of(board.game, brute) == (one, other)


def test_509_1b_three_or_more(board: Board) -> None:
    huge = board.creature(ANNA, changes=(CantExceptBy(None, 3),))
    one, two, three = (board.creature(NICOLE) for _ in range(3))
    board.attacking(huge)
    assert rules_against(board, (one, huge), (two, huge)) == ("509.1b",)
    declare(board, (one, huge), (two, huge), (three, huge))


def test_509_1b_no_more_than_one_blocker(board: Board) -> None:
    slim = board.creature(ANNA, changes=(Cant("be blocked by more than one"),))
    one, other = board.creature(NICOLE), board.creature(NICOLE)
    board.attacking(slim)
    assert rules_against(board, (one, slim), (other, slim)) == ("509.1b",)


def test_509_1a_one_creature_blocks_one(board: Board) -> None:
    one, other = board.creature(ANNA), board.creature(ANNA)
    bear = board.creature(NICOLE)
    wide = board.creature(NICOLE, changes=(May("block an additional creature"),))
    board.attacking(one, other)
    assert rules_against(board, (bear, one), (bear, other)) == ("509.1a",)
    declare(board, (wide, one), (wide, other))
    assert combat.blocked_by(board.game, wide) == (one, other)


def test_509_1c_one_that_must_block_does_so_silently(board: Board) -> None:
    attacker = board.creature(ANNA)
    keen = board.creature(NICOLE, changes=(Must("block each combat"),))
    board.creature(NICOLE)
    board.attacking(attacker)
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, attacker) == (keen,)


def test_509_1c_not_blocking_with_one_that_must_is_illegal(board: Board) -> None:
    board.attacking(board.creature(ANNA))
    board.creature(NICOLE, changes=(Must("block each combat"),))
    assert rules_against(board) == ("509.1c",)


def test_509_1c_example_menace_and_a_blocker_that_must(board: Board) -> None:
    brute = board.creature(ANNA, "3/2", "menace")
    keen = board.creature(NICOLE, changes=(Must("block each combat"),))
    bear = board.creature(NICOLE)
    board.attacking(brute)
    assert rules_against(board) == ("509.1c",)
    assert rules_against(board, (keen, brute)) == ("702.111b",)
    del board.script.block[NICOLE]
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, brute) == (keen, bear)


def test_509_1c_menace_cannot_be_forced_on_a_lone_blocker(board: Board) -> None:
    brute = board.creature(ANNA, "3/2", "menace")
    board.creature(NICOLE, changes=(Must("block each combat"),))
    board.attacking(brute)
    declare_blockers(board.game)
    assert not board.thing(brute).blocked


def test_509_1c_must_be_blocked_leaves_a_choice_of_blocker(board: Board) -> None:
    bold = board.creature(ANNA, changes=(Must("be blocked"),))
    one, other = board.creature(NICOLE), board.creature(NICOLE, "1/1")
    board.attacking(bold)
    with pytest.raises(NeedsChoice):
        declare_blockers(board.game)
    assert rules_against(board) == ("509.1c",)
    declare(board, (other, bold))
    assert combat.blockers_of(board.game, bold) == (other,)
    assert one not in combat.blockers(board.game)


def test_509_1c_lure_draws_all_that_are_able(board: Board) -> None:
    lure = board.creature(ANNA, "1/1", "flying", changes=(Must("be blocked by all"),))
    plain = board.creature(ANNA)
    bird, spider = board.creature(NICOLE, "1/1", "flying"), board.creature(NICOLE, "2/4", "reach")
    board.creature(NICOLE)
    board.attacking(lure, plain)
    assert rules_against(board, (bird, lure), (spider, plain)) == ("509.1c",)
    del board.script.block[NICOLE]
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, lure) == (bird, spider)


def test_702_39a_a_provoked_creature_blocks_the_one_that_provoked_it(board: Board) -> None:
    attacker, other = board.creature(ANNA, "5/5"), board.creature(ANNA)
    big = Objects(Determiner.ALL, Filter((Measures("power", Compare.EQUAL, Number(5)),)))
    provoked = board.creature(NICOLE, changes=(Must("block", big),))
    board.attacking(attacker, other)
    assert rules_against(board, (provoked, other)) == ("509.1c",)
    del board.script.block[NICOLE]
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, attacker) == (provoked,)


def test_802_4a_each_defending_player_blocks_their_own_attackers() -> None:
    board = Board(players=3)
    one, other = board.creature(ANNA), board.creature(ANNA)
    nicoles, petras = board.creature(NICOLE), board.creature(PETRA)
    board.attacking(one, target=NICOLE)
    board.attacking(other, target=PETRA)
    assert block_forbidden(board.game, nicoles, other) == ("509.1a",)
    board.script.block = {NICOLE: {nicoles: (one,)}, PETRA: {petras: (other,)}}
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, one) == (nicoles,)
    assert combat.blockers_of(board.game, other) == (petras,)


def test_509_1b_menace_gained_later_does_not_undo_a_block(board: Board) -> None:
    one, bear = board.creature(ANNA), board.creature(NICOLE)
    board.attacking(one)
    declare(board, (bear, one))
    board.thing(one).counters = {"menace": 1}
    combat.check_combat(board.game)
    assert board.thing(one).blocked


def test_509_1h_before_blocks_a_creature_is_neither_blocked_nor_unblocked(board: Board) -> None:
    one = board.creature(ANNA)
    board.attacking(one)
    unblocked = Filter((Not(IsBlocked()),))
    board.game.step = Step.DECLARE_ATTACKERS
    assert not matches(board.game, unblocked, one, Context(one, ANNA))
    board.game.step = Step.DECLARE_BLOCKERS
    assert matches(board.game, unblocked, one, Context(one, ANNA))


def test_a_misreading_of_menace_replaces_one_rule_point() -> None:
    board = Board(rules=CURRENT_RULES.replacing("menace_blockers", lambda game, attacker: 3))
    brute = board.creature(ANNA, "3/2", "menace")
    one, other = board.creature(NICOLE), board.creature(NICOLE)
    board.attacking(brute)
    assert rules_against(board, (one, brute), (other, brute)) == ("702.111b",)


def test_a_keyword_read_by_another_text_is_not_carried_out_as_well() -> None:
    text = ("This creature can't be blocked except by creatures with menace.",)
    board = Board(rules=CURRENT_RULES.with_meaning("menace", text))
    brute = board.creature(ANNA, "3/2", "menace")
    bear, other = board.creature(NICOLE), board.creature(NICOLE, "2/2", "menace")
    board.attacking(brute)
    assert block_forbidden(board.game, bear, brute) == ("509.1b",)
    declare(board, (other, brute))
    assert combat.blockers_of(board.game, brute) == (other,)


def test_many_blockers_under_a_requirement_stay_fast(board: Board) -> None:
    lure = board.creature(ANNA, "1/1", changes=(Must("be blocked by all"),))
    others = [board.creature(ANNA) for _ in range(4)]
    blockers = [board.creature(NICOLE) for _ in range(12)]
    board.attacking(lure, *others)
    declare_blockers(board.game)
    assert combat.blockers_of(board.game, lure) == tuple(blockers)
