"""What happens "any time" something is true: neither triggered nor state-based (702.131b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.conditions import holds
from rulesengine.game.resolving import perform
from rulesengine.game.statics import static_effects
from rulesengine.ir.statics import AnyTime

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def do_any_time(game: Game) -> None:
    """Between two instructions of a resolution as well as before anything is checked."""
    for effect, context in static_effects(game, AnyTime):
        if holds(game, effect.condition, context):
            perform(game, effect.effect, context)
