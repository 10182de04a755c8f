"""Every rule number that code, class texts and data cite exists in the current rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulesengine.rulebook import cited_rules, is_rule, rule_numbers

ROOT = Path(__file__).resolve().parents[3]
OLD_NUMBERS = re.compile(r"\s*(?:seed|source): ")
"""Lines that say where something comes from may name rules by the numbers of their time."""

CITING = [
    path
    for folder, pattern in (
        ("rulesengine", "*.py"),
        ("content", "*.md"),
        ("docs", "*.md"),
        ("content", "*.yaml"),
        ("tests/rulesengine", "*.yaml"),
    )
    for path in sorted((ROOT / folder).rglob(pattern))
]


@pytest.mark.parametrize("path", CITING, ids=lambda path: str(path.relative_to(ROOT)))
def test_cited_rules_exist(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    unknown = [
        f"line {number}: {rule}"
        for number, line in enumerate(lines, start=1)
        for rule in cited_rules(line)
        if not is_rule(rule) and not OLD_NUMBERS.match(line)
    ]
    assert unknown == []


def test_numbers_are_numbers_and_nothing_else() -> None:
    assert len(rule_numbers()) > 3000
    assert all(number[:3].isdigit() and len(number) <= 8 for number in rule_numbers())


@pytest.mark.parametrize("number", ["702", "702.9", "702.9b", "100.1", "905.6"])
def test_a_rule_is_known(number: str) -> None:
    assert is_rule(number)


@pytest.mark.parametrize("number", ["", "7", "502.30", "702.9z", "702.999", "702.9b.", "1000.1"])
def test_what_is_no_rule_is_not(number: str) -> None:
    assert not is_rule(number)


def test_citations_are_read_from_text() -> None:
    text = 'See rules 702.79a, [603.4] and "704.5q"; version 1.2.3, 12.5 and 2026.04 are none.'
    assert cited_rules(text) == ("702.79a", "603.4", "704.5q")
