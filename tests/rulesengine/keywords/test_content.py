"""The rule summaries and misconceptions that ship are well formed and in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rulesengine.cards.pool import card_pool
from rulesengine.keywords import KEYWORDS
from rulesengine.rulebook import is_rule
from rulesengine.scenario.run import compiled_cards

CONTENT = Path(__file__).resolve().parents[3] / "content"
LANGUAGES = ("en", "es")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


SUMMARIES: dict[str, dict[str, str]] = read(CONTENT / "rules" / "summaries.yaml")
MISCONCEPTIONS: list[dict[str, Any]] = [
    row for path in sorted((CONTENT / "misconceptions").glob("*.yaml")) for row in read(path)
]
CHANGES: list[dict[str, Any]] = read(CONTENT / "rule_changes.yaml")


def test_at_least_150_rules_are_summed_up_in_both_languages() -> None:
    assert len(SUMMARIES) >= 150
    for number, summary in SUMMARIES.items():
        assert is_rule(number)
        assert set(summary) == set(LANGUAGES), number
        assert all(line.strip() and "\n" not in line for line in summary.values()), number


def test_at_least_60_misconceptions_each_with_its_own_id() -> None:
    ids = [row["id"] for row in MISCONCEPTIONS]
    assert len(ids) == len(set(ids)) >= 60


@pytest.mark.parametrize("row", MISCONCEPTIONS, ids=lambda row: row["id"])
def test_a_misconception_is_whole(row: dict[str, Any]) -> None:
    about, misread = {"keyword", "section", "card"}, {"means", "rule_point", "text"}
    assert set(row) <= {"id", "rule", "en", "es"} | about | misread
    assert is_rule(row["rule"])
    assert len(about & set(row)) == len(misread & set(row)) == 1
    assert ("card" in row) == ("text" in row)
    for language in LANGUAGES:
        translated = {"means"} if "means" in row and language != "en" else set()
        assert set(row[language]) - translated == {"belief", "correction"}
        assert row[language]["correction"].rstrip(".").count(". ") <= 1
    if "rule_point" in row:
        assert set(row["rule_point"]) == {"name", "wrong"}


@pytest.mark.parametrize(
    "row", [row for row in MISCONCEPTIONS if "means" in row], ids=lambda row: row["id"]
)
def test_a_wrong_meaning_fits_its_keyword_and_differs(row: dict[str, Any]) -> None:
    keyword = KEYWORDS[row["keyword"]]
    assert keyword.meaning(*row["means"]).means == tuple(row["means"])
    assert tuple(row["means"]) != keyword.means


@pytest.mark.parametrize("row", CHANGES, ids=lambda row: row["id"])
def test_a_change_has_two_untrue_readings_beside_the_old_rule_and_the_new(
    row: dict[str, Any],
) -> None:
    said = [row["old"], row["new"], *row["untrue"]]
    assert len(row["untrue"]) == 2
    for language in LANGUAGES:
        assert len({each[language] for each in said}) == len(said)


@pytest.mark.parametrize(
    "row", [row for row in MISCONCEPTIONS if "text" in row], ids=lambda row: row["id"]
)
def test_a_card_misread_is_understood_whole_and_says_something_else(row: dict[str, Any]) -> None:
    printed = card_pool().get(row["card"])
    assert printed is not None
    assert tuple(row["text"]) != tuple(printed.oracle_text.split("\n"))
    misread = compiled_cards(card_pool()).saying({row["card"]: tuple(row["text"])})
    assert misread.get(row["card"]).front.name == printed.name


def test_every_change_a_keyword_names_is_told() -> None:
    named = {change for row in KEYWORDS.values() for change in row.changed}
    assert named <= {change["id"] for change in CHANGES}


def test_every_change_to_a_keyword_of_a_section_is_named_by_it() -> None:
    for change in CHANGES:
        keyword = KEYWORDS.get(change["section"].replace("-", " "))
        if keyword is not None and keyword.name != "exile":  # that section is about the zone
            assert change["id"] in keyword.changed
