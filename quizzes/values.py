"""Values of asks as messages: how an answer of any kind is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.question import Ask, Message


def asked_for(ask: Mapping[str, Any]) -> tuple[str, ...]:
    """What an ask asks for: the names of its `?`, or the kind of what lies beyond positions."""
    found = tuple(name for name, value in ask.items() if value == "?")
    return found or (next(iter(ask)),)


def value_message(ask: Ask, value: Any) -> Message:
    """An answer to an ask, to be said in any language."""
    if not isinstance(ask, Mapping):
        return {"say": "fate", **(value or {})}
    asked = asked_for(ask)
    if asked == ("zone",):
        return {"say": "fate"} if value is None else {"say": "fate", "zone": value}
    if value is None:
        return {"say": "not_there"}
    if set(asked) == {"power", "toughness"}:
        sized = value != "None/None"  # a permanent that is no creature has neither (208.3)
        return {"say": "size", "size": value} if sized else {"say": "not_a_creature"}
    if asked[0] == "legal":
        return {"say": "legal", "legal": value["legal"], "rules": value.get("rules", [])}
    if isinstance(value, bool):
        return {"say": "truth", "is": value}
    if isinstance(value, int):
        return {"say": "number", "n": value}
    if asked == ("counters",):
        return {"say": "counters", "counters": value}
    if asked == ("order",):
        return {"say": "in_order", "names": [str(each) for each in value]}
    if asked == ("happens",):
        return {"say": "happens", "event": value}
    if isinstance(value, list | tuple):
        return {"say": "names", "names": [str(each) for each in value]}
    if isinstance(value, Mapping):
        return {"say": "name", "name": str(value.get("text", value))}
    return {"say": "name", "name": str(value)}
