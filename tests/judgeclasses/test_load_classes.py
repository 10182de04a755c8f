"""Loading class files is idempotent and never overwrites a mentor's edit."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from judgeclasses.content_files import BadContent, read_classes
from judgeclasses.loading import load_classes
from judgeclasses.models import Section, SectionText

pytestmark = pytest.mark.django_db


def test_a_section_is_loaded_with_its_facts_texts_and_example(persist: Section) -> None:
    assert (persist.keyword, persist.rules, persist.level) == ("persist", ["702.79"], 1)
    assert {text.language: text.title for text in persist.texts.all()} == {
        "en": "Persist",
        "es": "Persistir",
    }
    assert json.loads(persist.scenario)["id"] == "one"


def test_loading_again_changes_nothing(persist: Section, class_folder: Path) -> None:
    report = load_classes(class_folder)
    assert (report.added, report.updated, report.kept) == ([], [], [])
    assert SectionText.objects.get(section=persist, language="en").revisions.count() == 1


def test_a_changed_file_updates_a_text_nobody_edited(persist: Section, class_folder: Path) -> None:
    file = class_folder / "keywords" / "persist.es.md"
    file.write_text("---\ntitle: Persistir\n---\nOtra frase.\n")
    assert load_classes(class_folder).updated == ["keywords/persist (es)"]
    text = persist.texts.get(language="es")
    assert text.body == "Otra frase.\n"
    assert text.revisions.count() == 2


def test_a_mentors_edit_is_kept_and_reported(persist: Section, class_folder: Path) -> None:
    persist.texts.filter(language="es").update(body="Editado.\n")
    assert load_classes(class_folder).kept == []
    (class_folder / "keywords" / "persist.es.md").write_text("---\ntitle: P\n---\nNueva.\n")
    output = StringIO()
    call_command("load_classes", class_folder, stdout=output)
    assert "kept, since it was edited here: keywords/persist (es)" in output.getvalue()
    assert persist.texts.get(language="es").body == "Editado.\n"


def test_edited_facts_are_kept_and_reported(persist: Section, class_folder: Path) -> None:
    persist.level = 3
    persist.save()
    file = class_folder / "keywords" / "persist.en.md"
    file.write_text(file.read_text().replace("order: 10", "order: 11"))
    assert load_classes(class_folder).kept == ["keywords/persist (facts)"]
    persist.refresh_from_db()
    assert (persist.level, persist.order) == (3, 10)


def test_a_section_whose_file_is_gone_is_kept_and_reported(
    persist: Section, class_folder: Path
) -> None:
    (class_folder / "keywords" / "undying.en.md").unlink()
    assert load_classes(class_folder).not_shipped == ["keywords/undying"]
    assert Section.objects.filter(slug="undying").exists()


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("persist.en.md", "no front matter", "front matter"),
        ("persist.en.md", "---\norder: 1\n---\nx", "does not say title"),
        ("persist.en.md", "---\ntitle: x\nlvel: 1\n---\nx", "does not know lvel"),
        ("persist.en.md", "---\ntitle: x\nlevel: 4\n---\nx", "level must be"),
        ("persist.en.md", "---\ntitle: x\nrules: 702\n---\nx", "rules must be a list"),
        ("class.yaml", "slug: other\nnumber: 1\norder: 1\n", "slug must be the folder's name"),
        ("class.yaml", "slug: [", "while parsing"),
    ],
)
def test_a_mistake_in_a_file_is_named_and_changes_nothing(
    class_folder: Path, file: str, text: str, reason: str
) -> None:
    (class_folder / "keywords" / file).write_text(text)
    with pytest.raises(CommandError, match=f"keywords/{file}: .*{reason}"):
        call_command("load_classes", class_folder)
    assert not Section.objects.exists()


def test_the_texts_that_come_with_the_site_are_in_order() -> None:
    try:
        classes = read_classes(Path(settings.CONTENT_DIR) / "classes")
    except BadContent as error:
        pytest.fail(str(error))
    assert all(section.texts for file in classes for section in file.sections)


def test_every_section_that_comes_with_the_site_has_a_worked_example() -> None:
    texts = (Path(settings.CONTENT_DIR) / "classes").glob("*/*.en.md")
    without = [path.name for path in texts if not path.with_name(f"{path.name[:-6]}.yaml").exists()]
    assert without == []
