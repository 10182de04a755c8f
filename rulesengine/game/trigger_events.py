"""Whether an event is the one a trigger waits for, and what "it" and "that player" are then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game import object_triggers
from rulesengine.game.conditions import holds
from rulesengine.game.filters import matches
from rulesengine.game.layers import controller
from rulesengine.game.memory import casts
from rulesengine.game.objects import is_player
from rulesengine.game.player_triggers import (
    Matcher,
    Memory,
    becomes_designated,
    day_changes,
    expends,
    gets_counters,
    planeswalks,
    player_event,
    player_targeted,
    plays_land,
    taps_for_mana,
    who_fits,
)
from rulesengine.game.references import denotes, player_fits
from rulesengine.ir import triggers as t
from rulesengine.ir.costs import LoyaltyCost
from rulesengine.ir.filters import IsSpell
from rulesengine.ir.refs import Itself, Objects, PlayerRef, Reference, You
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def matched(
    game: Game, trigger: t.Trigger, event: e.Event, context: Context, batch: list[e.Event]
) -> Iterator[Memory]:
    """One memory for each time the event triggers it."""
    if isinstance(trigger, t.FirstTime):
        yield from _first_time(game, trigger.trigger, event, context, batch)
        return
    matcher = _MATCHERS.get((type(trigger), type(event)))
    if matcher is not None:
        yield from matcher(game, trigger, event, context, batch)


def _first_time(
    game: Game, trigger: t.Trigger, event: e.Event, context: Context, batch: list[e.Event]
) -> Iterator[Memory]:
    """Where nothing that matches has happened earlier this turn."""
    for earlier in game.this_turn():
        if earlier is event:
            break
        if type(earlier) is type(event) and any(matched(game, trigger, earlier, context, [])):
            return
    yield from matched(game, trigger, event, context, batch)


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
    if trigger.whose is not None:
        on_battlefield = event.to is Zone.BATTLEFIELD
        holder = controller(game, entity) if on_battlefield else thing.owner
        if not who_fits(game, trigger.whose, holder, context):
            return
    if trigger.not_from is not None and event.from_zone is trigger.not_from:
        return
    if trigger.tapped is not None and event.tapped is not trigger.tapped:
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
    if trigger.each_defender:
        yield from _each_attacked(event, found, trigger.with_at_least)
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


def _each_attacked(
    event: e.Attacks, found: list[tuple[EntityId, EntityId]], least: int
) -> Iterator[Memory]:
    """508.3e: once for each player that one or more of the creatures attack."""
    for defender in dict.fromkeys(defender for _, defender in found if is_player(defender)):
        attackers = tuple(attacker for attacker, whom in found if whom == defender)
        if len(attackers) < least:
            continue
        yield {
            "trigger_object": attackers,
            "trigger_player": defender,
            "amount": len(attackers),
            "defender": defender,
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
    if trigger.one_or_more:
        blocked = dict.fromkeys(attacker for _, attacker in event.pairs)
        found = tuple(a for a in blocked if denotes(game, trigger.subject, a, context))
        if found:
            yield {"trigger_object": found, "amount": len(found)}
        return
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
    if amount < trigger.at_least:
        return
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
    if trigger.nth is not None and _nth_cast(game, trigger, event, context) != trigger.nth:
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


def _nth_cast(game: Game, trigger: t.CastTrigger, event: e.Cast, context: Context) -> int:
    """How many such spells that player has cast this turn, with this one."""
    what = trigger.what
    if not isinstance(what, Objects) or what.filter.predicates == (IsSpell(),):
        return event.nth
    nth = 0
    for earlier in casts(game, context):
        if earlier.player == event.player:
            nth += matches(game, what.filter, earlier.object, context.casting())
        if earlier is event:
            break
    return nth


def _activated(
    game: Game, trigger: t.ActivateTrigger, event: e.Activate, context: Context, _b: Any
) -> Iterator[Memory]:
    if not _such_ability(game, trigger, event, context):
        return
    if (event.mana and not trigger.mana_too) or not who_fits(
        game, trigger.who, event.player, context
    ):
        return
    if trigger.what is None or denotes(game, trigger.what, event.object, context):
        yield {"trigger_object": event.ability or event.object, "trigger_player": event.player}


def _such_ability(
    game: Game, trigger: t.ActivateTrigger, event: e.Activate, context: Context
) -> bool:
    if trigger.of is not None and not matches(game, trigger.of, event.object, context):
        return False
    if trigger.keyword == "loyalty":  # 606.1
        stacked = game.objects[event.ability] if event.ability is not None else None
        costs = getattr(stacked.ability, "costs", ()) if stacked is not None else ()
        return any(isinstance(cost, LoyaltyCost) for cost in costs)
    return not trigger.keyword or trigger.keyword == event.keyword


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
    (t.PlayerTrigger, e.GainLife): player_event("gain life", "gain or lose life"),
    (t.PlayerTrigger, e.LoseLife): player_event("lose life", "gain or lose life"),
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
    (t.ObjectTrigger, e.Designated): object_triggers.designated,
    (t.ObjectTrigger, e.PlayerDoes): object_triggers.does,
    (t.ObjectTrigger, e.Destroy): object_triggers.destroyed,
    (t.ObjectTrigger, e.PutCounters): object_triggers.counters,
    (t.ObjectTrigger, e.ZoneChange): object_triggers.enters,
    (t.ObjectTrigger, e.RemoveCounters): object_triggers.counters_removed,
    (t.ObjectTrigger, e.CounterObject): object_triggers.countered,
    (t.PlayerTrigger, e.PutCounters): gets_counters,
    (t.PlayerTrigger, e.Designated): becomes_designated,
    **{
        (t.ObjectTrigger, kind): object_triggers.object_event
        for kind in object_triggers.OBJECT_EVENTS
    },
    (t.ObjectTrigger, e.Tap): object_triggers.crews,
}
