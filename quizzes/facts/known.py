"""The facts of sections: those that may be asked, and the pool their wrong answers come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from quizzes.facts.checking import Checked, Verdict, check, words_of
from quizzes.facts.extracting import facts_in
from quizzes.facts.fact import KEYWORD_SORTS, Fact, Sort
from quizzes.sections import SectionFacts, shipped_sections


@dataclass(frozen=True, slots=True)
class Known:
    """A fact of a shipped section, by the section's title."""

    address: str
    title: str
    fact: Fact
    of_keyword: bool


@lru_cache(maxsize=4096)
def checked_facts(section: SectionFacts) -> tuple[Checked, ...]:
    """Every fact of a section's texts, compared with today's rules."""
    return tuple(
        _against_ours(check(fact))
        for text in section.texts
        for fact in facts_in(text.language, text.title, text.body, _name(section))
    )


def _name(section: SectionFacts) -> str:
    return section.row.name if section.row else ""


def _against_ours(checked: Checked) -> Checked:
    """A meaning quoted in another language than the rules' is compared with our translation."""
    fact = checked.fact
    if fact.sort is not Sort.MEANING or fact.language == "en":
        return checked
    ours = our_meanings(fact.language).get(fact.about)
    if ours is None:
        return checked
    same = words_of(" ".join(fact.value)) == words_of(" ".join(ours))
    return Checked(fact, Verdict.TRUE if same else Verdict.OLD_WORDS, list(ours))


@cache
def our_meanings(language: str) -> Mapping[str, tuple[str, ...]]:
    """What each keyword means, as the classes that come with the site quote it."""
    found: dict[str, tuple[str, ...]] = {}
    for section in shipped_sections().values():
        for fact in _facts(section):
            if fact.sort is Sort.MEANING and fact.language == language:
                found.setdefault(fact.about, tuple(fact.value))
    return found


def _facts(section: SectionFacts) -> Iterator[Fact]:
    for text in section.texts:
        yield from facts_in(text.language, text.title, text.body, _name(section))


@lru_cache(maxsize=4096)
def askable(section: SectionFacts) -> tuple[Checked, ...]:
    """The facts that may be taught: a sentence that states an old rule, even in part, is none."""
    facts = checked_facts(section)
    old = {each.fact.sentence for each in facts if each.verdict is Verdict.OLD_RULE}
    return tuple(
        each
        for each in facts
        if each.fact.sentence not in old
        and (each.fact.sort not in KEYWORD_SORTS or each.verdict is Verdict.TRUE)
    )


@cache
def pool() -> Mapping[tuple[str, Sort], tuple[Known, ...]]:
    """The facts of the classes that come with the site, by language and sort."""
    found: dict[tuple[str, Sort], list[Known]] = {}
    for section in shipped_sections().values():
        titles = {text.language: text.title for text in section.texts}
        for each in askable(section):
            fact = each.fact
            known = Known(section.address, titles[fact.language], fact, bool(section.keyword))
            found.setdefault((fact.language, fact.sort), []).append(known)
    return {key: tuple(facts) for key, facts in found.items()}
