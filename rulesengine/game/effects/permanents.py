"""What is done to permanents: tap, attach, transform, regenerate, phase out, exchange (701)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.attaching import may_attach
from rulesengine.game.combat import remove_from_combat
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.pairing import could_pair
from rulesengine.game.pairing import pair as become_pair
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.references import present
from rulesengine.game.replacing import entering_counters
from rulesengine.game.resolving import acts
from rulesengine.ir import actions as a
from rulesengine.ir.changes import ChangeControl
from rulesengine.ir.refs import ThatPlayer
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def _all(game: Game, what, context: Context, player: EntityId, kind: type[e.Event]) -> None:  # type: ignore[no-untyped-def]
    found = objects_meant(game, what, context, player)
    events = [kind(object=x, source=context.source) for x in found if not is_player(x)]  # type: ignore[call-arg]
    done = happen(game, events) if events else []
    context.amount = len(done)
    context.done = bool(done)


@acts(a.Tap)
def tap(game: Game, action: a.Tap, context: Context, player: EntityId) -> None:
    _all(game, action.what, context, player, e.Tap)


@acts(a.Untap)
def untap(game: Game, action: a.Untap, context: Context, player: EntityId) -> None:
    _all(game, action.what, context, player, e.Untap)


@acts(a.TapOrUntap)
def tap_or_untap(game: Game, action: a.TapOrUntap, context: Context, player: EntityId) -> None:
    for entity in objects_meant(game, action.what, context, player):
        decision = ChooseWords(
            player=player, question="tap or untap", about=entity, options=("tap", "untap")
        )
        word = choose_words(game, decision)[0]
        kind = e.Tap if word == "tap" else e.Untap
        happen(game, [kind(object=entity, source=context.source)])


@acts(a.Regenerate)
def regenerate(game: Game, action: a.Regenerate, context: Context, player: EntityId) -> None:
    """701.19a: a shield until the end of the turn."""
    for entity in objects_meant(game, action.what, context, player):
        thing = game.objects[entity]
        if thing.zone is Zone.BATTLEFIELD and thing.became is None:
            thing.regeneration += 1
            game.note("regeneration shield", ("701.19a",), object=game.name_of(entity))


@acts(a.Attach)
def attach(game: Game, action: a.Attach, context: Context, player: EntityId) -> None:
    hosts = objects_meant(game, action.to, context, player)
    for entity in objects_meant(game, action.what, context, player):
        if hosts:
            happen(game, [e.Attach(object=entity, to=hosts[0], source=context.source)])


@acts(a.Unattach)
def unattach(game: Game, action: a.Unattach, context: Context, player: EntityId) -> None:
    for entity in objects_meant(game, action.what, context, player):
        host = game.objects[entity].attached_to
        if host is not None:
            happen(game, [e.Unattach(object=entity, off=host)])


@acts(a.Transform)
def transform(game: Game, action: a.Transform, context: Context, player: EntityId) -> None:
    """701.27; an ability of the permanent transforms it only once since it was put on the stack (701.27f)."""
    stacked = context.memory.get("stack_object")
    if stacked is not None and game.objects[stacked].ability is not None:
        source = game.objects[context.source]
        if source.transformed_at > game.objects[stacked].timestamp:
            return
    _all(game, action.what, context, player, e.Transforms)


@acts(a.TurnFaceUp)
def turn_face_up(game: Game, action: a.TurnFaceUp, context: Context, player: EntityId) -> None:
    _all(game, action.what, context, player, e.TurnsFaceUp)


@acts(a.TurnFaceDown)
def turn_face_down(game: Game, action: a.TurnFaceDown, context: Context, player: EntityId) -> None:
    _all(game, action.what, context, player, e.TurnsFaceDown)


@acts(a.PhaseOut)
def phase_out(game: Game, action: a.PhaseOut, context: Context, player: EntityId) -> None:
    _all(game, action.what, context, player, e.PhasesOut)


@acts(a.RemoveFromCombat)
def leave_combat(
    game: Game, action: a.RemoveFromCombat, context: Context, player: EntityId
) -> None:
    for entity in objects_meant(game, action.what, context, player):
        remove_from_combat(game, entity)


@acts(a.ExchangeControl)
def exchange_control(
    game: Game, action: a.ExchangeControl, context: Context, player: EntityId
) -> None:
    """701.12b: all or nothing."""
    one = objects_meant(game, action.one, context, player)
    other = objects_meant(game, action.other, context, player)
    if len(one) != 1 or len(other) != 1:
        return
    first, second = (
        characteristics(game, one[0]).controller,
        characteristics(game, other[0]).controller,
    )
    if first == second:
        return
    for entity, new in ((one[0], second), (other[0], first)):
        inner = context.acting(new)
        apply_changes(game, (entity,), (ChangeControl(ThatPlayer()),), Duration.PERMANENT, inner)


@acts(a.RemoveDamage)
def remove_damage(game: Game, action: a.RemoveDamage, context: Context, player: EntityId) -> None:
    """702.89a: deathtouch's mark goes with the damage."""
    for entity in objects_meant(game, action.what, context, player):
        thing = game.objects[entity]
        thing.damage = 0
        thing.deathtouched = False
        game.note("remove damage", ("702.89a",), object=game.name_of(entity))


@acts(a.ChooseObjects)
def choose(game: Game, action: a.ChooseObjects, context: Context, player: EntityId) -> None:
    objects_meant(game, action.what, context, player)


@acts(a.EnterWithCounters)
def enter_with_counters(
    game: Game, action: a.EnterWithCounters, context: Context, player: EntityId
) -> None:
    """614.12: part of how the permanent enters, so it counts on the entering event."""
    event = context.memory.get("entering_event")
    count = number(game, action.count, context)
    if event is not None:
        counters = entering_counters(game, event, event.counters, action.kind, count)
        context.memory["entering_event"] = replace(event, counters=counters)


@acts(a.Pair)
def pair(game: Game, action: a.Pair, context: Context, player: EntityId) -> None:
    """702.95c: neither is paired where one is no longer such a creature."""
    for one in objects_meant(game, action.one, context, player):
        for other in objects_meant(game, action.other, context, player):
            if could_pair(game, one, other, player):
                become_pair(game, one, other, player)


@acts(a.ExchangeWithHand)
def exchange_with_hand(
    game: Game, action: a.ExchangeWithHand, context: Context, player: EntityId
) -> None:
    """701.12d, e: the two change places, the card from the hand taking the other's host; all or nothing."""
    here = present(game, objects_meant(game, action.what, context, player), Zone.BATTLEFIELD)
    host = game.objects[here[0]].attached_to if here else None
    chosen = objects_meant(game, action.card, context, player) if host is not None else ()
    context.done = False
    if not chosen or host is None or game.objects[here[0]].owner != game.objects[chosen[0]].owner:
        return
    if not may_attach(game, chosen[0], host):
        return
    back = e.ZoneChange(
        object=here[0], to=Zone.HAND, reason="return", by=player, source=context.source,
        rules=("701.12d",),
    )  # fmt: skip
    there = e.ZoneChange(
        object=chosen[0], to=Zone.BATTLEFIELD, reason="put", by=player, controller=player,
        attach_to=host, source=context.source, rules=("701.12e",),
    )  # fmt: skip
    context.done = bool(happen(game, [back, there]))
