"""What a schema cannot say: names that must belong to a player, handles used only once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesengine.scenario.build import ZONES
from rulesengine.scenario.names import parse_counted

MOST_OBJECTS = 2_000
_PLAYER_FIELDS = ("player", "controller", "owner")

Found = Iterator[tuple[tuple[str | int, ...], str]]


def inconsistencies(scenario: Mapping[str, Any]) -> Found:
    """The places where a scenario of the right shape contradicts itself, and what was expected."""
    players: Mapping[str, Any] = scenario["players"]
    known = f"expected one of the players {', '.join(players)}"
    if scenario.get("active", next(iter(players))) not in players:
        yield ("active",), known
    yield from _objects(scenario, known)
    yield from _actions(scenario, known)
    for i, fields in enumerate(scenario.get("expect", ())):
        for key in _PLAYER_FIELDS:
            if key in fields and fields[key] not in players:
                yield ("expect", i, key), known
    yield from _asks(scenario, known)
    if "planar_deck" in scenario:
        for name, player in players.items():
            if player and "planar_deck" in player:
                message = "expected no planar deck here: the scenario has a shared one"
                yield ("players", name, "planar_deck"), message


def _entries(scenario: Mapping[str, Any]) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    for i, entry in enumerate(scenario.get("planar_deck", ())):
        yield ("planar_deck", i), entry
    for name, player in scenario["players"].items():
        for zone in (*ZONES, "planar_deck"):
            for i, entry in enumerate((player or {}).get(zone, ())):
                yield ("players", name, zone, i), entry


def _objects(scenario: Mapping[str, Any], known: str) -> Found:
    players = scenario["players"]
    handles: set[str] = set()
    total = 0
    for place, entry in _entries(scenario):
        text = entry if isinstance(entry, str) else entry["card"]
        count, _ = parse_counted(text)
        total += count
        if isinstance(entry, str):
            continue
        if entry.get("owner", next(iter(players))) not in players:
            yield (*place, "owner"), known
        if "id" in entry:
            handle = entry["id"]
            if handle in handles:
                yield (*place, "id"), f"expected an id used only once, got {handle} again"
            if handle in players:
                yield (*place, "id"), f"expected an id that is no player's name, got {handle}"
            if count > 1:
                yield (*place, "card"), "expected a single card, since it has an id"
            handles.add(handle)
    if total > MOST_OBJECTS:
        yield ("players",), f"expected at most {MOST_OBJECTS} objects, got {total}"


def _actions(scenario: Mapping[str, Any], known: str) -> Found:
    for i, action in enumerate(scenario.get("actions", ())):
        yield from _action(("actions", i), action, scenario["players"], known)


def _action(
    place: tuple[str | int, ...],
    action: Mapping[str, Any],
    players: Mapping[str, Any],
    known: str,
) -> Found:
    if "by" in action and action["by"] not in players:
        yield (*place, "by"), known
    if action.get("illegal") and action.get("legal"):
        yield (*place, "legal"), "expected only one of legal and illegal"


def _asks(scenario: Mapping[str, Any], known: str) -> Found:
    asks = scenario.get("ask", ())
    single = isinstance(asks, Mapping)
    last = len(scenario.get("actions", ())) - 1
    for i, ask in enumerate([asks] if single else asks):
        place: tuple[str | int, ...] = ("ask",) if single else ("ask", i)
        if ask.get("after", -1) > last:
            yield (*place, "after"), f"expected the number of an action, at most {last}"
        for key in _PLAYER_FIELDS:
            if key in ask and ask[key] not in scenario["players"] and ask[key] != "?":
                yield (*place, key), known
        for key in ("legal", "cost", "targets"):
            if key in ask:
                yield from _action((*place, key), ask[key], scenario["players"], known)
