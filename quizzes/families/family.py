"""What a family of questions is: given a section and a generator of chance, a draft or a reason."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from quizzes.question import Ask, Kind, Message, Option
from quizzes.sections import SectionFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A question before it has a seed and an order of options."""

    prompt: tuple[Message, ...]
    options: tuple[Option, ...]
    answer: Any
    rules: tuple[str, ...]
    kind: Kind = Kind.CHOICE
    level: int = 1
    complexity: int = 1
    scenario: Mapping[str, Any] | None = None
    ask: Ask | None = None
    trace: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Family:
    """One way of asking. Its name is its module's; `make` raises CannotMake where it must."""

    name: str
    serves: Callable[[SectionFacts], bool]
    make: Callable[[SectionFacts, random.Random], Draft]
    recall: bool = False
    # What else, beyond the content version, the question is made from.
    version: Callable[[SectionFacts], str] = lambda _section: ""
