"""The command line: resolve one scenario, check many, measure how many cards are understood."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rulesengine.cards.files import CardFile
from rulesengine.cards.pool import card_pool
from rulesengine.errors import BadFile, BadScenario
from rulesengine.scenario import covering
from rulesengine.scenario.checking import (
    Checked,
    Outcome,
    check_in_processes,
    check_paths,
    describe,
)
from rulesengine.scenario.engine_calls import resolve
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.read import read_scenarios
from rulesengine.scenario.render import position_lines
from rulesengine.scenario.result import Result, Status

OK, FAILED, MALFORMED, INTERNAL = 0, 1, 2, 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0, 1 failed, 2 a malformed file, 3 a bug."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.command(options)
    except BadFile as bad:
        _complain(bad)
        return MALFORMED
    except BrokenPipeError:
        return FAILED
    except Exception as error:
        _complain(f"internal error {describe(error)}")
        return INTERNAL
    return code


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _complain(line: object) -> None:
    sys.stderr.write(f"{line}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rulesengine", description="Resolve scenarios of Magic: The Gathering."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    resolve = commands.add_parser("resolve", help="run one scenario and print what happened")
    resolve.add_argument("file", help="a scenario file")
    resolve.add_argument("--id", help="which scenario, where the file holds several")
    resolve.add_argument("--misconception", metavar="ID", help="run by this wrong reading")
    resolve.set_defaults(command=_resolve)

    check = commands.add_parser("check", help="compare scenarios with what they expect")
    check.add_argument("paths", nargs="+", metavar="PATH", help="scenario files or folders")
    check.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; default 1")
    check.set_defaults(command=_check)

    coverage = commands.add_parser("coverage", help="say which cards are understood whole")
    cores = os.cpu_count() or 1
    coverage.add_argument(
        "--jobs",
        type=int,
        default=cores,
        metavar="N",
        help=f"processes for many cards; default {cores}",
    )
    coverage.set_defaults(command=_coverage)

    for command in (resolve, check, coverage):
        command.add_argument(
            "--cards",
            action="append",
            default=[],
            metavar="FILE.jsonl",
            required=command is coverage,
            help="a card file in Scryfall's field names, one JSON object a line",
        )
        command.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _resolve(options: argparse.Namespace) -> int:
    try:
        scenario = _one_scenario(options.file, options.id)
    except BadScenario as bad:
        if options.json:
            _print_json(Result(status=Status.INVALID, reason=str(bad)).to_json())
        raise
    result = resolve(scenario, card_pool(*options.cards), options.misconception)
    if options.json:
        _print_json(result.to_json())
    else:
        for entry in result.log:
            cited = f" ({', '.join(entry.rules)})" if entry.rules else ""
            _say(f"{entry.text}{cited}")
        for line in position_lines(result):
            _say(line)
    if result.status is Status.INVALID:
        _complain(f"{scenario.file}: {result.why()}")
        return MALFORMED
    return OK if result.finished else FAILED


def _one_scenario(file: str, wanted: str | None) -> Scenario:
    scenarios = [s for s in read_scenarios(file) if wanted is None or s.id == wanted]
    if len(scenarios) != 1:
        which = f"one scenario with the id {wanted}" if wanted else "one scenario, or --id"
        raise BadScenario(file, "", f"expected {which}, got {len(scenarios)}")
    return scenarios[0]


def _check(options: argparse.Namespace) -> int:
    if options.jobs > 1:
        checks = check_in_processes(options.paths, options.cards, options.jobs)
    else:
        checks = check_paths(options.paths, card_pool(*options.cards))
    count: Counter[Outcome] = Counter()
    malformed = False
    for checked in checks:
        count[checked.outcome] += 1
        malformed = malformed or checked.malformed
        _print_checked(checked, options)
    if not options.json:
        _say(", ".join(f"{count[outcome]} {outcome}" for outcome in Outcome))
    if malformed:
        return MALFORMED
    return FAILED if count[Outcome.FAILED] else OK


def _print_checked(checked: Checked, options: argparse.Namespace) -> None:
    if checked.malformed:
        _complain(checked.why.removeprefix("invalid: "))
    if options.json:
        _print_json({"id": checked.id, "outcome": checked.outcome, "why": checked.why})
    elif checked.outcome is not Outcome.PASSED and not checked.malformed:
        _say(f"{checked.outcome}: {checked.id}: {' '.join(checked.why.split())}")


def _coverage(options: argparse.Namespace) -> int:
    total = understood = 0
    clauses: Counter[str] = Counter()
    cards = [facts for path in options.cards for facts in CardFile(path)]
    for row in covering.rows(cards, options.jobs):
        total += 1
        understood += row["understood"]
        clauses.update(row["clauses_not_understood"])
        if options.json:
            _print_json(row)
    if not options.json:
        for clause, times in clauses.most_common():
            _say(f"{times:>5}  {clause}")
        share = 100 * understood / max(1, total)
        _say(f"{understood} of {total} cards understood whole ({share:.1f} %)")
    return OK


def _print_json(row: dict[str, Any]) -> None:
    _say(json.dumps(row, ensure_ascii=False, default=_plain))


def _plain(value: Any) -> Any:
    to_json = getattr(value, "to_json", None)
    return to_json() if to_json else str(value)
