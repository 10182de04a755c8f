"""Keeping the entries in step with what they are about.

Sections are followed by signals. Keywords, cards and the like come from sources that other apps
register in `AppConfig.ready`; `rebuild` asks them all, as loading the classes does.
"""

import re

from django.db import transaction
from django.urls import reverse
from django.utils.html import strip_tags

from judgeclasses.markdown import render_markdown
from judgeclasses.models import Section, SectionText
from judgeclasses.search.entry import Kind, SearchEntry, SearchWord
from judgeclasses.search.found import Found, Source
from judgeclasses.search.words import words_of

SUMMARY = 220
PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
BATCH = 500


_sources: dict[Kind, Source] = {}


def register(kind: Kind, source: Source) -> None:
    _sources[kind] = source


@transaction.atomic
def rebuild() -> int:
    """Make the whole index anew; how many entries it has."""
    SearchEntry.objects.all().delete()
    SearchWord.objects.all().delete()
    texts = SectionText.objects.select_related("section__part_of")
    entries = [entry_of_text(text) for text in texts]
    for kind, source in _sources.items():
        entries += [entry_of(kind, found) for found in source()]
    add(entries)
    return len(entries)


@transaction.atomic
def refresh_kind(kind: Kind) -> None:
    """What a source gives now, in place of what it gave."""
    SearchEntry.objects.filter(kind=kind).delete()
    add([entry_of(kind, found) for found in _sources[kind]()] if kind in _sources else [])


def refresh_section(section: Section) -> None:
    SearchEntry.objects.filter(section=section).delete()
    texts = SectionText.objects.filter(section=section).select_related("section__part_of")
    add([entry_of_text(text) for text in texts])


def refresh_text(text: SectionText) -> None:
    SearchEntry.objects.filter(section=text.section_id, language=text.language).delete()
    add([entry_of_text(text)])


def add(entries: list[SearchEntry]) -> None:
    SearchEntry.objects.bulk_create(entries, batch_size=BATCH)
    words = {
        word
        for entry in entries
        for word in (*entry.title_words.split(), *entry.words.split())
        if not word[0].isdigit()
    }
    SearchWord.objects.bulk_create(
        [SearchWord(word=word) for word in sorted(words)], batch_size=BATCH, ignore_conflicts=True
    )


def entry_of(kind: Kind, found: Found) -> SearchEntry:
    return SearchEntry(
        kind=kind,
        language=found.language,
        address=found.address,
        title=found.title[:200],
        summary=shortened(found.text),
        title_words=" ".join(words_of(f"{found.title} {found.also}")),
        words=" ".join(words_of(found.text)),
    )


def entry_of_text(text: SectionText) -> SearchEntry:
    section = text.section
    html = str(render_markdown(text.body))
    paragraph = PARAGRAPH.search(html)
    about = " ".join([section.keyword, *section.rules, *section.cards])
    return SearchEntry(
        kind=Kind.SECTION,
        language=text.language,
        section=section,
        address=reverse("judgeclasses:section", args=[section.part_of.slug, section.slug]),
        title=text.title,
        summary=shortened(plain(paragraph[1])) if paragraph else "",
        title_words=" ".join(words_of(f"{text.title} {section.keyword}")),
        words=" ".join(words_of(f"{about} {plain(html)}")),
    )


def plain(html: str) -> str:
    spaced = re.sub(r"<(/?)(p|li|h\d|td|th|tr|blockquote)\b", r" <\1\2", html)
    return " ".join(strip_tags(spaced).replace("&amp;", "&").replace("&nbsp;", " ").split())


def shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= SUMMARY else f"{text[:SUMMARY].rsplit(' ', 1)[0]} …"
