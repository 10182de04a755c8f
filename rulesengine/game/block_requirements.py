"""How many block requirements a declaration obeys, and how many one could (509.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

from rulesengine.errors import LimitReached
from rulesengine.game import restrictions as words
from rulesengine.game.evasion import fewest_blockers, most_blockers
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.ir.changes import May, Must

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Blocking = Mapping[EntityId, tuple[EntityId, ...]]
SEARCH_LIMIT = 20_000


@dataclass(slots=True)
class BlockRequirements:
    """The requirements on one defending player's blocks.

    `pairs` are single demands "this creature blocks that one", None for any; `blocked` are
    attackers that must be blocked by someone.
    """

    game: Game
    pairs: list[tuple[EntityId, EntityId | None]] = field(default_factory=list)
    blocked: list[EntityId] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.pairs or self.blocked)

    def obeyed(self, declared: Blocking) -> int:
        """The number of requirements a declaration obeys."""
        count = 0
        for blocker, attacker in self.pairs:
            blocks = declared.get(blocker, ())
            count += bool(blocks) if attacker is None else attacker in blocks
        everyone = {attacker for blocks in declared.values() for attacker in blocks}
        return count + sum(attacker in everyone for attacker in self.blocked)

    def obeyed_by(self, blocker: EntityId, blocks: tuple[EntityId, ...]) -> int:
        """Of the demands on this one creature."""
        return sum(
            bool(blocks) if attacker is None else attacker in blocks
            for each, attacker in self.pairs
            if each == blocker
        )


def block_requirements(
    game: Game, possible: Mapping[EntityId, tuple[EntityId, ...]], attackers: tuple[EntityId, ...]
) -> BlockRequirements:
    """What effects demand of the creatures in `possible`, which says what each could block."""
    found = BlockRequirements(game)
    for blocker, able in possible.items():
        for must, context in words.changes_of(game, blocker, Must, words.MUST_BLOCK):
            if must.reference is None:
                found.pairs.append((blocker, None))
                continue
            from rulesengine.game.references import denoted

            named = denoted(game, must.reference, context)
            found.pairs.extend((blocker, attacker) for attacker in able if attacker in named)
    for attacker in attackers:
        for _ in words.changes_of(game, attacker, Must, words.MUST_BE_BLOCKED):
            found.blocked.append(attacker)
        for must, context in words.changes_of(game, attacker, Must, words.MUST_BE_BLOCKED_BY_ALL):
            for blocker, able in possible.items():
                if attacker in able and _named(game, must, blocker, context):
                    found.pairs.append((blocker, attacker))
    return found


def _named(game: Game, must: Must, blocker: EntityId, context: object) -> bool:
    from rulesengine.game.context import Context
    from rulesengine.game.references import denotes

    if must.reference is None or not isinstance(context, Context):
        return True
    return bool(denotes(game, must.reference, blocker, context))


def block_limit(game: Game, blocker: EntityId) -> int | None:
    """How many attackers a creature may block: one and what effects add; None: any number."""
    if words.may(game, blocker, words.MAY_BLOCK_ANY_NUMBER):
        return None
    return 1 + sum(m.count for m, _ in words.changes_of(game, blocker, May, words.MAY_BLOCK_MORE))


def group_forbidden(game: Game, declared: Blocking) -> tuple[tuple[str, str], ...]:
    """The rules that forbid the blocks taken together, each with a reason."""
    found: list[tuple[str, str]] = []
    name = game.name_of
    count: dict[EntityId, int] = {}
    for blocker, blocks in declared.items():
        limit = block_limit(game, blocker)
        if len(set(blocks)) != len(blocks) or (limit is not None and len(blocks) > limit):
            found.append(("509.1a", f"{name(blocker)} can't block so many creatures"))
        for attacker in blocks:
            count[attacker] = count.get(attacker, 0) + 1
    for attacker, number in count.items():
        needed, rule_number = fewest_blockers(game, attacker)
        if number < needed:
            reason = f"it takes {needed} or more creatures to block {name(attacker)}"
            found.append((rule_number, reason))
        most = most_blockers(game, attacker)
        if most is not None and number > most:
            reason = f"no more than {most} can block {name(attacker)}"
            found.append(("509.1b", reason))
    blocking = [blocker for blocker, blocks in declared.items() if blocks]
    if blocking:
        player = characteristics(game, blocking[0]).controller
        limit = words.most_creatures(game, player, words.BLOCK_WITH_MORE)
        if limit is not None and len(blocking) > limit:
            found.append(("509.1b", f"no more than {limit} creatures can block"))
    if len(blocking) == 1 and any(
        True for _ in words.forbidding(game, blocking[0], words.CANT_BLOCK_ALONE)
    ):
        found.append(("509.1b", f"{name(blocking[0])} can't block alone"))
    return tuple(found)


def can_obey_more(requirements: BlockRequirements, possible: Blocking, than: int) -> bool:
    """Whether some legal declaration obeys more requirements than this many."""
    return any(True for _ in _declarations(requirements, possible, [than + 1]))


def least_declaration(
    requirements: BlockRequirements, possible: Blocking
) -> dict[EntityId, tuple[EntityId, ...]] | None:
    """The declaration that obeys the most requirements and in which nobody blocks who need not.

    None where there are several: where one that obeys as many doesn't contain the least one found.
    """
    bound = [1]
    best: dict[EntityId, tuple[EntityId, ...]] = {}
    for worth, declared in _declarations(requirements, possible, bound):
        bound[0], best = worth + 1, declared
    bound[0] -= 1
    least = _without_the_needless(requirements, best, bound[0])
    pairs = _pairs(least)
    for _, declared in _declarations(requirements, possible, bound):
        found = _pairs(declared)
        if found < pairs:
            least, pairs = declared, found
        elif not pairs <= found:
            return None
    return least


def _without_the_needless(
    requirements: BlockRequirements, declared: dict[EntityId, tuple[EntityId, ...]], worth: int
) -> dict[EntityId, tuple[EntityId, ...]]:
    for blocker, attacker in _pairs(declared):
        kept = tuple(a for a in declared[blocker] if a != attacker)
        fewer = {b: blocks for b, blocks in declared.items() if b != blocker}
        fewer |= {blocker: kept} if kept else {}
        if requirements.obeyed(fewer) == worth and not group_forbidden(requirements.game, fewer):
            return _without_the_needless(requirements, fewer, worth)
    return declared


def _pairs(declared: Blocking) -> frozenset[tuple[EntityId, EntityId]]:
    return frozenset((blocker, attacker) for blocker, all_ in declared.items() for attacker in all_)


def _declarations(
    requirements: BlockRequirements, possible: Blocking, bound: list[int]
) -> Iterator[tuple[int, dict[EntityId, tuple[EntityId, ...]]]]:
    """Legal declarations that obey at least `bound[0]` requirements, by trying; what they obey."""
    game = requirements.game
    blockers = [blocker for blocker, able in possible.items() if able]
    options = [_options(game, blocker, possible[blocker], requirements) for blocker in blockers]
    still = _still_to_gain(requirements, blockers, options)
    waiting: list[tuple[int, dict[EntityId, tuple[EntityId, ...]]]] = [(0, {})]
    for _ in range(SEARCH_LIMIT):
        if not waiting:
            return
        index, declared = waiting.pop()
        if requirements.obeyed(declared) + still[index] < bound[0]:
            continue
        if index == len(blockers):
            if not group_forbidden(game, declared):
                yield requirements.obeyed(declared), declared
            continue
        for chosen in reversed(options[index]):
            more = {**declared, blockers[index]: chosen} if chosen else declared
            waiting.append((index + 1, more))
    raise LimitReached("blocks")  # never taken for legal because the search was given up


def _still_to_gain(
    requirements: BlockRequirements,
    blockers: list[EntityId],
    options: list[list[tuple[EntityId, ...]]],
) -> list[int]:
    """For each place how many requirements the creatures from there on could obey at most."""
    own = 0
    reached: set[EntityId] = set()
    found = [0]
    for blocker, sets in zip(reversed(blockers), reversed(options), strict=True):
        own += max(requirements.obeyed_by(blocker, blocks) for blocks in sets)
        reached.update(attacker for blocks in sets for attacker in blocks)
        found.append(own + sum(attacker in reached for attacker in requirements.blocked))
    return found[::-1]


def _options(
    game: Game, blocker: EntityId, able: tuple[EntityId, ...], requirements: BlockRequirements
) -> list[tuple[EntityId, ...]]:
    """Sets of attackers one creature could block, those that obey most first."""
    limit = block_limit(game, blocker)
    most = len(able) if limit is None else min(limit, len(able))
    sets = [chosen for size in range(most + 1) for chosen in combinations(able, size)]
    sets.sort(key=lambda chosen: -requirements.obeyed({blocker: chosen}))
    return sets
