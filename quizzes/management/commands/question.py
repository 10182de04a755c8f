"""`manage.py question FAMILY --seed N`: one question, as a candidate reads it or as JSON."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.families import FAMILIES
from quizzes.generating import families_for, generate
from quizzes.question import QuestionData, Refusal
from quizzes.sections import NoSuchSection, SectionFacts, section_facts, shipped_sections
from quizzes.wording import written
from quizzes.wording.as_json import question_json


class Command(BaseCommand):
    help = "Print one question, or with --list the families and the sections each can serve."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("family", nargs="?", choices=sorted(FAMILIES), metavar="FAMILY")
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--section", help="its slug; without it the seed picks one")
        parser.add_argument("--lang", default="en", choices=["en", "es"])
        parser.add_argument("--json", action="store_true", help="with key, proof and scenario")
        parser.add_argument("--list", action="store_true", help="name the families")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["list"]:
            self._list()
            return
        if options["family"] is None:
            raise CommandError("Name a family; --list names them.")
        made = self._make(options["family"], options["section"], options["seed"])
        if isinstance(made, Refusal):
            raise CommandError(f"No question: {made}")
        if options["json"]:
            said = json.dumps(question_json(made, options["lang"]), ensure_ascii=False, indent=2)
            self.stdout.write(said)
        else:
            self._print(made, options["lang"])

    def _make(self, family: str, section: str | None, seed: int) -> QuestionData | Refusal:
        if section is not None:
            try:
                return generate(family, section_facts(section), seed)
            except NoSuchSection as error:
                raise CommandError(f"No section is called {error}.") from error
        served = _served(family)
        for step in range(len(served)):
            made = generate(family, served[(seed + step) % len(served)], seed)
            if isinstance(made, QuestionData):
                return made
        return Refusal(family, "any", seed, "no section can be asked about")

    def _list(self) -> None:
        for family in FAMILIES:
            self.stdout.write(family)
            for section in _served(family):
                self.stdout.write(f"  {section.address}")

    def _print(self, question: QuestionData, language: str) -> None:
        text = written(question, language)
        self.stdout.write("\n\n".join(text.paragraphs) + "\n")
        for option, letter in zip(text.options, "abcdefgh", strict=False):
            self.stdout.write(f"  {letter}) {option.text}")


def _served(family: str) -> list[SectionFacts]:
    chosen = FAMILIES[family]
    return [each for each in shipped_sections().values() if chosen in families_for(each)]
