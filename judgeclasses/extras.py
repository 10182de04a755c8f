"""What other apps add: to a section facts, a worked example, "Practise this"; to a class how far
one has come with each section; to the home page what one keeps.

The class texts know nothing of quizzes or the rules engine; those register a provider in
`AppConfig.ready` and hand back templates with what they show.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from django.http import HttpRequest

from judgeclasses.models import Section


class Place(StrEnum):
    FACTS = "facts"  # the line under the title
    ACTION = "action"  # the buttons under the facts
    EXAMPLE = "example"  # after the text
    ASIDE = "aside"  # the side column
    HOME = "home"  # the home page, above the classes


@dataclass(frozen=True)
class Extra:
    """A template, included with `extra` set to `context`."""

    place: Place
    template: str
    context: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """How far whoever asks has come with a section: a name for the style, words for the reader."""

    name: str
    words: str


Provider = Callable[[HttpRequest, Section], Iterable[Extra]]
HomeProvider = Callable[[HttpRequest], Iterable[Extra]]
StandingsProvider = Callable[[HttpRequest, Collection[Section]], Mapping[int, Standing]]
_providers: list[Provider] = []
_home_providers: list[HomeProvider] = []
_standings_providers: list[StandingsProvider] = []


def register(provider: Provider) -> None:
    if provider not in _providers:
        _providers.append(provider)


def register_for_home(provider: HomeProvider) -> None:
    if provider not in _home_providers:
        _home_providers.append(provider)


def register_standings(provider: StandingsProvider) -> None:
    if provider not in _standings_providers:
        _standings_providers.append(provider)


def extras_for(request: HttpRequest, section: Section) -> dict[str, list[Extra]]:
    by_place: dict[str, list[Extra]] = {place.value: [] for place in Place}
    for provider in _providers:
        for extra in provider(request, section):
            by_place[extra.place].append(extra)
    return by_place


def extras_for_home(request: HttpRequest) -> list[Extra]:
    return [extra for provider in _home_providers for extra in provider(request)]


def standings_for(request: HttpRequest, sections: Collection[Section]) -> dict[int, Standing]:
    """By the section's id; one without is not begun."""
    found: dict[int, Standing] = {}
    for provider in _standings_providers:
        found |= provider(request, sections)
    return found
