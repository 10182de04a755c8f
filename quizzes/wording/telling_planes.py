"""What is told of a game of Planechase: planes, planar decks and what the planar die shows (901)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from quizzes.question import Message

Scenario = Mapping[str, Any]
ROLL = "roll planar die"


def planes(scenario: Scenario) -> Iterator[Message]:
    """Which planes are face up and whose they are, and what lies on top of the planar decks."""
    players: Mapping[str, Any] = scenario["players"]
    shared = scenario.get("planar_deck")
    for name, player in players.items():
        for entry in (player or {}).get("command", ()):
            fields = {"card": entry} if isinstance(entry, str) else dict(entry)
            yield {"tell": "plane", "owner": "" if shared else name, **fields}
    for name, player in players.items():
        if deck := (player or {}).get("planar_deck"):
            yield {"tell": "planar_deck", "player": name, "cards": list(deck)}
    if shared:
        yield {"tell": "shared_planar_deck", "cards": list(shared)}


def begins(scenario: Scenario) -> bool:
    """Whether the first plane is still to be turned up (901.5)."""
    players = [player or {} for player in scenario["players"].values()]
    decks = any("planar_deck" in player for player in players) or "planar_deck" in scenario
    face_up = any(player.get("command") for player in players)
    return decks and not face_up and scenario.get("step") == "untap"


def rolls(scenario: Scenario) -> dict[int, str]:
    """What the planar die shows, by the place of the action that rolls it.

    Nothing where something else rolls it too: then all results are told in their order.
    """
    actions = scenario.get("actions", ())
    places = [place for place, each in enumerate(actions) if each.get("special") == ROLL]
    results = scenario.get("planar_die", ())
    return dict(zip(places, results, strict=True)) if len(places) == len(results) else {}


def shown(scenario: Scenario) -> Iterator[Message]:
    """All results in their order, where they are not told roll by roll."""
    results = scenario.get("planar_die", ())
    if results and not rolls(scenario):
        yield {"tell": "shown", "results": list(results)}
