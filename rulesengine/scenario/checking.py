"""Running scenarios against what they expect: passed, failed or unsupported, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from rulesengine.cards.pool import CardPool, card_pool
from rulesengine.errors import BadCardFile, BadScenario, NotUnderstood, RulesEngineError
from rulesengine.scenario.engine_calls import failed_expectations, resolve
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.read import read_each
from rulesengine.scenario.result import Status


class Outcome(StrEnum):
    """What became of a scenario; only a card or clause not understood is UNSUPPORTED."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"


@dataclass(frozen=True, slots=True)
class Checked:
    """One scenario's outcome; `malformed` where it could not even be read."""

    id: str
    outcome: Outcome
    why: str = ""
    file: str = ""
    malformed: bool = False


def check_paths(paths: Iterable[str | Path], cards: CardPool) -> Iterator[Checked]:
    """The outcome of every scenario under the paths, each as soon as it is known."""
    for path in paths:
        for read in read_each(path):
            yield check_read(read, cards)


def check_read(read: Scenario | BadScenario, cards: CardPool) -> Checked:
    """The outcome of what was read: a scenario is run, a bad one has failed."""
    if isinstance(read, Scenario):
        return check_scenario(read, cards)
    return Checked(read.scenario_id or "", Outcome.FAILED, f"invalid: {read}", read.file, True)


def check_scenario(scenario: Scenario, cards: CardPool) -> Checked:
    """Run one scenario; nothing it does stops the scenarios after it."""
    try:
        outcome, why = _outcome(scenario, cards)
    except NotUnderstood as error:
        outcome, why = Outcome.UNSUPPORTED, str(error)
    except BadCardFile:
        raise
    except RulesEngineError as error:
        outcome, why = Outcome.FAILED, str(error)
    except Exception as error:
        outcome, why = Outcome.FAILED, f"internal error {describe(error)}"
    return Checked(scenario.id, outcome, why, scenario.file)


def _outcome(scenario: Scenario, cards: CardPool) -> tuple[Outcome, str]:
    result = resolve(scenario, cards, None)
    if result.status is Status.UNSUPPORTED:
        return Outcome.UNSUPPORTED, result.why()
    if not result.finished:
        return Outcome.FAILED, result.why()
    wrong = failed_expectations(result.game, scenario)
    return (Outcome.FAILED, "; ".join(wrong)) if wrong else (Outcome.PASSED, "")


def describe(error: Exception) -> str:
    """An unexpected exception in a line: its kind, message and the line that raised it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    frame = f" at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else ""
    message = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}: {message}{frame}"


def check_in_processes(
    paths: Iterable[str | Path], card_files: Sequence[str], jobs: int
) -> Iterator[Checked]:
    """Like check_paths, over several processes; the outcomes keep the order of the files."""
    from multiprocessing import get_context

    # A bad card file is an error here; in the processes' start it would start them for ever.
    card_pool(*card_files)
    read = (one for path in paths for one in read_each(path))
    # spawn: a forked process would share whatever threads and locks its parent had.
    with get_context("spawn").Pool(jobs, _start, (tuple(card_files),)) as pool:
        yield from pool.imap(_check_one, read, chunksize=8)


_cards: CardPool | None = None


def _start(card_files: tuple[str, ...]) -> None:
    global _cards
    _cards = card_pool(*card_files)


def _check_one(read: Scenario | BadScenario) -> Checked:
    assert _cards is not None
    return check_read(read, _cards)
