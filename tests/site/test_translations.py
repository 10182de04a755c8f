"""Every string of the site is translated."""

import pytest

from config import messages


def test_every_string_is_translated() -> None:
    assert list(messages.problems()) == []


def test_a_missing_translation_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = messages.extracted()
    found.add("A sentence nobody translated")
    monkeypatch.setattr(messages, "extracted", lambda: found)
    assert list(messages.problems()) == ["es: not translated: 'A sentence nobody translated'"]
