"""Marking: what was chosen or typed against what the engine says."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.question import Kind, QuestionData


@dataclass(frozen=True, slots=True)
class Response:
    """What a candidate says: the places of options, or a number."""

    chosen: tuple[int, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    right: bool
    chosen: tuple[int, ...]
    misconceptions: tuple[str, ...]


def mark(question: QuestionData, response: Response) -> Verdict:
    """Whether it is right, and which beliefs give what was said instead."""
    chosen = response.chosen
    if question.kind is Kind.NUMBER:
        chosen = places_of(question, response.number)
        right = str(response.number) == str(question.answer)
    else:
        right = set(chosen) == set(question.right)
    return Verdict(right, chosen, () if right else beliefs_behind(question, chosen))


def places_of(question: QuestionData, number: int | None) -> tuple[int, ...]:
    """The option that has the number typed as its value."""
    return tuple(
        place for place, option in enumerate(question.options) if str(option.value) == str(number)
    )


def beliefs_behind(question: QuestionData, chosen: Sequence[int]) -> tuple[str, ...]:
    """The misconceptions of the wrong options chosen and the right ones left out, each once."""
    wrong = [question.options[place] for place in chosen if not question.options[place].right]
    if question.kind is Kind.SEVERAL:
        wrong += [question.options[place] for place in question.right if place not in chosen]
    return tuple(dict.fromkeys(each for option in wrong for each in option.misconception))
