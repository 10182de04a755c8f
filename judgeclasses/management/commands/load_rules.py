"""`manage.py load_rules FILE`: the Comprehensive Rules' own text on the pages of the rules."""

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from judgeclasses import rules
from judgeclasses.rules_file import NotTheRules, read_rules


class Command(BaseCommand):
    help = "Loads the Comprehensive Rules from the text file that Wizards of the Coast publishes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *, file: Path, **options: object) -> None:
        try:
            read = read_rules(file.read_bytes())
        except OSError as error:
            raise CommandError(f"{file} cannot be read: {error.strerror}") from error
        except NotTheRules as error:
            raise CommandError(f"{file.name} is not the Comprehensive Rules: {error}") from error
        count = rules.load(read)
        self.stdout.write(f"{count} rules loaded, effective as of {read.effective}")
