"""`manage.py prove_questions`: run every stored question through the engine again."""

from typing import Any

from django.core.management.base import BaseCommand

from quizzes.bank import prove_again
from quizzes.models import Question


class Command(BaseCommand):
    help = "List the stored questions whose answer or options the engine sees differently today."

    def handle(self, *args: Any, **options: Any) -> None:
        proved = changed = 0
        for change in prove_again(Question.objects.from_scenarios().iterator(chunk_size=200)):
            proved += 1
            if change is not None:
                changed += 1
                self.stdout.write(
                    f"{change.question.pk} ({change.question}): {change.what} was"
                    f" {change.was!r}, is {change.now!r}"
                )
        self.stdout.write(f"{proved} proved, {changed} changed")
        if changed:
            raise SystemExit(1)
