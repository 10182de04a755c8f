"""A WordPress page as its REST API gives it: sections by bold headings and numbered paragraphs."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from html import unescape
from typing import Any

from django.conf import settings
from django.utils.text import slugify
from django.utils.translation import gettext as _

from judgeclasses.importing.html_blocks import Block, Kind, blocks_of, is_too_deep
from judgeclasses.importing.markdown_of import cards_in, is_heading, markdown_of, plain_text
from judgeclasses.importing.outline import BadImport, ClassOutline, SectionOutline

NUMBERED = re.compile(r"^(\d{1,2})\s*[–—.)-]\s*(?=\S)(?P<name>[^.!?]{1,60})$")
CLASS_NUMBER = re.compile(r"\b(?:class|clase)\s+(\d{1,3})\b", re.IGNORECASE)
NEAR = 12  # paragraphs in which a term is looked for
LANGUAGE = re.compile(r"^language-([a-z]{2})\b")


def read_wordpress(page: Mapping[str, Any], language: str = "") -> ClassOutline:
    """The class a page holds; BadImport where it is not such a page."""
    title = _rendered(page, "title")
    html = _rendered(page, "content")
    if is_too_deep(html):
        raise BadImport(_("The page’s HTML is nested too deeply to be a class."))
    intro, parts = sections_in(blocks_of(html))
    if not parts:
        raise BadImport(_("The page has no headings in bold, so there are no sections to import."))
    title = " ".join(unescape(re.sub(r"<[^>]*>", "", title[:500])).split())[:200]
    slug = slugify(str(page.get("slug") or title)) or "class"
    number = CLASS_NUMBER.search(title)
    return ClassOutline(
        source=f"wordpress:{page.get('link') or page.get('id') or slug}"[:300],
        slug=slug,
        title=title,
        language=language or language_of(page),
        sections=tuple(part.outline(place) for place, part in enumerate(parts, start=1)),
        intro="\n".join(plain_text(intro)),
        number=int(number[1]) if number else None,
        updated=updated_of(page),
    )


def _rendered(page: Mapping[str, Any], name: str) -> str:
    value = page.get(name)
    rendered = value.get("rendered") if isinstance(value, Mapping) else None
    if not isinstance(rendered, str) or not rendered.strip():
        raise BadImport(
            _("The file is JSON, but no WordPress page: it has no “%(name)s”.")
            % {"name": f"{name}.rendered"}
        )
    return rendered


def language_of(page: Mapping[str, Any]) -> str:
    """As its classes say ("language-en_us"); the site's own where they say nothing we speak."""
    spoken = dict(settings.LANGUAGES)
    classes = page.get("class_list")
    names = classes.values() if isinstance(classes, Mapping) else classes or ()
    for name in names:
        found = LANGUAGE.match(str(name))
        if found and found[1] in spoken:
            return found[1]
    return str(settings.LANGUAGE_CODE)


def updated_of(page: Mapping[str, Any]) -> datetime | None:
    try:
        when = datetime.fromisoformat(str(page.get("modified_gmt") or page.get("modified")))
    except ValueError:
        return None
    return when if when.tzinfo else when.replace(tzinfo=UTC)


@dataclass
class Part:
    """A section while the page is read."""

    title: str
    numbered: bool = False
    blocks: list[Block] = field(default_factory=list)
    is_one_list: bool = False

    def add(self, block: Block) -> None:
        is_item = block.kind is Kind.ITEM
        if block.text:
            self.is_one_list = is_item and (self.is_one_list or not self.blocks)
        self.blocks.append(block)

    def outline(self, place: int) -> SectionOutline:
        found = NUMBERED.match(self.title)
        name = found["name"] if found else self.title.partition(":")[0]
        return SectionOutline(
            key=" ".join(self.title.lower().split())[:120],
            title=self.title[:120],
            name=name,
            body=markdown_of(self.blocks),
            cards=tuple(cards_in(self.blocks)),
            order=10 * place,
        )


def sections_in(blocks: list[Block]) -> tuple[list[Block], list[Part]]:
    """What stands before the first heading, and a part for each that starts a section."""
    intro: list[Block] = []
    parts: list[Part] = []
    parted = True
    for place, block in enumerate(blocks):
        title = title_of(block)
        if title and starts_section(block, parts, parted):
            parts.append(Part(title, numbered=NUMBERED.match(block.text) is not None))
        elif parts and parts[-1].is_one_list and block.kind is Kind.PARAGRAPH and block.text:
            term = term_after(blocks, place)
            if term:
                parts.append(Part(term))
            parts[-1].add(block)
        elif parts:
            parts[-1].add(block)
        else:
            intro.append(block)
        parted = not block.text
    return intro, parts


def title_of(block: Block) -> str:
    """The words of a heading; a plain numbered paragraph is one, too ("1 – LIBRARY")."""
    if not is_heading(block) and not (
        block.kind is Kind.PARAGRAPH and NUMBERED.match(block.text) and block.text.isupper()
    ):
        return ""
    title = block.text.rstrip(": ")
    found = NUMBERED.match(title)
    name = found["name"] if found else title
    return title.removesuffix(name) + (name.capitalize() if name.isupper() else name)


def starts_section(block: Block, parts: list[Part], parted: bool) -> bool:
    """Within a numbered section a heading without a number is one of its own parts, unless an
    empty paragraph sets it off."""
    if NUMBERED.match(block.text) or not parts:
        return True
    return not parts[-1].numbered or parted


def term_after(blocks: list[Block], place: int) -> str:
    """The term that the paragraphs up to the next heading set in bold italics: what they define.

    A section that is one list ends with its list; what follows is about something else only where
    it says what.
    """
    for block in blocks[place : place + NEAR]:
        if title_of(block):
            break
        first = block.runs[0] if block.runs else None
        if first and first.bold and first.italic and first.text.strip():
            return first.text.strip()
    return ""
