"""Creatures paired by soulbond: who is, becoming so, and how it ends (702.95)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.layers import characteristics
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def _is_creature_of(game: Game, entity: EntityId, player: EntityId) -> bool:
    thing = game.objects[entity]
    if thing.zone is not Zone.BATTLEFIELD or thing.became is not None or thing.phased_out:
        return False
    values = characteristics(game, entity)
    return CardType.CREATURE in values.types and values.controller == player


def partner(game: Game, entity: EntityId) -> EntityId | None:
    """The creature it is paired with, as long as nothing has ended that (702.95e)."""
    pair = game.objects[entity].paired
    if pair is None:
        return None
    other, player = pair
    both = _is_creature_of(game, entity, player) and _is_creature_of(game, other, player)
    return other if both else None


def could_pair(game: Game, one: EntityId, other: EntityId, player: EntityId) -> bool:
    """702.95a, c, d: two unpaired creatures of that player."""
    return one != other and all(
        _is_creature_of(game, entity, player) and partner(game, entity) is None
        for entity in (one, other)
    )


def pair(game: Game, one: EntityId, other: EntityId, player: EntityId) -> None:
    """Pair them for as long as both remain creatures under that player's control."""
    game.objects[one].paired = (other, player)
    game.objects[other].paired = (one, player)
    names = {"one": game.name_of(one), "other": game.name_of(other)}
    game.note("pair", ("702.95b",), **names)


def end_pairs(game: Game) -> None:
    """702.95e: once ended, a pair does not come back."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.paired is not None and partner(game, entity) is None:
            other = game.objects[thing.paired[0]]
            thing.paired = None
            if other.paired is not None and other.paired[0] == entity:
                other.paired = None
