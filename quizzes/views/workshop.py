"""The mentors' workshop: scenarios with the engine's ruling beside them, while they are written."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.people.access import mentor_required, user_of
from quizzes import asks, drafting
from quizzes.draft import Draft
from quizzes.quiz import Quiz
from quizzes.replay import replay_at
from quizzes.stored_question import Question

EDITOR = "quizzes/editor.html"


def own_draft(request: HttpRequest, draft_id: int) -> Draft:
    """The mentor's own draft; nobody else's."""
    return get_object_or_404(Draft, pk=draft_id, author=user_of(request))


@mentor_required
@require_safe
def show_workshop(request: HttpRequest) -> HttpResponseBase:
    user = user_of(request)
    context = {
        "drafts": Draft.objects.filter(author=user).select_related("question"),
        "questions": Question.objects.filter(author=user),
        "quizzes": Quiz.objects.filter(author=user),
    }
    return render(request, "quizzes/workshop.html", context)


@mentor_required
@require_POST
def start_draft(request: HttpRequest) -> HttpResponseBase:
    draft = drafting.new_draft(user_of(request))
    return redirect("quizzes:edit-draft", draft.pk)


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def edit_draft(request: HttpRequest, draft_id: int) -> HttpResponseBase:
    draft = own_draft(request, draft_id)
    if request.method != "POST":
        return render(request, EDITOR, editor_context(draft, drafting.DraftForm(instance=draft)))
    form = drafting.DraftForm(request.POST, instance=draft)
    if not form.is_valid():
        draft.refresh_from_db()
        return render(request, EDITOR, editor_context(draft, form), status=422)
    form.save()
    if "go-on" in request.POST:
        return redirect("quizzes:make-question", draft.pk)
    return redirect("quizzes:edit-draft", draft.pk)


@mentor_required
@require_POST
def rule_draft(request: HtmxRequest, draft_id: int) -> HttpResponseBase:
    """The ruling on what is being typed, which is kept, too."""
    draft = own_draft(request, draft_id)
    form = drafting.DraftForm(request.POST, instance=draft)
    if form.is_valid():
        form.save()
    else:
        draft.refresh_from_db()
    return render_part(request, EDITOR, "ruling", editor_context(draft, form) | {"oob": True})


@mentor_required
@require_safe
def replay_draft(request: HtmxRequest, draft_id: int, number: int) -> HttpResponseBase:
    draft = own_draft(request, draft_id)
    context = editor_context(draft, drafting.DraftForm(instance=draft), number)
    if context["replay"] is None:
        raise Http404
    return render_part(request, EDITOR, "replay-moment", context)


@mentor_required
@require_POST
def delete_draft(request: HttpRequest, draft_id: int) -> HttpResponseBase:
    own_draft(request, draft_id).delete()
    messages.success(request, _("The scenario is deleted. Questions made from it stay."))
    return redirect("quizzes:workshop")


def editor_context(
    draft: Draft, form: drafting.DraftForm, number: int | None = None
) -> dict[str, Any]:
    examination = drafting.examination_of(draft)
    ruling = examination.ruling
    base = reverse("quizzes:replay-draft", args=[draft.pk, 0]).removesuffix("0/")
    step = (ruling.last if ruling else 0) if number is None else number
    return {
        "draft": draft,
        "form": form,
        "examination": examination,
        "ask_problem": drafting.ask_problem(draft),
        "suggestions": asks.suggestions(ruling) if ruling else [],
        "replay": replay_at(ruling, step, base) if ruling else None,
    }


__all__ = [
    "delete_draft",
    "edit_draft",
    "replay_draft",
    "rule_draft",
    "show_workshop",
    "start_draft",
]
