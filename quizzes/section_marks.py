"""Keeping, merging and handing out what learners keep about sections."""

from datetime import datetime
from typing import Any

from judgeclasses.models import Section
from judgeclasses.people.models import User
from quizzes.learner import Learner
from quizzes.learners import on_merge
from quizzes.section_mark import SectionMark


def mark_of(learner: Learner | None, section: Section) -> SectionMark | None:
    if learner is None:
        return None
    return SectionMark.objects.filter(learner=learner, section=section).first()


def bookmarked_by(learner: Learner, user: object) -> list[Section]:
    """The sections with a bookmark that `user` may read, the last one first."""
    marks = SectionMark.objects.filter(learner=learner, bookmarked__isnull=False)
    kept = list(marks.order_by("-bookmarked", "-pk").values_list("section", flat=True))
    sections = Section.objects.readable_by(user).with_texts().filter(pk__in=kept)
    return sorted(sections, key=lambda section: kept.index(section.pk))


def own_mark(learner: Learner, section: Section) -> SectionMark:
    return SectionMark.objects.get_or_create(learner=learner, section=section)[0]


def turn_read(mark: SectionMark, now: datetime) -> None:
    mark.read = None if mark.read else now
    mark.save(update_fields=["read"])


def turn_bookmark(mark: SectionMark, now: datetime) -> None:
    mark.bookmarked = None if mark.bookmarked else now
    mark.save(update_fields=["bookmarked"])


def keep_note(mark: SectionMark, note: str) -> None:
    mark.note = note
    mark.save(update_fields=["note"])


@on_merge
def absorb_marks(target: Learner, source: Learner) -> None:
    """Nothing is lost: both notes are kept, one under the other; the earlier date stands."""
    own = {mark.section_id: mark for mark in SectionMark.objects.filter(learner=target)}
    for other in SectionMark.objects.filter(learner=source, section__in=list(own)):
        mark = own[other.section_id]
        mark.read = min(filter(None, (mark.read, other.read)), default=None)
        mark.bookmarked = min(filter(None, (mark.bookmarked, other.bookmarked)), default=None)
        notes = dict.fromkeys(note for note in (mark.note, other.note) if note)
        mark.note = "\n\n".join(notes)
        mark.save()
        other.delete()


def marks_kept_of(user: User) -> list[dict[str, Any]]:
    """For "Download my data"."""
    marks = SectionMark.objects.filter(learner__user=user).select_related("section__part_of")
    return [
        {
            "section": mark.section.get_absolute_url(),
            "read": mark.read.isoformat() if mark.read else None,
            "bookmarked": mark.bookmarked.isoformat() if mark.bookmarked else None,
            "note": mark.note,
        }
        for mark in marks
    ]
