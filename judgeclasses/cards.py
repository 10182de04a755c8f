"""Cards by their names: other apps bring them (`know_cards`); here they get a page and a note.

The class texts name cards as `[[Shock]]`; a card somebody knows is a link that shows it.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from django.urls import reverse
from django.utils.text import slugify

from judgeclasses.models import Section
from judgeclasses.search.found import Found

Faces = tuple[Mapping[str, Any], ...]  # each as `card_face` draws it
Source = Callable[[], Iterable[Faces]]
_sources: list[Source] = []


def know_cards(source: Source) -> None:
    """Register cards, each as its faces in printed order."""
    if source not in _sources:
        _sources.append(source)
        known.cache_clear()


def slug_of(name: str) -> str:
    return slugify(name.replace("’", "").replace("'", "").replace("/", " "))


@cache
def known() -> Mapping[str, Faces]:
    """Every card by the slug of its name and of each face's; the first source that knows it wins."""
    found: dict[str, Faces] = {}
    for source in _sources:
        for faces in source():
            for name in (name_of(faces), *(str(face["name"]) for face in faces)):
                found.setdefault(slug_of(name), faces)
    return found


def name_of(faces: Faces) -> str:
    return " // ".join(str(face["name"]) for face in faces)


def find(slug: str) -> Faces | None:
    return known().get(slug)


def address_of(name: str) -> str:
    """The page of a card of that name; empty where nobody knows it."""
    slug = slug_of(name)
    return reverse("judgeclasses:card", args=[slug]) if slug and slug in known() else ""


def cards_to_find() -> Iterable[Found]:
    """Every card for the search: by its name, its types and its text. Card texts are English."""
    for faces in {id(faces): faces for faces in known().values()}.values():
        name = name_of(faces)
        said = " · ".join(
            f"{face.get('type_line') or ''} · {face.get('text') or ''}".strip(" ·")
            for face in faces
        )
        yield Found(address_of(name), name, said, "en")


def sections_showing(faces: Faces) -> list[Section]:
    """Sections that list the card or name it in their text."""
    names = {name_of(faces), *(str(face["name"]) for face in faces)}
    return [
        section
        for section in Section.objects.visible().with_texts()
        if names & set(section.cards)
        or any(f"[[{name}]]" in text.body for name in names for text in section.texts.all())
    ]
