"""Proving a question: the engine's value, and the value each misconception leads to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from quizzes.happening import event_at
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
    """The answer, the wrong values, and the log of the true run.

    `alike` are the misconceptions that give the right answer here.
    """

    answer: Any
    wrong: tuple[Wrong, ...]
    trace: tuple[Mapping[str, Any], ...]
    alike: tuple[str, ...] = ()


@cache
def cards() -> CompiledCards:
    """The cards of this site, each compiled once."""
    return compiled_cards(site_pool())


def prove(scenario: Scenario, ask: Ask, misconceptions: Iterable[str]) -> Proof:
    """Run it by the rules, then by each misreading; CannotMake where the rules do not decide."""
    asking = {**scenario, "ask": list(asks_of(ask))}
    run = decided(asking)
    answer = value_of(run, ask)
    wrong: dict[str, Wrong] = {}
    alike: list[str] = []
    for each, misread in misreadings(asking, misconceptions):
        value = value_of(misread, ask)
        if value == answer:
            alike.append(each)
            continue
        key = json.dumps(value, sort_keys=True)
        known = wrong.get(key)
        ids = (each,) if known is None else (*known.misconceptions, each)
        wrong[key] = Wrong(value, ids)
    return Proof(answer, tuple(wrong.values()), trace_of(run), tuple(alike))


def decided(scenario: Scenario) -> Run:
    """The run by the rules; CannotMake where they do not decide."""
    run = play(from_mapping(dict(scenario)), cards())
    if run.status is not Status.OK or run.game is None:
        raise CannotMake("not decided", f"{run.status}: {run.error}")
    return run


def misreadings(scenario: Scenario, misconceptions: Iterable[str]) -> Iterator[tuple[str, Run]]:
    """The run by each misreading that comes to an end."""
    whole = from_mapping(dict(scenario))
    for each in misconceptions:
        run = play(whole, cards(), rule_table(each))
        if run.status is Status.OK:
            yield each, run


def asks_of(ask: Ask) -> Sequence[Mapping[str, Any]]:
    """One ask, or several that make up one value; what happens is read from the log instead."""
    if not isinstance(ask, Mapping):
        return ask
    return () if "happens" in ask else (ask,)


def value_of(run: Run, ask: Ask) -> Any:
    """The value asked for; of several asks a mapping by what each asks for."""
    if isinstance(ask, Mapping):
        if "happens" in ask:
            return event_at(run, ask["happens"])
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
