"""`manage.py generate_questions --per-section N`: fill the bank; run again, it goes on."""

import sys
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from judgeclasses.models import Section
from quizzes.bank import Filled, fill
from quizzes.progress_bar import ProgressBar
from quizzes.workers import cores


class Command(BaseCommand):
    help = "Make and store questions about every section, and say what could not be made."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--per-section", type=int, default=20)
        parser.add_argument("--section", action="append", help="only these slugs")
        parser.add_argument("--processes", type=int, default=cores())

    def handle(self, *args: Any, **options: Any) -> None:
        sections = Section.objects.select_related("part_of").prefetch_related("texts")
        if options["section"]:
            sections = sections.filter(slug__in=options["section"])
        wanted = list(sections)
        if not wanted:
            raise CommandError("There are no such sections: run load_classes first.")
        bar = ProgressBar(len(wanted), "sections", sys.stderr)
        began, made, known, short = time.monotonic(), 0, 0, 0
        for filled in fill(wanted, options["per_section"], min(options["processes"], len(wanted))):
            made, known = made + filled.made, known + filled.known
            short += filled.is_short
            bar.clear()
            self._report(filled)
            bar.step(said=f", {made} new questions")
        bar.clear()
        took = max(0.001, time.monotonic() - began)
        self.stdout.write(
            f"{made} new questions, {known} known before, {made / took:.0f} a second;"
            f" {short} of {len(wanted)} sections have fewer than {options['per_section']}"
        )

    def _report(self, filled: Filled) -> None:
        said = f"{filled.section}: {filled.made} new, {filled.known} known"
        if filled.is_short:
            missing = filled.wanted - filled.made - filled.known
            said += f", {missing} could not be made" + ("" if filled.why else ": no family can ask")
        self.stdout.write(said)
        for reason, times in filled.why:
            if filled.is_short or "known already" not in reason:
                self.stdout.write(f"  not made {times} times: {reason}")
