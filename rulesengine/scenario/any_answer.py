"""Players who give any legal answer: for trying out what a card does, not for proving anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any

from rulesengine.errors import NeedsChoice
from rulesengine.game.decisions import (
    ChooseNumber,
    ChooseObjects,
    ChooseOrder,
    ChooseWords,
    Decision,
    Divide,
    YesNo,
)

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

MOST_COMBINATIONS = 200


class AnyAnswer:
    """Says yes, chooses what comes first and no less than one, attacks with everything it can."""

    def __init__(self) -> None:
        self.attacking: dict[EntityId, EntityId] | None = None
        self.blocking: dict[EntityId, tuple[EntityId, ...]] | None = None

    def answer(self, game: Game, decision: Decision) -> Any:
        match decision:
            case YesNo():
                return True
            case ChooseObjects():
                return _objects(decision)
            case ChooseWords(options=words, least=least, most=most):
                return words[: max(least, min(1, most))] * (1 if words else 0)
            case ChooseNumber(low=low, high=high):
                return low + 1 if high is None or high > low else low
            case ChooseOrder(options=order):
                return order
            case Divide(total=total, recipients=recipients, least_each=least):
                rest = total - least * (len(recipients) - 1)
                return {each: rest if n == 0 else least for n, each in enumerate(recipients)}
        raise NeedsChoice(decision)

    def attackers(self, game: Game, player: EntityId) -> Mapping[EntityId, EntityId] | None:
        return self.attacking

    def exerted(self, game: Game, player: EntityId) -> frozenset[EntityId]:
        return frozenset()

    def blockers(
        self, game: Game, player: EntityId
    ) -> Mapping[EntityId, tuple[EntityId, ...]] | None:
        return self.blocking

    def coin(self, game: Game) -> bool:
        return True

    def die(self, game: Game, sides: int) -> int:
        return sides

    def planar_die(self, game: Game) -> str:
        return "chaos"


def _objects(decision: ChooseObjects) -> tuple[EntityId, ...]:
    options: tuple[EntityId, ...] = decision.options
    acceptable: Callable[[tuple[EntityId, ...]], bool] | None = decision.acceptable
    least = min(decision.least, len(options))
    most = min(decision.most, len(options))
    if acceptable is None:
        return options[: max(least, min(1, most))]
    sizes = (*range(max(least, min(1, most)), most + 1), *([0] if least == 0 else []))
    every: Iterator[tuple[EntityId, ...]] = (
        chosen for size in sizes for chosen in combinations(options, size)
    )
    for chosen in islice(every, MOST_COMBINATIONS):
        if acceptable(chosen):
            return chosen
    raise NeedsChoice(decision)
