"""Practising at one level: what is asked, and the level kept from question to question."""

import random

from django.test import Client

from judgeclasses.models import Section
from quizzes import practice
from quizzes.stored_question import Question


def test_a_level_can_be_chosen(client: Client, persist: Section) -> None:
    page = client.get("/study/?level=2").text
    assert 'href="/study/persist/?level=2"' in page
    assert 'href="/study/mixed/?level=2"' in page
    assert 'href="?level=2" aria-current="true"' in page


def test_only_questions_of_the_level_are_asked(persist: Section) -> None:
    for level in (1, 2):
        for number in range(6):
            question = practice.fresh_question([persist], None, random.Random(number), level)
            assert question is not None
            assert question.level == level


def test_a_harder_section_is_not_offered_at_an_easier_level(
    client: Client, persist: Section
) -> None:
    Section.objects.filter(slug="undying").update(level=3)
    assert 'href="/study/undying/?level=1"' not in client.get("/study/?level=1").text
    assert 'href="/study/undying/?level=3"' in client.get("/study/?level=3").text


def test_the_level_is_kept_from_question_to_question(client: Client, persist: Section) -> None:
    there = client.get("/study/mixed/?level=1").headers["Location"]
    question = Question.objects.get()
    assert there == f"/study/mixed/{question.pk}/?level=1"
    assert f'action="{there}"' in client.get(there).text
    answered = client.post(there, {"answer": "0"}, follow=True).text
    assert 'id="next" href="/study/mixed/?level=1"' in answered


def test_what_is_no_level_means_every_level(client: Client, persist: Section) -> None:
    for nonsense in ("0", "4", "x", "１", ""):
        assert "?level=" not in client.get(f"/study/persist/?level={nonsense}").headers["Location"]


def test_a_level_a_section_has_no_question_of_is_said(client: Client, persist: Section) -> None:
    Section.objects.filter(pk=persist.pk).update(level=3)
    page = client.get("/study/persist/?level=1")
    assert page.status_code == 200
    assert 'href="/study/persist/"' in page.text
