"""From a scenario to a question: the engine's value, answers to offer, the words of the question."""

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from judgeclasses.people.access import mentor_required
from quizzes import drafting
from quizzes.views.workshop import editor_context, own_draft


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def make_question(request: HttpRequest, draft_id: int) -> HttpResponseBase:
    draft = own_draft(request, draft_id)
    context = editor_context(draft, drafting.DraftForm(instance=draft))
    return render(request, "quizzes/make_question.html", context)
