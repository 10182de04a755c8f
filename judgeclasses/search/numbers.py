"""Someone who types a rule's number wants that rule, and then those that follow it in the book."""

import re

from django.utils.translation import get_language

from judgeclasses.search.entry import Kind, SearchEntry

NUMBER = re.compile(r"(\d{3})(?:\.(\d*)([a-z]?))?")


def rules_numbered(query: str, most: int) -> list[SearchEntry]:
    """Rules whose number begins as the query does, in the order of the book; none for a word."""
    if not NUMBER.fullmatch(query):
        return []
    entries = SearchEntry.objects.defer("words").filter(kind=Kind.RULE, title__startswith=query)
    chosen: dict[str, SearchEntry] = {}
    for entry in entries:
        if entry.title not in chosen or entry.language == get_language():
            chosen[entry.title] = entry
    return sorted(chosen.values(), key=lambda entry: place_in_book(entry.title))[:most]


def place_in_book(number: str) -> tuple[int, int, str]:
    """702.9 stands before 702.10, and 702.9a between them."""
    found = NUMBER.fullmatch(number)
    if found is None:
        return (0, 0, number)
    chapter, rule, letter = found.groups()
    return (int(chapter), int(rule or 0), letter or "")
