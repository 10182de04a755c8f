"""The learner: whoever answers questions, with or without an account."""

import uuid
from datetime import datetime, timedelta

from django.conf import settings
from django.db import models
from django.utils import timezone

IDLE_LIFE = timedelta(days=90)


class LearnerQuerySet(models.QuerySet["Learner"]):
    def idle(self, now: datetime) -> "LearnerQuerySet":
        """Anonymous ones nobody came back to; an account's learner is kept."""
        return self.filter(user=None, last_seen__lt=now - IDLE_LIFE)


class Learner(models.Model):
    """One row a person, made on the first answer; answers and schedules hang on it.

    Anonymous (known by a signed cookie) until the person signs up or in.
    """

    key = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="learner",
    )
    created = models.DateTimeField(default=timezone.now, editable=False)
    last_seen = models.DateTimeField(default=timezone.now, db_index=True)

    objects = LearnerQuerySet.as_manager()

    def __str__(self) -> str:
        return str(self.user) if self.user else f"anonymous {self.key}"
