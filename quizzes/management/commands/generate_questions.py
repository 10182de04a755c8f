"""`manage.py generate_questions --per-section N`: fill the bank; run again, it goes on."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from judgeclasses.models import Section
from quizzes.bank import fill


class Command(BaseCommand):
    help = "Make and store questions about every section, and say what could not be made."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--per-section", type=int, default=20)
        parser.add_argument("--section", action="append", help="only these slugs")

    def handle(self, *args: Any, **options: Any) -> None:
        sections = Section.objects.select_related("part_of")
        if options["section"]:
            sections = sections.filter(slug__in=options["section"])
        if not sections.exists():
            raise CommandError("There are no such sections: run load_classes first.")
        made = known = 0
        for filled in fill(sections, options["per_section"]):
            made, known = made + filled.made, known + filled.known
            said = f"{filled.section}: {filled.made} new, {filled.known} known"
            for reason, times in filled.refused.most_common():
                said += f"\n  not made {times} times: {reason}"
            self.stdout.write(said)
        self.stdout.write(f"{made} new questions, {known} known before")
