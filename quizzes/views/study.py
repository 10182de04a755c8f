"""Practice: choose what to practise, get a question, answer it, replay its ruling."""

import random
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.models import Section
from quizzes import learners, practice
from quizzes.answer import Answer
from quizzes.answer_form import AnswerForm
from quizzes.question_page import feedback_on, question_page
from quizzes.replay import replay_at
from quizzes.stored_question import Question

MIXED = "mixed"
LEVELS = (1, 2, 3)
PAGE = "quizzes/question.html"


@require_safe
def choose_practice(request: HttpRequest) -> HttpResponse:
    level = level_wanted(request)
    sections = practice.sections_to_practise(level)
    by_class: dict[int, list[Section]] = {}
    for section in sections:
        by_class.setdefault(section.part_of_id, []).append(section)
    groups = [
        (group[0].part_of, sorted(group, key=lambda each: each.title.casefold()))
        for group in by_class.values()
    ]
    context = {"groups": groups, "level": level, "levels": LEVELS, "query": query_for(level)}
    return render(request, "quizzes/study.html", context)


@never_cache
@require_safe
def practise(request: HttpRequest, slug: str) -> HttpResponse:
    """A fresh question, at an address of its own."""
    sections, level = sections_of(slug), level_wanted(request)
    learner = learners.current_learner(request)
    question = practice.fresh_question(
        sections, learner, random.SystemRandom(), level, get_language() or settings.LANGUAGE_CODE
    )
    if question is None:
        section = None if slug == MIXED else sections[0]
        context = {"section": section, "level": level, "any_level": request.path}
        return render(request, "quizzes/no_question.html", context)
    return redirect(reverse("quizzes:question", args=[slug, question.pk]) + query_for(level))


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def answer_question(request: HtmxRequest, slug: str, question_id: int) -> HttpResponse:
    question = generated_question(question_id)
    learner = learners.current_learner(request)
    answer = practice.practice_answer(learner, question)
    if request.method != "POST" or answer is not None:
        context = page_context(request, slug, question, answer)
        return render_part(request, PAGE, "answered", context)
    form = AnswerForm(request.POST, question=question.question)
    if not form.is_valid():
        context = page_context(request, slug, question, None) | {"form": form}
        return render_part(request, PAGE, "answer", context, status=422)
    now = timezone.now()
    learner = learners.learner_for_answer(request, now)
    attempt = practice.practice_attempt(learner, now)
    answer = practice.record_answer(attempt, question, form.response(), now)
    if request.htmx:
        context = page_context(request, slug, question, answer)
        response: HttpResponse = render_part(request, PAGE, "answered", context)
    else:
        response = redirect(request.get_full_path())
    learners.remember(response, learner)
    return response


@never_cache
@require_safe
def replay_question(request: HtmxRequest, slug: str, question_id: int, number: int) -> HttpResponse:
    """The ruling at a step; only for those who have answered."""
    question = generated_question(question_id)
    answer = practice.practice_answer(learners.current_learner(request), question)
    if answer is None:
        raise Http404
    context = page_context(request, slug, question, answer, number)
    if context["replay"] is None:
        raise Http404
    return render_part(request, PAGE, "replay-moment", context)


def sections_of(slug: str) -> list[Section]:
    if slug == MIXED:
        sections = practice.published_sections()
        if not sections:
            raise Http404
        return sections
    section = Section.objects.visible().with_texts().filter(slug=slug).first()
    if section is None:
        raise Http404
    return [section]


def level_wanted(request: HttpRequest) -> int | None:
    """The level practised at; None for every level, which is the rule."""
    given = request.GET.get("level", "")
    return next((level for level in LEVELS if str(level) == given), None)


def query_for(level: int | None) -> str:
    """What keeps the level from one question to the next."""
    return "" if level is None else f"?level={level}"


def generated_question(question_id: int) -> Question:
    """What mentors write is reached through their quizzes only."""
    questions = Question.objects.published().generated()
    questions = questions.select_related("section__part_of").prefetch_related("section__texts")
    return get_object_or_404(questions, pk=question_id)


def page_context(
    request: HttpRequest, slug: str, question: Question, answer: Answer | None, number: int = 0
) -> dict[str, Any]:
    address = reverse("quizzes:question", args=[slug, question.pk])
    query = query_for(level_wanted(request))
    context: dict[str, Any] = {
        "page": question_page(question, answer),
        "section": question.section,
        "address": address + query,
        "next_address": reverse("quizzes:practise", args=[slug]) + query,
        "feedback": None,
        "replay": None,
    }
    if answer is not None:
        feedback = feedback_on(question, answer)
        context["feedback"] = feedback
        if feedback.ruling is not None:
            context["replay"] = replay_at(
                feedback.ruling, number, f"{address}replay/", feedback.deciding
            )
    return context
