"""How far a learner has come with each section: read, practised, mastered, or due again."""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from django.db.models import Q, TextChoices
from django.utils.translation import gettext_lazy as _
from fsrs import Card, Rating, Scheduler

from judgeclasses.models import Section
from quizzes.answer import Answer
from quizzes.learner import Learner
from quizzes.section_mark import SectionMark

MASTERED_FOR = timedelta(days=21)

# Without steps of minutes, and without chance: the same answers give the same state on every page.
SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


class Progress(TextChoices):
    READ = "read", _("Read")
    PRACTISED = "practised", _("Practised")
    MASTERED = "mastered", _("Mastered")
    DUE = "due", _("Due for review")


Review = tuple[datetime, bool]  # when a question was answered, and whether rightly


def card_after(reviews: Iterable[Review]) -> Card | None:
    """The section's card in FSRS, reviewed with each answer in turn; None before the first."""
    card: Card | None = None
    for given, right in reviews:
        card = card or Card(card_id=1, due=given)
        rating = Rating.Good if right else Rating.Again
        card, _log = SCHEDULER.review_card(card, rating, given)
    return card


def progress_after(reviews: Iterable[Review], now: datetime) -> Progress | None:
    """Due once FSRS expects less than nine answers in ten to be right; until then mastered, if it
    expects that memory to hold for 21 days or more from the last answer; otherwise practised.

    Answers of one sitting hardly lengthen a memory: mastering takes right answers on several days.
    """
    card = card_after(reviews)
    if card is None:
        return None
    if card.due <= now:
        return Progress.DUE
    lasts = timedelta(days=card.stability or 0)
    return Progress.MASTERED if lasts >= MASTERED_FOR else Progress.PRACTISED


def progress_of(
    learner: Learner | None, sections: Collection[Section], now: datetime
) -> dict[int, Progress]:
    """By the section's id, for those there is something to say of; two queries for any number.

    The answers of a quiz count when it is handed in: before, they would tell how it goes.
    """
    if learner is None:
        return {}
    ids = [section.pk for section in sections]
    given: dict[int, list[Review]] = {}
    answers = (
        Answer.objects.by(learner)
        .filter(Q(attempt__quiz=None) | Q(attempt__finished__isnull=False))
        .filter(question__section__in=ids)
        .order_by("given", "pk")
    )
    for section, when, right in answers.values_list("question__section", "given", "right"):
        if section is not None:
            given.setdefault(section, []).append((when, right))
    marks = SectionMark.objects.filter(learner=learner, section__in=ids, read__isnull=False)
    found = dict.fromkeys(marks.values_list("section", flat=True), Progress.READ)
    for section, reviews in given.items():
        progress = progress_after(reviews, now)
        if progress is not None:
            found[section] = progress
    return found
