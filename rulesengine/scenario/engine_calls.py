"""The engine's functions the command line calls, loaded when the first is called.

A malformed file is thus answered without loading the game or the compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.pool import CardPool
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.result import Result


class CardCoverage(Protocol):
    """How much of a card's text has become behaviour."""

    @property
    def name(self) -> str: ...
    @property
    def understood(self) -> bool: ...
    @property
    def clauses_not_understood(self) -> tuple[str, ...]: ...


def resolve(scenario: Scenario, cards: CardPool, misconception: str | None) -> Result:
    """Run a scenario to its end, or to what stops it."""
    result: Result = import_module("rulesengine.scenario.run").resolve(
        scenario, cards, misconception
    )
    return result


def failed_expectations(game: Any, scenario: Scenario) -> list[str]:
    """The expectations of the scenario that do not hold in the game, each as a sentence."""
    failed: list[str] = import_module("rulesengine.scenario.expectations").check(game, scenario)
    return failed


def coverage(facts: CardFacts) -> CardCoverage:
    """Whether a card is understood whole, each ability tried once; and the clauses that are not."""
    tried: CardCoverage = import_module("rulesengine.scenario.trying_out").coverage_tried(facts)
    return tried
