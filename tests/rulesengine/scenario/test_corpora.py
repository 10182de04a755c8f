"""The reference scenarios beside the project, where they are there, are all read."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from rulesengine.scenario.build import from_mapping
from rulesengine.scenario.read import read_scenarios

CORPORA = Path(__file__).resolve().parents[4] / "shared" / "conformance"

pytestmark = pytest.mark.skipif(not CORPORA.is_dir(), reason="no reference scenarios here")


@pytest.mark.parametrize("name", ["core", "keyword", "rest", "seeds"])
def test_a_corpus_is_read_whole(name: str) -> None:
    path = CORPORA / f"{name}.jsonl"
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if line.strip()]
    scenarios = list(read_scenarios(path))
    assert [scenario.id for scenario in scenarios] == [json.loads(line)["id"] for line in lines]


def test_the_fast_path_gives_what_validation_gives() -> None:
    path = CORPORA / "seeds.jsonl"
    lines = path.read_text(encoding="utf-8").split("\n")
    mappings: list[Any] = [json.loads(line) for line in lines if line.strip()]
    fast = [from_mapping(mapping, str(path)) for mapping in mappings]
    assert fast == list(read_scenarios(path))


def test_the_same_scenarios_written_as_yaml_are_the_same(tmp_path: Path) -> None:
    yaml = pytest.importorskip("yaml")
    lines = (CORPORA / "seeds.jsonl").read_text(encoding="utf-8").split("\n")
    some = random.Random(0).sample([line for line in lines if line], 40)
    path = tmp_path / "seeds.yaml"
    path.write_text(yaml.safe_dump_all(map(json.loads, some), sort_keys=False))
    expected = [from_mapping(json.loads(line), str(path)) for line in some]
    assert list(read_scenarios(path)) == expected


@pytest.mark.slow
def test_reading_all_corpora_takes_seconds_at_most() -> None:
    start = time.monotonic()
    assert len(list(read_scenarios(CORPORA))) > 1_000
    assert time.monotonic() - start < 5
