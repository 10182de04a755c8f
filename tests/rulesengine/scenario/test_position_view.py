"""The position as a table shows it."""

from __future__ import annotations

from rulesengine.scenario.position_view import spelled


def test_an_abilitys_words_are_spelled_as_printed() -> None:
    words = "when this creature dies , return it under its owner 's control ."
    assert spelled(words) == "When this creature dies, return it under its owner's control."
