"""A question as JSON in one language: what it holds, with texts in place of messages."""

from __future__ import annotations

from typing import Any

from quizzes.question import QuestionData
from quizzes.wording import WrittenOption, written


def question_json(question: QuestionData, language: str) -> dict[str, Any]:
    """Everything about a question, key included."""
    text = written(question, language)
    plain = question.to_json()
    plain["prompt"] = "\n\n".join(text.paragraphs)
    plain["language"] = language
    for option, said in zip(plain["options"], text.options, strict=True):
        option["text"] = said.text
        option["because"] = because(said)
    for entry, line in zip(plain["trace"], text.trace, strict=True):
        entry["text"] = line.text
    return plain


def because(option: WrittenOption) -> str:
    """Why someone would choose it, in one paragraph."""
    said = [f"{each.words.belief} {each.words.correction}" for each in option.beliefs]
    return " ".join([*said, option.because]).strip()
