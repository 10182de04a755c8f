"""The floors of the reference corpora: what counts as too low."""

import json
from collections import Counter
from pathlib import Path

from tests.rulesengine.conformance import corpora, floors, main, outcomes, verdict


def test_a_corpus_below_its_floor_is_too_low() -> None:
    count = Counter(passed=8, failed=1, unsupported=1)
    assert verdict("seeds", count, 80)[1]
    assert not verdict("seeds", count, 80.1)[1]


def test_an_unknown_corpus_has_no_floor() -> None:
    line, good = verdict("mine", Counter(failed=3), None)
    assert good
    assert "0 passed, 3 failed, 0 unsupported" in line


def test_a_corpus_that_gave_no_answer_is_too_low() -> None:
    assert not verdict("seeds", Counter(), None)[1]


def test_floors_are_shares() -> None:
    assert all(0 < share <= 100 for share in floors().values())


def test_a_folder_is_run_file_by_file(tmp_path: Path) -> None:
    scenario = {
        "scenario": 1, "id": "nothing", "players": {"Anna": {"life": 7}, "Nicole": {}},
        "actions": [], "expect": [{"player": "Anna", "life": 7}],
    }  # fmt: skip
    (tmp_path / "mine.jsonl").write_text(json.dumps(scenario))
    (tmp_path / "notes.txt").write_text("not a corpus")
    assert [path.name for path in corpora(tmp_path)] == ["mine.jsonl"]
    assert outcomes(tmp_path / "mine.jsonl", ()) == Counter(passed=1)


def test_a_missing_folder_is_said() -> None:
    assert main([]) == 2
    assert main(["no-such-folder"]) == 2
