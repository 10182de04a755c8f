"""Whether an object or player is what a noun phrase describes: the table of predicates."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject, is_player
from rulesengine.ir import filters as f
from rulesengine.ir.words import Compare

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


Test = Callable[["Game", Any, GameObject, "Characteristics", "Context"], bool]
PREDICATES: dict[type, Test] = {}
UNBLOCKED = f.IsBlocked()
"""What "unblocked" negates; before blockers are declared a creature is neither (509.1h)."""


def predicate(kind: type) -> Callable[[Test], Test]:
    def declare(test: Test) -> Test:
        PREDICATES[kind] = test
        return test

    return declare


def matches(game: Game, filter: f.Filter, entity: EntityId, context: Context) -> bool:
    """Whether an object or player fits."""
    if is_player(entity):
        return player_matches(game, filter, entity, context)
    thing = game.objects[entity]
    values = characteristics(game, entity)
    for part in filter.predicates:  # noqa: SIM110 (all() is slower, and this is asked most)
        if not PREDICATES[type(part)](game, part, thing, values, context):
            return False
    return True


def player_matches(game: Game, filter: f.Filter, player: EntityId, context: Context) -> bool:
    """Players fit phrases that name players: "any target", "creature or player"."""
    for part in filter.predicates:
        match part:
            case f.IsPlayer(opponent=opponent):
                if opponent and player == context.controller:
                    return False
            case f.AnyTarget():
                pass
            case f.AnyOf(options=options):
                if not any(player_matches(game, option, player, context) for option in options):
                    return False
            case f.IsReference(reference=reference):
                from rulesengine.game.references import denoted

                if player not in denoted(game, reference, context):
                    return False
            case f.Not(predicate=f.IsReference(reference=reference)):
                from rulesengine.game.references import denoted

                if player in denoted(game, reference, context):
                    return False
            case _:
                return False
    return bool(filter.predicates)


def compare(left: int, how: Compare, right: int) -> bool:
    match how:
        case Compare.EQUAL:
            return left == right
        case Compare.AT_MOST:
            return left <= right
        case Compare.AT_LEAST:
            return left >= right
        case Compare.LESS:
            return left < right
        case Compare.GREATER:
            return left > right


@predicate(f.AnyOf)
def _any_of(game: Game, p: f.AnyOf, thing: GameObject, _v: Characteristics, c: Context) -> bool:
    return any(matches(game, option, thing.id, c) for option in p.options)


@predicate(f.Not)
def _not(game: Game, p: f.Not, thing: GameObject, v: Characteristics, c: Context) -> bool:
    if p.predicate == UNBLOCKED:
        from rulesengine.game.combat import is_unblocked

        return is_unblocked(game, thing.id)
    return not PREDICATES[type(p.predicate)](game, p.predicate, thing, v, c)
