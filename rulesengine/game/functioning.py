"""Which objects' abilities might function now, and what those abilities are made of (rules 113.6, 604)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesengine.game.characteristics import Held
from rulesengine.game.keywords import kinds_of_abilities
from rulesengine.game.layers import current_projection
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.ir.abilities import Ability, StaticAbility
from rulesengine.ir.statics import Changes, DefinesPT, Several, StaticEffect
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def functioning_objects(game: Game) -> Iterable[GameObject]:
    """Objects whose static abilities might function: public zones and hands."""
    objects = game.objects
    for entity in game.battlefield:
        yield objects[entity]
    for zone in (game.stack, game.command, game.exile):
        for entity in zone:
            yield objects[entity]
    for player in game.players:
        for entity in player.graveyard:
            yield objects[entity]
        for entity in player.hand:
            yield objects[entity]


def holders(game: Game, kind: type[Ability]) -> tuple[GameObject, ...]:
    """Objects that may have such abilities: those whose text has, or all once effects grant any."""
    if current_projection(game).values:
        return tuple(functioning_objects(game))
    name = f"holders of {kind.__name__}"
    cached = game.caches.get(name)
    if cached is not None and cached[0] == game.journal.structure:
        return cached[1]  # type: ignore[no-any-return]
    found = tuple(
        thing
        for thing in functioning_objects(game)
        if thing.counters or kind in kinds_of_abilities(game, thing.face)
    )
    game.caches[name] = (game.journal.structure, found)
    return found


def parts(effect: StaticEffect) -> tuple[StaticEffect, ...]:
    return effect.parts if isinstance(effect, Several) else (effect,)


def changes_something(held: Held) -> bool:
    ability = held.ability
    return isinstance(ability, StaticAbility) and any(
        isinstance(part, Changes | DefinesPT) for part in parts(ability.effect)
    )


def zone_members(game: Game, zone: Zone) -> tuple[EntityId, ...]:
    """All objects of a zone, every player's together."""
    match zone:
        case Zone.BATTLEFIELD:
            return game.battlefield
        case Zone.STACK:
            return game.stack
        case Zone.EXILE:
            return game.exile
        case Zone.COMMAND:
            return game.command
        case Zone.GRAVEYARD:
            return tuple(entity for player in game.players for entity in player.graveyard)
        case Zone.HAND:
            return tuple(entity for player in game.players for entity in player.hand)
        case Zone.LIBRARY:
            return tuple(entity for player in game.players for entity in player.library)
        case Zone.OUTSIDE:
            return tuple(entity for player in game.players for entity in player.outside)
        case _:
            return ()
