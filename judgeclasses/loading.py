"""Loading class files into the database: again and again, never over a mentor's edit."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.db import transaction
from django.utils import timezone

from judgeclasses.content_files import ClassFile, SectionFile, TextFile, read_classes
from judgeclasses.models import Class, Revision, Section, SectionText, content_hash

DEFAULTS: dict[str, Any] = {
    "order": 0,
    "keyword": "",
    "rules": [],
    "level": 1,
    "leans_on": [],
    "cards": [],
    "changed": [],
    "scenario": "",
}


@dataclass
class Report:
    """What loading did; `kept` are edited texts whose shipped version has changed."""

    added: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    not_shipped: list[str] = field(default_factory=list)


@transaction.atomic
def load_classes(folder: Path) -> Report:
    report = Report()
    for file in read_classes(folder):
        load_class(file, report)
    return report


def load_class(file: ClassFile, report: Report) -> None:
    loaded, _ = Class.objects.update_or_create(
        slug=file.slug,
        defaults={
            "number": file.fields["number"],
            "order": file.fields["order"],
            "titles": file.fields["title"],
            "intros": file.fields["intro"],
        },
    )
    present = {section.slug: section for section in loaded.sections.prefetch_related("texts")}
    for section_file in file.sections:
        section = load_section(loaded, present.pop(section_file.slug, None), section_file, report)
        texts = {text.language: text for text in section.texts.all()}
        for text_file in section_file.texts:
            load_text(section, texts.get(text_file.language), text_file, report)
    report.not_shipped += [f"{loaded.slug}/{slug}" for slug in present]


def load_section(
    part_of: Class, section: Section | None, file: SectionFile, report: Report
) -> Section:
    facts = DEFAULTS | dict(file.facts)
    if section is None:
        section = Section(part_of=part_of, slug=file.slug)
        report.added.append(f"{part_of.slug}/{file.slug}")
    elif section.hash != section.loaded_hash:
        # Someone changed its facts here: say so when the files would have changed them, too.
        changed = Section(**facts).hash not in {section.hash, section.loaded_hash}
        report.kept += [f"{part_of.slug}/{file.slug} (facts)"] if changed else []
        return section
    elif Section(**facts).hash == section.loaded_hash:
        return section
    else:
        report.updated.append(f"{part_of.slug}/{file.slug} (facts)")
    for name, value in facts.items():
        setattr(section, name, value)
    section.loaded_hash = section.hash
    section.save()
    return section


def load_text(section: Section, text: SectionText | None, file: TextFile, report: Report) -> None:
    name = f"{section.part_of.slug}/{section.slug} ({file.language})"
    shipped = content_hash(file.title, file.body)
    if text is not None and shipped == text.loaded_hash:
        return
    if text is not None and text.is_edited:
        report.kept.append(name)
        return
    if text is None:
        text = SectionText(section=section, language=file.language)
    else:
        report.updated.append(name)
    text.title, text.body, text.loaded_hash = file.title, file.body, shipped
    text.updated = timezone.now()
    text.save()
    Revision.objects.create(text=text, title=text.title, body=text.body, hash=shipped)
