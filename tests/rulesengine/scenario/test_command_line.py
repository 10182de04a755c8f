"""The command line: what it prints, and its exits, with an engine that is only pretended."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesengine.errors import NeedsChoice, NotUnderstood
from rulesengine.scenario import checking, cli, covering
from rulesengine.scenario.model import Scenario
from rulesengine.scenario.result import LogEntry, Result, Status

Written = Callable[[str, str], Path]
ROOT = Path(__file__).resolve().parents[3]

WRONG = "Nicole has 20 life, not 17"


def pretended(scenario: Scenario, cards: Any, misconception: str | None) -> Result:
    if scenario.id == "broken":
        raise ZeroDivisionError("a bug\nof ours")
    if scenario.id == "refused":
        raise NotUnderstood("Odd Card", "Do the odd thing.", 3)
    if scenario.id == "raised":
        raise NeedsChoice("which?")
    log = (LogEntry(event="cast", parameters={"card": "Shock"}, rules=("601.2",), text="Cast."),)
    return Result(
        status=Status(scenario.title or "ok"),
        log=log,
        players={"Anna": {"life": 20, "hand": []}},
        reason=f"read as {misconception}" if misconception else None,
        game=scenario.id,
    )


def expectations(game: Any, scenario: Scenario) -> list[str]:
    return [WRONG] if game == "wrong" else []


@pytest.fixture(autouse=True)
def engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "resolve", pretended)
    monkeypatch.setattr(cli, "resolve", pretended)
    monkeypatch.setattr(checking, "failed_expectations", expectations)


def lines_of(bolt: dict[str, Any], *ids: str, **change: Any) -> str:
    return "".join(json.dumps(bolt | {"id": one} | change) + "\n" for one in ids)


def rows(output: str) -> dict[str, tuple[str, str]]:
    read = map(json.loads, output.splitlines())
    return {row["id"]: (row["outcome"], row["why"]) for row in read}


def test_check_counts_and_names_what_does_not_pass(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("a.jsonl", lines_of(bolt, "right", "wrong", "refused", "broken"))
    assert cli.main(["check", str(path)]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == "1 passed, 2 failed, 1 unsupported"
    assert [line.split(": ")[:2] for line in lines] == [
        ["failed", "wrong"],
        ["unsupported", "refused"],
        ["failed", "broken"],
    ]


def test_check_as_json_gives_a_line_for_each(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("a.jsonl", lines_of(bolt, "right", "wrong", "refused", "raised", "broken"))
    assert cli.main(["check", str(path), "--json"]) == 1
    found = rows(capsys.readouterr().out)
    assert found["right"] == ("passed", "")
    assert found["wrong"] == ("failed", WRONG)
    assert found["refused"][0] == "unsupported"
    assert found["raised"][0] == "failed"
    assert found["broken"][1].startswith("internal error ZeroDivisionError: a bug of ours")


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        ("ok", "passed"),
        ("draw", "passed"),
        ("illegal_action", "failed"),
        ("needs_choice", "failed"),
        ("invalid", "failed"),
        ("unsupported", "unsupported"),
    ],
)
def test_a_status_decides_the_outcome(
    status: str,
    outcome: str,
    bolt: dict[str, Any],
    written: Written,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = written("a.jsonl", lines_of(bolt, "one", title=status))
    assert cli.main(["check", str(path), "--json"]) == (outcome == "failed")
    assert rows(capsys.readouterr().out)["one"][0] == outcome


def test_check_all_passed_exits_0(bolt: dict[str, Any], written: Written) -> None:
    assert cli.main(["check", str(written("a.jsonl", lines_of(bolt, "right")))]) == 0


def test_a_malformed_scenario_exits_2_and_the_others_are_still_checked(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    text = lines_of(bolt, "right") + lines_of(bolt, "bad", turn=0) + lines_of(bolt, "wrong")
    path = written("a.jsonl", text)
    assert cli.main(["check", str(path), "--json"]) == 2
    printed = capsys.readouterr()
    assert [rows(printed.out)[one][0] for one in ("right", "bad", "wrong")] == [
        "passed",
        "failed",
        "failed",
    ]
    assert printed.err.startswith(f"{path}: line 2: turn: expected")
    assert printed.err.count("\n") == 1


def test_resolve_prints_the_cited_log_and_the_position(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["resolve", str(written("a.json", json.dumps(bolt)))]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Cast. (601.2)",
        "Anna:",
        "  life: 20",
        "status: ok",
    ]


def test_resolve_as_json_gives_one_object(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("a.json", json.dumps(bolt))
    assert cli.main(["resolve", str(path), "--json", "--misconception", "persist-always"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["status"], result["reason"]) == ("ok", "read as persist-always")
    assert result["log"][0]["event"] == "cast"
    assert result["log"][0]["rules"] == ["601.2"]
    assert "game" not in result


def test_resolve_of_a_malformed_file_says_so_twice_for_programs(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["resolve", str(written("a.yaml", "scenario: 2")), "--json"]) == 2
    printed = capsys.readouterr()
    assert json.loads(printed.out)["status"] == "invalid"
    assert "expected 1, got 2" in printed.err


def test_resolve_takes_one_of_several_by_its_id(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("a.jsonl", lines_of(bolt, "one", "two"))
    assert cli.main(["resolve", str(path)]) == 2
    assert "expected one scenario" in capsys.readouterr().err
    assert cli.main(["resolve", str(path), "--id", "two"]) == 0


def test_a_bug_is_reported_without_a_traceback(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["resolve", str(written("a.jsonl", lines_of(bolt, "broken")))]) == 3
    assert capsys.readouterr().err.startswith("internal error ZeroDivisionError")


def test_a_malformed_card_file_exits_2(
    bolt: dict[str, Any], written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("a.jsonl", lines_of(bolt, "one"))
    cards = written("cards.jsonl", '{"name": "Shock"}\n{"name": "Bolt", "power": []}\n')
    for jobs in ("1", "2"):
        assert cli.main(["check", str(path), "--cards", str(cards), "--jobs", jobs]) == 2
        assert capsys.readouterr().err.startswith(f"{cards}: line 2, power: expected")


def test_coverage_counts_the_cards_understood(
    written: Written, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Covered:
        name = ""
        understood = True
        clauses_not_understood: tuple[str, ...] = ()

    def coverage(facts: Any) -> Any:
        if facts.name == "Broken":
            raise ZeroDivisionError("a bug")
        return Covered()

    monkeypatch.setattr(covering, "coverage", coverage)
    cards = written("cards.jsonl", '{"name": "Shock"}\n{"name": "Broken"}\n')
    assert cli.main(["coverage", "--cards", str(cards)]) == 0
    assert capsys.readouterr().out.endswith("1 of 2 cards understood whole (50.0 %)\n")
    assert cli.main(["coverage", "--cards", str(cards), "--json"]) == 0
    read = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["name"], row["understood"]) for row in read] == [
        ("Shock", True),
        ("Broken", False),
    ]
    (clause,) = read[1]["clauses_not_understood"]
    assert clause.startswith("internal error ZeroDivisionError: a bug")


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_module_runs_and_answers_in_a_line(tmp_path: Path) -> None:
    run = python("-m", "rulesengine", "check", str(tmp_path / "missing.yaml"))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_nothing_heavy_is_imported_until_a_file_is_read() -> None:
    code = (
        "import sys, rulesengine, rulesengine.scenario.cli, rulesengine.scenario.build; "
        "print(sorted({'pydantic', 'yaml', 'multiprocessing'} & set(sys.modules)))"
    )
    assert python("-c", code).stdout == "[]\n"
