"""Questions made by hand, to test pages with: one from a scenario for each kind, one recall."""

from typing import Any

from judgeclasses.models import Section
from quizzes.question import Kind, Option, QuestionData
from quizzes.stored_question import Question, freeze

SCENARIO: dict[str, Any] = {
    "scenario": 1,
    "id": "persist-once",
    "players": {
        "Anna": {"battlefield": ["Kitchen Finks", "2 Forest", "Plains"]},
        "Nicole": {"mana": "{R}{R}", "hand": ["2 Shock"], "battlefield": ["3 Mountain"]},
    },
    "actions": [
        {"cast": "Shock", "by": "Nicole", "targets": ["Kitchen Finks"]},
        {"resolve": "all"},
        {"cast": "Shock", "by": "Nicole", "targets": ["Kitchen Finks"]},
        {"resolve": "all"},
    ],
}


def text(words: str) -> dict[str, Any]:
    """A message that says just this, in any language."""
    return {"say": "keyword", "keyword": words}


def options(right: int, wrong: int, other: int) -> tuple[Option, ...]:
    return (
        Option(text(f"{other} life"), other, misconception=("returning-is-not-entering",)),
        Option(text(f"{right} life"), right, right=True),
        Option(text(f"{wrong} life"), wrong, misconception=("persist-every-time",)),
    )


def question_data(**changes: Any) -> QuestionData:
    fields: dict[str, Any] = {
        "family": "life_total",
        "section": "persist",
        "seed": 1,
        "version": "test",
        "kind": Kind.CHOICE,
        "prompt": (
            text("Nicole casts Shock on Kitchen Finks; when it comes back she casts another."),
            text("What is Anna’s life total afterwards?"),
        ),
        "options": options(22, 24, 20),
        "answer": 22,
        "rules": ("702.79a", "603.4"),
        "scenario": SCENARIO,
        "ask": {"player": "Anna", "life": "?"},
    }
    return QuestionData(**(fields | changes))


def stored(section: Section | None = None, **changes: Any) -> Question:
    return freeze(question_data(**changes), section)


RIGHT, WRONG = "1", "2"
