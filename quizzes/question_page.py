"""A question as a page shows it: before the answer without its key, afterwards with feedback."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import get_language

from quizzes.answer import Answer
from quizzes.question import Kind, QuestionData
from quizzes.ruling import NoRuling, Ruling, deciding_step, ruling_of
from quizzes.stored_question import Question
from quizzes.wording import Belief, written


@dataclass(frozen=True, slots=True)
class Row:
    """An option. `beliefs`, `because`, `is_right` and `is_chosen` are empty before the answer."""

    place: int
    key: int
    text: str
    is_right: bool = False
    is_chosen: bool = False
    beliefs: tuple[Belief, ...] = ()
    because: str = ""


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """Everything the template writes down. `story` is what happens, `prompt` what is asked."""

    question: Question
    kind: Kind
    story: tuple[str, ...]
    prompt: str
    rows: tuple[Row, ...]
    position: Mapping[str, Any] | None
    level: int

    @property
    def is_open(self) -> bool:
        return self.kind is Kind.NUMBER

    @property
    def is_several(self) -> bool:
        return self.kind is Kind.SEVERAL


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is shown once the answer is stored."""

    answer: Answer
    rules: tuple[str, ...]
    right_text: str
    ruling: Ruling | None
    deciding: int

    @property
    def is_right(self) -> bool:
        return self.answer.right


def language() -> str:
    return get_language() or "en"


def question_page(question: Question, answer: Answer | None = None) -> QuestionPage:
    """The question in the reader's language; the key only where an answer is given."""
    data = question.question
    text = written(data, language())
    rows = tuple(
        Row(option.place, option.place + 1, option.text)
        if answer is None
        else Row(
            option.place,
            option.place + 1,
            option.text,
            option.right,
            option.place in answer.chosen,
            option.beliefs,
            option.because,
        )
        for option in text.options
    )
    ruling = ruling_shown(data)
    return QuestionPage(
        question=question,
        kind=data.kind,
        story=text.paragraphs[:-1],
        prompt=text.paragraphs[-1],
        rows=rows,
        position=ruling.moment(0).position if ruling else None,
        level=data.level,
    )


def question_key(question: Question) -> QuestionPage:
    """The question with its key, for its author."""
    page = question_page(question)
    text = written(question.question, language())
    rows = tuple(
        replace(row, is_right=option.right, beliefs=option.beliefs, because=option.because)
        for row, option in zip(page.rows, text.options, strict=True)
    )
    return replace(page, rows=rows)


def feedback_on(question: Question, answer: Answer) -> Feedback:
    data = question.question
    text = written(data, language())
    ruling = ruling_shown(data)
    right = [option.text for option in text.options if option.right]
    deciding = 0
    if ruling:
        wrong = wrong_ruling(data, answer.misconceptions[0] if answer.misconceptions else None)
        deciding = deciding_step(ruling, data.rules, wrong)
    return Feedback(answer, data.rules, " · ".join(right), ruling, deciding)


def ruling_shown(data: QuestionData) -> Ruling | None:
    """The replay of a question from a scenario; none where it is recall."""
    if data.scenario is None:
        return None
    try:
        return ruling_of(data.scenario, language())
    except NoRuling:
        return None


def wrong_ruling(data: QuestionData, misconception: str | None) -> Ruling | None:
    """What the candidate expected to happen."""
    if data.scenario is None or misconception is None:
        return None
    try:
        return ruling_of(data.scenario, language(), misconception)
    except (NoRuling, LookupError, ImportError):
        return None
