"""What questions need to know of a section: its keyword, rules, level and cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from django.conf import settings

from judgeclasses.content_files import SectionFile, read_classes
from judgeclasses.models import Section
from rulesengine.keywords import KEYWORDS, Keyword


class NoSuchSection(LookupError):
    """A section neither the shipped classes nor the database know."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a section says in one language."""

    language: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class SectionFacts:
    """A section as questions see it. `address` is its slug, which is what questions call it by."""

    address: str
    keyword: str = ""
    rules: tuple[str, ...] = ()
    level: int = 1
    cards: tuple[str, ...] = ()
    texts: tuple[Words, ...] = field(default=(), repr=False)

    @property
    def row(self) -> Keyword | None:
        """The keyword's row in the table; None for a section about something else."""
        return KEYWORDS.find(self.keyword) if self.keyword else None


def facts_of(section: Section) -> SectionFacts:
    return SectionFacts(
        section.slug,
        section.keyword,
        tuple(section.rules),
        section.level,
        tuple(section.cards),
        tuple(Words(text.language, text.title, text.body) for text in section.texts.all()),
    )


@cache
def shipped_files() -> Mapping[str, SectionFile]:
    """The files of the classes that ship with the site, by address, in the classes' order."""
    found: dict[str, SectionFile] = {}
    classes = sorted(
        read_classes(settings.CONTENT_DIR / "classes"), key=lambda each: int(each.fields["order"])
    )
    for each in classes:
        for section in sorted(each.sections, key=lambda one: int(one.facts.get("order", 0))):
            address = section.slug if section.slug not in found else f"{each.slug}/{section.slug}"
            found[address] = section
    return found


@cache
def shipped_sections() -> Mapping[str, SectionFacts]:
    """What is known of the sections that ship, by address."""
    return {
        address: SectionFacts(
            address,
            section.facts.get("keyword", ""),
            tuple(section.facts.get("rules", ())),
            section.facts.get("level", 1),
            tuple(section.facts.get("cards", ())),
            tuple(Words(text.language, text.title, text.body) for text in section.texts),
        )
        for address, section in shipped_files().items()
    }


def section_facts(address: str) -> SectionFacts:
    """The section of that address: a shipped one, or else one of the database."""
    found = shipped_sections().get(address)
    if found is not None:
        return found
    section = Section.objects.filter(slug=address).first()
    if section is None:
        raise NoSuchSection(address)
    return facts_of(section)
