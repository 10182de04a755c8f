"""The words of the misconceptions: belief and correction in each language, from content/."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from django.conf import settings

from judgeclasses.content_files import load_yaml
from rulesengine.misconceptions import MISCONCEPTIONS


@dataclass(frozen=True, slots=True)
class Words:
    """What a candidate who believes it would say, and what a judge answers."""

    belief: str
    correction: str


@dataclass(frozen=True, slots=True)
class Described:
    """A misconception as its file describes it."""

    id: str
    rule: str
    keyword: str
    words: Mapping[str, Words]
    means: tuple[str, ...] = ()
    rule_point: str = ""
    means_in_spanish: tuple[str, ...] = ()
    card: str = ""
    text: tuple[str, ...] = ()  # what that card is taken to say


def _words(told: Mapping[str, str]) -> Words:
    return Words(told["belief"], told["correction"])


@cache
def described() -> Mapping[str, Described]:
    """Every misconception of content/misconceptions, by id."""
    found: dict[str, Described] = {}
    for path in sorted((settings.CONTENT_DIR / "misconceptions").glob("*.yaml")):
        for entry in load_yaml(path, path.read_text()):
            found[entry["id"]] = Described(
                entry["id"],
                entry["rule"],
                entry.get("keyword", ""),
                {language: _words(entry[language]) for language in ("en", "es")},
                tuple(entry.get("means", ())),
                entry.get("rule_point", {}).get("name", ""),
                tuple(entry["es"].get("means", ())),
                entry.get("card", ""),
                tuple(entry.get("text", ())),
            )
    return found


def words(misconception: str, language: str) -> Words:
    """Its words in a language ("es", "es-mx"), or in English."""
    told = described()[misconception].words
    return told.get(language.split("-")[0], told["en"])


def about(keyword: str) -> tuple[Described, ...]:
    """The misconceptions about a keyword."""
    return tuple(each for each in described().values() if each.keyword == keyword)


def misread_as(keyword: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The texts a keyword is wrongly taken to stand for, with the misconception's id."""
    for each in about(keyword):
        if each.means:
            yield each.id, each.means


def not_applied() -> tuple[str, ...]:
    """Those with words that the engine cannot apply yet: they are never offered."""
    return tuple(each for each in described() if each not in MISCONCEPTIONS)
