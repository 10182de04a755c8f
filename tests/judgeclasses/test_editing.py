"""Editing a text: preview, revisions, differences, restoring; a stale edit loses nothing."""

from pathlib import Path

import pytest
from django.test import Client

from judgeclasses.editing.differences import differences
from judgeclasses.editing.texts import Stale, base_of, save_text
from judgeclasses.loading import load_classes
from judgeclasses.models import Revision, Section, SectionText
from judgeclasses.people.models import User
from judgeclasses.search.finding import search

EDIT = "/classes/keywords/persist/edit/en/"
VERSIONS = "/classes/keywords/persist/versions/en/"
GOOD = """\
```scenario
scenario: 1
id: in-a-text
players:
  Anna: {battlefield: [Kitchen Finks]}
  Nicole: {mana: "{R}", hand: [Shock]}
actions:
  - cast: Shock
    by: Nicole
    targets: [Kitchen Finks]
  - resolve: all
```
"""


@pytest.fixture
def mentor_client(mentor: User) -> Client:
    client = Client()
    client.force_login(mentor, "django.contrib.auth.backends.ModelBackend")
    return client


def english(section: Section) -> SectionText:
    return SectionText.objects.get(section=section, language="en")


def sent(section: Section, body: str, title: str = "Persist") -> dict[str, str]:
    return {"title": title, "body": body, "base": base_of(english(section))}


def test_an_edit_is_kept_with_who_and_when(
    mentor_client: Client, mentor: User, persist: Section
) -> None:
    response = mentor_client.post(EDIT, sent(persist, "It comes\r\nback.\r\n"))
    assert response.status_code == 302
    text = english(persist)
    assert text.body == "It comes\nback.\n"
    newest = text.revisions.first()
    assert newest is not None
    assert (newest.author, newest.body) == (mentor, "It comes\nback.\n")
    assert "It comes" in mentor_client.get("/classes/keywords/persist/").text
    assert search("comes back").entries


def test_saving_what_stands_there_changes_nothing(mentor_client: Client, persist: Section) -> None:
    mentor_client.post(EDIT, sent(persist, english(persist).body))
    assert english(persist).revisions.count() == 1


def test_a_stale_edit_is_refused_with_both_versions(
    mentor_client: Client, staff: User, persist: Section
) -> None:
    mine = sent(persist, "What I wrote.\n")
    text = english(persist)
    save_text(persist, "en", staff, base_of(text), "Persist", "What she wrote.\n")
    response = mentor_client.post(EDIT, mine)
    assert response.status_code == 409
    page = response.text
    assert "What I wrote." in page
    assert "What she wrote." in page
    assert f"written by {staff} (" in page
    assert english(persist).body == "What she wrote.\n"
    # The form goes on from the other's version, so that saving again is a decision.
    again = mentor_client.post(EDIT, sent(persist, "What we wrote.\n"))
    assert again.status_code == 302
    bodies = set(Revision.objects.filter(text=text).values_list("body", flat=True))
    assert {"What she wrote.\n", "What we wrote.\n"} <= bodies


def test_two_who_open_a_text_that_does_not_exist_yet(
    mentor: User, staff: User, persist: Section
) -> None:
    undying = Section.objects.get(slug="undying")
    save_text(undying, "es", staff, "new", "Resistir", "Uno.\n")
    with pytest.raises(Stale):
        save_text(undying, "es", mentor, "new", "Resistir", "Otro.\n")


def test_a_text_changed_elsewhere_is_kept_as_a_revision_first(
    mentor: User, persist: Section
) -> None:
    text = english(persist)
    text.body = "Changed in the administration.\n"
    text.save()
    save_text(persist, "en", mentor, base_of(text), "Persist", "New.\n")
    assert text.revisions.filter(body="Changed in the administration.\n", author=None).exists()


def test_loading_again_says_that_the_edit_was_kept(
    mentor: User, persist: Section, class_folder: Path
) -> None:
    save_text(persist, "en", mentor, base_of(english(persist)), "Persist", "Ours.\n")
    file = class_folder / "keywords" / "persist.en.md"
    file.write_text(file.read_text() + "\nMore.\n")
    report = load_classes(class_folder)
    assert report.kept == ["keywords/persist (en)"]
    assert english(persist).body == "Ours.\n"


