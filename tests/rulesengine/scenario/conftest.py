"""A small valid scenario to change one thing in, and files to read it from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Mapping = dict[str, Any]


@pytest.fixture
def bolt() -> Mapping:
    return {
        "scenario": 1,
        "id": "bolt-to-the-face",
        "players": {
            "Anna": {"hand": ["Lightning Bolt"], "battlefield": ["2 Mountain"]},
            "Nicole": {},
        },
        "actions": [{"cast": "Lightning Bolt", "targets": ["Nicole"]}],
        "expect": [{"player": "Nicole", "life": 17}],
    }


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write
