"""`manage.py import_class FILE`: a web page, a chapter of rules or a FAQ as an unpublished class."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from judgeclasses.importing.files import read_file
from judgeclasses.importing.notices import said
from judgeclasses.importing.outline import BadImport
from judgeclasses.importing.storing import store_class
from judgeclasses.people.models import User


class Command(BaseCommand):
    help = "Imports a class as a draft: a WordPress page (JSON), a chapter of rules, a FAQ text."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--owner", help="e-mail of the mentor whose draft it becomes")
        parser.add_argument("--language", choices=[code for code, _name in settings.LANGUAGES])

    def handle(
        self, *, files: list[Path], owner: str | None, language: str | None, **options: object
    ) -> None:
        person = self._person(owner) if owner else None
        for path in files:
            self._import(path, person, language or "")

    def _person(self, email: str) -> User:
        person = User.objects.filter(email__iexact=email).first()
        if person is None:
            raise CommandError(f"Nobody has the e-mail address {email!r}.")
        return person

    def _import(self, path: Path, owner: User | None, language: str) -> None:
        try:
            report = store_class(read_file(path.read_bytes(), language), owner)
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from error
        except BadImport as error:
            raise CommandError(f"{path}: {error.reason}") from error
        imported = report.imported
        count = imported.sections.count()
        self.stdout.write(f"{imported.titles[next(iter(imported.titles))]}: {count} sections")
        self.stdout.write(f"  draft at {settings.SITE_URL}{imported.draft_address}")
        self.stdout.write(f"  {len(report.added)} added, {len(report.updated)} updated")
        for notice in report.notices:
            self.stdout.write(f"  {said(notice)}")
        for title in report.kept:
            self.stdout.write(f"  kept, since it was edited here: {title}")
        for title in report.gone:
            self.stdout.write(f"  kept, though the file has it no more: {title}")
