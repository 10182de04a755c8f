"""A quiz: questions a mentor put together, taken by whoever has the link."""

import secrets

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from quizzes.stored_question import Question


def new_token() -> str:
    return secrets.token_urlsafe(9)


class Quiz(models.Model):
    """Open to those with its link once published; its questions then stay as they are."""

    token = models.CharField(max_length=24, unique=True, default=new_token, editable=False)
    title = models.CharField(_("title"), max_length=120)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="quizzes"
    )
    questions = models.ManyToManyField(Question, through="QuizQuestion", related_name="quizzes")
    created = models.DateTimeField(default=timezone.now, editable=False)
    published = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created", "-pk"]
        verbose_name = _("quiz")
        verbose_name_plural = _("quizzes")

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("quizzes:quiz", args=[self.token])

    def in_order(self) -> list[Question]:
        """Its questions in the order they are asked."""
        return list(self.questions.order_by("quizquestion__place", "quizquestion__pk"))


class QuizQuestion(models.Model):
    """A question's place in a quiz."""

    quiz = models.ForeignKey(Quiz, on_delete=models.CASCADE)
    question = models.ForeignKey(Question, on_delete=models.PROTECT)
    place = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["place", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["quiz", "question"], name="a_question_once_a_quiz"),
        ]

    def __str__(self) -> str:
        return f"{self.quiz}, {self.place}"
