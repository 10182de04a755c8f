"""Cards changing zones on instruction: draw, discard, mill, sacrifice, destroy, exile, return, put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.attaching import may_attach
from rulesengine.game.auras import choose_host
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.drawing import draw_card
from rulesengine.game.effects.choosing import objects_meant, players_meant
from rulesengine.game.entering_combat import choose_attacked
from rulesengine.game.forbidding import forbidden
from rulesengine.game.layers import characteristics
from rulesengine.game.linking import link_exiled
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.resolving import acts, proposes
from rulesengine.game.zones import top_of_library
from rulesengine.ir import actions as a
from rulesengine.ir.refs import Objects, OwnerOf
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@acts(a.Draw)
def draw(game: Game, action: a.Draw, context: Context, player: EntityId) -> None:
    """121.2: one card after the other."""
    count = number(game, action.count, context)
    began = len(game.history)
    for _ in range(min(count, 500)):
        applied = context.memory.get("applied", frozenset())
        draw_card(game, player, context.source, applied=applied)
    if action.slot >= 0:
        moves = (ev for ev in game.history[began:] if isinstance(ev, e.ZoneChange))
        context.slots[action.slot] = tuple(
            ev.became
            for ev in moves
            if ev.reason == "draw" and ev.became is not None
            if game.objects[ev.became].owner == player
        )
    context.amount = count


@acts(a.SkipDraw)
def skip_draw(game: Game, action: a.SkipDraw, context: Context, player: EntityId) -> None:
    """The replacement has already taken the draw away (614.6)."""


def _discarded(
    game: Game, action: a.Discard, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    remember_moves(context, done)
    context.amount = sum(1 for event in done if isinstance(event, e.Discard))
    context.done = context.amount > 0


@proposes(a.Discard, _discarded)
def discard(game: Game, action: a.Discard, context: Context, player: EntityId) -> list[e.Event]:
    if action.what is None:
        cards = game.player(player).hand
    else:
        cards = objects_meant(game, action.what, context, player, Zone.HAND)
    return [e.Discard(object=card, player=player, source=context.source) for card in cards]


def _milled(
    game: Game, action: a.Mill, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    remember_moves(context, done)
    became = tuple(ev.became for ev in done if isinstance(ev, e.ZoneChange) and ev.became)
    if action.slot >= 0:
        context.slots[action.slot] = became
    context.last = became
    context.amount = len(became)


@proposes(a.Mill, _milled)
def mill(game: Game, action: a.Mill, context: Context, player: EntityId) -> list[e.Event]:
    """701.17a."""
    cards = top_of_library(game, player, number(game, action.count, context))
    return moves(cards, Zone.GRAVEYARD, context, player, reason="mill", rules=("701.17a",))


def sacrificed(
    game: Game, action: a.Action, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    remember_moves(context, done)
    gone = tuple(ev.object for ev in done if isinstance(ev, e.Sacrifice))
    context.done = bool(gone)
    context.last = gone or context.last
    context.amount = len(gone)


@proposes(a.Sacrifice, sacrificed)
def sacrifice(game: Game, action: a.Sacrifice, context: Context, player: EntityId) -> list[e.Event]:
    """701.21a: a player chooses among permanents they control."""
    found = objects_meant(game, _own(action.what, player), context, player)
    events: list[e.Event] = [
        e.Sacrifice(object=entity, player=player, source=context.source)
        for entity in found
        if not is_player(entity)
    ]
    if events and _of_keyword(game, context) == "exploit":  # 702.110b
        events.append(
            e.PlayerDoes(
                player=player, what="exploit", object=found[0], source=context.source,
                rules=("702.110b",),
            )
        )  # fmt: skip
    return events


def _of_keyword(game: Game, context: Context) -> str:
    """The keyword whose ability is resolving, if it is one's."""
    stacked = context.memory.get("stack_object")
    keyword = game.objects[stacked].keyword if stacked is not None else None
    return keyword.name if keyword is not None else ""


def _own(what, player: EntityId):  # type: ignore[no-untyped-def]
    """ "Sacrifice a creature": one the sacrificing player controls, whatever the phrase says."""
    from dataclasses import replace

    from rulesengine.ir.filters import ControlledBy
    from rulesengine.ir.refs import Determiner, ThatPlayer

    if isinstance(what, Objects) and what.determiner in (Determiner.CHOOSE, Determiner.ALL):
        own = ControlledBy(ThatPlayer())
        predicates = tuple(p for p in what.filter.predicates if not isinstance(p, ControlledBy))
        return replace(what, filter=replace(what.filter, predicates=(*predicates, own)))
    return what


@acts(a.Destroy)
def destroy(game: Game, action: a.Destroy, context: Context, player: EntityId) -> None:
    found = objects_meant(game, action.what, context, player)
    source = context.memory.get("replaced source", context.source)
    events: list[e.Event] = [
        e.Destroy(object=x, source=source, can_regenerate=not action.no_regeneration) for x in found
    ]
    done = happen(game, events) if events else []
    remember_moves(context, done)
    context.amount = sum(1 for event in done if isinstance(event, e.Destroy))
    context.done = context.amount > 0


