"""Attacking bands (702.22c–i): declared with the attackers, blocked together, dissolved with the combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rulesengine.game import restrictions as words
from rulesengine.game.deciding import asked
from rulesengine.game.decisions import ChooseObjects

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Pair = tuple["EntityId", "EntityId"]


def declare_bands(game: Game, declared: Mapping[EntityId, EntityId]) -> None:
    """702.22c–d: any with banding and up to one without, attacking the same; nobody has to."""
    free = list(declared)
    while any(_has_banding(game, creature) for creature in free):
        band = _named(game, declared, tuple(free))
        if not band:
            return
        for creature in band:
            game.objects[creature].band = band
            free.remove(creature)
        names = [game.name_of(creature) for creature in band]
        game.note("band", ("702.22c",), objects=names)


def _named(
    game: Game, declared: Mapping[EntityId, EntityId], free: tuple[EntityId, ...]
) -> tuple[EntityId, ...]:
    def acceptable(chosen: tuple[EntityId, ...]) -> bool:
        without = sum(not _has_banding(game, creature) for creature in chosen)
        return without <= 1 and len({declared[creature] for creature in chosen}) == 1

    decision = ChooseObjects(
        player=game.active, question="band", rules=("702.22c",), options=free, least=2,
        most=len(free), acceptable=acceptable,
    )  # fmt: skip
    if len(free) < 2:
        return ()
    found: tuple[EntityId, ...] = asked(game, decision) or ()
    return found


def _has_banding(game: Game, creature: EntityId) -> bool:
    return words.has_primitive(game, creature, "banding")


def with_their_bands(game: Game, pairs: tuple[Pair, ...]) -> Iterator[Pair]:
    """702.22h: what blocks one of a band blocks each of it."""
    seen: set[Pair] = set()
    for blocker, attacker in pairs:
        for member in (attacker, *game.objects[attacker].band):
            if (blocker, member) not in seen:
                seen.add((blocker, member))
                yield blocker, member
