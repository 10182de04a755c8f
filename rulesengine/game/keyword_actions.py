"""Keyword actions written by their name (701), each a row of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Act = Callable[["Game", Any, "Context", "EntityId"], None]
KEYWORD_ACTIONS: dict[str, Act] = {}


def keyword_action(name: str) -> Callable[[Act], Act]:
    """Declare what a keyword action does."""

    def declare(act: Act) -> Act:
        KEYWORD_ACTIONS[name] = act
        return act

    return declare