def _moved(
    game: Game, action: a.Move, context: Context, player: EntityId, done: list[e.Event]
) -> None:
    """What they became can be found by later words (400.7j)."""
    remember_moves(context, done)
    changes = [event for event in done if isinstance(event, e.ZoneChange)]
    became = tuple(event.became for event in changes if event.became is not None)
    if action.slot >= 0:
        context.slots[action.slot] = became
    context.amount = len(became)
    context.done = bool(changes)
    if action.until_source_leaves:
        return_when_source_leaves(game, became, context)
    if action.to is Zone.EXILE:
        link_exiled(game, became, context)


@proposes(a.Move, _moved)
def move_action(game: Game, action: a.Move, context: Context, player: EntityId) -> list[e.Event]:
    """Exile, return or put objects somewhere."""
    found = objects_meant(game, action.what, context, player)
    found = tuple(x for x in found if not is_player(x) and _may_move(game, x))
    if action.until_source_leaves and not _may_move(game, context.source):
        found = ()  # 610.3a: it has left already, so nothing moves
    return _moves(game, action, found, context, player)


def _may_move(game: Game, entity: EntityId) -> bool:
    thing = game.objects[entity]
    return thing.became is None and thing.last_known is None


def _moves(
    game: Game, action: a.Move, found: tuple[EntityId, ...], context: Context, player: EntityId
) -> list[e.Event]:
    events: list[e.Event] = []
    for entity in found:
        thing = game.objects[entity]
        under = player
        if action.under is not None:
            if isinstance(action.under, OwnerOf):
                under = thing.owner
            else:
                under = players_meant(game, action.under, context)[0]
        host = None
        if action.attached_to is not None:
            hosts = objects_meant(game, action.attached_to, context, player)
            host = next((h for h in hosts if may_attach(game, entity, h)), None)
            if host is None and "Aura" in characteristics(game, entity).subtypes:
                continue  # 303.4g: it stays where it is
        elif action.to is Zone.BATTLEFIELD and "Aura" in characteristics(game, entity).subtypes:
            host = choose_host(game, entity, under)  # 303.4f
            if host is None:
                continue  # 303.4g: it stays where it is
        attacking = None
        if action.attacking:
            attacking = whom_to_attack(game, under, context)
        change = e.ZoneChange(
            object=entity, to=action.to, reason=action.verb, by=player, source=context.source,
            position=_position(game, action, entity), controller=under, tapped=action.tapped,
            face_down="effect" if action.face_down else "", transformed=action.transformed,
            attach_to=host, attacking=attacking,
        )  # fmt: skip
        change.counters = _with_counters(game, change, action, context)
        events.append(change)
    return events


def _position(game: Game, action: a.Move, entity: EntityId) -> int | None:
    """Where in a library it is put: its owner may be the one to say which end (401.1)."""
    if not action.top_or_bottom:
        return action.position
    decision = ChooseWords(
        player=game.objects[entity].owner, question="top or bottom", about=entity,
        options=("top", "bottom"), rules=("608.2d",),
    )  # fmt: skip
    if choose_words(game, decision) == ("bottom",):
        return -1
    return action.position or 0


def _with_counters(
    game: Game, change: e.ZoneChange, action: a.Move, context: Context
) -> dict[str, int]:
    """The counters it is to have where it goes, but for those it can't have put on it (101.2)."""
    found: dict[str, int] = {}
    for kind, quantity in action.counters:
        count = number(game, quantity, context)
        put = e.PutCounters(on=change.object, kind=kind, count=count, entering=change)
        if change.to is not Zone.BATTLEFIELD or not forbidden(game, put):
            found[kind] = count
    return found


def whom_to_attack(game: Game, player: EntityId, context: Context) -> EntityId | None:
    """508.4: the controller chooses which player or planeswalker it attacks."""
    defender = context.memory.get("defender")
    if defender is not None:
        return int(defender)
    for returned in context.cost_objects:  # 702.49c: what the returned creature was attacking
        attacked = game.objects[returned].attacking
        if attacked is not None:
            return attacked
    return choose_attacked(game, player, context.source)


def move(
    game: Game,
    cards: tuple[EntityId, ...],
    to: Zone,
    context: Context,
    player: EntityId,
    reason: str = "put",
    position: int | None = None,
    rules: tuple[str, ...] = (),
) -> list[e.ZoneChange]:
    """Move cards together."""
    events = moves(cards, to, context, player, reason, position, rules)
    done = happen(game, events) if events else []
    remember_moves(context, done)
    return [event for event in done if isinstance(event, e.ZoneChange)]


def moves(
    cards: tuple[EntityId, ...],
    to: Zone,
    context: Context,
    player: EntityId,
    reason: str = "put",
    position: int | None = None,
    rules: tuple[str, ...] = (),
) -> list[e.Event]:
    return [
        e.ZoneChange(
            object=card, to=to, reason=reason, by=player, source=context.source,
            position=position, rules=rules, controller=player,
        )
        for card in cards
    ]  # fmt: skip


def remember_moves(context: Context, done: list[e.Event]) -> None:
    """400.7j: an effect can find the objects it moved itself, where they went to a public zone."""
    for event in done:
        if isinstance(event, e.ZoneChange) and event.became is not None:
            context.moved[event.object] = event.became


def return_when_source_leaves(game: Game, exiled: tuple[EntityId, ...], context: Context) -> None:
    """610.3: an effect that exiles "until" also returns, immediately after the source has left."""
    from rulesengine.game.durations import until_source_leaves

    until_source_leaves(game, exiled, context)
