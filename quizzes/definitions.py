"""Keywords' definitions in each language and in two halves, from content/keywords (702)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from django.conf import settings

from judgeclasses.content_files import load_yaml
from quizzes.misconception_words import described
from quizzes.question import Message

CUT = "|"


@dataclass(frozen=True, slots=True)
class Definition:
    """A text in both languages; `halves` where it can be asked to be completed."""

    texts: Mapping[str, str]
    halves: tuple[Message, Message] | None


@cache
def definitions() -> Mapping[str, Definition]:
    """Every text that a keyword stands for, or is taken to stand for, by its English wording."""
    path = settings.CONTENT_DIR / "keywords" / "definitions.yaml"
    found = {}
    for entry in load_yaml(path, path.read_text()):
        texts = {language: _joined(text) for language, text in entry.items()}
        found[texts["en"]] = Definition(texts, _halves(entry))
    for misread in described().values():
        for english, spanish in zip(misread.means, misread.means_in_spanish, strict=False):
            found.setdefault(english, Definition({"en": english, "es": spanish}, None))
    return found


def _joined(text: str) -> str:
    return " ".join(part.strip() for part in text.split(CUT))


def _halves(entry: Mapping[str, str]) -> tuple[Message, Message] | None:
    if CUT not in entry["en"]:
        return None
    first, second = (
        {language: text.split(CUT)[place].strip() for language, text in entry.items()}
        for place in (0, 1)
    )
    return {"say": "half", **first}, {"say": "half", **second}


def in_language(text: str, language: str) -> str:
    """A definition's text in a language, or in English."""
    known = definitions().get(text)
    return known.texts.get(language, text) if known else text


def are_translated(texts: Sequence[str]) -> bool:
    """Whether every reader can read them."""
    return bool(texts) and all(text in definitions() for text in texts)
