"""One pipeline for everything that happens: propose, forbid, replace, lower, commit, trigger.

A batch is simultaneous. Composite events (destroy, draw, damage …) are lowered to what they do before
anything is committed, so that all of a batch happens at once and triggers see the game before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesengine.game.committing import COMMIT
from rulesengine.game.events import Event, ZoneChange
from rulesengine.game.forbidding import forbidden
from rulesengine.game.layers import characteristics
from rulesengine.game.lowering import LOWER
from rulesengine.game.replacing import replaced
from rulesengine.game.triggering import Watch, match_triggers, watch

if TYPE_CHECKING:
    from rulesengine.game.game import Game

MAX_DEPTH = 60


def happen(game: Game, events: Sequence[Event]) -> list[Event]:
    """Let a batch of events happen; the events that did, replaced and lowered ones included."""
    prepared: list[Event] = []
    for event in events:
        _prepare(game, event, prepared, 0)
    if not prepared:
        if game.afterwards:
            _do_afterwards(game)
        return prepared
    before = watch(game)
    _remember(game, prepared)
    committed: list[Event] = []
    for event in prepared:
        commit = COMMIT.get(type(event))
        if commit is None or commit(game, event) is not False:
            committed.append(event)
            game.history.append(event)
    _trigger(game, before, committed)
    if game.afterwards:
        _do_afterwards(game)
    return committed


def _do_afterwards(game: Game) -> None:
    """615.5: what prevention effects do besides, once the events they changed have happened."""
    from rulesengine.game.resolving import perform

    waiting, game.afterwards = game.afterwards, ()
    for effect, context in waiting:
        perform(game, effect, context)


def _prepare(game: Game, event: Event, prepared: list[Event], depth: int) -> None:
    """Forbid, replace and lower one event into the batch."""
    if depth > MAX_DEPTH or forbidden(game, event):
        return
    for survivor in replaced(game, event):
        lower = LOWER.get(type(survivor))
        if lower is None:
            prepared.append(survivor)
            continue
        first = len(prepared)
        prepared.append(survivor)
        lowered = lower(game, survivor)
        if lowered is None:  # it does nothing after all
            del prepared[first:]
            continue
        for part in lowered:
            _prepare(game, part, prepared, depth + 1)


def _remember(game: Game, events: list[Event]) -> None:
    """Last known information of everything that leaves, taken before any of it does (603.10, 608.2h)."""
    moment = len(game.history)
    for event in events:
        if isinstance(event, ZoneChange):
            event.extra["moment"] = moment
            thing = game.objects[event.object]
            if thing.last_known is None and thing.became is None:
                event.extra["last_known"] = characteristics(game, event.object)


def _trigger(game: Game, before: Watch, committed: list[Event]) -> None:
    after = watch(game)
    match_triggers(game, before, after, committed)
