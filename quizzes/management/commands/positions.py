"""What the positions of a section give: the engine's answers, and those of each misconception."""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand

from quizzes.families import FAMILIES
from quizzes.generating import generate
from quizzes.positions import positions_about
from quizzes.positions.template import Template
from quizzes.proving import prove
from quizzes.question import CannotMake, QuestionData
from quizzes.sections import SectionFacts, section_facts
from quizzes.wording import written
from rulesengine.errors import RulesEngineError

SEEDS = 20
TRIED = 4


class Command(BaseCommand):
    help = "Try the positions of sections: answers, misreadings, and how many questions they make."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("sections", nargs="+")
        parser.add_argument("--read", action="store_true", help="write a question of each family")

    def handle(self, *args: Any, sections: list[str], read: bool, **options: Any) -> None:
        for name in sections:
            section = section_facts(name)
            self.stdout.write(f"== {name}")
            for template in positions_about(section.keyword, section.address).templates:
                for line in tried(template):
                    self.stdout.write(f"  {template.id}: {line}")
            for line in made(section, read):
                self.stdout.write(f"  {line}")


def tried(template: Template) -> Iterator[str]:
    """For each ask of a few seeds: the answer, the wrong values, and what is no distractor."""
    for seed in range(TRIED):
        try:
            position = template.position(random.Random(seed))
        except (LookupError, ValueError) as error:
            yield f"cannot be filled: {error}"
            return
        for family, asks in position.asks.items():
            for ask in asks:
                try:
                    proof = prove(position.scenario, ask, position.misconceptions)
                except (CannotMake, RulesEngineError) as error:
                    yield f"{family}: {getattr(error, 'detail', error)}"
                    continue
                given = {each: w.value for w in proof.wrong for each in w.misconceptions}
                said = f"{family}: right {proof.answer}, wrong {given}, alike {proof.alike}"
                stuck = set(position.misconceptions) - given.keys() - set(proof.alike)
                yield f"{said}, undecided {sorted(stuck)}" if stuck else said


def made(section: SectionFacts, read: bool) -> Iterator[str]:
    """How many questions each family makes of it, and one of each to read."""
    for family in FAMILIES.values():
        if family.recall or not family.serves(section):
            continue
        questions = [generate(family.name, section, seed) for seed in range(SEEDS)]
        good = [each for each in questions if isinstance(each, QuestionData)]
        distinct = len({each.fingerprint for each in good})
        yield f"{family.name}: {len(good)} of {SEEDS} seeds, {distinct} distinct"
        for language in ("en", "es") if read and good else ():
            text = written(good[0], language)
            yield "    " + " ".join(text.paragraphs)
            for option in text.options:
                mark = "+" if option.right else "-"
                yield f"      {mark} {option.text} {[belief.id for belief in option.beliefs]}"
