"""What is asked about positions, in the words of the scenario format."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from quizzes.question import Ask
from rulesengine.scenario.actions import Verb

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


def controller_of(thing: str) -> AskMapping:
    return {"object": thing, "controller": "?"}


def number_of(player: str, thing: str) -> AskMapping:
    return {"player": player, "zone": "battlefield", "card": thing, "count": "?"}


def times(keyword: str) -> AskMapping:
    return {"triggers": keyword}


def copies(spell: str) -> AskMapping:
    return {"copies": spell}


# What a family asks about the name or action that a template gives it.
SHORT: Mapping[str, Callable[[Any], Ask]] = MappingProxyType(
    {
        "life_total": life,
        "which_zone": fate_of,
        "power_toughness": size_of,
        "who_controls": controller_of,
        "how_many": times,
        "is_it_legal": lambda action: {"legal": action},
        "mana_to_pay": lambda action: {"cost": action},
        "what_can_be_targeted": lambda action: {"targets": action},
        "what_survives": lambda things: {"survivors": things},
        "resolution_order": lambda _: {"order": "stack"},
        "what_happens_next": lambda _: {"happens": 0},
    }
)
ASKING = frozenset(
    {
        "happens",
        "legal",
        "cost",
        "targets",
        "survivors",
        "order",
        "next",
        "triggers",
        "copies",
        "face_up",
    }
)
VERBS = frozenset(verb.value for verb in Verb)  # an action, even one that names its targets


def asks_for(family: str, given: Sequence[Any]) -> tuple[Ask, ...]:
    """The asks of a template: whole ones as they are, names and actions as the family means them."""
    return tuple(each if _whole(each) else SHORT[family](each) for each in given)


def _whole(given: Any) -> bool:
    if isinstance(given, list):
        return all(isinstance(each, Mapping) for each in given)
    if not isinstance(given, Mapping) or VERBS & given.keys():
        return False
    return "?" in given.values() or bool(ASKING & given.keys())
