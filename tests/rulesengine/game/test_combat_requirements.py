"""The most block requirements (509.1c), against trying every declaration there is."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from rulesengine.errors import IllegalAction, LimitReached, NeedsChoice
from rulesengine.game import block_requirements as searching
from rulesengine.game.block_requirements import block_requirements, group_forbidden
from rulesengine.game.blocking import block_forbidden, check_block, declare_blockers
from rulesengine.ir.changes import Cant, Change, May, Must
from tests.rulesengine.game.board import ANNA, NICOLE, Board

Blocks = dict[int, tuple[int, ...]]
OF_ATTACKERS = (Must("be blocked"), Must("be blocked by all"), Cant("be blocked by more than one"))
OF_BLOCKERS = (
    Must("block"),
    Cant("block alone"),
    May("block an additional creature"),
    Cant("block"),
)


def some_of(chance: random.Random, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    return tuple(change for change in changes if chance.random() < 0.2)


def position(seed: int) -> tuple[Board, tuple[int, ...], tuple[int, ...]]:
    chance = random.Random(seed)
    board = Board()
    attackers = tuple(
        board.creature(
            ANNA,
            "2/2",
            *(keyword for keyword in ("menace", "flying") if chance.random() < 0.3),
            changes=some_of(chance, OF_ATTACKERS),
        )
        for _ in range(chance.randint(1, 3))
    )
    blockers = tuple(
        board.creature(
            NICOLE,
            "2/2",
            *(("flying",) if chance.random() < 0.3 else ()),
            changes=some_of(chance, OF_BLOCKERS),
        )
        for _ in range(chance.randint(1, 3))
    )
    board.attacking(*attackers)
    return board, attackers, blockers


def legal_but_for_requirements(
    board: Board, attackers: tuple[int, ...], blockers: tuple[int, ...]
) -> list[Blocks]:
    sets = [chosen for size in range(3) for chosen in combinations(attackers, size)]
    found = []
    for chosen in product(sets, repeat=len(blockers)):
        blocks = {b: all_ for b, all_ in zip(blockers, chosen, strict=True) if all_}
        single = any(block_forbidden(board.game, b, a) for b, all_ in blocks.items() for a in all_)
        if not single and not group_forbidden(board.game, blocks):
            found.append(blocks)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_509_1c_exactly_the_declarations_that_obey_the_most_are_legal(seed: int) -> None:
    board, attackers, blockers = position(seed)
    able = {
        b: tuple(a for a in attackers if not block_forbidden(board.game, b, a)) for b in blockers
    }
    requirements = block_requirements(board.game, able, attackers)
    declarations = legal_but_for_requirements(board, attackers, blockers)
    most = max(requirements.obeyed(blocks) for blocks in declarations)
    for blocks in random.Random(seed).sample(declarations, min(5, len(declarations))):
        if requirements.obeyed(blocks) == most:
            check_block(board.game, NICOLE, blocks)
            continue
        with pytest.raises(IllegalAction) as caught:
            check_block(board.game, NICOLE, blocks)
        assert caught.value.rules == ("509.1c",)


@pytest.mark.parametrize("seed", range(60))
def test_509_1c_what_is_declared_silently_obeys_the_most_with_the_fewest(seed: int) -> None:
    board, attackers, blockers = position(seed)
    able = {
        b: tuple(a for a in attackers if not block_forbidden(board.game, b, a)) for b in blockers
    }
    requirements = block_requirements(board.game, able, attackers)
    declarations = legal_but_for_requirements(board, attackers, blockers)
    most = max(requirements.obeyed(blocks) for blocks in declarations)
    best = [pairs(blocks) for blocks in declarations if requirements.obeyed(blocks) == most]
    least = [blocks for blocks in best if not any(other < blocks for other in best)]
    try:
        event = declare_blockers(board.game)
    except NeedsChoice:
        assert len(least) > 1
    else:
        assert least == [set(event.pairs)]


def pairs(blocks: Blocks) -> set[tuple[int, int]]:
    return {(blocker, attacker) for blocker, all_ in blocks.items() for attacker in all_}


def test_a_search_given_up_is_never_taken_for_a_legal_block(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Board()
    attackers = [
        board.creature(ANNA, "2/2", "menace", changes=(Must("be blocked"),)) for _ in range(2)
    ]
    blockers = [board.creature(NICOLE, "2/2") for _ in range(4)]
    board.attacking(*attackers)
    monkeypatch.setattr(searching, "SEARCH_LIMIT", 3)
    with pytest.raises(LimitReached):
        check_block(board.game, NICOLE, dict.fromkeys(blockers[:2], (attackers[0],)))
