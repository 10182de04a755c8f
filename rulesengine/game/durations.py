"""One-shot effects with a duration: "exile … until this leaves the battlefield" (610.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.pipeline import happen
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@dataclass(frozen=True, slots=True, eq=False)
class Returning:
    """Cards in exile that come back as soon as the source is gone."""

    source: EntityId
    cards: tuple[EntityId, ...]
    to: Zone = Zone.BATTLEFIELD


def until_source_leaves(game: Game, exiled: tuple[EntityId, ...], context: Context) -> None:
    """610.3a: if the source has left already, nothing is exiled; the caller has checked."""
    if exiled:
        game.returning = (*game.returning, Returning(context.source, exiled))


def return_cards(game: Game) -> bool:
    """610.3c: what was exiled until a source leaves returns right after it has."""
    due = [r for r in game.returning if game.objects[r.source].became is not None]
    if not due:
        return False
    game.returning = tuple(r for r in game.returning if r not in due)
    events: list[e.Event] = []
    for returning in due:
        for card in returning.cards:
            thing = game.objects[card]
            if thing.became is None and thing.zone is Zone.EXILE:
                events.append(
                    e.ZoneChange(
                        object=card, to=returning.to, reason="return", controller=thing.owner,
                        by=thing.owner, rules=("610.3c",),
                    )
                )  # fmt: skip
    if events:
        happen(game, events)
    return True
