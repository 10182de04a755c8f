"""The replacement effects there are: from static abilities, shields and the rules of keywords."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.forbidding import CANT_BE_REGENERATED, cant
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EXILED_FROM_STACK, is_player
from rulesengine.game.replacing import Replacement, gathers, names_for
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.would import would_match
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.actions import Move
from rulesengine.ir.effects import Do, Effect
from rulesengine.ir.refs import Antecedent, It, Itself
from rulesengine.ir.statics import AlsoTokens, Instead, Multiply
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
    inner.memory["replaced source"] = (
        event.source
    )  # still the doing of that spell or ability (614.6)
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


@gathers(e.CreateTokens)
def tokens_besides(game: Game, event: e.CreateTokens) -> Iterator[Replacement]:
    """ "Those tokens plus a Food token": once for all that one instruction creates (614.1a)."""
    for effect, context in static_effects(game, AlsoTokens):
        if (event.first or effect.that_many) and would_match(game, effect.would, event, context):
            yield Replacement(
                (context.source, id(effect)),
                context.source,
                lambda g, ev, effect=effect, context=context: _besides(g, ev, effect, context),  # type: ignore[misc]
                names_for(game, context.source, effect),
            )


def _besides(game: Game, event: e.Event, effect: AlsoTokens, context: Context) -> list[e.Event]:
    from rulesengine.game.effects.tokens import token_face

    assert isinstance(event, e.CreateTokens)
    more = e.CreateTokens(
        player=event.player, face=token_face(game, effect.token, context), first=False,
        count=event.count if effect.that_many else 1, source=event.source, rules=("614.1a",),
    )  # fmt: skip
    return [event, more]


def _multiply(event: e.Event, effect: Multiply) -> list[e.Event]:
    if isinstance(event, e.AddsMana):
        return [replace(event, mana=event.mana * effect.factor)]
    name = "amount" if hasattr(event, "amount") else "count"
    amount = getattr(event, name) * effect.factor + effect.plus
    if effect.half:
        amount //= 2
    return [replace(event, **{name: max(0, amount)})]


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


@rule("702.127a")
def exiled_from_stack(game: Game, event: e.ZoneChange) -> bool:
    """Any time it would leave the stack: as it resolves, countered or returned (702.34a, 702.127a)."""
    return True


@gathers(e.ZoneChange)
def leaving_marked(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """Objects that a rule sends to exile when they would leave: flashback, unearth, embalm of copies …"""
    thing = game.objects[event.object]
    if event.to is Zone.EXILE:
        return
    if "exile on leaving stack" in thing.designations and thing.zone is Zone.STACK:
        if event.to is not Zone.BATTLEFIELD and game.rules["exiled_from_stack"](game, event):
            yield Replacement(("leaving", thing.id), thing.id, _exile_instead, ("flashback",))
    if EXILED_FROM_STACK in thing.designations and thing.zone is Zone.STACK:
        if event.to is Zone.GRAVEYARD:
            yield Replacement(("leaving", thing.id), thing.id, _exile_instead, ("exile",))
    if "exile on leaving battlefield" in thing.designations and thing.zone is Zone.BATTLEFIELD:
        yield Replacement(("leaving", thing.id), thing.id, _exile_instead, ("unearth",))


def _exile_instead(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.ZoneChange)
    return [
        replace(event, to=Zone.EXILE, position=None, reason="exile", rules=(*event.rules, "614.6"))
    ]


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
