"""An answer: what a learner said to one question, and what it came to."""

from django.db import models
from django.utils import timezone

from quizzes.attempt import Attempt
from quizzes.learner import Learner
from quizzes.stored_question import Question


class AnswerQuerySet(models.QuerySet["Answer"]):
    def by(self, learner: Learner) -> "AnswerQuerySet":
        return self.filter(attempt__learner=learner)


class Answer(models.Model):
    """Given once in an attempt, and never changed.

    `chosen` are the places of the options chosen; a number typed is in `number`, and `chosen` then
    holds the option with that value, if any. `misconceptions` are the beliefs behind a wrong one.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="answers")
    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="answers")
    chosen = models.JSONField(default=list)
    number = models.IntegerField(null=True, blank=True)
    right = models.BooleanField()
    misconceptions = models.JSONField(default=list, blank=True)
    given = models.DateTimeField(default=timezone.now, editable=False)

    objects = AnswerQuerySet.as_manager()

    class Meta:
        ordering = ["-given", "-pk"]
        constraints = [
            models.UniqueConstraint(fields=["attempt", "question"], name="one_answer_a_question"),
        ]

    def __str__(self) -> str:
        return f"{self.question}: {'right' if self.right else 'wrong'}"
