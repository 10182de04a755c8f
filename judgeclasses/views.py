"""Reading: home, the classes, a class, a section, a rule, a card; search."""

from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from judgeclasses import cards, glossary, reading, rules
from judgeclasses.extras import extras_for, extras_for_home, standings_for
from judgeclasses.htmx import HtmxRequest, render_part
from judgeclasses.models import Class, Section
from judgeclasses.people.access import staff_required
from judgeclasses.samples import SAMPLE_CARDS, SAMPLE_POSITIONS
from judgeclasses.search.finding import search


@require_safe
def show_home(request: HttpRequest) -> HttpResponse:
    context = {
        "classes": published_classes(),
        "position": SAMPLE_POSITIONS["persist"],
        "extras": extras_for_home(request),
    }
    return render(request, "judgeclasses/home.html", context)


@require_safe
def list_classes(request: HttpRequest) -> HttpResponse:
    return render(request, "judgeclasses/classes.html", {"classes": published_classes()})


@require_safe
def show_class(request: HttpRequest, class_slug: str) -> HttpResponse:
    shown = get_object_or_404(Class.objects.readable_by(request.user), slug=class_slug)
    sections = list(Section.objects.filter(part_of=shown).with_texts())
    standings = standings_for(request, sections)
    groups = [
        (letter, [(section, standings.get(section.pk)) for section in group])
        for letter, group in reading.contents_of(sections)
    ]
    context = {"class": shown, "groups": groups, "sections": sections}
    return render(request, "judgeclasses/class.html", context)


@require_safe
def show_section(request: HttpRequest, class_slug: str, slug: str) -> HttpResponse:
    sections = Section.objects.readable_by(request.user).with_texts()
    section = get_object_or_404(sections, part_of__slug=class_slug, slug=slug)
    context = {
        "section": section,
        "class": section.part_of,
        "page": reading.page_of(section),
        "extras": extras_for(request, section),
    }
    return render(request, "judgeclasses/section.html", context)


@require_safe
def show_rule(request: HtmxRequest, number: str) -> HttpResponse:
    page = rules.rule_page(number)
    if page is None:
        raise Http404
    context: dict[str, object] = {"rule": page}
    if not request.htmx:
        context["sections"] = rules.sections_citing(number)
    return render_part(request, "judgeclasses/rule.html", "rule-note", context)


@require_safe
def show_glossary(request: HttpRequest) -> HttpResponse:
    context = {"terms": glossary.glossary().values()}
    return render(request, "judgeclasses/glossary.html", context)


@require_safe
def show_term(request: HtmxRequest, slug: str) -> HttpResponse:
    term = glossary.glossary().get(slug)
    if term is None:
        raise Http404
    return render_part(request, "judgeclasses/term.html", "term-note", {"term": term})


@require_safe
def show_card(request: HtmxRequest, slug: str) -> HttpResponse:
    faces = cards.find(slug)
    if faces is None:
        raise Http404
    context: dict[str, object] = {"faces": faces, "name": cards.name_of(faces)}
    if not request.htmx:
        context["sections"] = cards.sections_showing(faces)
    return render_part(request, "judgeclasses/card.html", "card-note", context)


@require_safe
def search_site(request: HtmxRequest) -> HttpResponse:
    context = {"results": search(request.GET.get("q", ""))}
    return render_part(request, "judgeclasses/search.html", "search-found", context)


@staff_required
@require_safe
def show_sample_table(request: HttpRequest) -> HttpResponseBase:
    """Every kind of card and table at once, for those who work on the look."""
    context = {"positions": SAMPLE_POSITIONS, "cards": SAMPLE_CARDS}
    return render(request, "judgeclasses/sample_table.html", context)


def published_classes() -> list[Class]:
    counted = Class.objects.filter(published=True).annotate(section_count=Count("sections"))
    return list(counted.order_by("order", "slug"))  # counting forgets the model's own order
