"""Whether an event is what a trigger about a player waits for: draws, plays, is targeted … (603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.layers import controller
from rulesengine.game.objects import is_player
from rulesengine.game.references import denotes, player_fits
from rulesengine.ir import triggers as t
from rulesengine.ir.filters import ControlledBy, Filter
from rulesengine.ir.refs import PlayerRef
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Memory = dict[str, Any]
Matcher = Callable[["Game", Any, Any, "Context", "list[e.Event]"], Iterator[Memory]]


def who_fits(game: Game, who: PlayerRef | None, player: EntityId | None, context: Context) -> bool:
    return who is None or (player is not None and player_fits(game, who, player, context))


def is_doing_of(game: Game, such: Filter, source: EntityId, context: Context) -> bool:
    """Whether an effect is that of such a spell or ability; of an ability only its source is known."""
    if game.objects[source].zone is not Zone.STACK:
        such = Filter(tuple(part for part in such.predicates if isinstance(part, ControlledBy)))
    return matches(game, such, source, context)


def player_event(*names: str) -> Matcher:
    def match(
        game: Game, trigger: t.PlayerTrigger, event: Any, context: Context, batch: list[e.Event]
    ) -> Iterator[Memory]:
        if isinstance(event, e.PlayerDoes):
            if event.what not in _DEEDS.get(trigger.what, (trigger.what,)):
                return
        elif trigger.what not in names:
            return
        if trigger.cause is not None and (
            event.source is None or not is_doing_of(game, trigger.cause, event.source, context)
        ):
            return
        player = getattr(event, "player", None)
        if not who_fits(game, trigger.who, player, context):
            return
        if trigger.nth is not None and _nth(game, event) != trigger.nth:
            return
        if trigger.but_first_in_draw_step and _first_in_draw_step(game, event):
            return
        entity = getattr(event, "object", None)
        if trigger.object is not None:
            if entity is None or not denotes(game, trigger.object, entity, context):
                return
        much = getattr(event, "amount", getattr(event, "count", 1))
        if trigger.one_or_more:
            alike = [ev for ev in batch if type(ev) is type(event)]
            much = sum(1 for ev in alike if _is_about(game, trigger, ev, context))
        elif isinstance(event, e.LoseLife):
            together = [ev for ev in batch if isinstance(ev, e.LoseLife) and ev.player == player]
            if together and together[0] is not event:
                return  # one loss, whatever dealt the damage; of gaining life 119.9 says otherwise
            much = sum(ev.amount for ev in together)
        how_much = {"amount": much} if much != 1 else {}  # else "that much" is of what follows
        yield {"trigger_object": entity, "trigger_player": player, **how_much}

    return match


def _is_about(game: Game, trigger: t.PlayerTrigger, event: Any, context: Context) -> bool:
    entity = getattr(event, "object", None)
    return trigger.object is None or (
        entity is not None and denotes(game, trigger.object, entity, context)
    )


def _first_in_draw_step(game: Game, event: e.Draw) -> bool:
    """Whether it is the first card that player drew in this draw step of their own."""
    if game.step is not Step.DRAW or game.active != event.player:
        return False
    first: e.Draw | None = None
    for earlier in game.this_turn():
        if isinstance(earlier, e.StepBegins):
            first = None
        elif isinstance(earlier, e.Draw) and earlier.player == event.player:
            first = first or earlier
    return first is event


def gets_counters(
    game: Game, trigger: t.PlayerTrigger, event: e.PutCounters, context: Context, _b: Any
) -> Iterator[Memory]:
    """ "Whenever you get one or more {E}" (107.14)."""
    if trigger.what == "get energy" and event.kind == "energy" and is_player(event.on):
        if who_fits(game, trigger.who, event.on, context):
            yield {"trigger_player": event.on, "amount": event.count}


def becomes_designated(
    game: Game, trigger: t.PlayerTrigger, event: e.Designated, context: Context, _b: Any
) -> Iterator[Memory]:
    """ "Whenever you become the monarch" (725.1)."""
    if trigger.what == event.name and is_player(event.entity):
        if who_fits(game, trigger.who, event.entity, context):
            yield {"trigger_player": event.entity}


def expends(
    game: Game, trigger: t.PlayerTrigger, event: e.Cast, context: Context, _b: Any
) -> Iterator[Memory]:
    """700.14: the Nth mana that player spends on spells in the turn was spent on this one."""
    if trigger.what != "expend" or trigger.nth is None or event.copied:
        return
    if not who_fits(game, trigger.who, event.player, context):
        return
    total = before = 0
    for earlier in game.this_turn():
        if isinstance(earlier, e.Cast) and earlier.player == event.player and not earlier.copied:
            announced = game.objects[earlier.object].announced
            before = total
            total += len(announced.mana_spent) if announced is not None else 0
            if earlier is event:
                break
    if before < trigger.nth <= total:
        yield {"trigger_object": event.object, "trigger_player": event.player}


def day_changes(
    game: Game, trigger: t.PlayerTrigger, event: e.BecomesDay, context: Context, _b: Any
) -> Iterator[Memory]:
    """731.1a: day becomes night, or night day; the first of them in a game is neither."""
    named = "night becomes day" if event.day else "day becomes night"
    if event.changed and trigger.what == named:
        yield {}


def planeswalks(
    game: Game, trigger: t.PlayerTrigger, event: e.Planeswalks, context: Context, _b: Any
) -> Iterator[Memory]:
    """Planeswalking to or away from a card, encountering a phenomenon (901.11b, 312.5)."""
    cards = {"planeswalk to": event.to, "encounter": event.to, "planeswalk away from": event.away}
    for card in cards.get(trigger.what, ()):
        if who_fits(game, trigger.who, event.player, context) and (
            trigger.object is None or denotes(game, trigger.object, card, context)
        ):
            yield {"trigger_object": card, "trigger_player": event.player}


_DEEDS = {
    "scry or surveil": ("scry", "surveil"), "cycle or discard": (), "gain or lose life": (),
}  # fmt: skip
"""Triggers that more than one deed of a player satisfies; a cycled card is discarded anyway."""


def _nth(game: Game, event: Any) -> int:
    """How many such events that player has had this turn."""
    nth = getattr(event, "nth", None)
    if nth is not None:
        return int(nth)
    alike: list[Any] = [earlier for earlier in game.this_turn() if type(earlier) is type(event)]
    what = getattr(event, "what", None)
    return sum(
        1
        for earlier in alike
        if earlier.player == event.player and getattr(earlier, "what", None) == what
    )


def plays_land(
    game: Game, trigger: t.PlayerTrigger, event: e.ZoneChange, context: Context, _b: Any
) -> Iterator[Memory]:
    named = trigger.what in ("play", "play from exile")
    if named and event.reason == "play" and event.became is not None:
        if trigger.what == "play from exile" and event.from_zone is not Zone.EXILE:
            return
        if who_fits(game, trigger.who, event.by, context) and (
            trigger.object is None or denotes(game, trigger.object, event.became, context)
        ):
            yield {"trigger_object": event.became, "trigger_player": event.by}
    elif trigger.what == "mill" and event.reason == "mill":
        if _is_milled(game, trigger, event, context):
            milled = sum(_is_milled(game, trigger, ev, context) for ev in _b)
            how_many = {"amount": milled} if trigger.one_or_more else {}
            yield {"trigger_object": event.object, "trigger_player": event.by, **how_many}
    elif trigger.what == "create" and event.from_zone is Zone.NOWHERE and event.became is not None:
        yield from _created(game, trigger, event, context, _b)


def _is_milled(game: Game, trigger: t.PlayerTrigger, event: e.Event, context: Context) -> bool:
    return (
        isinstance(event, e.ZoneChange)
        and event.reason == "mill"
        and who_fits(game, trigger.who, event.by, context)
        and (trigger.object is None or denotes(game, trigger.object, event.object, context))
    )


def _created(
    game: Game, trigger: t.PlayerTrigger, event: e.ZoneChange, context: Context, batch: Any
) -> Iterator[Memory]:
    """111.1: a token is created as it enters."""
    moves = [ev for ev in batch if isinstance(ev, e.ZoneChange)] if trigger.one_or_more else [event]
    found = tuple(
        token
        for token in (ev.became for ev in moves)
        if token is not None
        and game.objects[token].token
        and who_fits(game, trigger.who, controller(game, token), context)
        and (trigger.object is None or denotes(game, trigger.object, token, context))
    )
    if found:
        how_many = {"amount": len(found)} if trigger.one_or_more else {}
        one = found if trigger.one_or_more else found[0]
        yield {"trigger_object": one, "trigger_player": controller(game, found[0]), **how_many}


def taps_for_mana(
    game: Game, trigger: t.PlayerTrigger, event: e.Tap, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what == "tap" and event.source is not None:
        player = controller(game, event.source)
    elif trigger.what == "tap for mana" and event.for_mana:
        player = controller(game, event.object)
    else:
        return
    if who_fits(game, trigger.who, player, context) and (
        trigger.object is None or denotes(game, trigger.object, event.object, context)
    ):
        yield {"trigger_object": event.object, "trigger_player": player}


def player_targeted(
    game: Game, trigger: t.PlayerTrigger, event: e.BecomesTarget, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what != "become the target" or not is_player(event.object):
        return
    if who_fits(game, trigger.who, event.object, context) and (
        trigger.object is None or denotes(game, trigger.object, event.by, context)
    ):
        yield {"trigger_object": event.by, "trigger_player": event.object}
