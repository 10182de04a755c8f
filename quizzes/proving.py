"""Proving a question: the engine's value, and the value each misconception leads to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from quizzes.question import Ask, CannotMake
from quizzes.site_cards import site_pool
from rulesengine.cards.compiled import CompiledCards
from rulesengine.misconceptions import rule_table
from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.result import Status
from rulesengine.scenario.run import Run, compiled_cards, play

Scenario = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A value that is not the answer, and the misconceptions that give it."""

    value: Any
    misconceptions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The answer, the wrong values, and the log of the true run."""

    answer: Any
    wrong: tuple[Wrong, ...]
    trace: tuple[Mapping[str, Any], ...]


@cache
def cards() -> CompiledCards:
    """The cards of this site, each compiled once."""
    return compiled_cards(site_pool())


def prove(scenario: Scenario, ask: Ask, misconceptions: Iterable[str]) -> Proof:
    """Run it by the rules, then by each misreading; CannotMake where the rules do not decide."""
    whole = from_mapping({**scenario, "ask": list(asks_of(ask))})
    run = play(whole, cards())
    if run.status is not Status.OK or run.game is None:
        raise CannotMake("not decided", f"{run.status}: {run.error}")
    answer = value_of(run, ask)
    wrong: dict[str, Wrong] = {}
    for each in misconceptions:
        misread = play(whole, cards(), rule_table(each))
        if misread.status is not Status.OK:
            continue
        value = value_of(misread, ask)
        if value == answer:
            continue
        key = json.dumps(value, sort_keys=True)
        known = wrong.get(key)
        ids = (each,) if known is None else (*known.misconceptions, each)
        wrong[key] = Wrong(value, ids)
    return Proof(answer, tuple(wrong.values()), trace_of(run))


def asks_of(ask: Ask) -> Sequence[Mapping[str, Any]]:
    """One ask, or several that make up one value."""
    return (ask,) if isinstance(ask, Mapping) else ask


def value_of(run: Run, ask: Ask) -> Any:
    """The value asked for; of several asks a mapping by what each asks for."""
    if isinstance(ask, Mapping):
        value = run.answers[0]
        return {"legal": value["legal"]} if "legal" in ask else value
    values = {}
    for each, value in zip(ask, run.answers, strict=True):
        asked = next(name for name, given in each.items() if given == "?")
        if value not in (None, {}):
            values[asked] = value
    return values


def trace_of(run: Run) -> tuple[Mapping[str, Any], ...]:
    """The log as plain data."""
    assert run.game is not None
    return tuple(
        {
            "event": entry.event,
            "parameters": dict(entry.parameters),
            "rules": list(entry.rules),
            "cause": entry.cause,
        }
        for entry in run.game.log
    )
