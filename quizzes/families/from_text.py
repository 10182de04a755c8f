"""Recall from the text itself: a sentence of the class with a gap; wrong: what others fill it with."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from quizzes.facts.fact import Fact, Sort
from quizzes.facts.known import Known, askable, pool
from quizzes.families import kind_of_ability, multiple_instances, where_it_functions
from quizzes.families.family import Draft, Family
from quizzes.families.siblings import FEWEST_WRONG, MOST_WRONG, options_of
from quizzes.question import CannotMake, Message, Option
from quizzes.sections import SectionFacts
from rulesengine.keywords import KEYWORD_ABILITIES, Keyword

SITE_LANGUAGE = "en"


def meaning(row: Keyword) -> tuple[Any, Message] | None:
    """Of keywords that stand for one ability, so that one gap holds all of it."""
    if len(row.means) != 1:
        return None
    return list(row.means), {"say": "rules_text", "means": list(row.means)}


# Facts the keyword table has for every keyword: wrong options come from there.
TABLE: Mapping[Sort, Callable[[Keyword], tuple[Any, Message] | None]] = MappingProxyType(
    {
        Sort.KIND: kind_of_ability.kinds,
        Sort.ZONES: where_it_functions.zones,
        Sort.INSTANCES: multiple_instances.instances,
        Sort.MEANING: meaning,
    }
)


def facts_to_ask(section: SectionFacts) -> list[Fact]:
    """Those of its texts in every language; a question that quotes one is for its readers."""
    return [each.fact for each in askable(section)]


def serves(section: SectionFacts) -> bool:
    return bool(facts_to_ask(section))


def make(section: SectionFacts, rng: random.Random) -> Draft:
    facts = facts_to_ask(section)
    rng.shuffle(facts)
    for fact in facts:
        options = _options(fact, section, rng)
        if options is not None:
            return _draft(fact, options, section)
    raise CannotMake("no fact with enough siblings", section.address)


def _draft(fact: Fact, options: tuple[Option, ...], section: SectionFacts) -> Draft:
    say = "ask_member" if fact.sort is Sort.LIST else "ask_gap"
    row = KEYWORD_ABILITIES.get(fact.about)
    return Draft(
        prompt=({"say": "with_gap", "sentences": _sentences(fact, section)}, {"say": say}),
        options=options,
        answer=options[0].value,
        rules=(row.rule,) if row else section.rules[:1],
        level=section.level,
    )


def _sentences(fact: Fact, section: SectionFacts) -> dict[str, str]:
    """The sentence with its gap; in another language, too, where a text states the same there."""
    said = {fact.language: fact.with_gap}
    if fact.sort in TABLE and fact.sort is not Sort.MEANING:
        for each in askable(section):
            other = each.fact
            if (other.sort, other.value, other.about) == (fact.sort, fact.value, fact.about):
                said.setdefault(other.language, other.with_gap)
    return said


def _options(fact: Fact, section: SectionFacts, rng: random.Random) -> tuple[Option, ...] | None:
    try:
        if fact.sort in TABLE:
            found = _from_table(fact, rng)
            if found is not None or fact.sort is not Sort.MEANING:
                return found
        if fact.sort is Sort.LIST:
            return _members(fact, section, rng)
        if fact.sort is Sort.LABEL:
            return _labels(fact, section, rng)
        return _from_pool(fact, section, rng)
    except CannotMake:
        return None


def _from_table(fact: Fact, rng: random.Random) -> tuple[Option, ...] | None:
    """Wrong options from the keyword table, where the gap holds all that it has for the keyword."""
    row = KEYWORD_ABILITIES.get(fact.about)
    if row is None:
        return _no_ability(fact, rng) if fact.sort is Sort.KIND else None
    found = TABLE[fact.sort](row)
    if found is None or (fact.sort is Sort.MEANING and fact.language != SITE_LANGUAGE):
        return None
    if fact.sort is not Sort.MEANING and _plain(found[0]) != _plain(fact.value):
        return None
    return options_of(row, TABLE[fact.sort], rng)


def _no_ability(fact: Fact, rng: random.Random) -> tuple[Option, ...]:
    """Keyword actions and ability words against the kinds of ability they are taken for."""
    right = Option({"say": "no_ability", "kind": fact.value[0]}, fact.value, right=True)
    wrong: dict[str, Option] = {}
    for row in rng.sample(list(KEYWORD_ABILITIES.values()), len(KEYWORD_ABILITIES)):
        found = kind_of_ability.kinds(row)
        if found is not None and len(found[0]) == 1:
            because = {"say": "true_of", "keyword": row.name, "rule": row.rule}
            wrong.setdefault(found[0][0], Option(found[1], found[0], because=because))
    return _with_right(right, list(wrong.values()), fact, rng)


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


def _from_pool(fact: Fact, section: SectionFacts, rng: random.Random) -> tuple[Option, ...]:
    """What sentences of other sections say in such a place, those of like length before others."""
    right = _words(fact)
    seen = {right.lower()}
    wrong: list[Option] = []
    for known in _siblings(fact, section, rng):
        text = _words(known.fact)
        if text.lower() in seen or _gives_away(text, fact):
            continue
        seen.add(text.lower())
        because = {"say": "text_says", "title": known.title, "sentence": known.fact.sentence}
        wrong.append(Option({"say": "words", "text": text}, text, because=because))
    return _with_right(Option({"say": "words", "text": right}, right, right=True), wrong, fact, rng)


def _words(fact: Fact) -> str:
    """How an option reads: numbers as figures, so that none stands out."""
    if fact.sort is Sort.NUMBER:
        return str(fact.value)
    if fact.sort is Sort.MEANING:
        return " ".join(fact.value)
    return fact.part if fact.sort is not Sort.TERM else str(fact.value)


def _gives_away(text: str, fact: Fact) -> bool:
    """A term that the sentence itself speaks of cannot be what it is about."""
    return fact.sort is Sort.TERM and text.lower() in fact.with_gap.lower()


def _siblings(fact: Fact, section: SectionFacts, rng: random.Random) -> Iterator[Known]:
    others = [
        known
        for known in pool().get((fact.language, fact.sort), ())
        if known.address != section.address
        and known.fact.about != fact.about
        and _fits(known.fact, fact)
    ]
    rng.shuffle(others)
    length = len(_words(fact))
    keyword = bool(section.keyword)
    others.sort(key=lambda known: (known.of_keyword != keyword, _far(known.fact, fact, length)))
    yield from others


def _fits(other: Fact, fact: Fact) -> bool:
    """Whether it can stand in the gap at all: after the same "unless", in the same number of parts."""
    if fact.sort is Sort.EXCEPTION:
        return bool(other.value[0] == fact.value[0])
    return fact.sort is not Sort.MEANING or len(other.value) == len(fact.value) == 1


def _far(other: Fact, fact: Fact, length: int) -> int:
    """In steps, so that chance still decides among those that are near."""
    if fact.sort is Sort.NUMBER:
        return abs(int(other.value) - int(fact.value)) // 4
    return abs(len(_words(other)) - length) // 25


def _members(fact: Fact, section: SectionFacts, rng: random.Random) -> tuple[Option, ...]:
    """One member of the list; wrong are members of lists of such things that are not on it."""
    own = {str(member) for member in fact.value}
    wrong: list[Option] = []
    for other, title in _lists(fact, section):
        if not own & set(other.value) and other.about.split()[-1] != fact.about.split()[-1]:
            continue
        because = {"say": "text_says", "title": title, "sentence": other.sentence}
        wrong += [
            Option({"say": "words", "text": member}, member, because=because)
            for member in other.value
            if member not in own
        ]
    rng.shuffle(wrong)
    distinct = list({option.value: option for option in wrong}.values())
    right = rng.choice(sorted(own))
    return _with_right(
        Option({"say": "words", "text": right}, right, right=True), distinct, fact, rng
    )


def _labels(fact: Fact, section: SectionFacts, rng: random.Random) -> tuple[Option, ...]:
    """The other points of the same text."""
    others = [
        each.fact
        for each in askable(section)
        if each.fact.sort is Sort.LABEL and each.fact.language == fact.language
    ]
    rng.shuffle(others)
    wrong = {
        other.part: Option(
            {"say": "words", "text": other.part},
            other.part,
            because={"say": "text_says", "title": other.part, "sentence": other.sentence},
        )
        for other in others
        if other.part.lower() != fact.part.lower()
    }
    right = Option({"say": "words", "text": fact.part}, fact.part, right=True)
    return _with_right(right, list(wrong.values()), fact, rng)


def _lists(fact: Fact, section: SectionFacts) -> Iterator[tuple[Fact, str]]:
    for each in askable(section):
        if each.fact.sort is Sort.LIST and each.fact.language == fact.language:
            yield each.fact, fact.about
    for known in pool().get((fact.language, Sort.LIST), ()):
        yield known.fact, known.title


def _with_right(
    right: Option, wrong: list[Option], fact: Fact, rng: random.Random
) -> tuple[Option, ...]:
    if len(wrong) < FEWEST_WRONG:
        raise CannotMake("too few siblings", fact.about)
    return (right, *wrong[: rng.randint(FEWEST_WRONG + 1, MOST_WRONG)])


def version(section: SectionFacts) -> str:
    """The texts it was made from."""
    words = "\x00".join(f"{text.language}{text.title}{text.body}" for text in section.texts)
    return "+" + hashlib.sha256(words.encode()).hexdigest()[:8]


FAMILY = Family("from_text", serves, make, recall=True, version=version)
