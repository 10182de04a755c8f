"""Sagas (714): chapter abilities and the lore counters that trigger them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.triggering import PendingTrigger
from rulesengine.ir.abilities import SagaChapter
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
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


def chapter_triggers(game: Game, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    """714.2b: a chapter triggers as lore counters take the Saga from below its number to it or beyond."""
    for event in batch:
        if isinstance(event, e.PutCounters) and event.kind == "lore" and not is_player(event.on):
            saga, added = event.on, event.count
        elif isinstance(event, e.ZoneChange) and event.to is Zone.BATTLEFIELD and event.became:
            saga = event.became
            added = game.objects[saga].counters.get("lore", 0)
        else:
            continue
        if not added or game.objects[saga].became is not None:
            continue
        now = game.objects[saga].counters.get("lore", 0)
        values = characteristics(game, saga)
        for held in values.abilities:
            if isinstance(held.ability, SagaChapter):
                for chapter in held.ability.chapters:
                    if now - added < chapter <= now:
                        yield PendingTrigger(
                            saga, values.controller, held.ability.effect, event, {}, held
                        )


def first_lore_counter(face: Face) -> int:
    """714.3a: a Saga without read ahead enters with a lore counter on it."""
    chapters = any(isinstance(ability, SagaChapter) for ability in face.abilities)
    return 1 if "Saga" in face.subtypes and chapters else 0


def add_lore_counters(game: Game) -> None:
    """714.3c: as the precombat main phase begins, the active player puts one on each Saga."""
    events: list[e.Event] = [
        e.PutCounters(on=entity, kind="lore", count=1, rules=("714.3c",), by_effect=False)
        for entity in game.battlefield
        if "Saga" in characteristics(game, entity).subtypes
        and characteristics(game, entity).controller == game.active
    ]
    if events:
        from rulesengine.game.pipeline import happen

        happen(game, events)
