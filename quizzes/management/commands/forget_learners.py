"""`manage.py forget_learners`: drop anonymous learners idle for 90 days."""

from django.core.management.base import BaseCommand
from django.utils import timezone

from quizzes import learners


class Command(BaseCommand):
    help = "Forgets anonymous learners who have not come back for 90 days."

    def handle(self, *, verbosity: int, **options: object) -> None:
        count = learners.forget_idle(timezone.now())
        if verbosity:
            self.stdout.write(f"{count} anonymous learners forgotten")
