"""Practice: a fresh question of a section or of any, and keeping what was answered."""

import random
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction

from judgeclasses.models import Section
from quizzes.answer import Answer
from quizzes.attempt import Attempt
from quizzes.generating import families_for, question_for
from quizzes.learner import Learner
from quizzes.marking import Response, mark
from quizzes.sections import facts_of
from quizzes.stored_question import Question

SEEDS = 400  # so that visitors who never answer cannot fill the bank without end
TRIES = 12
SITTING = timedelta(hours=4)


def published_sections() -> list[Section]:
    return list(Section.objects.visible().with_texts())


def sections_to_practise(level: int | None = None) -> list[Section]:
    """The published sections that some family can ask about; none harder than the level named."""
    return [
        section
        for section in published_sections()
        if (level is None or section.level <= level) and families_for(facts_of(section))
    ]


def fresh_question(
    sections: Sequence[Section],
    learner: Learner | None,
    rng: random.Random,
    level: int | None = None,
    language: str = "en",
) -> Question | None:
    """A question the learner has not answered and can read; else another; None where none can be made."""
    answered = set(Answer.objects.by(learner).values_list("question", flat=True)) if learner else ()
    seen: Question | None = None
    for seed in rng.sample(range(SEEDS), TRIES):
        question = question_for(rng.choice(sections), seed, level)
        if question is None:
            continue
        if question.pk not in answered and question.question.is_in(language):
            return question
        seen = question
    return seen


def practice_attempt(learner: Learner, now: datetime) -> Attempt:
    """The sitting this belongs to: the last one, unless it is long over."""
    last = Attempt.objects.practice().filter(learner=learner).first()
    if last is not None and last.started > now - SITTING:
        return last
    return Attempt.objects.create(learner=learner, started=now)


def practice_answer(learner: Learner | None, question: Question) -> Answer | None:
    """What the learner last answered to it in practice."""
    if learner is None:
        return None
    return Answer.objects.by(learner).filter(question=question, attempt__quiz=None).first()


def record_answer(
    attempt: Attempt, question: Question, response: Response, now: datetime
) -> Answer:
    """Mark and keep an answer; the first one counts."""
    verdict = mark(question.question, response)
    try:
        with transaction.atomic():
            return Answer.objects.create(
                attempt=attempt,
                question=question,
                chosen=list(verdict.chosen),
                number=response.number,
                right=verdict.right,
                misconceptions=list(verdict.misconceptions),
                given=now,
            )
    except IntegrityError:
        return Answer.objects.get(attempt=attempt, question=question)
