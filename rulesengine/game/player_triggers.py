"""Whether an event is what a trigger about a player waits for: draws, plays, is targeted … (603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.layers import controller
from rulesengine.game.objects import is_player
from rulesengine.game.references import denotes, player_fits
from rulesengine.ir import triggers as t
from rulesengine.ir.refs import PlayerRef

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Memory = dict[str, Any]
Matcher = Callable[["Game", Any, Any, "Context", "list[e.Event]"], Iterator[Memory]]


def who_fits(game: Game, who: PlayerRef | None, player: EntityId | None, context: Context) -> bool:
    return who is None or (player is not None and player_fits(game, who, player, context))


def player_event(*names: str) -> Matcher:
    def match(
        game: Game, trigger: t.PlayerTrigger, event: Any, context: Context, _b: Any
    ) -> Iterator[Memory]:
        if isinstance(event, e.PlayerDoes):
            if event.what not in _DEEDS.get(trigger.what, (trigger.what,)):
                return
        elif trigger.what not in names:
            return
        player = getattr(event, "player", None)
        if not who_fits(game, trigger.who, player, context):
            return
        if trigger.nth is not None and _nth(game, event) != trigger.nth:
            return
        entity = getattr(event, "object", None)
        if trigger.object is not None:
            if entity is None or not denotes(game, trigger.object, entity, context):
                return
        much = getattr(event, "amount", getattr(event, "count", 1))
        how_much = {"amount": much} if much != 1 else {}  # else "that much" is of what follows
        yield {"trigger_object": entity, "trigger_player": player, **how_much}

    return match


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
    named = ("day and night change", "night becomes day" if event.day else "day becomes night")
    if event.changed and trigger.what in named:
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


_DEEDS = {"scry or surveil": ("scry", "surveil"), "cycle or discard": ()}
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
    if trigger.what == "play" and event.reason == "play" and event.became is not None:
        if who_fits(game, trigger.who, event.by, context) and (
            trigger.object is None or denotes(game, trigger.object, event.became, context)
        ):
            yield {"trigger_object": event.became, "trigger_player": event.by}
    elif trigger.what == "mill" and event.reason == "mill":
        if who_fits(game, trigger.who, event.by, context) and (
            trigger.object is None or denotes(game, trigger.object, event.object, context)
        ):
            yield {"trigger_object": event.object, "trigger_player": event.by}


def taps_for_mana(
    game: Game, trigger: t.PlayerTrigger, event: e.Tap, context: Context, _b: Any
) -> Iterator[Memory]:
    if trigger.what != "tap for mana" or not event.for_mana:
        return
    player = controller(game, event.object)
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
