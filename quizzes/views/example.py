"""A section's worked example, step by step."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.models import Section
from quizzes.section_extras import example_of


@require_safe
def replay_example(request: HtmxRequest, class_slug: str, slug: str, number: int) -> HttpResponse:
    sections = Section.objects.visible().with_texts()
    section = get_object_or_404(sections, part_of__slug=class_slug, slug=slug)
    replay = example_of(section, number)
    if replay is None:
        raise Http404
    context = {"section": section, "replay": replay}
    return render_part(request, "quizzes/example.html", "replay-moment", context)
