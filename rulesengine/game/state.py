"""State that remembers how to go back: every change is an attribute assignment of an immutable value.

Because collections on state objects are tuples and mappings that are replaced, never changed in place,
recording assignments is enough to roll an illegal action back whole (733.1).
"""

from __future__ import annotations

from typing import Any

UNREAD = (
    "log_parent", "passes", "priority", "next_id", "clock", "resolved_in_a_row", "positions_seen",
)  # fmt: skip
"""Attributes no characteristic and no state-based action depends on."""

QUIET = ("tapped", "damage", "deathtouched", "pool", "uses")
"""Attributes no characteristic depends on, unless an effect in play says it reads statuses."""

STRUCTURAL = (
    "battlefield", "stack", "exile", "command", "hand", "graveyard", "effects", "face",
    "face_down", "face_down_reason", "phased_out", "keyword", "ability", "attached_to", "zone",
    "counters", "controller_base", "designations",
)  # fmt: skip
"""Attributes that decide which abilities there are at all, and all that an object no continuous effect
touches has its characteristics from."""

_UNREAD, _QUIET, _READ, _STRUCTURAL = range(4)
_REACH = {
    **dict.fromkeys(UNREAD, _UNREAD),
    **dict.fromkeys(QUIET, _QUIET),
    **dict.fromkeys(STRUCTURAL, _STRUCTURAL),
}


class Journal:
    """Counts changes by how far they reach, and records them while a checkpoint is open."""

    __slots__ = ("depth", "entries", "structure", "ticks", "version")

    def __init__(self) -> None:
        self.entries: list[tuple[State, str, Any]] = []
        self.depth = 0
        self.version = 0
        self.structure = 0
        self.ticks = 0

    def checkpoint(self) -> int:
        """Open a checkpoint: changes are recorded from now on."""
        self.depth += 1
        return len(self.entries)

    def rollback(self, mark: int) -> None:
        """Undo every change since `mark`, newest first, and close the checkpoint."""
        entries = self.entries
        while len(entries) > mark:
            state, name, value = entries.pop()
            state.__dict__[name] = value
        self.version += 1
        self.structure += 1
        self.ticks += 1
        self._close()

    def keep(self, mark: int) -> None:
        """Close the checkpoint and keep the changes."""
        self._close()

    def _close(self) -> None:
        self.depth -= 1
        if self.depth == 0:
            self.entries.clear()


class State:
    """A part of the game's state. Class attributes are the defaults; instances hold what differs."""

    journal: Journal

    def __setattr__(self, name: str, value: Any) -> None:
        fields = self.__dict__
        journal = fields["journal"]
        if journal.depth:
            journal.entries.append((self, name, getattr(self, name)))
        reach = _REACH.get(name, _READ)
        if reach:
            journal.ticks += 1
            if reach >= _READ:
                journal.version += 1
                if reach == _STRUCTURAL:
                    journal.structure += 1
        fields[name] = value
