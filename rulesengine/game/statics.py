"""Static effects that are not changes of characteristics: found in everything that functions now (604)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.functioning import holders, parts
from rulesengine.game.layers import characteristics, current_projection
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.statics import Changes, DefinesPT, StaticEffect

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.conditions import Condition

Kind = TypeVar("Kind", bound=StaticEffect)
Found = dict[type, list[tuple[StaticEffect, Context, "Condition | None"]]]


def _index(game: Game) -> Found:
    """All static effects by class, kept as long as the projection they are found in."""
    projection = current_projection(game)
    known: Found | None = projection.found.get("statics")
    if known is not None:
        return known
    found: Found = {}
    for thing in holders(game, StaticAbility):
        if thing.phased_out:
            continue
        values = characteristics(game, thing.id)
        for held in values.abilities:
            ability = held.ability
            if not isinstance(ability, StaticAbility) or thing.zone not in ability.zones:
                continue
            for part in parts(ability.effect):
                if isinstance(part, Changes | DefinesPT):
                    continue
                owner = values.controller if thing.zone.value in _CONTROLLED else thing.owner
                context = Context(thing.id, owner)
                found.setdefault(type(part), []).append((part, context, ability.condition))
    for effect in game.effects:
        if effect.static is not None:
            for part in parts(effect.static):
                found.setdefault(type(part), []).append((part, effect.context, None))
    if projection.complete:
        projection.found["statics"] = found
    return found


_CONTROLLED = frozenset({"battlefield", "stack", "command"})


def static_effects(game: Game, kind: type[Kind]) -> Iterator[tuple[Kind, Context]]:
    """Those of one class whose condition holds."""
    for effect, context, condition in _index(game).get(kind, ()):
        if condition is None or holds(game, condition, context):
            yield effect, context  # type: ignore[misc]
