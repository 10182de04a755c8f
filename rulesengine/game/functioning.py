"""Which objects' abilities might function now, and what those abilities are made of (rules 113.6, 604)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesengine.game.characteristics import Held
from rulesengine.game.keywords import kinds_of_abilities
from rulesengine.game.layers import current_projection
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.rules import rule
from rulesengine.ir.abilities import Ability, StaticAbility, TriggeredAbility
from rulesengine.ir.statics import Changes, DefinesPT, Several, StaticEffect
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


FUNCTIONING = (TriggeredAbility, StaticAbility)
"""The kinds of ability that do something without anybody's doing (113.3c–d)."""


@rule("114.4")
def functioning_in_command(game: Game) -> tuple[EntityId, ...]:
    """Emblems and cards of the command zone whose abilities function there: all of them."""
    return game.command


def functioning_objects(game: Game) -> Iterable[GameObject]:
    """Objects whose static abilities might function: public zones and hands."""
    objects = game.objects
    for entity in game.battlefield:
        yield objects[entity]
    for zone in (game.stack, game.rules["functioning_in_command"](game), game.exile):
        for entity in zone:
            yield objects[entity]
    for player in game.players:
        for entity in player.graveyard:
            yield objects[entity]
        for entity in player.hand:
            yield objects[entity]


def holders(game: Game, kind: type[Ability]) -> Sequence[GameObject]:
    """Objects that may have such abilities: those whose text has, or all once effects grant any."""
    if current_projection(game).values:
        return tuple(functioning_objects(game))
    return by_kind(game)[kind]


def by_kind(game: Game) -> Mapping[type[Ability], Sequence[GameObject]]:
    """The objects whose text has abilities of each kind, found in one walk per structure.

    One with counters is listed for every kind: keyword counters grant abilities (122.1b).
    """
    structure = game.journal.structure
    cached = game.caches.get("by kind")
    if cached is not None and cached[0] == structure:
        return cached[1]  # type: ignore[no-any-return]
    found: dict[type[Ability], list[GameObject]] = {kind: [] for kind in FUNCTIONING}
    for thing in functioning_objects(game):
        kinds = kinds_of_abilities(game, thing.face)
        if kinds or thing.counters:
            for kind in FUNCTIONING:
                if kind in kinds or thing.counters:
                    found[kind].append(thing)
    game.caches["by kind"] = (structure, found)
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
