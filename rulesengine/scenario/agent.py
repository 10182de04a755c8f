"""The players of a scenario: they answer from the script, and declare what its actions say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game.decisions import ChooseObjects, Decision, YesNo
from rulesengine.game.state import State
from rulesengine.scenario.actions import Action, Answer
from rulesengine.scenario.declaring import attackers_named, blockers_named, exerted_named
from rulesengine.scenario.matching import Match, match

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.model import Scenario
    from rulesengine.scenario.naming import Names

Queues = Mapping["EntityId", tuple[Answer, ...]]
KEEPING = "new targets"
"""A copy's targets are given by the original's: they change only where the script says so (707.10c)."""
_PLANAR_DIE = ("chaos", "planeswalker", "blank", "blank", "blank", "blank")


class ScriptAgent(State):
    """Answers decisions from queues. What it has used up is rolled back with the game's state.

    `reserve` holds the answers of the action the game is moving on to: for decisions on the way
    that have no other answer. `kept` are objects named instead of yes, until they are chosen.
    """

    names: Names
    queues: Queues = {}
    reserve: Queues = {}
    kept: Queues = {}
    attack: tuple[EntityId, Action] | None = None
    blocks: Mapping[EntityId, Action] = {}
    chance: tuple[int, int, int] = (0, 0, 0)  # coins, dice and planar dice used

    def __init__(self, scenario: Scenario, forced: Mapping[int, Any] | None = None) -> None:
        self.__dict__.update(scenario=scenario, forced=forced or {}, decisions=0, asked=None)

    scenario: Scenario
    forced: Mapping[int, Any]  # answers found to come to the same as any other (settling)
    decisions: int
    asked: Decision | None

    def bind(self, game: Game, names: Names) -> None:
        """Join the game this agent plays."""
        self.__dict__.update(journal=game.journal, names=names)

    def queue(self, player: EntityId, answers: tuple[Answer, ...]) -> None:
        """Queue answers for decisions to come."""
        if answers:
            self._set("queues", _with(self.queues, player, self.queues.get(player, ()) + answers))

    def hold_back(self, player: EntityId, answers: tuple[Answer, ...]) -> None:
        """Answers of an action not yet reached, for what is asked on the way to it."""
        self._set("reserve", {player: answers} if answers else {})

    def take_reserve(self) -> None:
        """The action has been reached: what is left of its answers is queued."""
        reserve = self.reserve
        self._set("reserve", {})
        for player, answers in reserve.items():
            self.queue(player, answers)

    def declare_attack(self, player: EntityId, action: Action | None) -> None:
        self._set("attack", None if action is None else (player, action))

    def declare_blocks(self, blocks: Mapping[EntityId, Action]) -> None:
        self._set("blocks", blocks)

    def unused(self) -> dict[str, tuple[Answer, ...]]:
        """The answers no decision took, by player."""
        game = self.names.game
        return {game.name_of(p): left for p, left in self.queues.items() if left}

    # What the game asks for.

    def answer(self, game: Game, decision: Decision) -> Any:
        """The first queued answer that is legal, or None."""
        number = self.decisions + 1
        self.__dict__.update(decisions=number, asked=decision)
        player = decision.player
        kept = self.kept.get(player, ())
        if kept and isinstance(decision, ChooseObjects):
            found = _first(self.names, decision, kept) or _split(self.names, decision, kept)
            left = () if found is None else found[2][found[1].taken :]
            self._set("kept", _with(self.kept, player, left))
            if found is not None:
                return found[1].value
        for which in ("queues", "reserve"):
            queues: Queues = getattr(self, which)
            answers = queues.get(player, ())
            found = _first(self.names, decision, answers) or _split(self.names, decision, answers)
            if found is None:
                continue
            start, matched, answers = found
            if matched.stays:
                self._set("kept", _with(self.kept, player, (answers[start],)))
            left = answers[:start] + answers[start + matched.taken :]
            self._set(which, _with(queues, player, left))
            return matched.value
        if decision.question == KEEPING:
            return False
        return self.forced.get(number)

    def attackers(self, game: Game, player: EntityId) -> Mapping[EntityId, EntityId] | None:
        if self.attack is None or self.attack[0] != player:
            return None
        action = self.attack[1]
        return attackers_named(self.names, player, action, self._whom_it_attacks)

    def exerted(self, game: Game, player: EntityId) -> frozenset[EntityId]:
        if self.attack is None or self.attack[0] != player:
            return frozenset()
        return exerted_named(self.names, player, self.attack[1])

    def blockers(
        self, game: Game, player: EntityId
    ) -> Mapping[EntityId, tuple[EntityId, ...]] | None:
        action = self.blocks.get(player)
        return None if action is None else blockers_named(self.names, player, action)

    def coin(self, game: Game) -> bool:
        coins, dice, planar = self.chance
        if coins < len(self.scenario.coins):
            self._set("chance", (coins + 1, dice, planar))
            return self.scenario.coins[coins] == "heads"
        return game.rng.random() < 0.5

    def die(self, game: Game, sides: int) -> int:
        coins, dice, planar = self.chance
        if dice >= len(self.scenario.dice):
            return game.rng.randint(1, sides)
        self._set("chance", (coins, dice + 1, planar))
        rolled = self.scenario.dice[dice]
        if not 1 <= rolled <= sides:
            raise IllegalAction("dice", ("706.1",), f"a die of {sides} sides cannot show {rolled}")
        return rolled

    def planar_die(self, game: Game) -> str:
        coins, dice, planar = self.chance
        if planar < len(self.scenario.planar_die):
            self._set("chance", (coins, dice, planar + 1))
            return str(self.scenario.planar_die[planar])
        return game.rng.choice(_PLANAR_DIE)

    def _whom_it_attacks(self, decision: ChooseObjects) -> EntityId:
        chosen: tuple[EntityId, ...] | None = self.answer(self.names.game, decision)
        if chosen is None:
            raise NeedsChoice(decision)
        return chosen[0]

    def _set(self, name: str, value: Any) -> None:
        # Not State's own way: what the script has used up changes no characteristics.
        journal = self.journal
        if journal.depth:
            journal.entries.append((self, name, getattr(self, name)))
        self.__dict__[name] = value


Found = tuple[int, Match, tuple[Answer, ...]]


def _first(names: Names, decision: Decision, answers: tuple[Answer, ...]) -> Found | None:
    for start in range(len(answers)):
        matched = match(names, decision, answers, start)
        if matched is not None:
            return start, matched, answers
    return None


def _split(names: Names, decision: Decision, answers: tuple[Answer, ...]) -> Found | None:
    """A list that answers several decisions, one element each."""
    if isinstance(decision, YesNo):
        return None
    for start, answer in enumerate(answers):
        if isinstance(answer, tuple) and len(answer) > 1:
            flat = (*answers[:start], *answer, *answers[start + 1 :])
            matched = match(names, decision, flat, start)
            if matched is not None:
                return start, matched, flat
    return None


def _with(queues: Queues, player: EntityId, answers: tuple[Answer, ...]) -> Queues:
    return {**queues, player: answers}
