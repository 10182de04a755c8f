"""Taking a quiz by its link: start, one question a page, results at the end."""

from typing import Any

from django import forms
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.people.models import User
from quizzes import learners, quiz_taking
from quizzes.answer_form import AnswerForm
from quizzes.question_page import feedback_on, question_page
from quizzes.quiz import Quiz
from quizzes.quiz_taking import Sitting
from quizzes.replay import replay_at

PAGE = "quizzes/quiz_question.html"


class NameForm(forms.Form):
    name = forms.CharField(
        label=gettext_lazy("Your name"),
        max_length=60,
        help_text=gettext_lazy("The mentor who made this quiz sees it beside your answers."),
    )


def published_quiz(token: str) -> Quiz:
    return get_object_or_404(Quiz, token=token, published__isnull=False)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start_quiz(request: HttpRequest, token: str) -> HttpResponse:
    quiz = published_quiz(token)
    name = str(request.user) if isinstance(request.user, User) else ""
    form = NameForm(request.POST if request.method == "POST" else None, initial={"name": name})
    if request.method == "POST" and form.is_valid():
        attempt = quiz_taking.start(request, quiz, form.cleaned_data["name"], timezone.now())
        sitting = quiz_taking.sitting_of(quiz, attempt)
        response = redirect("quizzes:quiz-question", token, sitting.following or 1)
        learners.remember(response, attempt.learner)
        return response
    last = quiz_taking.current_attempt(request, quiz)
    context = {"quiz": quiz, "form": form, "count": quiz.questions.count(), "last": last}
    return render(request, "quizzes/quiz.html", context, status=422 if form.is_bound else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def answer_quiz(request: HttpRequest, token: str, number: int) -> HttpResponse:
    """One question. Feedback comes once the whole quiz is done."""
    quiz = published_quiz(token)
    sitting = sitting_or_none(request, quiz)
    if sitting is None:
        return redirect("quizzes:quiz", token)
    question = sitting.question(number)
    if question is None:
        raise Http404
    if question.pk in sitting.answers and not sitting.is_finished:
        return redirect("quizzes:quiz-question", token, sitting.following or number)
    if request.method != "POST" or sitting.is_finished:
        return render(request, PAGE, context_of(quiz, sitting, number))
    form = AnswerForm(request.POST, question=question.question)
    if not form.is_valid():
        context = context_of(quiz, sitting, number) | {"form": form}
        return render(request, PAGE, context, status=422)
    quiz_taking.answer(sitting, question, form.response(), timezone.now())
    if sitting.following is None:
        return redirect("quizzes:quiz-results", token)
    return redirect("quizzes:quiz-question", token, sitting.following)


@never_cache
@require_safe
def replay_quiz(request: HtmxRequest, token: str, number: int, step: int) -> HttpResponse:
    """The ruling of a question at a step, once the quiz is done."""
    quiz = published_quiz(token)
    sitting = sitting_or_none(request, quiz)
    if sitting is None or not sitting.is_finished or sitting.question(number) is None:
        raise Http404
    context = context_of(quiz, sitting, number, step)
    if context["replay"] is None:
        raise Http404
    return render_part(request, PAGE, "replay-moment", context)


@never_cache
@require_safe
def show_results(request: HttpRequest, token: str) -> HttpResponse:
    quiz = published_quiz(token)
    sitting = sitting_or_none(request, quiz)
    if sitting is None:
        return redirect("quizzes:quiz", token)
    if not sitting.is_finished:
        return redirect("quizzes:quiz-question", token, sitting.following or 1)
    rows = [
        (number, question_page(question).prompt, sitting.answers[question.pk].right)
        for number, question in enumerate(sitting.questions, 1)
    ]
    context = {"quiz": quiz, "sitting": sitting, "rows": rows}
    return render(request, "quizzes/quiz_results.html", context)


def sitting_or_none(request: HttpRequest, quiz: Quiz) -> Sitting | None:
    attempt = quiz_taking.current_attempt(request, quiz)
    return quiz_taking.sitting_of(quiz, attempt) if attempt else None


def context_of(quiz: Quiz, sitting: Sitting, number: int, step: int = 0) -> dict[str, Any]:
    question = sitting.question(number)
    assert question is not None
    answer = sitting.answers.get(question.pk) if sitting.is_finished else None
    total = len(sitting.questions)
    address = reverse("quizzes:quiz-question", args=[quiz.token, number])
    results = reverse("quizzes:quiz-results", args=[quiz.token])
    following = reverse("quizzes:quiz-question", args=[quiz.token, number + 1])
    context: dict[str, Any] = {
        "quiz": quiz,
        "page": question_page(question, answer),
        "section": question.section if answer else None,
        "address": address,
        "number": number,
        "progress": _("Question %(number)s of %(total)s") % {"number": number, "total": total},
        "next_address": following if number < total else results,
        "next_label": "" if number < total else _("Back to the results"),
        "feedback": None,
        "replay": None,
    }
    if answer is not None:
        feedback = context["feedback"] = feedback_on(question, answer)
        if feedback.ruling is not None:
            base = f"{address}replay/"
            context["replay"] = replay_at(feedback.ruling, step, base, feedback.deciding)
    return context
