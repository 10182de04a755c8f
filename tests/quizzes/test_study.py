"""Choosing what to practise, and getting a fresh question."""

import random
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from judgeclasses.loading import load_classes
from judgeclasses.models import Class, Section
from quizzes import practice
from quizzes.learner import Learner
from quizzes.marking import Response
from quizzes.stored_question import Question

FIRST_WHOLE = ("persist", "undying", "prowess", "menace", "exalted", "infect", "storm")


def test_sections_are_offered(client: Client, persist: Section) -> None:
    page = client.get("/study/").text
    assert 'href="/study/persist/"' in page
    assert 'href="/study/mixed/"' in page


@pytest.mark.django_db
def test_a_site_without_classes_says_what_to_do(client: Client) -> None:
    assert "nothing to practise yet" in client.get("/study/").text
    assert client.get("/study/mixed/").status_code == 404


def test_practising_leads_to_a_question_of_the_section(client: Client, persist: Section) -> None:
    response = client.get("/study/persist/")
    question = Question.objects.get()
    assert response.headers["Location"] == f"/study/persist/{question.pk}/"
    assert question.section == persist


def test_mixed_practice_stays_mixed(client: Client, persist: Section) -> None:
    response = client.get("/study/mixed/")
    assert response.headers["Location"].startswith("/study/mixed/")
    page = client.get(response.headers["Location"]).text
    answered = client.post(response.headers["Location"], {"answer": "0"}, follow=True).text
    assert 'id="answer"' in page
    assert 'id="next" href="/study/mixed/"' in answered


def test_an_unpublished_section_is_not_practised(client: Client, persist: Section) -> None:
    Class.objects.update(published=False)
    assert client.get("/study/persist/").status_code == 404


def test_what_was_answered_does_not_come_again(persist: Section) -> None:
    learner, now = Learner.objects.create(), timezone.now()
    attempt = practice.practice_attempt(learner, now)
    seen: set[int] = set()
    for number in range(6):
        question = practice.fresh_question([persist], learner, random.Random(number))
        assert question is not None
        assert question.pk not in seen
        seen.add(question.pk)
        practice.record_answer(attempt, question, Response(chosen=(0,), number=0), now)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_class_text_is_quoted_to_its_readers_only(persist: Section, language: str) -> None:
    for number in range(40):
        rng = random.Random(number)
        question = practice.fresh_question([persist], None, rng, language=language)
        assert question is not None
        assert question.question.is_in(language)


def test_a_sitting_ends_after_some_hours(persist: Section) -> None:
    learner, now = Learner.objects.create(), timezone.now()
    first = practice.practice_attempt(learner, now)
    assert practice.practice_attempt(learner, now) == first
    assert practice.practice_attempt(learner, now + practice.SITTING * 2) != first


def test_choosing_takes_as_many_queries_in_a_long_class(
    client: Client, persist: Section, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(20):
        Section.objects.create(part_of=persist.part_of, slug=f"s{number}", keyword="flying")
    with django_assert_max_num_queries(4):
        client.get("/study/")


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_first_whole_can_be_practised(client: Client, language: str) -> None:
    load_classes(Path(settings.CONTENT_DIR) / "classes")
    client.cookies["language"] = language
    for slug in FIRST_WHOLE:
        response = client.get(f"/study/{slug}/", follow=True)
        assert response.status_code == 200, slug
        assert 'id="answer"' in response.text, slug
