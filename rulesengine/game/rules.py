"""Rule points: functions named after a rule, looked up in the table a game was started with.

A misconception is a table in which one of them is another function, a keyword means another text or a
card says something else.
Unreplaced points are plain dictionary look-ups.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# The default answer to a decision, or None.
Default = Callable[[Any], Any]

_POINTS: dict[str, Callable[..., Any]] = {}
_NUMBERS: dict[str, str] = {}


def rule(number: str) -> Callable[[Function], Function]:
    """Declare a function a rule point; its name is its address, `number` the rule it implements."""

    def declare(function: Function) -> Function:
        if function.__name__ in _POINTS:
            raise ValueError(f"two rule points are called {function.__name__}")
        _POINTS[function.__name__] = function
        _NUMBERS[function.__name__] = number
        return function

    return declare


def rule_points() -> Mapping[str, Callable[..., Any]]:
    return MappingProxyType(_POINTS)


def rule_numbers() -> Mapping[str, str]:
    return MappingProxyType(_NUMBERS)


@dataclass(frozen=True, slots=True)
class RuleTable:
    """The rules one game is played by: rule points and keyword meanings, immutable."""

    points: Mapping[str, Callable[..., Any]] = field(default_factory=rule_points)
    meanings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # replaced keywords only
    texts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of cards, misread
    default: Default | None = None  # answers what only a wrong reading asks
    memo: dict[int, Any] = field(
        default_factory=dict, compare=False, repr=False
    )  # printed abilities

    def __getitem__(self, name: str) -> Callable[..., Any]:
        return self.points[name]

    def replacing(self, name: str, function: Callable[..., Any]) -> RuleTable:
        """The same rules with one point read wrongly."""
        points = MappingProxyType({**self.points, name: function})
        return replace(self, points=points, memo={})

    def with_meaning(self, keyword: str, means: tuple[str, ...]) -> RuleTable:
        """The same rules with a keyword meaning another text."""
        meanings = MappingProxyType({**self.meanings, keyword: means})
        return replace(self, meanings=meanings, memo={})

    def with_text(self, card: str, text: tuple[str, ...]) -> RuleTable:
        """The same rules with a card saying something else, paragraph by paragraph."""
        texts = MappingProxyType({**self.texts, card: text})
        return replace(self, texts=texts, memo={})

    def answering(self, default: Default) -> RuleTable:
        """The same rules where a decision without an answer gets a default one, if there is any."""
        return replace(self, default=default, memo={})


CURRENT_RULES = RuleTable()
