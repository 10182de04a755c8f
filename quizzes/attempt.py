"""An attempt: one sitting of one learner, in practice or at a quiz."""

from django.db import models
from django.utils import timezone

from quizzes.learner import Learner
from quizzes.quiz import Quiz


class AttemptQuerySet(models.QuerySet["Attempt"]):
    def practice(self) -> "AttemptQuerySet":
        return self.filter(quiz=None)


class Attempt(models.Model):
    """Answers given in one sitting. Practice has no quiz and never ends; a quiz is finished."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="attempts")
    quiz = models.ForeignKey(
        Quiz, on_delete=models.CASCADE, null=True, blank=True, related_name="attempts"
    )
    name = models.CharField(max_length=60, blank=True, help_text="what the mentor sees")
    started = models.DateTimeField(default=timezone.now, editable=False)
    finished = models.DateTimeField(null=True, blank=True)

    objects = AttemptQuerySet.as_manager()

    class Meta:
        ordering = ["-started", "-pk"]

    def __str__(self) -> str:
        return f"{self.quiz or 'practice'}, {self.name or self.learner}"
