"""The log in words: one renderer a language, from events with their parameters."""

from __future__ import annotations

from collections.abc import Callable

from rulesengine.game.log import Entry
from rulesengine.log import english, spanish

Render = Callable[[Entry], str]

RENDERERS: dict[str, Render] = {"en": english.render, "es": spanish.render}


def renderer(language: str) -> Render:
    """The renderer of a language ("es", "es-mx"); English where there is none."""
    return RENDERERS.get(language.split("-")[0].lower(), english.render)
