"""Counters on objects and players (122), proliferate, designations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.attack_requirements import goad
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_objects, choose_words
from rulesengine.game.decisions import ChooseObjects, ChooseWords
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.resolving import acts
from rulesengine.game.rules import rule
from rulesengine.ir import actions as a
from rulesengine.ir.refs import Objects

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@rule("701.41a")
def counters_on_each(count: int, targets: int, most: int) -> int:
    """How many counters each of up to so many targets gets: as many as are said of each."""
    return count


@acts(a.PutCounters)
def put_counters(game: Game, action: a.PutCounters, context: Context, player: EntityId) -> None:
    found = objects_meant(game, action.on, context, player)
    slot = getattr(action.on, "slot", None)
    shares = context.divisions.get(slot) if action.distributed and slot is not None else None
    events: list[e.Event] = []
    for entity in found:
        if not is_player(entity) and game.objects[entity].became is not None:
            continue
        if shares is not None:
            count = shares.get(entity, 0)
        else:
            former, context.affected = context.affected, entity
            count = number(game, action.count, context)
            context.affected = former
            if isinstance(action.on, Objects) and action.on.up_to and action.on.count:
                most = number(game, action.on.count, context)
                count = game.rules["counters_on_each"](count, len(found), most)
        if count > 0:
            events.append(
                e.PutCounters(
                    on=entity, kind=action.kind, count=count, source=context.source, by=player
                )
            )
    done = happen(game, events) if events else []
    context.amount = sum(ev.count for ev in done if isinstance(ev, e.PutCounters))
    context.done = bool(done)


@acts(a.RemoveCounters)
def remove_counters(
    game: Game, action: a.RemoveCounters, context: Context, player: EntityId
) -> None:
    events: list[e.Event] = []
    for entity in objects_meant(game, action.off, context, player):
        counters = game.objects[entity].counters
        kinds = [action.kind] if action.kind is not None else list(counters)
        if action.kind is None and action.count is not None and len(kinds) > 1:
            kinds = list(
                choose_words(
                    game,
                    ChooseWords(player=player, question="which counter", options=tuple(kinds)),
                )
            )
        for kind in kinds:
            count = counters.get(kind, 0)
            if action.count is not None:
                count = min(count, number(game, action.count, context))
            if count:
                events.append(e.RemoveCounters(off=entity, kind=kind, count=count))
    done = happen(game, events) if events else []
    context.amount = sum(ev.count for ev in done if isinstance(ev, e.RemoveCounters))
    context.done = context.amount > 0


@acts(a.MoveCounters)
def move_counters(game: Game, action: a.MoveCounters, context: Context, player: EntityId) -> None:
    """122.5: removed from one and put on the other; nothing where that can't be."""
    off = objects_meant(game, action.off, context, player)
    onto = objects_meant(game, action.onto, context, player)
    if not off or not onto or off[0] == onto[0]:
        return
    counters = game.objects[off[0]].counters
    for kind, present in counters.items():
        if action.kind is not None and kind != action.kind:
            continue
        count = (
            present if action.count is None else min(present, number(game, action.count, context))
        )
        if count:
            happen(
                game,
                [
                    e.RemoveCounters(off=off[0], kind=kind, count=count, rules=("122.5",)),
                    e.PutCounters(on=onto[0], kind=kind, count=count, by=player, rules=("122.5",)),
                ],
            )


@acts(a.GetCounters)
def get_counters(game: Game, action: a.GetCounters, context: Context, player: EntityId) -> None:
    count = number(game, action.count, context)
    happen(game, [e.PutCounters(on=player, kind=action.kind, count=count, source=context.source)])


@acts(a.Proliferate)
def proliferate(game: Game, action: a.Proliferate, context: Context, player: EntityId) -> None:
    """701.34a: any number of permanents and players with counters get one more of each kind."""
    options = tuple(p.id for p in game.living() if p.counters) + tuple(
        x for x in game.battlefield if game.objects[x].counters
    )
    chosen: tuple[EntityId, ...] = ()
    if options:
        chosen = choose_objects(
            game,
            ChooseObjects(
                player=player, question="proliferate", rules=("701.34a",), options=options,
                least=0, most=len(options),
            ),
        )  # fmt: skip
    events: list[e.Event] = []
    for entity in chosen:
        holder = game.player(entity) if is_player(entity) else game.objects[entity]
        events.extend(
            e.PutCounters(on=entity, kind=kind, count=1, by=player, rules=("701.34a",))
            for kind in holder.counters
        )
    happen(game, [*events, e.PlayerDoes(player=player, what="proliferate", rules=("701.34a",))])


@acts(a.Designate)
def designate(game: Game, action: a.Designate, context: Context, player: EntityId) -> None:
    if action.what is None:
        happen(game, [e.Designated(entity=player, name=action.name)])
        return
    found = objects_meant(game, action.what, context, player)
    if action.name == "goaded":
        goad(game, context.controller, found, context.source)
        return
    happen(game, [e.Designated(entity=entity, name=action.name) for entity in found])
