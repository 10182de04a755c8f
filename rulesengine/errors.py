"""Every error the rules engine raises: one root, each carrying what explains it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class RulesEngineError(Exception):
    """The root: whatever else escapes the engine is a bug in it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file: which file, where in it, and what was expected there."""

    file: str
    place: str
    expected: str

    def __str__(self) -> str:
        line = ": ".join(part for part in (self.file, self.place, self.expected) if part)
        return " ".join(line.split())


class BadFile(RulesEngineError):
    """A file that cannot be read as what it should be; `problems` lists all that was found."""

    def __init__(self, file: str, path: str, expected: str, *others: Problem) -> None:
        super().__init__(file, path, expected, *others)
        self.file = file
        self.path = path
        self.expected = expected
        self.problems: tuple[Problem, ...] = (Problem(file, path, expected), *others)

    def __str__(self) -> str:
        more = len(self.problems) - 1
        return f"{self.problems[0]}" + (f" (and {more} more)" if more else "")


class BadScenario(BadFile):
    """A malformed scenario: file, place in it ("players.Anna.life") and what was expected."""

    scenario_id: str | None = None


class BadCardFile(BadFile):
    """A malformed card file: file, place in it ("line 3, power") and what was expected."""


class IllegalAction(RulesEngineError):
    """An action the rules forbid: the action, the numbers of those rules, and why in a sentence."""

    def __init__(self, action: Any, rules: tuple[str, ...], reason: str) -> None:
        super().__init__(action, rules, reason)
        self.action = action
        self.rules = rules
        self.reason = reason

    def __str__(self) -> str:
        cited = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"illegal action: {self.reason}{cited}"


class NeedsChoice(RulesEngineError):
    """A decision the script has no answer for; `decision` names player, question and options."""

    def __init__(self, decision: Any) -> None:
        super().__init__(decision)
        self.decision = decision

    def __str__(self) -> str:
        return f"needs a choice: {self.decision}"


class NotUnderstood(RulesEngineError):
    """A clause of a card that the compiler cannot read; `position` counts its characters."""

    def __init__(self, card: str, clause: str, position: int = 0) -> None:
        super().__init__(card, clause, position)
        self.card = card
        self.clause = clause
        self.position = position

    def __str__(self) -> str:
        return f"{self.card}: not understood: {self.clause!r} (at {self.position})"


class LimitReached(RulesEngineError):
    """A run that grew past one of its bounds: `limit` names it ("events", "objects")."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit

    def __str__(self) -> str:
        return f"limit reached: {self.limit}"
