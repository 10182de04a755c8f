"""Predicates about objects chosen together: "with different names", "from a single graveyard" (115.1)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations
from typing import TYPE_CHECKING

from rulesengine.game.filters.matching import compare, predicate
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir import filters as f

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

_TRIED = 2_000


@predicate(f.AllDifferent)
@predicate(f.AllSame)
@predicate(f.InTotal)
def _any_one(_g: Game, _p: f.Together, _t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return True


acts_on(f.AllDifferent, "name", "power", "mana value", "controller")
acts_on(f.AllSame, "controller")


def fit_together(
    game: Game, filter: f.Filter, found: tuple[EntityId, ...], context: Context
) -> bool:
    """Whether these may be chosen together."""
    for part in filter.predicates:
        if isinstance(part, f.AllDifferent):
            seen = [_value(game, part.what, entity) for entity in found]
            if len(set(seen)) != len(seen):
                return False
        elif isinstance(part, f.AllSame):
            if len({_value(game, part.what, entity) for entity in found}) > 1:
                return False
        elif isinstance(part, f.InZone) and part.single:
            if len({_value(game, "owner", entity) for entity in found}) > 1:
                return False
        elif isinstance(part, f.InTotal):
            from rulesengine.game.quantities import measure, number

            total = sum(measure(game, part.what, entity) or 0 for entity in found)
            if not compare(total, part.compare, number(game, part.to, context)):
                return False
    return True


def _value(game: Game, what: str, entity: EntityId) -> Hashable:
    match what:
        case "owner":
            return game.objects[entity].owner
        case "controller":
            return characteristics(game, entity).controller
        case "name":
            return characteristics(game, entity).name
        case _:
            from rulesengine.game.quantities import measure

            return measure(game, what, entity)


def joint(filter: f.Filter) -> bool:
    """Whether a phrase says anything of the objects together."""
    return any(
        isinstance(part, f.Together) or (isinstance(part, f.InZone) and part.single)
        for part in filter.predicates
    )


def acceptable(
    game: Game, filter: f.Filter, context: Context
) -> Callable[[tuple[EntityId, ...]], bool] | None:
    """What rules combinations out, where the phrase does."""
    if not joint(filter):
        return None
    return lambda found: fit_together(game, filter, found, context)


def most_together(
    game: Game, filter: f.Filter, options: tuple[EntityId, ...], count: int, context: Context
) -> int:
    """How many of the options, `count` at most, can be chosen together."""
    count = min(count, len(options))
    if not joint(filter):
        return count
    tried = 0
    for size in range(count, 0, -1):
        for found in combinations(options, size):
            tried += 1
            if tried > _TRIED or fit_together(game, filter, found, context):
                return size
    return 0


def different_among(game: Game, filter: f.Filter, found: tuple[EntityId, ...]) -> int:
    """How many they are counted by what must differ: "three or more creatures with different powers"."""
    for part in filter.predicates:
        if isinstance(part, f.AllDifferent):
            return len({_value(game, part.what, entity) for entity in found})
    return len(found)
