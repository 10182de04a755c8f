"""A class of very many sections, to measure with."""

import random

from judgeclasses.models import Class, Section, SectionText
from judgeclasses.search import index

COMMON = [
    "creature",
    "battlefield",
    "graveyard",
    "token",
    "spell",
    "ability",
    "player",
    "controller",
    "owner",
    "counter",
    "trigger",
    "resolve",
    "target",
    "combat",
    "damage",
    "attack",
    "block",
    "library",
    "hand",
    "exile",
    "stack",
    "permanent",
    "priority",
]
SYLLABLES = [
    "ka",
    "ro",
    "mi",
    "ten",
    "vu",
    "sal",
    "pre",
    "dor",
    "lin",
    "gath",
    "ex",
    "ul",
    "bri",
    "fo",
    "nar",
    "te",
    "shu",
    "wen",
    "op",
    "il",
]


def write_sections(count: int) -> Class:
    """Sections of some eighty words, common ones and rare ones, from a fixed seed."""
    rng = random.Random(7)
    rare = ["".join(rng.choices(SYLLABLES, k=rng.randint(2, 4))) for _ in range(count)]
    part_of = Class.objects.create(slug="many", titles={"en": "Many"})
    sections = Section.objects.bulk_create(
        Section(part_of=part_of, slug=f"s{n}", order=n, rules=[f"702.{n % 190 + 1}"])
        for n in range(count)
    )
    SectionText.objects.bulk_create(
        SectionText(
            section=section,
            language="en",
            title=f"Section {number} {rng.choice(rare)}",
            body=" ".join(rng.choices(COMMON, k=50) + rng.choices(rare, k=30)),
        )
        for number, section in enumerate(sections)
    )
    index.rebuild()
    return part_of
