"""Everyone passes: until a step has begun, until a player has priority, until the stack is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import LimitReached, RulesEngineError
from rulesengine.game import turns
from rulesengine.ir.words import Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.actions import At

MOST_PASSES = 20_000
_WITHOUT_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
_ORDER = {step: number for number, step in enumerate(Step)}


class NeverComes(RulesEngineError):
    """A moment of the script that the game has passed or will not have."""

    def __init__(self, turn: int, step: str) -> None:
        super().__init__(turn, step)
        self.turn = turn
        self.step = step

    def __str__(self) -> str:
        return f"the {self.step} step of turn {self.turn} does not come"


def is_at(game: Game, at: At) -> bool:
    return game.turn == at.turn and game.step.value == at.step.value


def move_to(game: Game, at: At) -> None:
    """Everyone passes until that step of that turn has begun."""
    step = Step(at.step.value)
    passes = 0
    if step in _WITHOUT_PRIORITY:
        game.halt = (at.turn, step)
    while not (game.turn == at.turn and game.step is step):
        if game.over:
            return
        if _is_past(game, at.turn, step):
            raise NeverComes(at.turn, at.step)
        passes = _pass(game, passes)


def _is_past(game: Game, turn: int, step: Step) -> bool:
    if game.turn != turn:
        return game.turn > turn
    return _ORDER[game.step] > _ORDER[step] and step not in game.steps_left


def has_begun(game: Game, at: At) -> bool:
    """Whether that step is here or has gone by."""
    return is_at(game, at) or _is_past(game, at.turn, Step(at.step.value))


def give_priority(game: Game, player: EntityId) -> None:
    """The others pass until this player has priority."""
    passes = 0
    while game.priority != player and not game.over and not game.player(player).left:
        passes = _pass(game, passes)


def resolve_top(game: Game, count: int | None) -> None:
    """Everyone passes until the top `count` objects of the stack (None: all) have resolved."""
    passes = 0
    if count is None:
        while game.stack and not game.over:
            passes = _pass(game, passes)
        return
    for _ in range(count):
        if not game.stack:
            return
        top = game.stack[-1]
        while top in game.stack and not game.over:
            passes = _pass(game, passes)


def _pass(game: Game, passes: int) -> int:
    if passes >= MOST_PASSES:
        raise LimitReached("passes")
    turns.pass_priority(game)
    return passes + 1
