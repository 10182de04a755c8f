"""Running a scenario: the position, its actions in order, then on until the end it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from rulesengine.cards.compiled import CompiledCards
from rulesengine.cards.pool import CardPool
from rulesengine.errors import (
    IllegalAction,
    LimitReached,
    NeedsChoice,
    NotUnderstood,
    RulesEngineError,
)
from rulesengine.game import support as support  # refuses cards with words nothing acts on
from rulesengine.game import turns
from rulesengine.game.game import Game
from rulesengine.game.rules import CURRENT_RULES, RuleTable
from rulesengine.scenario.acting import Acting
from rulesengine.scenario.actions import Action, Claim, Step, Verb
from rulesengine.scenario.agent import ScriptAgent
from rulesengine.scenario.answers import Asking
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.moving import has_begun, move_to, resolve_top
from rulesengine.scenario.naming import Names
from rulesengine.scenario.position import set_up
from rulesengine.scenario.result import Result, Status
from rulesengine.scenario.result_of import result_of
from rulesengine.scenario.settling import Forced, settle

Cards = CardPool | CompiledCards
OnLog = Callable[[Game], None]


class Run:
    """One run of a scenario: the game, and how far it came.

    `error` is what stopped it, `action` the number of the action it stopped at; `answers` the
    values of the asks, None for those never reached.
    """

    game: Game | None = None
    agent: ScriptAgent
    names: Names

    def __init__(self, scenario: Scenario, forced: Forced | None = None) -> None:
        self.scenario = scenario
        self.forced = forced
        self.action: int | None = None
        self.error: RulesEngineError | None = None
        self.answers: list[Any] = [None] * len(scenario.ask)
        self.false_claims: list[str] = []

    def play(self, cards: CompiledCards, rules: RuleTable, on_log: OnLog | None = None) -> None:
        """Play it; what the engine cannot or must not go on from ends up in `error`."""
        try:
            self._play(cards, rules, on_log)
        except RulesEngineError as error:
            self.error = error
        except RecursionError:
            self.error = LimitReached("nesting")
        except NotImplementedError as error:
            # Text the compiler reads and the game cannot carry out yet is not understood either.
            self.error = NotUnderstood(self.scenario.id, str(error))

    @property
    def status(self) -> Status:
        match self.error:
            case None:
                drawn = self.game is not None and self.game.drawn
                return Status.DRAW if drawn else Status.OK
            case IllegalAction():
                return Status.ILLEGAL_ACTION
            case NeedsChoice():
                return Status.NEEDS_CHOICE
            case NotUnderstood():
                return Status.UNSUPPORTED
        return Status.INVALID

    def _play(self, cards: CompiledCards, rules: RuleTable, on_log: OnLog | None) -> None:
        scenario = self.scenario
        self.game, self.agent, self.names = set_up(scenario, cards, rules, self.forced)
        game = self.game
        game.caches.update(names=self.names, false_claims=self.false_claims)
        game.__dict__["on_log"] = on_log
        if on_log is not None:
            on_log(game)
        acting = Acting(game, self.agent, self.names)
        asking = Asking(game, acting)
        turns.start(game)
        self._take_all(acting, asking)
        self.action = None
        if not game.over:
            self._finish(game)
        for number, ask in enumerate(scenario.ask):
            if ask.after is None:
                self.answers[number] = asking.answer(ask)

    def _take_all(self, acting: Acting, asking: Asking) -> None:
        actions, number = self.scenario.actions, 0
        while number < len(actions):
            self.action = number
            taken = 1
            if not acting.game.over:
                together = blocks_together(actions, number, acting)
                taken = len(together)
                if taken > 1:
                    self._block_together(together, acting)
                else:
                    self._take(actions[number], acting)
            for each in range(number, number + taken):
                for index, ask in enumerate(self.scenario.ask):
                    if ask.after == each:
                        self.answers[index] = asking.answer(ask)
            number += taken

    def _take(self, action: Action, acting: Acting) -> None:
        game, agent = acting.game, self.agent
        if action.answers or action.at is not None:
            agent.hold_back(acting.player_of(action), action.answers)
            if action.at is not None:
                self._reach(action, acting)
            agent.take_reserve()
        if game.over:
            return
        if action.claim is Claim.TAKE:
            acting.take(action)
            return
        claim = f"action {self.action} ({action.verb} {action.subject})".replace(" )", ")")
        try:
            with game.attempt() as attempt:
                acting.take(action)
                attempt.undo()
        except IllegalAction as error:
            if action.claim is Claim.LEGAL:
                self.false_claims.append(f"{claim} should be legal: {error}")
        except NeedsChoice:
            if action.claim is Claim.ILLEGAL:
                raise
        else:
            if action.claim is Claim.ILLEGAL:
                self.false_claims.append(f"{claim} should be illegal")

    def _reach(self, action: Action, acting: Acting) -> None:
        """Move on to when the action is taken; a declaration is part of the step it names."""
        at = action.at
        assert at is not None
        before = _DECLARED_IN.get(action.verb)
        if before is not None and at.step is before[0]:
            if not has_begun(acting.game, at):
                move_to(acting.game, type(at)(at.turn, before[1]))
            return
        move_to(acting.game, at)

    def _block_together(self, together: list[Action], acting: Acting) -> None:
        for action in together:
            self.agent.queue(acting.player_of(action), action.answers)
        if together[0].at is not None:
            self._reach(together[0], acting)
        acting.block({acting.player_of(action): action for action in together})

    def _finish(self, game: Game) -> None:
        until = self.scenario.until
        if until is None:
            resolve_top(game, None)
        elif not has_begun(game, until):
            move_to(game, until)


_DECLARED_IN = {
    Verb.ATTACK: (Step.DECLARE_ATTACKERS, Step.BEGINNING_OF_COMBAT),
    Verb.BLOCK: (Step.DECLARE_BLOCKERS, Step.DECLARE_ATTACKERS),
}


def blocks_together(actions: tuple[Action, ...], first: int, acting: Acting) -> list[Action]:
    """The blocks of several players that stand side by side: one declaration (802.4)."""
    together = [actions[first]]
    if actions[first].verb is Verb.BLOCK and actions[first].claim is Claim.TAKE:
        players = {acting.player_of(actions[first])}
        for action in actions[first + 1 :]:
            plain = action.verb is Verb.BLOCK and action.claim is Claim.TAKE and action.at is None
            if not plain or acting.player_of(action) in players:
                break
            players.add(acting.player_of(action))
            together.append(action)
    return together


def play(
    scenario: Scenario, cards: Cards, rules: RuleTable = CURRENT_RULES, on_log: OnLog | None = None
) -> Run:
    """Play a scenario without describing the result: for those who ask the game itself."""
    compiled = compiled_cards(cards)

    def attempt(forced: Forced) -> Run:
        run = Run(scenario, forced)
        run.play(compiled, rules)
        return run

    run = Run(scenario)
    run.play(compiled, rules, on_log)
    if isinstance(run.error, NeedsChoice):
        forced = settle(run, attempt)
        if forced is not None:
            run = Run(scenario, forced)
            run.play(compiled, rules, on_log)
    return run


def resolve(scenario: Scenario, cards: Cards, misconception: str | None = None) -> Result:
    """Run a scenario to its end, or to what stops it; by a wrong reading where one is named."""
    return result_of(play(scenario, cards, rules_of(misconception)))


def rules_of(misconception: str | None) -> RuleTable:
    """The rules a run is played by."""
    if misconception is None:
        return CURRENT_RULES
    from importlib import import_module

    table: RuleTable = import_module("rulesengine.misconceptions").rule_table(misconception)
    return table


_COMPILED: WeakKeyDictionary[CardPool, CompiledCards] = WeakKeyDictionary()


def compiled_cards(cards: Cards) -> CompiledCards:
    """The compiled cards of a pool: the same each time, so that a card is compiled once."""
    if isinstance(cards, CompiledCards):
        return cards
    found = _COMPILED.get(cards)
    if found is None:
        found = _COMPILED[cards] = CompiledCards(cards)
    return found
