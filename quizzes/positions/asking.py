"""What is asked about positions, in the words of the scenario format."""

from __future__ import annotations

from typing import Any

AskMapping = dict[str, Any]


def life(player: str) -> AskMapping:
    return {"player": player, "life": "?"}


def poison(player: str) -> AskMapping:
    return {"player": player, "poison": "?"}


def size_of(thing: str) -> AskMapping:
    return {"object": thing, "power": "?", "toughness": "?"}


def fate_of(thing: str) -> list[AskMapping]:
    """Where it is, under whose control and with which counters: one value of three asks."""
    return [
        {"object": thing, "zone": "?"},
        {"object": thing, "controller": "?"},
        {"object": thing, "counters": "?"},
    ]


def number_of(player: str, thing: str) -> AskMapping:
    return {"player": player, "zone": "battlefield", "card": thing, "count": "?"}


def times(keyword: str) -> AskMapping:
    return {"triggers": keyword}


def copies(spell: str) -> AskMapping:
    return {"copies": spell}
