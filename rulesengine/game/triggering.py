"""Triggered abilities (603): which of them an event triggers, looking back where the rules say so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.characteristics import Held
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.functioning import holders
from rulesengine.game.layers import characteristics, current_projection
from rulesengine.game.references import denoted
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.trigger_events import matched
from rulesengine.ir import triggers as t
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.ir.prohibitions import DontTrigger
from rulesengine.ir.refs import Determiner, Itself, Objects
from rulesengine.ir.statics import TriggersAgain
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.ir.effects import Effect


@dataclass(frozen=True, slots=True, eq=False)
class Watcher:
    """An ability waiting for its event: where it is and who controls it."""

    source: EntityId
    held: Held
    trigger: t.Trigger
    controller: EntityId


Watch = tuple[Watcher, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PendingTrigger:
    """An ability that has triggered and waits to be put on the stack (603.3)."""

    source: EntityId
    controller: EntityId
    effect: Effect
    event: e.Event | None
    memory: dict[str, Any]
    held: Held | None = None
    condition: Any = None
    context: Context | None = None  # of a delayed or reflexive trigger: its creator's
    once_key: Any = None


@dataclass(frozen=True, slots=True, eq=False)
class DelayedTrigger:
    """A delayed triggered ability (603.7)."""

    trigger: t.Trigger
    effect: Effect
    context: Context
    duration: Duration = Duration.PERMANENT
    each_time: bool = False
    made_turn: int = 0
    held: Held | None = field(default=None)


def watch(game: Game) -> Watch:
    """All triggered abilities that function now, found once per projection of the state."""
    projection = current_projection(game)
    known: Watch | None = projection.found.get("watch")
    if known is not None:
        return known
    found: list[Watcher] = []
    for thing in holders(game, TriggeredAbility):
        if thing.phased_out or thing.ability is not None:
            continue
        values = characteristics(game, thing.id)
        for held in values.abilities:
            ability = held.ability
            if isinstance(ability, TriggeredAbility) and thing.zone in ability.zones:
                owner = values.controller
                for trigger in _options(ability.trigger):
                    found.append(Watcher(thing.id, held, trigger, owner))
    result = tuple(found)
    if projection.complete:
        projection.found["watch"] = result
    return result


def _options(trigger: t.Trigger) -> tuple[t.Trigger, ...]:
    if isinstance(trigger, t.AnyTrigger):
        return tuple(option for part in trigger.options for option in _options(part))
    return (trigger,)


def looks_back(trigger: t.Trigger) -> bool:
    """603.10a: leaving the battlefield, sacrificing, becoming unattached and the like look back in time."""
    if isinstance(trigger, t.ZoneChangeTrigger):
        return trigger.from_zone is Zone.BATTLEFIELD or (
            trigger.from_zone is Zone.GRAVEYARD and trigger.to_zone is not Zone.BATTLEFIELD
        )
    if isinstance(trigger, t.ObjectTrigger):
        return trigger.what in ("become unattached", "phase out", "exploit", "be destroyed")
    if isinstance(trigger, t.PlayerTrigger):
        return trigger.what in ("sacrifice", "lose the game", "planeswalk away from")
    return False


def match_triggers(game: Game, before: Watch, after: Watch, batch: list[e.Event]) -> None:
    """Put what a batch triggers among the pending triggers, in order of the events."""
    found: list[PendingTrigger] = []
    for watchers, back in ((before, True), (after, False)):
        for watcher in watchers:
            if looks_back(watcher.trigger) is not back:
                continue
            found.extend(_triggered(game, watcher, batch))
    kinds = {type(event) for event in batch}
    if e.ZoneChange in kinds:
        found.extend(_own_moves(game, batch))
    if e.PlayerDoes in kinds or e.Discard in kinds:
        found.extend(_own_deeds(game, batch))
    if e.ZoneChange in kinds or e.PutCounters in kinds:
        found.extend(_chapters(game, batch))
    if game.delayed:
        found.extend(_delayed(game, batch))
    if found:
        game.pending = (*game.pending, *game.rules["separate_triggers"](game, found))


@rule("603.2c")
def separate_triggers(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """Each ability triggers on its own, also where several of the same trigger on one event (113.2c)."""
    return found


def _triggered(game: Game, watcher: Watcher, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    ability = watcher.held.ability
    assert isinstance(ability, TriggeredAbility)
    context = Context(watcher.source, watcher.controller)
    once = False
    for event in batch:
        for memory in matched(game, watcher.trigger, event, context, batch):
            if once and _once_a_batch(watcher.trigger):
                return
            once = True
            pending = PendingTrigger(
                watcher.source,
                watcher.controller,
                ability.effect,
                event,
                memory,
                watcher.held,
                ability.condition,
            )
            yield from accepted(game, pending, ability)


def _once_a_batch(trigger: t.Trigger) -> bool:
    """603.2c; "one or more counters on a creature" is once for each creature."""
    if isinstance(trigger, t.ObjectTrigger) and isinstance(trigger.subject, Objects):
        if trigger.subject.determiner is not Determiner.ALL:
            return False
    return bool(getattr(trigger, "one_or_more", False))


def accepted(
    game: Game, pending: PendingTrigger, ability: TriggeredAbility
) -> Iterator[PendingTrigger]:
    """A trigger that its intervening "if" and its limits let through, as often as it triggers."""
    context = trigger_context(pending)
    if ability.condition is not None and not game.rules["intervening_if"](
        game, ability.condition, context
    ):
        return
    if _kept_silent(game, pending):
        return
    if ability.during is not None and not holds(game, ability.during, context):
        return
    thing = game.objects[pending.source]
    key = ("ever" if ability.once == "ever" else "triggered", id(pending.held))
    if ability.once:
        if thing.uses.get(key, 0):
            return
        thing.uses = {**thing.uses, key: 1}
    for _ in range(1 + extra_times(game, pending)):
        yield pending


@rule("603.4")
def intervening_if(game: Game, condition: Any, context: Context) -> bool:
    """An intervening "if" is checked as the event happens, and again on resolution."""
    return holds(game, condition, context)


def _kept_silent(game: Game, pending: PendingTrigger) -> bool:
    """101.2: "creatures entering don't cause abilities to trigger"."""
    event = pending.event
    if not isinstance(event, e.ZoneChange) or event.to is not Zone.BATTLEFIELD:
        return False
    entered = event.became
    return entered is not None and any(
        matches(game, effect.entering, entered, context)
        for effect, context in static_effects(game, DontTrigger)
    )


def extra_times(game: Game, pending: PendingTrigger) -> int:
    """603.2d: abilities that make others trigger additional times."""
    extra = 0
    for effect, context in static_effects(game, TriggersAgain):
        cause = getattr(pending.event, "became", None) or getattr(pending.event, "object", None)
        if effect.other and pending.source == context.source:
            continue
        if effect.cause is None and pending.held is None:
            continue  # a delayed or reflexive trigger is no ability the object has
        if effect.cause is not None and (
            cause is None or not matches(game, effect.cause, cause, context)
        ):
            continue
        if effect.source is not None and not matches(game, effect.source, pending.source, context):
            continue
        if pending.controller == context.controller:
            extra += 1
    return extra


def trigger_context(pending: PendingTrigger) -> Context:
    """The context in which a triggered ability is read."""
    if pending.context is not None:
        inner = pending.context
        return replace(
            inner, event=pending.event or inner.event, memory={**inner.memory, **pending.memory},
            slots=dict(inner.slots), moved=dict(inner.moved),
        )  # fmt: skip
    return Context(
        pending.source, pending.controller, event=pending.event, memory=dict(pending.memory)
    )


def _own_moves(game: Game, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    """Abilities about the object itself changing zones from where they would not function (603.6)."""
    for event in batch:
        if not isinstance(event, e.ZoneChange):
            continue
        if event.to is Zone.BATTLEFIELD or event.from_zone is Zone.NOWHERE:
            continue
        old = game.objects[event.object]
        yield from _from_anywhere(game, old, event, batch)
        if event.from_zone is Zone.BATTLEFIELD:
            continue
        values = old.last_known
        if values is None:
            continue
        for held in values.abilities:
            ability = held.ability
            if not isinstance(ability, TriggeredAbility) or old.zone in ability.zones:
                continue
            for trigger in _options(ability.trigger):
                if not isinstance(trigger, t.ZoneChangeTrigger) or trigger.from_zone is None:
                    continue
                if not isinstance(trigger.subject, Itself):
                    continue
                context = Context(old.id, old.owner)
                for memory in matched(game, trigger, event, context, batch):
                    pending = PendingTrigger(
                        old.id, old.owner, ability.effect, event, memory, held, ability.condition
                    )
                    yield from accepted(game, pending, ability)


def _from_anywhere(
    game: Game, old: GameObject, event: e.ZoneChange, batch: list[e.Event]
) -> Iterator[PendingTrigger]:
    """603.6c: "put into a graveyard from anywhere" never looks back; the card there has the ability."""
    if event.became is None or event.to in (Zone.LIBRARY, Zone.HAND):
        return
    for held in characteristics(game, event.became).abilities:
        ability = held.ability
        if not isinstance(ability, TriggeredAbility):
            continue
        for trigger in _options(ability.trigger):
            if not isinstance(trigger, t.ZoneChangeTrigger) or trigger.from_zone is not None:
                continue
            if isinstance(trigger.subject, Itself) and event.to not in ability.zones:
                context = Context(old.id, old.owner)
                for memory in matched(game, trigger, event, context, batch):
                    pending = PendingTrigger(
                        old.id, old.owner, ability.effect, event, memory, held, ability.condition
                    )
                    yield from accepted(game, pending, ability)


def _chapters(game: Game, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    """Chapter abilities of Sagas (714.2)."""
    from rulesengine.game.sagas import chapter_triggers

    yield from chapter_triggers(game, batch)


def _own_deeds(game: Game, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    """ "When you cycle this card": the card that was discarded for it triggers (702.29c)."""
    for event in batch:
        if not isinstance(event, e.PlayerDoes | e.Discard) or event.object is None:
            continue
        thing = game.objects[event.object]
        if thing.last_known is None:
            continue
        for held in thing.last_known.abilities:
            ability = held.ability
            if not isinstance(ability, TriggeredAbility):
                continue
            for trigger in _options(ability.trigger):
                if isinstance(trigger, t.PlayerTrigger) and isinstance(trigger.object, Itself):
                    context = Context(thing.id, event.player)
                    for memory in matched(game, trigger, event, context, batch):
                        pending = PendingTrigger(
                            thing.id, event.player, ability.effect, event, memory, held,
                            ability.condition,
                        )  # fmt: skip
                        yield from accepted(game, pending, ability)


def _delayed(game: Game, batch: list[e.Event]) -> Iterator[PendingTrigger]:
    kept: list[DelayedTrigger] = []
    for delayed in game.delayed:
        fired = False
        for event in batch:
            for option in _options(delayed.trigger):
                for memory in matched(game, option, event, delayed.context, batch):
                    if fired and not delayed.each_time:
                        continue
                    fired = True
                    yield PendingTrigger(
                        delayed.context.source, delayed.context.controller, delayed.effect, event,
                        memory, delayed.held, context=delayed.context,
                    )  # fmt: skip
        if not fired or delayed.each_time:
            kept.append(delayed)
    if len(kept) != len(game.delayed):
        game.delayed = tuple(kept)


def has_lost_control(game: Game, trigger: t.LoseControlTrigger, context: Context) -> bool:
    """Whether the player no longer controls it: it changed hands, or left the battlefield."""
    for entity in denoted(game, trigger.subject, context):
        thing = game.objects[entity]
        if thing.zone is not Zone.BATTLEFIELD or thing.became is not None:
            return True
        if characteristics(game, entity).controller != context.controller:
            return True
    return False


def _lost_control(game: Game) -> None:
    """ "When you lose control of it": control passes as effects begin and end, so it is looked at."""
    for delayed in game.delayed:
        trigger = delayed.trigger
        if not isinstance(trigger, t.LoseControlTrigger):
            continue
        if has_lost_control(game, trigger, delayed.context):
            memory = {"trigger_object": denoted(game, trigger.subject, delayed.context)}
            pending = PendingTrigger(
                delayed.context.source, delayed.context.controller, delayed.effect, None, memory,
                delayed.held, context=delayed.context,
            )  # fmt: skip
            game.pending = (*game.pending, pending)
            game.delayed = tuple(other for other in game.delayed if other is not delayed)


def state_triggers(game: Game) -> None:
    """603.8: trigger once while true and not already waiting or on the stack."""
    if game.delayed:
        _lost_control(game)
    for watcher in watch(game):
        trigger = watcher.trigger
        if not isinstance(trigger, t.StateTrigger):
            continue
        ability = watcher.held.ability
        assert isinstance(ability, TriggeredAbility)
        waiting = any(p.source == watcher.source and p.held is watcher.held for p in game.pending)
        on_stack = any(
            game.objects[s].source == watcher.source and game.objects[s].ability == ability
            for s in game.stack
        )
        context = Context(watcher.source, watcher.controller)
        if not waiting and not on_stack and holds(game, trigger.condition, context):
            game.pending = (
                *game.pending,
                PendingTrigger(
                    watcher.source, watcher.controller, ability.effect, None, {}, watcher.held,
                    ability.condition,
                ),
            )  # fmt: skip
