"""What has changed in the rules since the older documents, from content/rule_changes.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from django.conf import settings

from judgeclasses.content_files import load_yaml
from quizzes.question import Message


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What was the rule and what is; `since` is a year, or the years between which it changed.

    `untrue` is what one might think is the rule today: it never was.
    """

    id: str
    section: str
    since: str
    rule: str
    old: Message
    new: Message
    untrue: tuple[Message, ...]


@cache
def rule_changes() -> tuple[RuleChange, ...]:
    path = settings.CONTENT_DIR / "rule_changes.yaml"
    return tuple(
        RuleChange(
            entry["id"],
            entry["section"],
            str(entry["since"]),
            entry["rule"],
            _text(entry["old"]),
            _text(entry["new"]),
            tuple(map(_text, entry["untrue"])),
        )
        for entry in load_yaml(path, path.read_text())
    )


def _text(texts: Mapping[str, str]) -> Message:
    return {"say": "text", **texts}
