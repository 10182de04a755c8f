"""Read, bookmarked, noted: a learner's own, brought along at sign-in, part of their data."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from judgeclasses.models import Section
from judgeclasses.people.models import User
from judgeclasses.people.personal_data import everything_about
from quizzes.learner import Learner
from quizzes.learners import merge
from quizzes.section_mark import LONGEST_NOTE, SectionMark

MARKS = "/classes/keywords/persist/marks/"
PAGE = "/classes/keywords/persist/"


def test_a_bookmark_is_set_and_taken_away(client: Client, persist: Section) -> None:
    assert client.post(MARKS, {"turn": "bookmark"}).status_code == 302
    assert "★ Bookmarked" in client.get(PAGE).text
    client.post(MARKS, {"turn": "bookmark"})
    assert "★ Bookmarked" not in client.get(PAGE).text


def test_a_section_is_marked_as_read(client: Client, persist: Section) -> None:
    client.post(MARKS, {"turn": "read"})
    assert "✓ Read" in client.get(PAGE).text


def test_a_note_is_private(client: Client, persist: Section) -> None:
    client.post(MARKS, {"turn": "note", "note": "Look <back>."})
    assert "Look &lt;back&gt;." in client.get(PAGE).text
    assert "Look &lt;back&gt;." not in Client().get(PAGE).text


def test_a_note_too_long_is_refused(client: Client, persist: Section) -> None:
    response = client.post(MARKS, {"turn": "note", "note": "x" * (LONGEST_NOTE + 1)})
    assert response.status_code == 422
    assert not SectionMark.objects.exists()


def test_merging_keeps_both_notes(candidate: User, persist: Section) -> None:
    target = Learner.objects.create(user=candidate)
    source = Learner.objects.create()
    SectionMark.objects.create(learner=target, section=persist, note="One.")
    SectionMark.objects.create(learner=source, section=persist, note="Two.")
    undying = Section.objects.get(slug="undying")
    SectionMark.objects.create(learner=source, section=undying, note="Three.")
    merge(target, source)
    notes = set(SectionMark.objects.filter(learner=target).values_list("note", flat=True))
    assert notes == {"One.\n\nTwo.", "Three."}


def test_notes_are_part_of_the_data_one_can_download(candidate: User, persist: Section) -> None:
    learner = Learner.objects.create(user=candidate)
    SectionMark.objects.create(learner=learner, section=persist, note="Mine.")
    kept = everything_about(candidate)["section_marks"]
    assert [(mark["section"], mark["note"]) for mark in kept] == [(PAGE, "Mine.")]


@pytest.mark.django_db
def test_what_is_not_there_cannot_be_marked(client: Client) -> None:
    assert client.post("/classes/none/none/marks/", {"turn": "read"}).status_code == 404


def test_a_section_with_marks_takes_as_many_queries_in_a_long_class(
    candidate: User, candidate_client: Client, persist: Section
) -> None:
    learner = Learner.objects.create(user=candidate)
    SectionMark.objects.create(learner=learner, section=persist, note="Mine.")
    candidate_client.get(PAGE)  # what is read once by each process
    with CaptureQueriesContext(connection) as few:
        candidate_client.get(PAGE)
    for number in range(30):
        section = Section.objects.create(part_of=persist.part_of, slug=f"s{number}", order=number)
        SectionMark.objects.create(learner=learner, section=section)
    with CaptureQueriesContext(connection) as many:
        candidate_client.get(PAGE)
    assert len(many) == len(few)
