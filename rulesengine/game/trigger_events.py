"""Whether an event is the one a trigger waits for, and what "it" and "that player" are then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.conditions import holds
from rulesengine.game.filters import matches
from rulesengine.game.layers import controller
from rulesengine.game.objects import is_player
from rulesengine.game.player_triggers import (
    Matcher,
    Memory,
    day_changes,
    expends,
    planeswalks,
    player_event,
    player_targeted,
    plays_land,
    taps_for_mana,
    who_fits,
)
from rulesengine.game.references import denotes, player_fits
from rulesengine.ir import triggers as t
from rulesengine.ir.filters import ControlledBy, Filter
from rulesengine.ir.refs import Itself, PlayerRef, Reference, You
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def matched(
    game: Game, trigger: t.Trigger, event: e.Event, context: Context, batch: list[e.Event]
) -> Iterator[Memory]:
    """One memory for each time the event triggers it."""
    matcher = _MATCHERS.get((type(trigger), type(event)))
    if matcher is not None:
        yield from matcher(game, trigger, event, context, batch)


def _zone_change(
    game: Game, trigger: t.ZoneChangeTrigger, event: e.ZoneChange, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.to_zone is not None and event.to is not trigger.to_zone:
        return
    if trigger.from_zone is not None and event.from_zone is not trigger.from_zone:
        return
    if trigger.from_zone is None and trigger.to_zone is None:
        return
    entity = event.became if event.to is Zone.BATTLEFIELD else event.object
    if entity is None:
        entity = event.object
    subject = trigger.subject
    if not denotes(game, subject, entity, context):
        return
    thing = game.objects[event.object]
    if trigger.whose is not None and not who_fits(game, trigger.whose, thing.owner, context):
        return
    if trigger.activating and event.extra.get("activating") != trigger.activating:
        return
    if trigger.was_cast is not None:
        announced = game.objects[entity].announced
        if (announced is not None and announced.was_cast) is not trigger.was_cast:
            return
    found: Any = entity
    if trigger.one_or_more:  # once for all of the batch (603.2c)
        found = tuple(
            dict.fromkeys(
                (entity, *(m["trigger_object"] for m in _others(game, trigger, event, context, _b)))
            )
        )
    how_many = {"amount": len(found)} if trigger.one_or_more else {}
    yield {
        "trigger_object": found,
        "trigger_player": event.by if event.by is not None else controller(game, entity),
        **how_many,
    }


def _others(
    game: Game, trigger: t.ZoneChangeTrigger, event: e.ZoneChange, context: Context, batch: Any
) -> Iterator[Memory]:
    single = replace(trigger, one_or_more=False)
    for other in batch:
        if isinstance(other, e.ZoneChange) and other is not event:
            yield from _zone_change(game, single, other, context, ())


def _step(
    game: Game, trigger: t.StepTrigger, event: e.StepBegins, context: Context, _b: Any
) -> Iterator[Memory]:
    if event.step is trigger.step and who_fits(game, trigger.whose, event.player, context):
        yield {"trigger_player": event.player}


def _attacks(
    game: Game, trigger: t.AttackTrigger, event: e.Attacks, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.by is not None and not who_fits(game, trigger.by, event.player, context):
        return
    if trigger.alone and len(event.pairs) != 1:
        return
    found = [
        (attacker, defender)
        for attacker, defender in event.pairs
        if (trigger.subject is None or denotes(game, trigger.subject, attacker, context))
        and (trigger.whom is None or _defends(game, trigger.whom, defender, context))
        and (not trigger.designated or trigger.designated in game.objects[attacker].designations)
    ]
    if len(found) < trigger.with_at_least:
        return
    if trigger.beside is not None and not any(
        matches(game, trigger.beside, attacker, context)
        for attacker, _ in event.pairs
        if attacker != context.source
    ):
        return
    if trigger.subject is None or trigger.one_or_more:
        if found:
            yield {
                "trigger_object": tuple(a for a, _ in found),
                "trigger_player": event.player,
                "amount": len(found),
                "defender": found[0][1],
            }
        return
    for attacker, defender in found:
        defending = defender if is_player(defender) else controller(game, defender)
        yield {
            "trigger_object": attacker,
            "trigger_other": defender,
            "trigger_player": defending,
            "defender": defending,
        }


def _defends(game: Game, whom: PlayerRef, defender: EntityId, context: Context) -> bool:
    return is_player(defender) and player_fits(game, whom, defender, context)


def _blocks(
    game: Game, trigger: t.BlockTrigger, event: e.Blocks, context: Context, _b: Any
) -> Iterator[Memory]:
    seen: set[EntityId] = set()
    for blocker, attacker in event.pairs:
        if not denotes(game, trigger.subject, blocker, context):
            continue
        if trigger.blocked is not None:
            if matches(game, trigger.blocked, attacker, context):
                yield {"trigger_object": blocker, "trigger_other": attacker}
        elif blocker not in seen:
            seen.add(blocker)
            yield {"trigger_object": blocker, "trigger_other": attacker}


def _becomes_blocked(
    game: Game, trigger: t.BecomesBlockedTrigger, event: e.Blocks, context: Context, _b: Any
) -> Iterator[Memory]:
    seen: set[EntityId] = set()
    for blocker, attacker in event.pairs:
        if not denotes(game, trigger.subject, attacker, context):
            continue
        if trigger.by is not None:
            if matches(game, trigger.by, blocker, context):
                yield {"trigger_object": attacker, "trigger_other": blocker}
        elif attacker not in seen:  # 509.3c: once, however many block
            seen.add(attacker)
            blockers = tuple(b for b, a in event.pairs if a == attacker)
            yield {"trigger_object": attacker, "trigger_other": blockers, "blockers": len(blockers)}


def _unblocked(
    game: Game, trigger: t.UnblockedTrigger, event: e.Blocks, context: Context, _b: Any
) -> Iterator[Memory]:
    for attacker in event.unblocked:
        if denotes(game, trigger.subject, attacker, context):
            yield {"trigger_object": attacker}


def _damage(
    game: Game, trigger: t.DamageTrigger, event: e.Damage, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.combat is not None and event.combat is not trigger.combat:
        return
    if trigger.source is not None:
        if event.source is None or not denotes(game, trigger.source, event.source, context):
            return
    if isinstance(trigger.to, PlayerRef):
        if not is_player(event.to) or not who_fits(game, trigger.to, event.to, context):
            return
    elif isinstance(trigger.to, Reference) and not denotes(game, trigger.to, event.to, context):
        return
    if trigger.first_each_turn and _dealt_to_player_before(game, event):
        return
    amount = event.amount
    if trigger.source is not None and trigger.to is None:
        together = [ev for ev in _b if isinstance(ev, e.Damage) and ev.source == event.source]
        if together and together[0] is not event:
            return  # "deals damage": once, for all it deals at the same time (603.2c)
        amount = sum(ev.amount for ev in together) or amount
    subject = event.source if trigger.source is not None else event.to
    player = event.to if is_player(event.to) else controller(game, event.to)
    yield {
        "trigger_object": subject,
        "trigger_other": event.to if trigger.source is not None else event.source,
        "trigger_player": player,
        "amount": amount,
    }


def _dealt_to_player_before(game: Game, event: e.Damage) -> bool:
    """Whether its source has dealt damage to a player this turn, or to another at the same time."""
    for earlier in game.this_turn():
        if earlier is event:
            return False
        if (
            isinstance(earlier, e.Damage)
            and earlier.source == event.source
            and is_player(earlier.to)
        ):
            return True
    return False


def _cast(
    game: Game, trigger: t.CastTrigger, event: e.Cast, context: Context, _b: Any
) -> Iterator[Memory]:
    if event.copied and not trigger.copying:
        if isinstance(trigger.what, Itself) or game.rules["copies_are_not_cast"](game):
            return
    if trigger.who is not None and not who_fits(game, trigger.who, event.player, context):
        return
    if trigger.nth is not None and event.nth != trigger.nth:
        return
    announced = game.objects[event.object].announced
    if trigger.from_zone is not None:
        if announced is None or announced.from_zone is not trigger.from_zone:
            return
    if trigger.not_from is not None:
        if announced is None or announced.from_zone is trigger.not_from:
            return
    if trigger.during is not None and not holds(game, trigger.during, context):
        return
    about = context
    if not isinstance(trigger.who, You | None):  # "with the same name as a card in their graveyard"
        about = replace(context, memory={**context.memory, "trigger_player": event.player})
    if denotes(game, trigger.what, event.object, about):
        yield {"trigger_object": event.object, "trigger_player": event.player}


def _activated(
    game: Game, trigger: t.ActivateTrigger, event: e.Activate, context: Context, _b: Any
) -> Iterator[Memory]:
    if event.mana or not who_fits(game, trigger.who, event.player, context):
        return
    if trigger.what is None or denotes(game, trigger.what, event.object, context):
        yield {"trigger_object": event.ability or event.object, "trigger_player": event.player}


_OBJECT_EVENTS: dict[type, tuple[str, ...]] = {
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


def _object(
    game: Game, trigger: t.ObjectTrigger, event: Any, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what not in _OBJECT_EVENTS[type(event)]:
        return
    if not denotes(game, trigger.subject, event.object, context):
        return
    other = getattr(event, "by", None)
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


def _exploits(
    game: Game, trigger: t.ObjectTrigger, event: e.PlayerDoes, context: Context, _b: Any
) -> Iterator[Memory]:
    """702.110b: a creature exploits a creature as its exploit ability has that one sacrificed."""
    if trigger.what == event.what == "explore" and event.object is not None:  # 701.44b
        if denotes(game, trigger.subject, event.object, context):
            yield {"trigger_object": event.object}
        return
    if trigger.what != event.what or event.source is None:
        return
    if denotes(game, trigger.subject, event.source, context):
        yield {"trigger_object": event.source, "trigger_other": event.object}


def _designated(
    game: Game, trigger: t.ObjectTrigger, event: e.Designated, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what == event.name and not is_player(event.entity):
        if denotes(game, trigger.subject, event.entity, context):
            yield {"trigger_object": event.entity}


def _counters(
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


def _enters_with_counters(
    game: Game, trigger: t.ObjectTrigger, event: e.ZoneChange, context: Context, batch: Any
) -> Iterator[Memory]:
    """122.6: a permanent that enters with counters has them put on it."""
    if trigger.what != "counters put" or event.became is None or event.to is not Zone.BATTLEFIELD:
        return
    for kind, count in game.objects[event.became].counters.items():
        put = e.PutCounters(on=event.became, kind=kind, count=count, by=event.controller)
        yield from _counters(game, trigger, put, context, batch)


def _counters_removed(
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


def _destroyed(
    game: Game, trigger: t.ObjectTrigger, event: e.Destroy, context: Context, _b: Any
) -> Iterator[Memory]:
    """ "A spell or ability an opponent controls destroys it": lethal damage destroys by a rule (704.5g)."""
    if trigger.what != "be destroyed" or event.source is None:
        return
    if not denotes(game, trigger.subject, event.object, context):
        return
    by = trigger.by
    if isinstance(by, Filter) and game.objects[event.source].zone is not Zone.STACK:  # an ability
        by = Filter(tuple(part for part in by.predicates if isinstance(part, ControlledBy)))
    if isinstance(by, Filter) and not matches(game, by, event.source, context):
        return
    yield {
        "trigger_object": event.object, "trigger_other": event.source,
        "trigger_player": controller(game, event.source),
    }  # fmt: skip


_MATCHERS: dict[tuple[type, type], Matcher] = {
    (t.ZoneChangeTrigger, e.ZoneChange): _zone_change,
    (t.StepTrigger, e.StepBegins): _step,
    (t.AttackTrigger, e.Attacks): _attacks,
    (t.BlockTrigger, e.Blocks): _blocks,
    (t.BecomesBlockedTrigger, e.Blocks): _becomes_blocked,
    (t.UnblockedTrigger, e.Blocks): _unblocked,
    (t.DamageTrigger, e.Damage): _damage,
    (t.CastTrigger, e.Cast): _cast,
    (t.ActivateTrigger, e.Activate): _activated,
    (t.PlayerTrigger, e.Draw): player_event("draw"),
    (t.PlayerTrigger, e.Discard): player_event("discard", "cycle or discard"),
    (t.PlayerTrigger, e.GainLife): player_event("gain life"),
    (t.PlayerTrigger, e.LoseLife): player_event("lose life"),
    (t.PlayerTrigger, e.Sacrifice): player_event("sacrifice"),
    (t.PlayerTrigger, e.PlayerDoes): player_event(),
    (t.PlayerTrigger, e.CreateTokens): player_event("create tokens"),
    (t.PlayerTrigger, e.LosesGame): player_event("lose the game"),
    (t.PlayerTrigger, e.Planeswalks): planeswalks,
    (t.PlayerTrigger, e.ZoneChange): plays_land,
    (t.PlayerTrigger, e.Tap): taps_for_mana,
    (t.PlayerTrigger, e.BecomesTarget): player_targeted,
    (t.PlayerTrigger, e.Cast): expends,
    (t.PlayerTrigger, e.BecomesDay): day_changes,
    (t.ObjectTrigger, e.Designated): _designated,
    (t.ObjectTrigger, e.PlayerDoes): _exploits,
    (t.ObjectTrigger, e.Destroy): _destroyed,
    (t.ObjectTrigger, e.PutCounters): _counters,
    (t.ObjectTrigger, e.ZoneChange): _enters_with_counters,
    (t.ObjectTrigger, e.RemoveCounters): _counters_removed,
    **{(t.ObjectTrigger, kind): _object for kind in _OBJECT_EVENTS},
}
