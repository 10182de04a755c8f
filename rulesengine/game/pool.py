"""Mana pools (106.4): what of them may be spent on something, and spending it (106.6, 118.3a).

A pool has every mana in it. Mana with a restriction also stands in `pool_limits`, in pairs of mana
and `SpendOnly`; mana of the same kind is told apart by nothing else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.vocabulary import carries_out
from rulesengine.ir.actions import PaysFor
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.mana import Symbols
    from rulesengine.game.objects import EntityId
    from rulesengine.game.players import Player
    from rulesengine.ir.words import Duration


carries_out(PaysFor)
NOTHING: EntityId = 0
"""The purpose of a payment that casts nothing and activates nothing."""


@dataclass(frozen=True, slots=True)
class SpendOnly:
    """ "Spend this mana only to cast [such] spells", said by `source`."""

    on: tuple[PaysFor, ...]
    source: EntityId
    controller: EntityId


def allows(game: Game, limit: SpendOnly, purpose: EntityId | None) -> bool:
    """Whether mana with this restriction may be spent on a spell or an ability's source (106.6)."""
    if purpose is None or purpose == NOTHING:
        return False
    thing = game.objects[purpose]
    is_spell = thing.zone is Zone.STACK and thing.ability is None
    context = Context(limit.source, limit.controller)
    for one in limit.on:
        wanted = one.spells if is_spell else one.sources
        if wanted is not None and matches(game, wanted, purpose, context):
            return True
    return False


def spendable(game: Game, player: Player, purpose: EntityId | None) -> Symbols:
    """The mana of a pool that may be spent on something."""
    if not player.pool_limits:
        return player.pool
    kept = Counter(
        kind
        for mana, limit in player.pool_limits
        if not allows(game, limit, purpose)
        for kind in mana
    )
    found: list[str] = []
    for kind in player.pool:
        if kept[kind]:
            kept[kind] -= 1
        else:
            found.append(kind)
    return tuple(found)


def keep(player: Player, kept: tuple[tuple[str, Duration], ...]) -> None:
    """Of mana that is not lost yet, as much as there still is: the rest was spent before it."""
    there = Counter(player.pool)
    left: list[tuple[str, Duration]] = []
    for kind, duration in kept:
        if there[kind]:
            there[kind] -= 1
            left.append((kind, duration))
    player.pool_kept = tuple(left)


def empty(
    player: Player, lasting: frozenset[Duration], kinds: frozenset[str] = frozenset()
) -> None:
    """500.5: mana is lost, but for what an effect lets its player keep for now, or such a kind."""
    keep(player, tuple(pair for pair in player.pool_kept if pair[1] in lasting))
    kept = Counter(kind for kind, _ in player.pool_kept)
    there = Counter(player.pool)
    stays = {kind: there[kind] if kind[0] in kinds else kept[kind] for kind in there}
    player.pool = tuple(Counter(stays).elements())
    there = Counter(player.pool)
    player.pool_limits = tuple(
        (mana, limit) for mana, limit in player.pool_limits if not Counter(mana) - there
    )


def spend(game: Game, player: Player, mana: Symbols, purpose: EntityId | None) -> None:
    """Take mana out of a pool, restricted mana before mana that can serve anything else."""
    rest = list(player.pool)
    for kind in mana:
        rest.remove(kind)
    player.pool = tuple(rest)
    if player.pool_kept:
        keep(player, player.pool_kept)
    if not player.pool_limits:
        return
    gone = Counter(mana)
    limits: list[tuple[Symbols, SpendOnly]] = []
    for limited, limit in player.pool_limits:
        left: list[str] = []
        open_to = allows(game, limit, purpose)
        for kind in limited:
            if open_to and gone[kind]:
                gone[kind] -= 1
            else:
                left.append(kind)
        if left:
            limits.append((tuple(left), limit))
    player.pool_limits = tuple(limits)
