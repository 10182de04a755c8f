"""Editing a section's text, its revisions, what is different, restoring."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from judgeclasses.editing.differences import differences
from judgeclasses.editing.form import MOST_CHARACTERS, TextForm
from judgeclasses.editing.texts import Stale, base_of, restore, save_text
from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.models import Revision, Section, SectionText
from judgeclasses.people.access import mentor_required, user_of
from judgeclasses.scenario_blocks import parts_of

EDITOR = "judgeclasses/edit_text.html"


def section_to_edit(class_slug: str, slug: str, language: str) -> Section:
    if language not in dict(settings.LANGUAGES):
        raise Http404
    sections = Section.objects.with_texts()
    return get_object_or_404(sections, part_of__slug=class_slug, slug=slug)


def text_in(section: Section, language: str) -> SectionText | None:
    return next((text for text in section.texts.all() if text.language == language), None)


def editor_context(section: Section, language: str, form: TextForm) -> dict[str, Any]:
    return {
        "section": section,
        "language": language,
        "language_name": dict(settings.LANGUAGES)[language],
        "others": [code for code in dict(settings.LANGUAGES) if code != language],
        "form": form,
        "parts": parts_of(str(form["body"].value() or "")[:MOST_CHARACTERS], language),
        "title": form["title"].value() or "",
    }


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def edit_text(request: HttpRequest, class_slug: str, slug: str, language: str) -> HttpResponseBase:
    section = section_to_edit(class_slug, slug, language)
    text = text_in(section, language)
    if request.method != "POST":
        start = {"title": text.title, "body": text.body} if text else {}
        form = TextForm(initial=start | {"base": base_of(text)})
        return render(request, EDITOR, editor_context(section, language, form))
    form = TextForm(request.POST)
    if not form.is_valid():
        return render(request, EDITOR, editor_context(section, language, form), status=422)
    given = form.cleaned_data
    try:
        save_text(section, language, user_of(request), **given)
    except Stale as stale:
        return show_both(request, section, language, given, stale.current)
    messages.success(request, _("The text is saved."))
    return redirect(section.get_absolute_url())


def show_both(
    request: HttpRequest,
    section: Section,
    language: str,
    given: dict[str, Any],
    current: SectionText,
) -> HttpResponseBase:
    """A stale edit: refused, with what stands there now and what was written side by side.

    The form starts from the current text, so that saving it again is a decision.
    """
    form = TextForm(initial=given | {"base": base_of(current)})
    context = editor_context(section, language, form) | {
        "stale": current,
        "lines": differences(current.body, given["body"]),
        "by": current.revisions.select_related("author").first(),
    }
    return render(request, EDITOR, context, status=409)


@mentor_required
@require_POST
def preview_text(
    request: HtmxRequest, class_slug: str, slug: str, language: str
) -> HttpResponseBase:
    """What is being typed, as it will be read; the engine's remarks on scenarios with it."""
    section = section_to_edit(class_slug, slug, language)
    context = editor_context(section, language, TextForm(request.POST))
    return render_part(request, EDITOR, "text-preview", context)


@mentor_required
@require_safe
def list_revisions(
    request: HttpRequest, class_slug: str, slug: str, language: str
) -> HttpResponseBase:
    section = section_to_edit(class_slug, slug, language)
    text = text_in(section, language)
    if text is None:
        raise Http404
    revisions = text.revisions.select_related("author")
    context = {"section": section, "language": language, "text": text, "revisions": revisions}
    return render(request, "judgeclasses/revisions.html", context)


def revision_of(section: Section, language: str, revision_id: int) -> Revision:
    revisions = Revision.objects.select_related("author", "text__section__part_of")
    return get_object_or_404(
        revisions, pk=revision_id, text__section=section, text__language=language
    )


@mentor_required
@require_safe
def show_revision(
    request: HttpRequest, class_slug: str, slug: str, language: str, revision_id: int
) -> HttpResponseBase:
    """What restoring it would change."""
    section = section_to_edit(class_slug, slug, language)
    revision = revision_of(section, language, revision_id)
    context = {
        "section": section,
        "language": language,
        "revision": revision,
        "is_current": revision.hash == revision.text.hash,
        "base": base_of(revision.text),
        "lines": differences(whole(revision.text), whole(revision)),
    }
    return render(request, "judgeclasses/revision.html", context)


@mentor_required
@require_POST
def restore_revision(
    request: HttpRequest, class_slug: str, slug: str, language: str, revision_id: int
) -> HttpResponseBase:
    section = section_to_edit(class_slug, slug, language)
    revision = revision_of(section, language, revision_id)
    try:
        restore(revision, user_of(request), request.POST.get("base", ""))
    except Stale:
        messages.error(request, _("The text was changed meanwhile. Look at the difference again."))
        return redirect("judgeclasses:revision", class_slug, slug, language, revision_id)
    messages.success(request, _("The earlier text stands again."))
    return redirect(section.get_absolute_url())


def whole(text: SectionText | Revision) -> str:
    return f"# {text.title}\n\n{text.body}"