def test_an_empty_text_is_refused(mentor_client: Client, persist: Section) -> None:
    response = mentor_client.post(EDIT, sent(persist, ""))
    assert response.status_code == 422
    assert english(persist).revisions.count() == 1


def test_the_preview_is_what_will_be_read(mentor_client: Client, persist: Section) -> None:
    response = mentor_client.post(
        f"{EDIT}preview/",
        {"title": "T", "body": "## One\n\n<script>x</script> [702.79a]", "base": ""},
        headers={"HX-Request": "true"},
    )
    assert "<html" not in response.text
    assert '<h2 id="one">One</h2>' in response.text
    assert "<script>" not in response.text
    assert 'href="/rules/702.79a/"' in response.text


def test_a_scenario_in_the_text_is_played_in_preview_and_page(
    mentor_client: Client, persist: Section
) -> None:
    body = f"Before.\n\n{GOOD}\nAfter.\n"
    preview = mentor_client.post(f"{EDIT}preview/", {"title": "T", "body": body, "base": ""}).text
    assert "played it to the end" in preview
    mentor_client.post(EDIT, sent(persist, body))
    page = mentor_client.get("/classes/keywords/persist/").text
    assert page.index("Before.") < page.index("text-scenario") < page.index("After.")
    assert "scenario: 1" not in page
    assert "played it to the end" not in page


def test_a_scenario_with_a_fault_is_remarked_on_at_its_line(
    mentor_client: Client, persist: Section
) -> None:
    body = "Before.\n\n" + GOOD.replace("battlefield", "battlefeild")
    preview = mentor_client.post(f"{EDIT}preview/", {"title": "T", "body": body, "base": ""}).text
    assert 'data-line="7"' in preview
    mentor_client.post(EDIT, sent(persist, body))
    page = mentor_client.get("/classes/keywords/persist/").text
    assert "text-scenario" not in page
    assert "battlefeild" not in page


def test_a_card_nobody_knows_is_marked_where_it_is_named(
    mentor_client: Client, persist: Section
) -> None:
    body = "Before.\n\n" + GOOD.replace("Kitchen Finks", "Kitchen Fink")
    preview = mentor_client.post(f"{EDIT}preview/", {"title": "T", "body": body, "base": ""}).text
    assert 'data-line="7"' in preview
    assert "No card is named “Kitchen Fink”." in preview


def test_an_earlier_version_is_compared_and_restored(
    mentor_client: Client, mentor: User, persist: Section
) -> None:
    before = english(persist).body
    mentor_client.post(EDIT, sent(persist, "Something else.\n"))
    first = english(persist).revisions.last()
    assert first is not None
    assert f"<td>{mentor}</td>" in mentor_client.get(VERSIONS).text
    page = mentor_client.get(f"{VERSIONS}{first.pk}/").text
    assert "Something else." in page
    base = base_of(english(persist))
    restored = mentor_client.post(f"{VERSIONS}{first.pk}/restore/", {"base": base})
    assert restored.status_code == 302
    assert english(persist).body == before
    assert english(persist).revisions.count() == 3


def test_restoring_over_a_newer_edit_is_refused(mentor_client: Client, persist: Section) -> None:
    mentor_client.post(EDIT, sent(persist, "Second.\n"))
    first = english(persist).revisions.last()
    assert first is not None
    mentor_client.post(f"{VERSIONS}{first.pk}/restore/", {"base": "old"})
    assert english(persist).body == "Second.\n"


def test_candidates_cannot_edit(candidate_client: Client, persist: Section) -> None:
    assert candidate_client.post(EDIT, sent(persist, "Mine.\n")).status_code == 403


@pytest.mark.parametrize("address", ["/classes/keywords/persist/edit/fr/", f"{VERSIONS}999/"])
def test_what_is_not_there(address: str, mentor_client: Client, persist: Section) -> None:
    assert mentor_client.get(address).status_code == 404


def test_differences_mark_words_and_leave_out_what_is_the_same() -> None:
    old = "a\nb\nc\nd\nShe casts Shock.\n"
    lines = differences(old, old.replace("Shock", "Bolt"))
    assert [line.change for line in lines] == ["left-out", "same", "gone", "new"]
    assert [piece.text for piece in lines[3].pieces if piece.changed] == ["Bolt"]
    assert [line.change for line in differences(old, old)] == ["left-out"]
