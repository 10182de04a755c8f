"""The keyword a heading or a text is about, by its English or Spanish name (701, 702, 207.2c)."""

from __future__ import annotations

import re
from functools import cache

from judgeclasses.importing.seams import KeywordMatch
from rulesengine.keywords import KEYWORD_ACTIONS, KEYWORDS, Keyword
from rulesengine.keywords.spanish_names import NAMES

# As older texts call them.
OLDER_SPANISH = {"armadura tótem": "umbra armor"}
# How a text opens that defines a keyword: "Surge is …", "“Support N” means …".
DEFINES = (
    re.compile(
        r"^(?:\*\*[\d.]+[a-z]*\*\* )?(?P<name>[A-Z][a-z’' -]{2,30}?) (?:is an?|represents) "
    ),
    re.compile(
        r"^(?:\*\*[\d.]+[a-z]*\*\* )?[“\"](?P<name>[A-Z][a-z’' -]{2,30}?)(?: N| \[[^”]*)?[”\"]"
    ),
    re.compile(r"^(?:\*\*[\d.]+[a-z]*\*\* )?(?P<name>[A-ZÁÉÍÓÚ][a-záéíóúñü -]{2,30}?) es una "),
)


@cache
def spanish() -> dict[str, str]:
    return {name: keyword for keyword, name in NAMES.items()} | OLDER_SPANISH


def keyword_named(name: str, language: str) -> Keyword | None:
    """The keyword so called; an English name is understood in every language."""
    words = " ".join(name.lower().replace("’", "'").split())
    row = KEYWORDS.get(words)
    if row is None and language == "es":
        row = KEYWORDS.get(spanish().get(words, ""))
    return row


def keyword_defined(text: str, language: str) -> Keyword | None:
    """The keyword that a text opens by defining."""
    for pattern in DEFINES:
        found = pattern.match(text.strip())
        row = keyword_named(found["name"], language) if found else None
        if row is not None:
            return row
    return None


def opens_with(text: str, name: str) -> bool:
    """ "To meld …", "“Support N” …": a text on the action, not on the zone of exile."""
    opening = re.sub(r"^(?:\*\*[\d.]+[a-z]*\*\* )?(?:To |Para )?[“\"«]?", "", text.strip())
    return opening.lower().startswith(name.lower())


def match_keyword(heading: str, text: str, language: str) -> KeywordMatch | None:
    """By the heading; where that names no keyword, by what the text defines."""
    row = keyword_named(heading, language)
    if row is not None and (row.name not in KEYWORD_ACTIONS or opens_with(text, heading)):
        return KeywordMatch(row.name, (row.rule,))
    row = keyword_defined(text, language)
    return KeywordMatch(row.name, (row.rule,), by_text=True) if row is not None else None
