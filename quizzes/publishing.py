"""Publishing a question in a quiz."""

from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from judgeclasses.errors import Unprocessable
from judgeclasses.people.models import User
from quizzes.quiz import Quiz, QuizQuestion
from quizzes.stored_question import Question


@transaction.atomic
def publish_new(author: User, title: str, question: Question, now: datetime) -> Quiz:
    """A quiz of its own, open at once to those with the link."""
    quiz = Quiz.objects.create(author=author, title=title, published=now)
    publish_in(quiz, question)
    return quiz


@transaction.atomic
def publish_in(quiz: Quiz, question: Question) -> None:
    """Add the question at the end; a quiz someone has begun stays as it is."""
    if quiz.attempts.exists():
        raise Unprocessable(_("Someone has begun this quiz, so it stays as it is. Make a new one."))
    place = quiz.quizquestion_set.count() + 1
    QuizQuestion.objects.get_or_create(quiz=quiz, question=question, defaults={"place": place})
