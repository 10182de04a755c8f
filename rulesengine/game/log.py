"""The log: events with parameters and rule numbers; sentences are made by a renderer per language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Entry:
    """One line: what happened, with what, by which rules, as a consequence of which earlier line."""

    event: str
    rules: tuple[str, ...]
    cause: int | None
    parameters: dict[str, Any] = field(default_factory=dict)
