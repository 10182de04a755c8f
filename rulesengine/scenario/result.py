"""What a run of a scenario gives: its status, the log, the position, and what stopped it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any


class Status(StrEnum):
    """How a run ended; only OK and DRAW have a final position to compare with `expect`."""

    OK = "ok"
    ILLEGAL_ACTION = "illegal_action"
    NEEDS_CHOICE = "needs_choice"
    UNSUPPORTED = "unsupported"
    INVALID = "invalid"
    DRAW = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """One event: its name and parameters, the rules that made it happen, and its cause.

    `cause` is the index in the log of the event that led to it. `text` is rendered from the rest.
    """

    event: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    cause: int | None = None
    text: str = ""

    def to_json(self) -> dict[str, Any]:
        """The entry in the contract's words: the parameters stand beside the event."""
        return {
            "event": self.event,
            **self.parameters,
            "rules": list(self.rules),
            "cause": self.cause,
            "text": self.text,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The outcome of one run. `players` holds each player's position in the contract's words.

    Where the status is not OK: `action` is the index of the action that stopped the run,
    `decision` the question without an answer and `options` its legal answers, `card` and `clause`
    what was not understood. `game` is the game itself, for expectations; it is not in the JSON.
    """

    status: Status
    id: str = ""
    log: tuple[LogEntry, ...] = ()
    players: Mapping[str, Any] = field(default_factory=dict)
    zones: Mapping[str, Any] = field(default_factory=dict)
    turn: int | None = None
    step: str | None = None
    action: int | None = None
    reason: str | None = None
    rules: tuple[str, ...] = ()
    options: tuple[Any, ...] | None = None
    decision: Mapping[str, Any] | None = None
    card: str | None = None
    clause: str | None = None
    answers: tuple[Any, ...] = ()
    unused_answers: tuple[Any, ...] = ()
    ambiguous_names: tuple[str, ...] = ()
    game: Any = field(default=None, compare=False, repr=False)

    @property
    def finished(self) -> bool:
        """Whether the run came to its end, so that expectations can be compared."""
        return self.status in (Status.OK, Status.DRAW)

    def why(self) -> str:
        """In a line, what stopped the run; empty where nothing did."""
        if self.finished:
            return ""
        at = "" if self.action is None else f" at action {self.action}"
        parts = [f"{self.status}{at}"]
        if self.card:
            parts.append(self.card)
        parts.extend(text for text in (self.clause, self.reason) if text)
        cited = f" ({', '.join(self.rules)})" if self.rules else ""
        offered = f" [options: {_listed(self.options)}]" if self.options else ""
        return ": ".join(parts) + cited + offered

    def to_json(self) -> dict[str, Any]:
        """One JSON object in the contract's words; what is not there is left out.

        Zones that belong to no single player (the stack) stand beside `players`.
        """
        whole: dict[str, Any] = {}
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name == "log":
                whole["log"] = [entry.to_json() for entry in self.log]
            elif one.name == "zones":
                whole.update(self.zones)
            elif one.name in _ALWAYS or (one.name != "game" and value not in (None, "", ())):
                whole[one.name] = value
        return whole


_ALWAYS = ("status", "players", "answers", "unused_answers", "ambiguous_names")


def _listed(options: tuple[Any, ...]) -> str:
    shown = ", ".join(str(option) for option in options[:10])
    return f"{shown}, ..." if len(options) > 10 else shown
