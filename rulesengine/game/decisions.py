"""Choices players make: typed questions with their legal answers, put to the player's agent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A question to one player. `about` is the object or text it is about."""

    player: EntityId
    question: str
    about: EntityId | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class YesNo(Decision):
    """May the player? `objects` may be named instead of yes by an answer.

    `words` are what yes and no come to, and answers too ("haste" for no).
    """

    objects: tuple[EntityId, ...] = ()
    words: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseObjects(Decision):
    """Between `least` and `most` of the options; `acceptable` rules combinations out."""

    options: tuple[EntityId, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    agreed: bool = False  # a yes was given to it: of a single option nothing is left to choose
    acceptable: Callable[[tuple[EntityId, ...]], bool] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseWords(Decision):
    """Between `least` and `most` of named options: modes, colours, types, costs, numbers as words."""

    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    repeat: bool = False
    objects: tuple[
        tuple[EntityId, ...], ...
    ] = ()  # for each option what may be named instead of it


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseNumber(Decision):
    low: int = 0
    high: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseOrder(Decision):
    """An order for all of `options`; `names` are what answers may call each."""

    options: tuple[int, ...]
    names: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Divide(Decision):
    """Divide `total` among recipients; each at least `least_each`; `legal` says no or why not."""

    total: int
    recipients: tuple[EntityId, ...]
    least_each: int = 0
    legal: Callable[[Mapping[EntityId, int]], str | None] | None = field(
        default=None, compare=False
    )


class Agent(Protocol):
    """Answers decisions. Raises NeedsChoice where it has no answer; None: decide silently or ask."""

    def answer(self, game: Game, decision: Decision) -> Any: ...

    def attackers(self, game: Game, player: EntityId) -> Mapping[EntityId, EntityId] | None: ...

    def exerted(self, game: Game, player: EntityId) -> frozenset[EntityId]: ...

    def blockers(
        self, game: Game, player: EntityId
    ) -> Mapping[EntityId, tuple[EntityId, ...]] | None: ...

    def coin(self, game: Game) -> bool: ...

    def die(self, game: Game, sides: int) -> int: ...

    def planar_die(self, game: Game) -> str: ...
