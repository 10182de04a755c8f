"""Sagas (714): chapter abilities and the lore counters that trigger them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.ir.abilities import SagaChapter

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.game import Game


def final_chapter(values: Characteristics) -> int:
    """714.2d: the greatest chapter number it has, 0 without chapter abilities."""
    return max(
        (
            max(held.ability.chapters)
            for held in values.abilities
            if isinstance(held.ability, SagaChapter)
        ),
        default=0,
    )


def add_lore_counters(game: Game) -> None:
    """714.3c: as the precombat main phase begins, the active player puts one on each Saga."""
    events: list[e.Event] = [
        e.PutCounters(on=entity, kind="lore", count=1, rules=("714.3c",))
        for entity in game.battlefield
        if "Saga" in characteristics(game, entity).subtypes
        and characteristics(game, entity).controller == game.active
    ]
    if events:
        happen(game, events)
