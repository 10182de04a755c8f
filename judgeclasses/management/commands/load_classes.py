"""`manage.py load_classes`: the class texts under content/classes, as often as one likes."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from judgeclasses.content_files import BadContent
from judgeclasses.loading import load_classes
from judgeclasses.search.index import rebuild


class Command(BaseCommand):
    help = "Loads the class texts that come with the site; a mentor's edits are kept."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path)

    def handle(self, *, folder: Path | None, verbosity: int, **options: object) -> None:
        try:
            report = load_classes(folder or Path(settings.CONTENT_DIR) / "classes")
        except BadContent as error:
            raise CommandError(str(error)) from error
        entries = rebuild()
        for name in report.kept:
            self.stdout.write(f"kept, since it was edited here: {name}")
        for name in report.not_shipped:
            self.stdout.write(f"kept, though no file has it any more: {name}")
        if verbosity:
            added, updated = len(report.added), len(report.updated)
            self.stdout.write(f"{added} sections added, {updated} texts updated")
            self.stdout.write(f"{entries} entries in the search index")
