"""The replacement effects there are: from static abilities, shields and the rules of keywords."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.forbidding import CANT_BE_REGENERATED, cant
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.quantities import number
from rulesengine.game.references import denotes, players
from rulesengine.game.replacing import Replacement, gathers, names_for
from rulesengine.game.statics import static_effects
from rulesengine.game.would import would_match
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.actions import Move
from rulesengine.ir.effects import Do, Effect
from rulesengine.ir.refs import Antecedent, It, Itself, Objects, PlayerRef, Reference
from rulesengine.ir.statics import Instead, Multiply, Prevent
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

REPLACEABLE = (
    e.ZoneChange, e.Destroy, e.Draw, e.Discard, e.Damage, e.GainLife, e.LoseLife, e.PutCounters,
    e.CreateTokens, e.LosesGame, e.Untap, e.AddsMana,
)  # fmt: skip


@gathers(*REPLACEABLE)
def instead_effects(game: Game, event: e.Event) -> Iterator[Replacement]:
    """ "If … would …, … instead"."""
    for effect, context in (*static_effects(game, Instead), *_own_in_library(game, event)):
        if would_match(game, effect.would, event, context):
            key = (context.source, id(effect))
            yield Replacement(
                key,
                context.source,
                lambda g, ev, effect=effect, context=context: apply_instead(g, ev, effect, context),  # type: ignore[misc]
                names_for(game, context.source, effect),
                optional=_asks(context, "replace") if effect.optional else None,
            )


def _own_in_library(game: Game, event: e.Event) -> Iterator[tuple[Instead, Context]]:
    """A card's own replacement of where it goes functions in its library too (113.6h)."""
    if isinstance(event, e.ZoneChange) and game.objects[event.object].zone is Zone.LIBRARY:
        thing = game.objects[event.object]
        for held in characteristics(game, thing.id).abilities:
            ability = held.ability
            if isinstance(ability, StaticAbility) and Zone.LIBRARY in ability.zones:
                if isinstance(ability.effect, Instead):
                    yield ability.effect, Context(thing.id, thing.owner)


def _asks(context: Context, question: str):  # type: ignore[no-untyped-def]
    def ask(game: Game, event: e.Event) -> bool:
        return yes_no(
            game, YesNo(player=context.controller, question=question, about=context.source)
        )

    return ask


def apply_instead(game: Game, event: e.Event, effect: Instead, context: Context) -> list[e.Event]:
    """A move of the affected object is redirected; anything else is carried out in its place."""
    moved = redirection(effect.effect)
    if moved is not None and isinstance(event, e.ZoneChange):
        reason = event.reason if event.reason == "discard" else moved.verb
        return [replace(event, to=moved.to, position=moved.position, reason=reason)]
    entity = getattr(event, "object", getattr(event, "to", getattr(event, "on", None)))
    inner = replace(
        context, event=event, affected=entity if entity is not None and not is_player(entity) else None,
        slots=dict(context.slots), moved={}, memory=dict(context.memory),
    )  # fmt: skip
    if is_player(entity or 99):
        inner.memory["trigger_player"] = entity
    player = getattr(event, "player", None)
    if player is not None:
        inner.memory["trigger_player"] = player
        inner.actor = player
    from rulesengine.game.resolving import perform

    game.note(
        "replace", ("614.6",), source=game.name_of(context.source), event=type(event).__name__
    )
    inner.memory["applied"] = event.applied
    perform(game, effect.effect, inner)
    return []


def redirection(effect: Effect) -> Move | None:
    """ "Exile it instead": the one move of the affected object, if the effect is just that."""
    if isinstance(effect, Do) and len(effect.actions) == 1:
        action = effect.actions[0]
        if isinstance(action, Move) and action.to is not Zone.BATTLEFIELD and not action.counters:
            means = getattr(action.what, "means", None)
            affected = isinstance(action.what, It) and means in (
                Antecedent.AFFECTED, Antecedent.TRIGGER_OBJECT, Antecedent.SOURCE,
            )  # fmt: skip
            if affected or isinstance(action.what, Itself):
                return action
    return None


