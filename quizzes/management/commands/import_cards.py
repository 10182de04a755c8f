"""`manage.py import_cards FILE`: add a Scryfall bulk file or MTGJSON's AtomicCards to the site's cards."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.card_import import Imported, import_cards, read_cards
from rulesengine.errors import BadCardFile

WIDTH = 30


class Command(BaseCommand):
    help = "Add the cards of a file; run again it goes on where it was, and takes what has changed."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            cards = read_cards(options["file"])
        except BadCardFile as error:
            raise CommandError(str(error)) from None
        last = Imported(0, len(cards), 0, 0, 0)
        for last in import_cards(cards):
            self._show(last)
        share = 100 * last.understood / last.total
        self.stdout.write(
            f"\n{last.new} imported, {last.kept} already there; the engine understands "
            f"{last.understood} of {last.total} whole ({share:.0f} %)"
        )

    def _show(self, now: Imported) -> None:
        filled = WIDTH * now.done // now.total
        bar = "#" * filled + "." * (WIDTH - filled)
        said = f"\r[{bar}] {now.done} of {now.total} cards, {now.understood} understood"
        self.stdout.write(said, ending="")
        self.stdout.flush()
