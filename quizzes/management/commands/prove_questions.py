"""`manage.py prove_questions`: run every stored question through the engine again."""

import sys
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from quizzes.models import Question
from quizzes.progress_bar import ProgressBar
from quizzes.proving_again import CHUNK, Proved, prove_again
from quizzes.workers import cores


class Command(BaseCommand):
    help = (
        "List the stored questions, generated or authored, whose answer, options or rule numbers"
        " are different today; fails where there are any. For after an update of the rules."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--processes", type=int, default=cores())

    def handle(self, *args: Any, **options: Any) -> None:
        questions = Question.objects.order_by("pk")
        count = questions.count()
        # Starting a process costs more than proving a few.
        processes = min(options["processes"], 1 + count // (4 * CHUNK))
        bar = ProgressBar(count, "questions", sys.stderr)
        began, changed, scenarios = time.monotonic(), 0, questions.from_scenarios().count()
        for proved in prove_again(questions.iterator(chunk_size=200), processes):
            if proved.differences:
                changed += 1
                bar.clear()
                self._report(proved)
            bar.step(said=f", {changed} changed")
        bar.clear()
        self.stdout.write(
            f"{count} proved ({scenarios} by the engine) in {time.monotonic() - began:.0f} s,"
            f" {changed} changed"
        )
        if changed:
            raise SystemExit(1)

    def _report(self, proved: Proved) -> None:
        self.stdout.write(f"{proved.pk} ({proved.name})")
        for each in proved.differences:
            self.stdout.write(f"  {each.what}: was {each.was!r}, is {each.now!r}")
