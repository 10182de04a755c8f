"""A section as a page: its text as HTML, its contents, its neighbours, what it leans on."""

from collections.abc import Iterable
from dataclasses import dataclass

from judgeclasses.markdown import Heading, headings_of
from judgeclasses.models import Section
from judgeclasses.scenario_blocks import Part, parts_of


@dataclass(frozen=True)
class SectionPage:
    parts: tuple[Part, ...]
    headings: tuple[Heading, ...]
    language: str
    previous: Section | None
    following: Section | None
    leans_on: tuple[Section, ...]


def page_of(section: Section) -> SectionPage:
    text = section.text
    body = text.body if text else ""
    siblings = list(Section.objects.filter(part_of=section.part_of).with_texts())
    place = next(i for i, sibling in enumerate(siblings) if sibling.pk == section.pk)
    needed = list(Section.objects.visible().with_texts().filter(slug__in=section.leans_on))
    return SectionPage(
        parts=parts_of(body, text.language if text else ""),
        headings=headings_of(body),
        language=text.language if text else "",
        previous=siblings[place - 1] if place else None,
        following=siblings[place + 1] if place + 1 < len(siblings) else None,
        leans_on=tuple(sorted(needed, key=lambda other: section.leans_on.index(other.slug))),
    )


def contents_of(sections: list[Section]) -> list[tuple[str, list[Section]]]:
    """A class of keywords is an index; one of topics keeps the order it is taught in."""
    keywords = sum(bool(section.keyword) for section in sections)
    if keywords * 2 > len(sections):
        return by_letter(sections)
    return [("", sections)] if sections else []


def by_letter(sections: Iterable[Section]) -> list[tuple[str, list[Section]]]:
    """Sections under their first letters, as in an index, in the reader's language."""
    letters: dict[str, list[Section]] = {}
    for section in sorted(sections, key=lambda section: section.title.casefold()):
        letters.setdefault(section.title[:1].upper(), []).append(section)
    return list(letters.items())
