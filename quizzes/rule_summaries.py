"""What a rule says in one line, from content/rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from django.conf import settings

from judgeclasses.content_files import load_yaml


@cache
def summaries() -> Mapping[str, Mapping[str, str]]:
    path = settings.CONTENT_DIR / "rules" / "summaries.yaml"
    found: Mapping[str, Mapping[str, str]] = load_yaml(path, path.read_text())
    return found


def summary(rule: str, language: str) -> str:
    """The line in a language, or in English; nothing where there is none."""
    told = summaries().get(rule, {})
    return told.get(language.split("-")[0]) or told.get("en", "")
