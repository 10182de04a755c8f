"""What the effect being carried out has done so far, from the history of events (608.2c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.vocabulary import word
from rulesengine.ir.conditions import DoneTo
from rulesengine.ir.filters import DoneToIt, Filter, IsCard
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

BEGAN = "began"
ENDED = "ended"
"""Where in the history the effect began and, for what lasts, ended; kept in its context's memory."""


def _by_reason(*reasons: str) -> Callable[[e.Event], bool]:
    return lambda event: isinstance(event, e.ZoneChange) and event.reason in reasons


def _to(zone: Zone) -> Callable[[e.Event], bool]:
    return lambda event: isinstance(event, e.ZoneChange) and event.to is zone


DONE: dict[str, Callable[[e.Event], bool]] = {
    "destroyed": _by_reason("destroy"),
    "milled": _by_reason("mill"),
    "discarded": _by_reason("discard"),
    "sacrificed": _by_reason("sacrifice"),
    "returned": _by_reason("return"),
    "drawn": _by_reason("draw"),
    "countered": lambda event: isinstance(event, e.CounterObject),
    "tapped": lambda event: isinstance(event, e.Tap),
    "untapped": lambda event: isinstance(event, e.Untap),
    "created": _by_reason("create"),
    "exiled": _to(Zone.EXILE),
    "put into a graveyard": _to(Zone.GRAVEYARD),
    "put into a hand": _to(Zone.HAND),
    "put onto the battlefield": _to(Zone.BATTLEFIELD),
    "dealt damage": lambda event: isinstance(event, e.Damage),
}
for _kind in (DoneTo, DoneToIt):
    for _verb in DONE:
        word(_kind, _verb)

_IN_COSTS = frozenset({"sacrificed", "discarded", "exiled", "tapped", "returned"})


def done_this_way(game: Game, what: str, context: Context) -> Iterator[tuple[EntityId, Any]]:
    """The objects as they were, and what became of them."""
    if what in _IN_COSTS:
        for entity in context.cost_objects:
            if not is_player(entity):
                yield entity, game.objects[entity].became
    test = DONE[what]
    memory = context.memory
    for event in game.history[memory.get(BEGAN, len(game.history)) : memory.get(ENDED)]:
        if test(event):
            entity = event.to if isinstance(event, e.Damage) else event.object  # type: ignore[attr-defined]
            yield entity, getattr(event, "became", None)


def such_done(game: Game, what: str, filter: Filter, context: Context) -> tuple[EntityId, ...]:
    """Those of them that fit, as they last were."""
    return tuple(
        entity
        for entity, _ in done_this_way(game, what, context)
        if matches(game, filter, entity, context)
    )


def done_by(game: Game, what: str, entity: EntityId) -> EntityId:
    """Whose doing it was: of a card its owner's, of a permanent its controller's."""
    values = characteristics(game, entity)
    thing = game.objects[entity]
    return values.controller if thing.zone is Zone.BATTLEFIELD else thing.owner


def found_done(game: Game, filter: Filter, what: str, context: Context) -> tuple[EntityId, ...]:
    """What a phrase with "… this way" means: cards where they are now, permanents as they last were."""
    cards = any(isinstance(part, IsCard) for part in filter.predicates)
    found: list[EntityId] = []
    for entity, became in done_this_way(game, what, context):
        if matches(game, filter, entity, context):
            found.append(became if cards and became is not None else entity)
    return tuple(dict.fromkeys(found))


def was_done(game: Game, what: str, entity: EntityId, context: Context) -> bool:
    return any(entity in pair for pair in done_this_way(game, what, context))
