"""Counts before a name, numbers after one."""

from __future__ import annotations

import pytest

from rulesengine.scenario.names import Reference, parse_counted, parse_reference


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("Island", (1, "Island")),
        ("2 Island", (2, "Island")),
        ("25 Grizzly Bears", (25, "Grizzly Bears")),
        ("1996 World Champion", (1, "1996 World Champion")),
        ("+2 Mace", (1, "+2 Mace")),
        ("70,000 Light-Years from Home", (1, "70,000 Light-Years from Home")),
        ("0 Island", (1, "0 Island")),
        ("7", (1, "7")),
        ("", (1, "")),
    ],
)
def test_a_number_before_a_name_counts_it(text: str, counted: tuple[int, str]) -> None:
    assert parse_counted(text) == counted


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("Island", Reference("Island")),
        ("Island#2", Reference("Island", 2)),
        ("Island#0", Reference("Island#0")),
        ("#2", Reference("#2")),
        ("storm.1", Reference("storm.1")),
    ],
)
def test_a_number_after_a_name_tells_which(text: str, reference: Reference) -> None:
    assert parse_reference(text) == reference
    assert str(reference) == text
