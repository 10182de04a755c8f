"""What a quiz's mentor sees: who answered what, and which option was chosen how often."""

from dataclasses import dataclass

from quizzes.attempt import Attempt
from quizzes.question_page import Row, language
from quizzes.quiz import Quiz
from quizzes.stored_question import Question
from quizzes.wording import written


@dataclass(frozen=True, slots=True)
class Candidate:
    """One attempt: a mark for each question, None where it is not answered yet."""

    attempt: Attempt
    name: str
    marks: tuple[bool | None, ...]

    @property
    def right(self) -> int:
        return sum(mark is True for mark in self.marks)


@dataclass(frozen=True, slots=True)
class Tally:
    """How often an option was chosen."""

    row: Row
    count: int
    percent: int


@dataclass(frozen=True, slots=True)
class QuestionResult:
    question: Question
    prompt: str
    answered: int
    right: int
    tallies: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Results:
    candidates: tuple[Candidate, ...]
    questions: tuple[QuestionResult, ...]


def results_of(quiz: Quiz) -> Results:
    questions = quiz.in_order()
    attempts = list(quiz.attempts.select_related("learner__user").prefetch_related("answers"))
    candidates = tuple(candidate_of(attempt, questions) for attempt in attempts)
    return Results(candidates, tuple(question_result(each, attempts) for each in questions))


def candidate_of(attempt: Attempt, questions: list[Question]) -> Candidate:
    marks = {answer.question_id: answer.right for answer in attempt.answers.all()}
    name = attempt.name or (str(attempt.learner.user) if attempt.learner.user else "")
    return Candidate(attempt, name, tuple(marks.get(question.pk) for question in questions))


def question_result(question: Question, attempts: list[Attempt]) -> QuestionResult:
    answers = [
        answer
        for attempt in attempts
        for answer in attempt.answers.all()
        if answer.question_id == question.pk
    ]
    text = written(question.question, language())
    tallies = []
    for option in text.options:
        count = sum(option.place in answer.chosen for answer in answers)
        row = Row(
            option.place, option.place + 1, option.text, is_right=option.right,
            beliefs=option.beliefs, because=option.because,
        )  # fmt: skip
        tallies.append(Tally(row, count, round(100 * count / len(answers)) if answers else 0))
    right = sum(answer.right for answer in answers)
    return QuestionResult(question, text.paragraphs[-1], len(answers), right, tuple(tallies))
