"""Whether an event is what a trigger about an object waits for: tapped, targeted, countered … (603.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.events import TAPPED_FOR
from rulesengine.game.filters import matches
from rulesengine.game.layers import controller
from rulesengine.game.objects import is_player
from rulesengine.game.player_triggers import Memory, is_doing_of, who_fits
from rulesengine.game.references import denotes
from rulesengine.game.rules import rule
from rulesengine.ir import triggers as t
from rulesengine.ir.filters import Filter
from rulesengine.ir.refs import PlayerRef, Reference
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

OBJECT_EVENTS: dict[type, tuple[str, ...]] = {
    e.Tap: ("become tapped",),
    e.Untap: ("become untapped",),
    e.BecomesTarget: ("become the target",),
    e.Transforms: ("transform",),
    e.TurnsFaceUp: ("turned face up",),
    e.PhasesIn: ("phase in",),
    e.PhasesOut: ("phase out",),
    e.Unattach: ("become unattached",),
    e.Attach: ("become attached",),
}


def object_event(
    game: Game, trigger: t.ObjectTrigger, event: Any, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what not in OBJECT_EVENTS[type(event)]:
        return
    if not denotes(game, trigger.subject, event.object, context):
        return
    other = getattr(event, "by", getattr(event, "to", getattr(event, "off", None)))
    if trigger.by is not None and other is not None:
        if isinstance(trigger.by, PlayerRef):
            if not who_fits(game, trigger.by, controller(game, other), context):
                return
        elif not matches(game, trigger.by, other, context):
            return
    if trigger.into is not None and not matches(game, trigger.into, event.object, context):
        return
    if trigger.nth is not None and _times_this_turn(game, event) != trigger.nth:
        return
    yield {
        "trigger_object": event.object,
        "trigger_other": other,
        "trigger_player": controller(game, other) if other is not None else None,
    }


def _times_this_turn(game: Game, event: Any) -> int:
    alike: list[Any] = [earlier for earlier in game.this_turn() if type(earlier) is type(event)]
    return sum(1 for earlier in alike if earlier.object == event.object)


def does(
    game: Game, trigger: t.ObjectTrigger, event: e.PlayerDoes, context: Context, _b: Any
) -> Iterator[Memory]:
    """702.110b: a creature exploits a creature as its exploit ability has that one sacrificed."""
    if trigger.what == event.what and event.what in ("explore", "connive"):  # 701.44b, 701.50b
        if event.object is not None and denotes(game, trigger.subject, event.object, context):
            yield {"trigger_object": event.object}
        return
    if trigger.what != event.what or event.source is None:
        return
    if game.rules["exploiter"](game, trigger.subject, event.source, context):
        yield {"trigger_object": event.source, "trigger_other": event.object}


@rule("702.110b")
def exploiter(game: Game, subject: Reference, source: EntityId, context: Context) -> bool:
    """The creature whose exploit ability had a creature sacrificed, though it be that one itself."""
    return denotes(game, subject, source, context)


def designated(
    game: Game, trigger: t.ObjectTrigger, event: e.Designated, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what == event.name and not is_player(event.entity):
        if denotes(game, trigger.subject, event.entity, context):
            yield {"trigger_object": event.entity}


def counters(
    game: Game, trigger: t.ObjectTrigger, event: e.PutCounters, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what != "counters put" or is_player(event.on):
        return
    if trigger.kind is not None and trigger.kind != event.kind:
        return
    if isinstance(trigger.by, PlayerRef) and not who_fits(game, trigger.by, event.by, context):
        return
    if denotes(game, trigger.subject, event.on, context):
        times = 1 if trigger.one_or_more else event.count
        for _ in range(times):
            yield {"trigger_object": event.on, "amount": event.count}


def enters(
    game: Game, trigger: t.ObjectTrigger, event: e.ZoneChange, context: Context, batch: Any
) -> Iterator[Memory]:
    """A permanent that enters with counters has them put on it (122.6); an Aura becomes attached."""
    if (
        trigger.what == "become attached"
        and event.attach_to is not None
        and event.became is not None
    ):
        attached = e.Attach(object=event.became, to=event.attach_to)  # an Aura enters attached
        yield from object_event(game, trigger, attached, context, batch)
    if trigger.what != "counters put" or event.became is None or event.to is not Zone.BATTLEFIELD:
        return
    for kind, count in game.objects[event.became].counters.items():
        put = e.PutCounters(on=event.became, kind=kind, count=count, by=event.controller)
        yield from counters(game, trigger, put, context, batch)


def counters_removed(
    game: Game, trigger: t.ObjectTrigger, event: e.RemoveCounters, context: Context, _b: Any
) -> Iterator[Memory]:
    if is_player(event.off) or (trigger.kind is not None and trigger.kind != event.kind):
        return
    if not denotes(game, trigger.subject, event.off, context):
        return
    last = game.objects[event.off].counters.get(event.kind, 0) == 0
    if trigger.what == "counter removed":
        for _ in range(event.count):
            yield {"trigger_object": event.off}
    elif trigger.what == "last counter removed" and last:
        yield {"trigger_object": event.off}


def destroyed(
    game: Game, trigger: t.ObjectTrigger, event: e.Destroy, context: Context, _b: Any
) -> Iterator[Memory]:
    """ "A spell or ability an opponent controls destroys it": lethal damage destroys by a rule (704.5g)."""
    if trigger.what != "be destroyed" or event.source is None:
        return
    if not denotes(game, trigger.subject, event.object, context):
        return
    if isinstance(trigger.by, Filter) and not is_doing_of(game, trigger.by, event.source, context):
        return
    yield {
        "trigger_object": event.object, "trigger_other": event.source,
        "trigger_player": controller(game, event.source),
    }  # fmt: skip


def countered(
    game: Game, trigger: t.ObjectTrigger, event: e.CounterObject, context: Context, _b: Any
) -> Iterator[Memory]:
    """ "A spell or ability you control counters a spell"."""
    if trigger.what != "be countered" or event.source is None:
        return
    if not denotes(game, trigger.subject, event.object, context):
        return
    if isinstance(trigger.by, Filter) and not is_doing_of(game, trigger.by, event.source, context):
        return
    yield {"trigger_object": event.object, "trigger_other": event.source}


def crews(
    game: Game, trigger: t.ObjectTrigger, event: e.Tap, context: Context, batch: Any
) -> Iterator[Memory]:
    """702.122b, 702.171b: tapped to pay for it; or only tapped."""
    rule = TAPPED_FOR.get(trigger.what)
    if rule is None:
        yield from object_event(game, trigger, event, context, batch)
    elif rule in event.rules and event.source is not None:
        fits = not isinstance(trigger.by, Filter) or matches(
            game, trigger.by, event.source, context
        )
        if fits and denotes(game, trigger.subject, event.object, context):
            yield {"trigger_object": event.object, "trigger_other": event.source}
