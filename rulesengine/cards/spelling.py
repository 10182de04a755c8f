"""When two spellings are the same card name: case and typographic marks make no difference."""

from __future__ import annotations

_PLAIN = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "\u00a0": " "})


def folded(name: str) -> str:
    """The form of a card name to compare by."""
    if name.isascii():
        return name.lower()
    return name.translate(_PLAIN).casefold()
