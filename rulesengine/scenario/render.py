"""The final position of a run, as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesengine.scenario.result import Result


def position_lines(result: Result) -> Iterator[str]:
    """The position, then how the run ended, what was asked and what needs an author's eye."""
    for name, player in result.players.items():
        yield f"{name}:"
        for key, listed in player.items():
            value = _named(listed) if key == "library" else listed
            if value not in ([], (), {}, "", None, False):
                yield f"  {key}: {_words(value)}"
    for key, value in result.zones.items():
        if value not in ([], (), {}, "", None):
            yield f"{key}: {_words(value)}"
    yield f"status: {result.status}" if result.finished else f"stopped: {result.why()}"
    if result.answers:
        yield f"answers: {_words(result.answers)}"
    if result.unused_answers:
        yield f"unused answers: {_words(result.unused_answers)}"
    if result.ambiguous_names:
        yield f"ambiguous names: {_words(result.ambiguous_names)}"


def _named(cards: Any) -> Any:
    """A library without its unnamed cards, which `library_size` counts."""
    return [card for card in cards if card != ""]


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        if "card" in value:
            rest = {key: part for key, part in value.items() if key != "card"}
            return f"{value['card']} ({_words(rest)})" if rest else str(value["card"])
        return ", ".join(f"{key} {_words(part)}" for key, part in value.items())
    if value == "":
        return "an unnamed card"
    if isinstance(value, list | tuple):
        return ", ".join(map(_words, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
