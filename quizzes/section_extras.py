"""What questions and the rules engine add to a section's page: facts, example, mistakes, cards."""

import json
from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone

from judgeclasses.extras import Extra, Place
from judgeclasses.models import Section
from quizzes.generating import families_for
from quizzes.learners import current_learner
from quizzes.misconception_words import about, words
from quizzes.printed_cards import printed
from quizzes.progress import progress_of
from quizzes.question_page import language
from quizzes.replay import Replay, replay_at
from quizzes.ruling import NoRuling, ruling_of
from quizzes.section_marks import mark_of
from quizzes.sections import facts_of
from quizzes.wording import say
from rulesengine.keywords import Instances, Keyword

MOST_CARDS = 2


def extras_of_section(request: HttpRequest, section: Section) -> Iterator[Extra]:
    facts = facts_of(section)
    if facts.row is not None and facts.row.kinds:
        yield Extra(Place.FACTS, "quizzes/section_facts.html", {"facts": list(said(facts.row))})
    learner = current_learner(request)
    progress = progress_of(learner, [section], timezone.now()).get(section.pk)
    if progress is not None:
        yield Extra(Place.FACTS, "quizzes/section_progress.html", {"progress": progress})
    if section.part_of.published and families_for(facts):
        address = reverse("quizzes:practise", args=[section.slug])
        yield Extra(Place.ACTION, "quizzes/practise_this.html", {"address": address})
    replay = example_of(section, 0)
    if replay is not None:
        yield Extra(Place.EXAMPLE, "quizzes/worked_example.html", {"replay": replay})
    marking = {
        "mark": mark_of(learner, section),
        "address": reverse("quizzes:mark-section", args=[section.part_of.slug, section.slug]),
    }
    yield Extra(Place.ASIDE, "quizzes/section_marks.html", marking)
    shown = printed(section.cards)[:MOST_CARDS]
    if shown:
        yield Extra(Place.ASIDE, "quizzes/section_cards.html", {"cards": shown})
    mistakes = [(each.rule, words(each.id, language())) for each in about(section.keyword)]
    if section.keyword and mistakes:
        yield Extra(Place.EXAMPLE, "quizzes/mistakes.html", {"mistakes": mistakes})


def said(keyword: Keyword) -> Iterator[str]:
    """Kind of ability, where it functions, what several instances do."""
    kinds = [kind.value for kind in keyword.kinds]
    try:
        yield say({"say": "kinds", "kinds": kinds}, language())
    except KeyError:  # keyword actions and ability words are no abilities
        return
    yield say({"say": "zones", "zones": [zone.value for zone in keyword.zones]}, language())
    if keyword.instances is not Instances.NOT_SAID:
        message = {"say": "instances", "instances": keyword.instances.value}
        yield say(message, language()).rstrip(".")


def example_of(section: Section, number: int) -> Replay | None:
    """The worked example at a step; None where the engine cannot play it to its end."""
    if not section.scenario:
        return None
    scenario: dict[str, Any] = json.loads(section.scenario)
    try:
        ruling = ruling_of(scenario, language())
    except NoRuling:
        return None
    if not ruling.result.finished or not ruling.last:
        return None
    address = reverse("quizzes:replay-example", args=[section.part_of.slug, section.slug, 0])
    return replay_at(ruling, number, address.removesuffix("0/"))
