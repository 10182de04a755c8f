"""Designations of permanents and players (701.37b, 701.60, 725): what having one brings with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.game.speed import get_speed
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def _marker(game: Game, entity: EntityId) -> None:
    """It has no rules meaning of its own; other text looks for it."""


@lru_cache(maxsize=1)
def monarch_face() -> Face:
    """725.2: the two abilities that being the monarch gives the game, controlled by the monarch."""
    from dataclasses import replace

    from rulesengine.cards.compiled import emblem

    text = (
        "At the beginning of your end step, draw a card.\n"
        "Whenever a creature deals combat damage to you, its controller becomes the monarch."
    )
    return replace(emblem(text), name="The Monarch")


def _monarch(game: Game, player: EntityId) -> None:
    """725.3: as a player becomes the monarch, the current monarch ceases to be."""
    for entity in game.command:
        if game.objects[entity].face is monarch_face():
            game.command = tuple(x for x in game.command if x != entity)
            game.objects[entity].zone = Zone.NOWHERE
    made = game.new_object(monarch_face(), player, Zone.COMMAND)
    made.__dict__.update(emblem=True, timestamp=game.tick())
    game.command = (*game.command, made.id)


def _suspected(game: Game, entity: EntityId) -> None:
    """701.60c: a suspected permanent has menace and can't block for as long as it is suspected."""
    from rulesengine.game.context import Context
    from rulesengine.game.continuous import ContinuousEffect
    from rulesengine.game.layers import controller
    from rulesengine.ir.abilities import KeywordAbility
    from rulesengine.ir.changes import Cant, Gain

    changes = (Gain((KeywordAbility("menace"),)), Cant("block"))
    context = Context(entity, controller(game, entity))
    made = ContinuousEffect(
        game.tick(), context, Duration.PERMANENT, (entity,), changes, turn=game.turn
    )
    game.effects = (*game.effects, made)


DESIGNATIONS: dict[str, Callable[[Game, EntityId], None]] = {
    "monarch": _monarch,
    "suspected": _suspected,
    "monstrous": _marker,
    "renowned": _marker,
    "exerted": _marker,
    "saddled": _marker,
    "goaded": _marker,
    "city's blessing": _marker,
    "solved": _marker,
    "speed": get_speed,
    "level 2": _marker,
    "level 3": _marker,
    "harnessed": _marker,
    "prepared": _marker,
    "plotted": _marker,
    "commander": _marker,  # 903.3; nobody has one in a game without commanders
}
"""Every designation the engine knows how something gets, and what follows."""
