"""An imported class is a draft of the importer's; importing again never loses an edit."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from judgeclasses.importing.files import read_file
from judgeclasses.importing.storing import ImportReport, store_class
from judgeclasses.models import Class, Section
from judgeclasses.people.models import User
from tests.judgeclasses.importing.samples import (
    CHAPTER,
    CHAPTER_CONTINUED,
    FAQ,
    PAGE_HTML,
    page,
)

pytestmark = pytest.mark.django_db


def imported(content: bytes, owner: User | None = None) -> ImportReport:
    return store_class(read_file(content), owner)


def test_an_imported_class_is_an_unpublished_draft_of_its_importer(mentor: User) -> None:
    draft = imported(page(), mentor).imported
    assert (draft.published, draft.owner, draft.number) == (False, mentor, 8)


def test_headings_are_matched_to_keywords_and_a_wrong_one_is_noticed() -> None:
    report = imported(page())
    keywords = Section.objects.values_list("keyword", "rules")
    assert list(keywords) == [("afflict", ["702.130"]), ("surge", ["702.117"])]
    assert report.notices == [{"section": "Onrush", "keyword": "surge", "rule": "702.117"}]


def test_spanish_headings_are_matched_too() -> None:
    imported(FAQ.encode())
    assert Section.objects.exclude(keyword="").get().keyword == "cascade"


def test_a_zone_is_not_the_keyword_action_of_its_name() -> None:
    imported(page("<p><strong>Exile</strong></p><p>The exile zone holds objects.</p>"))
    assert Section.objects.get().keyword == ""


def test_slugs_get_a_suffix_rather_than_overwrite(persist: Section, mentor: User) -> None:
    html = "<p><strong>Persist</strong></p><p>Persist is a triggered ability.</p>"
    draft = imported(page(html, slug="keywords"), mentor).imported
    assert draft.slug == "keywords-2"
    assert draft.sections.get().slug == "persist-2"
    assert persist.texts.get(language="en").body.startswith("Persist brings")


def test_importing_again_changes_nothing() -> None:
    imported(page())
    report = imported(page())
    assert (report.added, report.updated, report.kept) == ([], [], [])
    assert Class.objects.count() == 1


def test_importing_again_updates_what_nobody_edited(mentor: User) -> None:
    imported(page(), mentor)
    report = imported(page(PAGE_HTML.replace("First point", "Another point")), mentor)
    assert report.updated == ["Onrush"]
    text = Section.objects.get(slug="onrush").texts.get()
    assert "Another point" in text.body
    assert text.revisions.count() == 2


def test_importing_again_keeps_an_edit_and_says_so() -> None:
    draft = imported(page()).imported
    text = Section.objects.get(slug="onrush").texts.get()
    text.body = "Edited."
    text.save()
    report = imported(page(PAGE_HTML.replace("First point", "Another point")))
    assert (report.imported, report.kept, report.updated) == (draft, ["Onrush"], [])
    text.refresh_from_db()
    assert text.body == "Edited."


def test_a_section_the_file_no_longer_has_is_kept_and_named() -> None:
    imported(page())
    report = imported(page(PAGE_HTML.replace("<strong>Onrush</strong>", "<em>Onrush</em>")))
    assert report.gone == ["Onrush"]
    assert Section.objects.count() == 2


def test_two_sections_of_one_heading_stay_two() -> None:
    twice = "<p><strong>Notes</strong></p><p>One.</p><p><strong>Notes</strong></p><p>Two.</p>"
    imported(page(twice))
    assert imported(page(twice)).added == []
    bodies = [section.texts.get().body for section in Section.objects.all()]
    assert bodies == ["One.\n", "Two.\n"]


def test_another_mentor_gets_a_draft_of_their_own(mentor: User, staff: User) -> None:
    first = imported(page(), mentor).imported
    second = imported(page(), staff).imported
    assert (first.slug, second.slug) == ("class-8-en", "class-8-en-2")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_parts_of_a_chapter_join_where_one_continues_the_other(order: tuple[int, int]) -> None:
    parts = (CHAPTER + "\n502.3c See above.\n", CHAPTER_CONTINUED)
    for place in order:
        imported(parts[place].encode())
    assert Class.objects.count() == 1
    storm = Section.objects.get(source_key="502.3")
    assert (storm.title, storm.slug, storm.keyword) == ("502.3. Storm", "storm", "storm")
    body = storm.texts.get().body
    places = [body.index(words) for words in ("502.3a", "Example", "502.3b", "502.3c")]
    assert places == sorted(places)
    assert imported(parts[0].encode()).updated == []


def test_the_command_reports_what_it_did(tmp_path: Path, mentor: User) -> None:
    file = tmp_path / "page.json"
    file.write_bytes(page())
    output = StringIO()
    call_command("import_class", file, owner=mentor.email, stdout=output)
    assert "2 sections" in output.getvalue()
    assert "about surge (702.117)" in output.getvalue()
    assert Class.objects.get().owner == mentor


def test_the_command_refuses_a_wrong_file_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "page.json"
    file.write_bytes(b"{}")
    with pytest.raises(CommandError, match=r"title\.rendered"):
        call_command("import_class", file)
    with pytest.raises(CommandError, match="No such file"):
        call_command("import_class", tmp_path / "missing")
    with pytest.raises(CommandError, match="Nobody"):
        call_command("import_class", file, owner="nobody@example.org")
    assert not Class.objects.exists()
