"""Storing a class that was read: a draft of the importer's; an edit made since is never lost."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.text import slugify

from judgeclasses.importing.outline import ClassOutline, SectionOutline
from judgeclasses.importing.rules_chapter import joined
from judgeclasses.importing.seams import KeywordMatch, keyword_of
from judgeclasses.models import Class, Revision, Section, SectionText, content_hash
from judgeclasses.people.models import User

LONGEST_SLUG = 70


@dataclass
class ImportReport:
    """What importing did, by the sections' titles; `kept` were edited here since."""

    imported: Class
    added: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # sections the file no longer has
    notices: list[dict[str, str]] = field(default_factory=list)


@transaction.atomic
def store_class(outline: ClassOutline, owner: User | None) -> ImportReport:
    """A new draft, or the importer's own class from the same source brought up to date."""
    present = Class.objects.filter(source=outline.source, owner=owner).order_by("pk").first()
    report = ImportReport(present or _new_class(outline, owner))
    imported = report.imported
    if outline.language not in imported.titles:
        imported.titles[outline.language] = outline.title
        imported.intros[outline.language] = outline.intro
    imported.source_updated = outline.updated
    own = imported.sections.exclude(source_key="").prefetch_related("texts")
    sections = {section.source_key: section for section in own}
    for each in _told_apart(outline.sections):
        _store_section(sections.pop(each.key, None), each, outline, report)
    if not outline.in_parts:
        report.gone += [section.title for section in sections.values()]
    known = [notice for notice in imported.notices if notice not in report.notices]
    imported.notices = known + report.notices
    imported.save()
    return report


def _told_apart(sections: Iterable[SectionOutline]) -> Iterator[SectionOutline]:
    """Two sections of one heading are the first and the second, whenever they come."""
    seen: Counter[str] = Counter()
    for each in sections:
        seen[each.key] += 1
        count = seen[each.key]
        yield replace(each, key=f"{each.key[:110]} ({count})") if count > 1 else each


def _new_class(outline: ClassOutline, owner: User | None) -> Class:
    last = Class.objects.aggregate(last=Max("order"))["last"] or 0
    return Class.objects.create(
        slug=free_slug(outline.slug, Class.objects.values_list("slug", flat=True)),
        number=outline.number,
        order=min(last + 1, 32_000),
        titles={outline.language: outline.title},
        intros={outline.language: outline.intro},
        published=False,
        owner=owner,
        source=outline.source,
    )


def free_slug(wanted: str, taken: Iterable[str]) -> str:
    """The slug itself, or with the first number that is free."""
    base = wanted[:LONGEST_SLUG].strip("-") or "section"
    used = set(taken)
    number, slug = 2, base
    while slug in used:
        slug, number = f"{base}-{number}", number + 1
    return slug


def _slug_for(name: str) -> str:
    """Questions call a section by its slug, so it is one that no class uses yet."""
    return free_slug(slugify(name), Section.objects.values_list("slug", flat=True))


def _store_section(
    section: Section | None, each: SectionOutline, outline: ClassOutline, report: ImportReport
) -> None:
    texts = {text.language: text for text in section.texts.all()} if section else {}
    text = texts.get(outline.language)
    title, body = _words(text, each, outline)
    if section is None:
        slug = _slug_for(each.name)
        section = Section(part_of=report.imported, slug=slug, source_key=each.key)
        report.added.append(title)
    elif section.hash != section.loaded_hash:
        _store_text(section, text, title, body, outline.language, report)
        return
    elif text is not None and len(title) > len(text.title) and not report.imported.published:
        section.slug = _slug_for(each.name)  # a rule that began without its heading has it now
    name = title.partition(". ")[2] or title if outline.in_parts else each.name
    match = keyword_of(name, body, outline.language)
    _say_what_it_is_about(section, each, match)
    if match and match.by_text:
        notice = {"section": title, "keyword": match.keyword, "rule": "".join(match.rules[:1])}
        report.notices.append(notice)
    _store_text(section, text, title, body, outline.language, report)


def _words(
    text: SectionText | None, each: SectionOutline, outline: ClassOutline
) -> tuple[str, str]:
    """What the section would say: of a document in parts, both parts of it."""
    if text is None or not outline.in_parts:
        return each.title, each.body
    return max(each.title, text.title, key=len), joined(text.body, each.body)


def _say_what_it_is_about(
    section: Section, each: SectionOutline, match: KeywordMatch | None
) -> None:
    section.order, section.cards = each.order, list(each.cards)
    section.keyword = match.keyword if match else ""
    section.rules = list(match.rules) if match else []
    section.loaded_hash = section.hash
    section.save()


def _store_text(
    section: Section,
    text: SectionText | None,
    title: str,
    body: str,
    language: str,
    report: ImportReport,
) -> None:
    coming = content_hash(title, body)
    if text is not None and coming in (text.loaded_hash, text.hash):
        return
    if text is not None and text.is_edited:
        report.kept.append(text.title)
        return
    if text is None:
        text = SectionText(section=section, language=language)
    else:
        report.updated.append(title)
    text.title, text.body, text.loaded_hash = title, body, coming
    text.updated = timezone.now()
    text.save()
    Revision.objects.create(text=text, title=title, body=body, hash=coming)
