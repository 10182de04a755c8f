"""Marking a section as read, bookmarking it, and private notes."""

from django import forms
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from judgeclasses.errors import Unprocessable
from judgeclasses.models import Section
from quizzes import learners, section_marks
from quizzes.section_mark import LONGEST_NOTE


class NoteForm(forms.Form):
    note = forms.CharField(required=False, max_length=LONGEST_NOTE)


@require_POST
def mark_section(request: HttpRequest, class_slug: str, slug: str) -> HttpResponse:
    sections = Section.objects.readable_by(request.user).select_related("part_of")
    section = get_object_or_404(sections, part_of__slug=class_slug, slug=slug)
    form = NoteForm(request.POST)
    if not form.is_valid():
        raise Unprocessable(_("That note cannot be kept: it is too long."))
    now = timezone.now()
    learner = learners.learner_for_answer(request, now)
    mark = section_marks.own_mark(learner, section)
    match request.POST.get("turn"):
        case "read":
            section_marks.turn_read(mark, now)
        case "bookmark":
            section_marks.turn_bookmark(mark, now)
        case _other:
            section_marks.keep_note(mark, form.cleaned_data["note"])
    response = redirect(f"{section.get_absolute_url()}#my-marks")
    learners.remember(response, learner)
    return response
