"""YAML without its surprises."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulesengine.scenario.yaml_subset import BadYaml, documents


def one(text: str) -> Any:
    (document,) = documents(text)
    return document


@pytest.mark.parametrize("word", ["yes", "no", "on", "off", "y", "702.10", "1:30", "2024-01-01"])
def test_words_stay_words(word: str) -> None:
    assert one(f"a: {word}") == {"a": word}


def test_truths_numbers_and_nothing_are_read() -> None:
    assert one("[true, False, 12, -3, ~, null]") == [True, False, 12, -3, None, None]


def test_quotes_make_text() -> None:
    assert one("['true', \"12\", '{T}: Add {G}.']") == ["true", "12", "{T}: Add {G}."]


@pytest.mark.parametrize(
    "text",
    ["{life: ?}", "{life: ?, player: A}", "life: ?", "life: ?\nplayer: A\n", "life: ? # asked"],
)
def test_a_lone_question_mark_is_what_is_asked(text: str) -> None:
    assert one(text)["life"] == "?"


def test_documents_are_several() -> None:
    assert list(documents("a: 1\n---\na: 2\n")) == [{"a": 1}, {"a": 2}]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, 1),
        ("a: {b: 1, b: 2}", 1, 11),
        ("a: !!python/name:os.system x", 1, 4),
        ("a: !!timestamp 2024-01-01", 1, 4),
        ("a: *nothing", 1, 4),
        ("a: &x [*x]", 1, 8),
        ("a: [1, 2", 2, 1),
        ("a: b: c", 1, 5),
        ("? [a]\n: 1", 1, 3),
        ("a: \x00", 1, 1),
    ],
)
def test_what_is_outside_the_subset_is_refused_with_its_place(
    text: str, line: int, column: int
) -> None:
    with pytest.raises(BadYaml) as caught:
        one(text)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_depth_is_bounded_before_it_costs_anything() -> None:
    start = time.monotonic()
    for text in ("[" * 100_000, "{a: " * 100_000, "- " * 100_000):
        with pytest.raises(BadYaml):
            one(text)
    assert time.monotonic() - start < 2


def test_aliases_cannot_multiply() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 9)]
    with pytest.raises(BadYaml):
        one("\n".join(lines))


def test_a_few_aliases_are_fine() -> None:
    assert one("a: &x [1, 2]\nb: *x") == {"a": [1, 2], "b": [1, 2]}
