"""Read, practised, mastered, due: what a learner's answers to a section's questions come to."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from judgeclasses.models import Class, Section
from judgeclasses.people.models import User
from quizzes.answer import Answer
from quizzes.attempt import Attempt
from quizzes.learner import Learner
from quizzes.progress import Progress, progress_after, progress_of
from quizzes.quiz import Quiz
from quizzes.section_mark import SectionMark
from tests.quizzes.samples import stored

CLASS = "/classes/keywords/"
PAGE = "/classes/keywords/persist/"
START = datetime(2026, 3, 1, 9, tzinfo=UTC)


def after(*days: float, right: bool = True, later: float = 0.1) -> Progress | None:
    """Progress `later` days after answers on those days."""
    reviews = [(START + timedelta(days=day), right) for day in days]
    return progress_after(reviews, reviews[-1][0] + timedelta(days=later))


def answer(learner: Learner, section: Section, days_ago: float, quiz: Quiz | None = None) -> Answer:
    question = stored(section, seed=Answer.objects.count(), answer=Answer.objects.count())
    attempt = Attempt.objects.create(learner=learner, quiz=quiz)
    given = timezone.now() - timedelta(days=days_ago)
    return Answer.objects.create(attempt=attempt, question=question, right=True, given=given)


def test_nothing_answered_is_nothing_said() -> None:
    assert progress_after([], START) is None


def test_one_answer_is_practice_until_it_is_due() -> None:
    assert after(0) is Progress.PRACTISED
    assert after(0, later=5) is Progress.DUE


def test_a_wrong_answer_comes_back_sooner_than_a_right_one() -> None:
    assert after(0, right=False, later=1.5) is Progress.DUE
    assert after(0, later=1.5) is Progress.PRACTISED


def test_right_answers_on_several_days_master_a_section() -> None:
    assert after(0, 3, 13) is Progress.MASTERED


def test_right_answers_in_one_sitting_do_not() -> None:
    assert after(*(minute / 1440 for minute in range(20))) is Progress.PRACTISED


def test_what_was_mastered_is_due_in_time() -> None:
    assert after(0, 3, 13, later=300) is Progress.DUE


def test_a_mistake_takes_mastery_away() -> None:
    days = [START + timedelta(days=day) for day in (0, 3, 13, 14)]
    reviews = list(zip(days, (True, True, True, False), strict=True))
    assert progress_after(reviews, days[-1] + timedelta(hours=1)) is Progress.PRACTISED


def test_practice_says_more_than_reading(candidate: User, persist: Section) -> None:
    learner = Learner.objects.create(user=candidate)
    SectionMark.objects.create(learner=learner, section=persist, read=timezone.now())
    assert progress_of(learner, [persist], timezone.now()) == {persist.pk: Progress.READ}
    answer(learner, persist, 0.1)
    assert progress_of(learner, [persist], timezone.now()) == {persist.pk: Progress.PRACTISED}


def test_a_quiz_counts_when_it_is_handed_in(
    candidate: User, mentor: User, persist: Section
) -> None:
    learner = Learner.objects.create(user=candidate)
    quiz = Quiz.objects.create(author=mentor, title="Exam")
    given = answer(learner, persist, 0.1, quiz)
    assert progress_of(learner, [persist], timezone.now()) == {}
    given.attempt.finished = timezone.now()
    given.attempt.save()
    assert progress_of(learner, [persist], timezone.now()) == {persist.pk: Progress.PRACTISED}


def test_the_class_and_the_section_show_it(
    candidate: User, candidate_client: Client, persist: Section
) -> None:
    learner = Learner.objects.create(user=candidate)
    for days_ago in (14, 11, 1):
        answer(learner, persist, days_ago)
    for address in (CLASS, PAGE):
        assert "standing--mastered" in candidate_client.get(address).text
        assert "standing--" not in Client().get(address).text


def test_it_is_said_in_spanish(candidate: User, candidate_client: Client, persist: Section) -> None:
    answer(Learner.objects.create(user=candidate), persist, 30)
    User.objects.update(language="es")
    assert "Por repasar" in candidate_client.get(CLASS).text


def test_it_needs_no_account(client: Client, persist: Section) -> None:
    client.post(f"{PAGE}marks/", {"turn": "read"})
    assert "standing--read" in client.get(CLASS).text


@pytest.mark.parametrize("address", [CLASS, PAGE, "/"])
def test_it_takes_as_many_queries_in_a_long_class(
    address: str, candidate: User, candidate_client: Client, persist: Section
) -> None:
    learner = Learner.objects.create(user=candidate)
    now = timezone.now()
    answer(learner, persist, 1)
    SectionMark.objects.create(learner=learner, section=persist, read=now, bookmarked=now)
    candidate_client.get(address)  # what is read once by each process
    with CaptureQueriesContext(connection) as few:
        candidate_client.get(address)
    for number in range(20):
        section = Section.objects.create(part_of=persist.part_of, slug=f"s{number}", order=number)
        SectionMark.objects.create(learner=learner, section=section, read=now, bookmarked=now)
        answer(learner, section, 1)
    with CaptureQueriesContext(connection) as many:
        candidate_client.get(address)
    assert len(many) == len(few)


def test_home_lists_ones_bookmarks_the_last_first(client: Client, persist: Section) -> None:
    assert "Your bookmarks" not in client.get("/").text
    client.post(f"{PAGE}marks/", {"turn": "bookmark"})
    client.post("/classes/keywords/undying/marks/", {"turn": "bookmark"})
    home = client.get("/").text
    assert 0 < home.index("/undying/") < home.index("/persist/")
    assert "Your bookmarks" not in Client().get("/").text


def test_a_bookmark_in_a_class_withdrawn_is_not_listed(client: Client, persist: Section) -> None:
    client.post(f"{PAGE}marks/", {"turn": "bookmark"})
    Class.objects.update(published=False)
    assert "Your bookmarks" not in client.get("/").text
