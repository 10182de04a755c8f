"""What happens next: the log of a run as events to tell, and where two runs part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.scenario.run import Run

# Mana is made and paid without anyone asking what comes next; a turn's steps are no events.
UNTOLD = frozenset({"add mana", "pay mana", "pass", "priority", "step", "turn", "put", "cease"})
NOTHING: Mapping[str, Any] = {"event": ""}
Event = Mapping[str, Any]


def events(run: Run) -> list[Event]:
    """What happened, in order, by names: the same in two runs if a reader would tell it alike."""
    assert run.game is not None
    return [
        {"event": entry.event, **_named(entry.parameters)}
        for entry in run.game.log
        if entry.event not in UNTOLD
    ]


def _named(parameters: Mapping[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in parameters.items() if not k.endswith("_id") and k != "became"}


def event_at(run: Run, place: int) -> Event:
    """What happens at a place of the log; nothing where it has ended."""
    found = events(run)
    return found[place] if place < len(found) else NOTHING


def parting(one: list[Event], other: list[Event]) -> int | None:
    """The first place at which two logs differ; None where they don't."""
    for place in range(max(len(one), len(other))):
        if one[place : place + 1] != other[place : place + 1]:
            return place
    return None
