"""What other apps add to a section's page: facts, a worked example, "Practise this".

The class texts know nothing of quizzes or the rules engine; those register a provider in
`AppConfig.ready` and hand back templates with what they show.
"""

from collections.abc import Callable, Iterable, Mapping
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


@dataclass(frozen=True)
class Extra:
    """A template, included with `extra` set to `context`."""

    place: Place
    template: str
    context: Mapping[str, Any] = field(default_factory=dict)


Provider = Callable[[HttpRequest, Section], Iterable[Extra]]
_providers: list[Provider] = []


def register(provider: Provider) -> None:
    if provider not in _providers:
        _providers.append(provider)


def extras_for(request: HttpRequest, section: Section) -> dict[str, list[Extra]]:
    by_place: dict[str, list[Extra]] = {place.value: [] for place in Place}
    for provider in _providers:
        for extra in provider(request, section):
            by_place[extra.place].append(extra)
    return by_place
