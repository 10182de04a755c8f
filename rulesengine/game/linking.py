"""Linked abilities (607): what one ability exiled, another of the same object finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def link_exiled(game: Game, exiled: tuple[EntityId, ...], context: Context) -> None:
    """607.2a: cards exiled by an ability of an object are linked to it."""
    source = game.objects[context.source]
    if exiled:
        source.linked = (*source.linked, *exiled)
