"""Persist and undying misread (702.79, 702.93, 603.6, 704.5q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.ir.words import Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.triggering import PendingTrigger


def nothing_happens(game: Game) -> Iterator[e.Event]:
    """A state-based action that is never performed."""
    yield from ()


def entering_is_resolving(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """What returns from a graveyard is taken not to enter: only a resolving spell does."""
    return [
        each
        for each in found
        if not (
            isinstance(each.event, e.ZoneChange)
            and each.event.to is Zone.BATTLEFIELD
            and each.event.from_zone is Zone.GRAVEYARD
        )
    ]


def sacrificing_is_not_dying(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """What is sacrificed is taken not to die: only what is destroyed does."""
    return [
        each
        for each in found
        if not (isinstance(each.event, e.ZoneChange) and each.event.reason == "sacrifice")
    ]


MISCONCEPTIONS: Final = (
    wrong("persist-token-returns", "111.7", "persist", "stray_tokens", nothing_happens),
    wrong("undying-counters-coexist", "704.5q", "undying", "counters_annihilate", nothing_happens),
    wrong(
        "sacrificed-does-not-die",
        "700.4",
        "emerge",
        "separate_triggers",
        sacrificing_is_not_dying,
    ),
    wrong(
        "returning-is-not-entering",
        "603.6a",
        "persist",
        "separate_triggers",
        entering_is_resolving,
    ),
)