@gathers(e.Damage, e.GainLife, e.LoseLife, e.PutCounters, e.CreateTokens, e.AddsMana)
def multiplied(game: Game, event: e.Event) -> Iterator[Replacement]:
    """ "Twice that many", "that much plus 1"; a permanent is judged as it would enter (614.12)."""
    entering = event.entering if isinstance(event, e.PutCounters) else None
    for effect, context in static_effects(game, Multiply):
        if entering is not None:
            memory = {"entering": entering.object, "entering_controller": entering.controller}
            context = replace(context, memory={**context.memory, **memory})
        if would_match(game, effect.would, event, context):
            yield Replacement(
                (context.source, id(effect)),
                context.source,
                lambda g, ev, effect=effect: _multiply(ev, effect),  # type: ignore[misc]
                names_for(game, context.source, effect),
            )


def _multiply(event: e.Event, effect: Multiply) -> list[e.Event]:
    if isinstance(event, e.AddsMana):
        return [replace(event, mana=event.mana * effect.factor)]
    name = "amount" if hasattr(event, "amount") else "count"
    amount = getattr(event, name) * effect.factor + effect.plus
    return [replace(event, **{name: max(0, amount)})]


@gathers(e.Damage)
def prevention(game: Game, event: e.Damage) -> Iterator[Replacement]:
    """Prevention effects (615): protection, static prevention, and shields of a size."""
    if event.preventable and event.source is not None and not is_player(event.to):
        from rulesengine.game.attaching import protected_from

        if protected_from(game, event.to, event.source):
            yield Replacement(
                ("protection", event.to), event.to, _prevent_all, ("protection",), rank=4
            )
    for effect, context in static_effects(game, Prevent):
        if not event.preventable or (effect.combat_only and not event.combat):
            continue
        if effect.by is not None and not _deals(game, effect.by, event.source, context):
            continue
        if effect.to is not None and not _is_recipient(game, effect, event, context):
            continue
        if effect.amount is None:
            yield Replacement(
                (context.source, id(effect)), context.source,
                partial(_prevent_gaining, player=context.controller) if effect.gain_life else _prevent_all,
                names_for(game, context.source, effect),
            )  # fmt: skip
        elif game.remaining.get(id(effect), number(game, effect.amount, context)) > 0:
            yield Replacement(
                (context.source, id(effect)),
                context.source,
                lambda g, ev, effect=effect, context=context: _prevent_some(g, ev, effect, context),  # type: ignore[misc]
                names_for(game, context.source, effect),
            )


def _deals(game: Game, by: Reference, source: EntityId | None, context: Context) -> bool:
    """Whether it is the source; a spell's prevention covers the permanent it became (400.7c)."""
    if source is None:
        return False
    if denotes(game, by, source, context):
        return True
    spell = game.objects[source].was
    return (
        spell is not None
        and game.objects[spell].zone is Zone.STACK
        and game.objects[source].zone is Zone.BATTLEFIELD
        and isinstance(by, Objects)
        and spell in context.slots.get(by.slot, ())
    )


def _prevent_gaining(game: Game, event: e.Event, player: EntityId) -> list[e.Event]:
    """615.5: the additional effect happens right after the damage was prevented."""
    assert isinstance(event, e.Damage)
    _prevent_all(game, event)
    return [e.GainLife(player=player, amount=event.amount, rules=("615.5",))]


def _is_recipient(game: Game, effect: Prevent, event: e.Damage, context: Context) -> bool:
    if isinstance(effect.to, PlayerRef):
        return is_player(event.to) and event.to in players(game, effect.to, context)
    assert effect.to is not None
    return denotes(game, effect.to, event.to, context)


def _prevent_all(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.Damage)
    game.note("prevent", ("615.1",), amount=event.amount, to=game.name_of(event.to))
    return []


