"""Day and night: the game's designation, and the faces that follow it (702.145, 731)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.replacing import Replacement, gathers
from rulesengine.game.resolving import acts
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.actions import BecomeDay
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

DAYBOUND, NIGHTBOUND = "daybound", "nightbound"


def become(game: Game, day: bool, rule: str) -> None:
    """731.1: it becomes day or night, and the permanents bound to it transform at once."""
    if game.day is not day:
        happen(game, [e.BecomesDay(day=day, changed=game.day is not None, rules=(rule,))])
        turn_faces(game)


def turn_faces(game: Game) -> None:
    """702.145c, f: a front face with daybound by night, a back face with nightbound by day, turns."""
    if game.day is None:
        return
    wrong, rule = (NIGHTBOUND, "702.145f") if game.day else (DAYBOUND, "702.145c")
    events: list[e.Event] = [
        e.Transforms(object=entity, rules=(rule,))
        for entity in _bound(game, wrong)
        if game.objects[entity].transformed is game.day
    ]
    if events:
        happen(game, events)


def keep(game: Game) -> None:
    """702.145c, d, f, g: what holds "any time", looked at whenever a player would get priority."""
    if game.day is None:
        if any(True for _ in _bound(game, DAYBOUND)):
            become(game, True, "702.145d")
        elif any(True for _ in _bound(game, NIGHTBOUND)):
            become(game, False, "702.145g")
    else:
        turn_faces(game)


def check_previous_turn(game: Game) -> None:
    """731.2: the second part of the untap step looks at what the last active player cast."""
    if game.day is None or not game.cast_last_turn or game.last_active is None:
        return
    cast = game.cast_last_turn[game.last_active - 1]
    if game.day and cast == 0:
        become(game, False, "731.2a")
    elif not game.day and cast >= 2:
        become(game, True, "731.2b")


def _bound(game: Game, keyword: str) -> Iterator[EntityId]:
    for entity in game.battlefield:
        if not game.objects[entity].phased_out:
            if keyword in characteristics(game, entity).keywords:
                yield entity


@gathers(e.ZoneChange)
def enters_by_night(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """702.145b: by night a double-faced card with daybound enters transformed."""
    card = game.objects[event.object].card
    if event.to is not Zone.BATTLEFIELD or game.day is not False or event.transformed:
        return
    if card is None or len(card.faces) < 2 or event.face_down or event.copy_of is not None:
        return
    front = card.faces[0].abilities
    if any(isinstance(a, KeywordAbility) and a.name == DAYBOUND for a in front):
        names = (card.name, DAYBOUND)
        yield Replacement((DAYBOUND, event.object), event.object, _transformed, names)


def _transformed(game: Game, event: e.Event) -> list[e.Event]:
    assert isinstance(event, e.ZoneChange)
    return [replace(event, transformed=True)]


@acts(BecomeDay)
def become_day(game: Game, action: BecomeDay, context: Context, player: EntityId) -> None:
    """ "It becomes night"."""
    become(game, action.day, "731.1")
