"""`make sample-page` writes docs/sample-questions.md: sixty questions to read through by eye."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import django

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sample-questions.md"
HOW_MANY = 60
LANGUAGES = ("en", "es")
INTRODUCTION = """\
# Sixty sample questions

Made by `make sample-page`: sections of every class in turn, the family used least so far first,
each question in English and in Spanish; one that quotes a class text is in its language. ✓ is the
answer the engine or the table gives; below an option stands why someone would choose it.
"""


def page() -> str:
    from quizzes.question import QuestionData
    from quizzes.wording import written
    from quizzes.wording.as_json import because

    def told(question: QuestionData, language: str) -> Iterator[str]:
        text = written(question, language)
        yield from (f"{paragraph}\n" for paragraph in text.paragraphs)
        for option in text.options:
            yield f"- {'✓ ' if option.right else ''}{option.text}"
            if not option.right and because(option):
                yield f"  - *{because(option)}*"
        yield ""

    lines = [INTRODUCTION]
    for number, question in enumerate(sample(), 1):
        lines.append(f"## {number}. {question.section}\n")
        rules = ", ".join(question.rules)
        lines.append(
            f"`{question.family}`, seed {question.seed}, {question.kind},"
            f" level {question.level}; rules {rules}\n"
        )
        for language in filter(question.is_in, LANGUAGES):
            lines.extend(told(question, language))
    return "\n".join(lines).rstrip() + "\n"


def sample() -> Iterator:  # type: ignore[type-arg]
    """Questions of sections spread over all classes; scenario families before recall."""
    from quizzes.generating import families_for, generate
    from quizzes.question import QuestionData
    from quizzes.sections import shipped_sections

    sections = list(shipped_sections().values())
    used = Counter[str]()
    for number in range(HOW_MANY):
        facts = sections[number * len(sections) // HOW_MANY]
        families = sorted(families_for(facts), key=lambda each: (used[each.name], each.recall))
        for family in families:
            question = generate(family.name, facts, number)
            if isinstance(question, QuestionData):
                used[family.name] += 1
                yield question
                break


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    PAGE.write_text(page())
