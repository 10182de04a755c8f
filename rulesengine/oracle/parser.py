"""Reading tokens top-down: every alternative, each category once at each place, within a budget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from rulesengine.oracle.tokens import END, MARK, Token

if TYPE_CHECKING:
    from collections.abc import Iterator

Reading = tuple[Any, int, tuple[int, ...]]
"""A value, the place after its last token, and the choices its parent keeps in its form."""

STEP_LIMIT = 30_000


class BudgetSpent(Exception):
    """The text needs more work than any real card: it is refused."""


class Reader(Protocol):
    """Anything that reads values and prints them again."""

    name: str

    def read(self, parser: Parser, at: int) -> list[Reading]: ...

    def write(self, value: Any, choices: Iterator[int], out: list[str]) -> None: ...

    def starts(self, key: str) -> bool: ...


class Parser:
    """The tokens of one paragraph and what has been read in them."""

    __slots__ = ("furthest", "keys", "memo", "steps", "surfaces", "tokens")

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = [*tokens, Token("", END, MARK, -1, "")]
        self.keys = [token.key for token in self.tokens]
        self.surfaces = [token.surface for token in self.tokens]
        self.memo: list[dict[str, list[Reading]]] = [{} for _ in self.tokens]
        self.steps = 0
        self.furthest = 0

    def read(self, reader: Reader, at: int) -> list[Reading]:
        """All readings of a category that begin at a place."""
        known = self.memo[at]
        readings = known.get(reader.name)
        if readings is None:
            known[reader.name] = []  # a category met again at the same place reads nothing
            readings = known[reader.name] = reader.read(self, at)
        return readings

    def spend(self, steps: int) -> None:
        """Count work done; refuse when it is too much."""
        self.steps += steps
        if self.steps > STEP_LIMIT:
            raise BudgetSpent
