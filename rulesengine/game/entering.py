"""Replacement effects that modify how a permanent enters (614.1c–e, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.characteristics import Held
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.functioning import parts
from rulesengine.game.keywords import hold, printed_abilities
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.moving import printed_counters
from rulesengine.game.projection import changing_sources
from rulesengine.game.quantities import number
from rulesengine.game.references import denotes, nameable
from rulesengine.game.replacing import Replacement, entering_counters, gathers, names_for
from rulesengine.game.statics import static_effects
from rulesengine.ir.abilities import KeywordAbility, StaticAbility
from rulesengine.ir.changes import BecomeCopy, Change, Gain
from rulesengine.ir.refs import Antecedent, It, Itself, Objects, Reference
from rulesengine.ir.statics import AsEnters, Changes, EntersWith, EntersWithIf, StaticEffect
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.conditions import Condition


@gathers(e.ZoneChange)
def entering(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """Its own "enters with/as" abilities, and those of others that mean it."""
    if event.to is not Zone.BATTLEFIELD or event.face_down:
        return
    for instance, (effect, context, condition) in enumerate(_effects(game, event)):
        if condition is not None and not holds(game, condition, context):
            continue
        yield Replacement(
            (context.source, id(effect), instance),
            context.source,
            lambda g, ev, effect=effect, context=context: _apply(g, ev, effect, context),  # type: ignore[misc]
            names_for(game, context.source, effect),
            rank=1 if _copies(effect) else 5,
        )


@gathers(e.ZoneChange)
def intrinsic_counters(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """306.5b, 310.4b: loyalty and defense are counters it enters with, which effects may double."""
    if event.to is not Zone.BATTLEFIELD or event.face_down or "intrinsic" in event.extra:
        return
    if _printed_counters(game, event):
        names = (game.name_of(event.object), "loyalty")
        yield Replacement(("intrinsic", event.object), event.object, _intrinsic, names, rank=7)


def _printed_counters(game: Game, event: e.ZoneChange) -> dict[str, int]:
    thing = game.objects[event.object]
    face = event.copy_of or thing.face
    if event.copy_of is None and thing.card is not None and not thing.is_copy:
        if event.transformed and len(thing.card.faces) > 1:
            face = thing.card.faces[1]
        elif thing.zone is not Zone.STACK:
            face = thing.card.faces[0]
    announced = thing.announced if thing.zone is Zone.STACK else None
    x = announced.x if announced is not None and announced.x is not None else 0
    return {kind: n for kind, n in printed_counters(face, x).items() if n}


def _intrinsic(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.ZoneChange)
    counters = event.counters
    for kind, count in _printed_counters(game, event).items():
        counters = entering_counters(game, event, counters, kind, count)
    return [replace(event, counters=counters, extra={**event.extra, "intrinsic": True})]


def _copies(effect: StaticEffect) -> bool:
    return isinstance(effect, EntersWith) and any(isinstance(c, BecomeCopy) for c in effect.changes)


def entering_context(event: e.ZoneChange, source: int, controller: int) -> Context:
    """A context in which the entering object is judged as it would be on the battlefield (614.12)."""
    context = Context(source, controller, event=event, affected=event.object)
    context.memory["entering"] = event.object
    context.memory["entering_controller"] = event.controller
    return context


def _effects(
    game: Game, event: e.ZoneChange
) -> Iterator[tuple[EntersWith | AsEnters, Context, Condition | None]]:
    thing = game.objects[event.object]
    face = event.copy_of or thing.face
    if event.transformed and thing.card is not None and len(thing.card.faces) > 1:
        face = thing.card.faces[1]
    elif thing.card is not None and not thing.is_copy and event.copy_of is None:
        if thing.zone is not Zone.STACK:
            face = thing.card.faces[0]
    player = event.controller if event.controller is not None else thing.owner
    own = printed_abilities(game, face)
    if thing.zone is Zone.STACK and event.copy_of is None:  # with what the spell has gained
        own = characteristics(game, thing.id).abilities
    for held in (*own, *_granted(game, event, player)):
        ability = held.ability
        if not isinstance(ability, StaticAbility):
            continue
        for part in parts(ability.effect):
            context = entering_context(event, event.object, player)
            context.announced = thing.announced
            if isinstance(part, EntersWithIf):
                met = holds(game, part.condition, context)
                yield part.then if met else part.otherwise, context, ability.condition
            elif isinstance(part, EntersWith | AsEnters) and _means_itself(part.what):
                yield part, context, ability.condition
    for kind in (EntersWith, AsEnters):
        for effect, context in static_effects(game, kind):
            assert isinstance(effect, EntersWith | AsEnters)
            if _means_itself(effect.what):
                continue
            judged = replace(context, affected=event.object, event=event)
            judged.memory = {
                **context.memory, "entering": event.object, "entering_controller": player,
            }  # fmt: skip
            if denotes(game, effect.what, event.object, judged):
                yield effect, judged, None


def _granted(game: Game, event: e.ZoneChange, player: int) -> Iterator[Held]:
    """614.12: abilities that static effects would give it on the battlefield ("creatures have riot")."""
    if event.copy_of is not None:
        return
    for source, held in changing_sources(game):
        ability = held.ability
        assert isinstance(ability, StaticAbility)
        if source == event.object or game.objects[source].zone not in ability.zones:
            continue
        if held not in characteristics(game, source).abilities:
            continue
        for part in parts(ability.effect):
            gains = [c for c in getattr(part, "changes", ()) if isinstance(c, Gain)]
            if not isinstance(part, Changes) or not gains or not isinstance(part.what, Objects):
                continue
            context = entering_context(event, source, controller(game, source))
            context.memory["entering_controller"] = player
            met = ability.condition is None or holds(game, ability.condition, context)
            if met and denotes(game, part.what, event.object, context):
                for gain in gains:
                    yield from hold(game, gain.abilities, 0)


def _means_itself(what: Reference) -> bool:
    if isinstance(what, It):
        return what.means is Antecedent.SOURCE or isinstance(what.same, Itself)
    return isinstance(what, Itself)


def _apply(
    game: Game, event: e.Event, effect: EntersWith | AsEnters, context: Context
) -> list[e.Event]:
    assert isinstance(event, e.ZoneChange)
    if isinstance(effect, AsEnters):
        return _as_enters(game, event, effect, context)
    if effect.unless is not None and holds(game, effect.unless, context):
        return [event]
    if effect.optional and effect.counters and not _accepted(game, effect, context):
        return [_with_changes(event, effect.otherwise, context)]
    if effect.unless_cost:
        from rulesengine.game.paying import may_pay

        if may_pay(game, context.controller, effect.unless_cost, context, "as it enters"):
            return [event]
    counters = event.counters
    for kind, quantity in effect.counters:
        counters = entering_counters(game, event, counters, kind, number(game, quantity, context))
    changed: dict[str, Any] = {"counters": counters}
    if effect.tapped:
        changed["tapped"] = True
    lasting = tuple(c for c in effect.changes if not isinstance(c, BecomeCopy))
    new = _with_changes(replace(event, **changed), lasting, context)
    for change in effect.changes:
        if isinstance(change, BecomeCopy):
            from rulesengine.game.copying import enter_as_copy

            copied = enter_as_copy(game, new, change, context)
            if copied is None:
                return []
            new = copied
    return [new]


def _with_changes(
    event: e.ZoneChange, changes: tuple[Change, ...], context: Context
) -> e.ZoneChange:
    """The entering event with changes that will last."""
    if not changes:
        return event
    earlier = event.extra.get("changes", ())
    return replace(event, extra={**event.extra, "changes": (*earlier, (changes, context))})


def _accepted(game: Game, effect: EntersWith, context: Context) -> bool:
    """ "You may have it enter with …": the counter, or what it gets otherwise (702.136a)."""
    others = [k for change in effect.otherwise for k in _keywords_of(change)]
    decision = YesNo(
        player=context.controller, question="enter with", about=context.source,
        rules=("614.12",), words=("counter", others[0]) if others else None,
    )  # fmt: skip
    return yes_no(game, decision)


def _keywords_of(change: Change) -> Iterator[str]:
    if isinstance(change, Gain):
        yield from (a.name for a in change.abilities if isinstance(a, KeywordAbility))


def _as_enters(
    game: Game, event: e.ZoneChange, effect: AsEnters, context: Context
) -> list[e.Event]:
    """ "As this enters, …": the choices and payments are made now; the event is what they change."""
    from rulesengine.game.resolving import perform

    if effect.optional:
        decision = YesNo(
            player=context.controller, question="as it enters", about=context.source,
            objects=nameable(game, context, effect.effect),
        )  # fmt: skip
        if not yes_no(game, decision):
            return [event]
    context.memory["entering_event"] = event
    began = len(game.history)
    perform(game, effect.effect, context)
    new = context.memory.get("entering_event", event)
    devoured = [x for x in game.history[began:] if isinstance(x, e.Sacrifice)]
    if devoured:  # 702.82c: what it devoured
        count = new.chosen.get("devoured", 0) + len(devoured)
        new = replace(new, chosen={**new.chosen, "devoured": count})
    return [new]
