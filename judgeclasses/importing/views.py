"""Drafts: import a file, read what came of it, publish it or throw it away."""

from typing import Any

from django import forms
from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.files.uploadedfile import UploadedFile
from django.db.models import Count
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from judgeclasses.importing.files import MOST_BYTES, read_file
from judgeclasses.importing.notices import said
from judgeclasses.importing.outline import BadImport
from judgeclasses.importing.seams import SectionReport, reports_on
from judgeclasses.importing.storing import ImportReport, store_class
from judgeclasses.models import Class, Section
from judgeclasses.people.access import mentor_required, user_of
from judgeclasses.people.models import User


class ImportForm(forms.Form):
    file = forms.FileField(
        label=gettext_lazy("File"),
        help_text=gettext_lazy(
            "A WordPress page as its REST API gives it (JSON), a chapter of rules as text, or a "
            "FAQ text with ***headings***; at most 4 MB."
        ),
    )
    language = forms.ChoiceField(
        label=gettext_lazy("Language of the text"),
        required=False,
        choices=[("", gettext_lazy("as the file says")), *settings.LANGUAGES],
    )

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        file = cleaned.get("file")
        if isinstance(file, UploadedFile):
            try:
                content = file.read(MOST_BYTES + 1)
                cleaned["outline"] = read_file(content, cleaned.get("language", ""))
            except BadImport as error:
                self.add_error("file", error.reason)
        return cleaned


@mentor_required
@require_http_methods(["GET", "HEAD", "POST"])
def list_drafts(request: HttpRequest) -> HttpResponseBase:
    form = ImportForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        report = store_class(form.cleaned_data["outline"], user_of(request))
        tell(request, report)
        return redirect(report.imported.draft_address)
    imported = Class.objects.exclude(source="").annotate(section_count=Count("sections"))
    context = {
        "form": form,
        "drafts": imported.filter(published=False).select_related("owner"),
        "published": imported.filter(published=True).select_related("owner"),
    }
    status = 422 if request.method == "POST" else 200
    return render(request, "judgeclasses/drafts.html", context, status=status)


def tell(request: HttpRequest, report: ImportReport) -> None:
    """What importing did, in a line; what it kept, each by name."""
    counts = {"added": len(report.added), "updated": len(report.updated)}
    messages.success(
        request, _("Imported: %(added)d sections added, %(updated)d texts updated.") % counts
    )
    for title in report.kept:
        messages.warning(
            request, _("“%(title)s” was edited here and is kept as it is.") % {"title": title}
        )
    for title in report.gone:
        messages.warning(
            request, _("The file no longer has “%(title)s”; it is kept.") % {"title": title}
        )


@mentor_required
@require_safe
def show_draft(request: HttpRequest, slug: str) -> HttpResponseBase:
    draft = imported_class(slug)
    sections = list(Section.objects.filter(part_of=draft).with_texts())
    reports = reports_on(sections)
    rows = [(section, reports.get(section.pk, SectionReport())) for section in sections]
    context = {
        "draft": draft,
        "rows": rows,
        "facts": sum(report.facts for report in reports.values()),
        "warnings": [(section, report.warnings) for section, report in rows if report.warnings],
        "hints": [(section, report.hints) for section, report in rows if report.hints],
        "notices": [said(notice) for notice in draft.notices],
        "may_decide": may_decide(user_of(request), draft),
    }
    return render(request, "judgeclasses/draft.html", context)


@mentor_required
@require_POST
def publish_draft(request: HttpRequest, slug: str) -> HttpResponseBase:
    draft = draft_to_decide(request, slug)
    draft.published = True
    draft.save(update_fields=["published"])
    messages.success(request, _("“%(title)s” is published.") % {"title": draft.title})
    return redirect(draft)


@mentor_required
@require_POST
def discard_draft(request: HttpRequest, slug: str) -> HttpResponseBase:
    draft = draft_to_decide(request, slug)
    draft.delete()
    messages.success(request, _("The draft “%(title)s” is gone.") % {"title": draft.title})
    return redirect("judgeclasses:drafts")


def imported_class(slug: str) -> Class:
    imported = Class.objects.exclude(source="").select_related("owner")
    return get_object_or_404(imported, slug=slug)


def draft_to_decide(request: HttpRequest, slug: str) -> Class:
    draft = get_object_or_404(Class.objects.exclude(source=""), slug=slug, published=False)
    if not may_decide(user_of(request), draft):
        raise PermissionDenied
    return draft


def may_decide(user: User, draft: Class) -> bool:
    """A draft is its owner's to publish or throw away; staff's, too, and anyone's without owner."""
    return draft.owner_id in (None, user.pk) or user.is_staff
