"""Taking a quiz: starting, the question that comes next, finishing, and what came of it."""

from dataclasses import dataclass
from datetime import datetime

from django.http import HttpRequest

from quizzes import learners
from quizzes.answer import Answer
from quizzes.attempt import Attempt
from quizzes.marking import Response
from quizzes.practice import record_answer
from quizzes.quiz import Quiz
from quizzes.stored_question import Question


@dataclass(frozen=True, slots=True)
class Sitting:
    """An attempt at a quiz with its questions in order and the answers so far."""

    attempt: Attempt
    questions: tuple[Question, ...]
    answers: dict[int, Answer]

    def question(self, number: int) -> Question | None:
        """The question of that number, from 1."""
        return self.questions[number - 1] if 0 < number <= len(self.questions) else None

    @property
    def following(self) -> int | None:
        """The number of the first question without an answer."""
        for number, question in enumerate(self.questions, 1):
            if question.pk not in self.answers:
                return number
        return None

    @property
    def is_finished(self) -> bool:
        return self.attempt.finished is not None

    @property
    def right(self) -> int:
        return sum(answer.right for answer in self.answers.values())


def sitting_of(quiz: Quiz, attempt: Attempt) -> Sitting:
    answers = {answer.question_id: answer for answer in attempt.answers.all()}
    return Sitting(attempt, tuple(quiz.in_order()), answers)


def current_attempt(request: HttpRequest, quiz: Quiz) -> Attempt | None:
    """The last attempt of whoever asks."""
    learner = learners.current_learner(request)
    return quiz.attempts.filter(learner=learner).first() if learner else None


def start(request: HttpRequest, quiz: Quiz, name: str, now: datetime) -> Attempt:
    """A new attempt, or the one that is still going on."""
    learner = learners.learner_for_answer(request, now)
    going_on = quiz.attempts.filter(learner=learner, finished=None).first()
    return going_on or Attempt.objects.create(quiz=quiz, learner=learner, name=name, started=now)


def answer(sitting: Sitting, question: Question, response: Response, now: datetime) -> Answer:
    """Keep an answer; the last one finishes the attempt."""
    given = record_answer(sitting.attempt, question, response, now)
    sitting.answers[question.pk] = given
    if sitting.following is None and not sitting.is_finished:
        sitting.attempt.finished = now
        sitting.attempt.save(update_fields=["finished"])
    return given