def _prevent_some(game: Game, event: e.Event, effect: Prevent, context: Context) -> list[e.Event]:
    """615.7: a shield is used up by what it prevents."""
    assert isinstance(event, e.Damage)
    assert effect.amount is not None
    left = game.remaining.get(id(effect), number(game, effect.amount, context))
    prevented = min(left, event.amount)
    game.remaining = {**game.remaining, id(effect): left - prevented}
    game.note("prevent", ("615.7",), amount=prevented, to=game.name_of(event.to))
    if prevented == event.amount:
        return []
    return [replace(event, amount=event.amount - prevented)]


@gathers(e.Destroy)
def regeneration(game: Game, event: e.Destroy) -> Iterator[Replacement]:
    """701.19a: a regeneration shield takes the place of destruction."""
    thing = game.objects[event.object]
    if not event.can_regenerate or cant(game, event.object, CANT_BE_REGENERATED):
        return
    if thing.regeneration:
        yield Replacement(
            ("regeneration", event.object),
            event.object,
            _regenerate,
            ("regeneration", "regenerate", game.name_of(event.object)),
        )


def _regenerate(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.Destroy)
    thing = game.objects[event.object]
    thing.regeneration -= 1
    thing.damage = 0
    thing.deathtouched = False
    game.note("regenerate", ("701.19a",), object=game.name_of(event.object))
    from rulesengine.game.combat import remove_from_combat

    remove_from_combat(game, event.object)
    return [e.Tap(object=event.object, rules=("701.19a",))]


@gathers(e.ZoneChange)
def leaving_marked(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """Objects that a rule sends to exile when they would leave: flashback, unearth, embalm of copies …"""
    thing = game.objects[event.object]
    if event.to is Zone.EXILE:
        return
    if "exile on leaving stack" in thing.designations and thing.zone is Zone.STACK:
        if event.to is not Zone.BATTLEFIELD:
            yield Replacement(("leaving", thing.id), thing.id, _exile_instead, ("flashback",))
    if "exile on leaving battlefield" in thing.designations and thing.zone is Zone.BATTLEFIELD:
        yield Replacement(("leaving", thing.id), thing.id, _exile_instead, ("unearth",))


def _exile_instead(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.ZoneChange)
    return [
        replace(event, to=Zone.EXILE, position=None, reason="exile", rules=(*event.rules, "614.6"))
    ]


@gathers(e.Destroy, e.Damage)
def shield_counters(game: Game, event: e.Destroy | e.Damage) -> Iterator[Replacement]:
    """122.1c: a shield counter is removed instead of damage or of destruction by an effect."""
    entity = event.object if isinstance(event, e.Destroy) else event.to
    if is_player(entity) or not game.objects[entity].counters.get("shield"):
        return
    by_effect = isinstance(event, e.Destroy) and not any(r.startswith("704") for r in event.rules)
    if by_effect or (isinstance(event, e.Damage) and event.preventable):
        yield Replacement(("shield", entity), entity, _lose_shield, ("shield",))


def _lose_shield(game: Game, event: e.Event) -> list[e.Event]:
    entity = event.object if isinstance(event, e.Destroy) else getattr(event, "to", None)
    assert entity is not None
    return [e.RemoveCounters(off=entity, kind="shield", count=1, rules=("122.1c",))]


@gathers(e.Untap)
def stun_counters(game: Game, event: e.Untap) -> Iterator[Replacement]:
    """122.1d: a stun counter is removed instead of untapping."""
    thing = game.objects[event.object]
    if thing.tapped and thing.counters.get("stun"):
        yield Replacement(("stun", thing.id), thing.id, _lose_stun, ("stun",))


def _lose_stun(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.Untap)
    return [e.RemoveCounters(off=event.object, kind="stun", count=1, rules=("122.1d",))]


@gathers(e.ZoneChange)
def finality_counters(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """122.1h: exile instead of a graveyard."""
    thing = game.objects[event.object]
    dies = thing.zone is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD
    if dies and thing.counters.get("finality"):
        yield Replacement(("finality", thing.id), thing.id, _exile_instead, ("finality",))
