"""Replacement and prevention effects (614, 615), one at a time, the affected player choosing (616)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.deciding import choose_order
from rulesengine.game.decisions import ChooseOrder
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.ir.abilities import StaticAbility

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.statics import StaticEffect


@dataclass(slots=True, eq=False)
class Replacement:
    """A replacement effect that applies to an event: `apply` gives the events there are instead.

    `key` identifies the effect, so that it gets one opportunity only (614.5). `names` are what a
    player may call it. `self_replacement` and `enters_as_copy` come first (616.1a–c).
    """

    key: Any
    source: EntityId
    apply: Callable[[Game, e.Event], list[e.Event]]
    names: tuple[str, ...] = ()
    rank: int = 5
    optional: Callable[[Game, e.Event], bool] | None = None


Gather = Callable[["Game", Any], Iterator[Replacement]]
GATHERERS: dict[type, list[Gather]] = {}


def gathers(*kinds: type) -> Callable[[Gather], Gather]:
    """Declare a function that finds replacement effects for these classes of events."""

    def declare(gather: Gather) -> Gather:
        for kind in kinds:
            GATHERERS.setdefault(kind, []).append(gather)
        return gather

    return declare


def replaced(game: Game, event: e.Event) -> list[e.Event]:
    """The events that happen instead of one, replaced until nothing applies any more."""
    gatherers = GATHERERS.get(type(event))
    if gatherers is None:
        return [event]
    applicable = [
        found
        for gather in gatherers
        for found in gather(game, event)
        if found.key not in event.applied
    ]
    if not applicable:
        return [event]
    chosen = _choose(game, event, applicable)
    event.applied = event.applied | {chosen.key}
    if chosen.optional is not None and not chosen.optional(game, event):
        return replaced(game, event)
    result: list[e.Event] = []
    for new in chosen.apply(game, event):
        new.applied = new.applied | event.applied
        result.extend(replaced(game, new))
    return result


def _choose(game: Game, event: e.Event, applicable: list[Replacement]) -> Replacement:
    """616.1: self-replacement first, then control, then copies; then the affected player chooses."""
    first = min(found.rank for found in applicable)
    candidates = [found for found in applicable if found.rank == first]
    if len(candidates) == 1:
        return candidates[0]
    if len({found.names for found in candidates}) == 1:
        return candidates[0]
    decision = ChooseOrder(
        player=chooser(game, event),
        question="order of replacement effects",
        rules=("616.1",),
        options=tuple(range(len(candidates))),
        names={n: found.names for n, found in enumerate(candidates)},
    )
    return candidates[choose_order(game, decision)[0]]


def chooser(game: Game, event: e.Event) -> EntityId:
    """The affected player, or the affected object's controller, or its owner."""
    for name in ("player", "to", "object", "on"):
        entity = getattr(event, name, None)
        if isinstance(entity, int) and not isinstance(entity, bool):
            if is_player(entity):
                return entity
            if isinstance(event, e.ZoneChange) and event.controller is not None:
                return event.controller
            return controller(game, entity)
    return game.active


def entering_counters(
    game: Game, event: e.ZoneChange, counters: Mapping[str, int], kind: str, count: int
) -> Mapping[str, int]:
    """The counters it enters with, and these; what would change their number does (122.6, 614.16)."""
    if count <= 0:
        return counters
    put = e.PutCounters(on=event.object, kind=kind, count=count, entering=event)
    from rulesengine.game.forbidding import forbidden

    if forbidden(game, put):
        return counters
    after = [each for each in replaced(game, put) if isinstance(each, e.PutCounters)]
    return {**counters, kind: counters.get(kind, 0) + sum(each.count for each in after)}


def names_for(game: Game, source: EntityId, effect: StaticEffect) -> tuple[str, ...]:
    """What a player may call an effect: its source, or the keyword it is the meaning of."""
    if is_player(source):
        return (game.name_of(source),)
    values = characteristics(game, source)
    keywords = [
        held.keyword.name
        for held in values.abilities
        if held.keyword is not None
        and isinstance(held.ability, StaticAbility)
        and held.ability.effect is effect
    ]
    return (values.name, *keywords)


def as_events(event: e.Event, **changes: Any) -> list[e.Event]:
    """The same event with some fields changed."""
    return [replace(event, **changes)]
