"""Recall proved again: from the keyword table where it came from there, else by making it anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from quizzes.families import (
    FAMILIES,
    kind_of_ability,
    multiple_instances,
    where_it_functions,
    which_meaning,
)
from quizzes.families.siblings import Fact
from quizzes.generating import current_version, generate
from quizzes.misconception_words import described
from quizzes.question import Option, QuestionData, Refusal
from quizzes.sections import NoSuchSection, section_facts
from rulesengine.keywords import KEYWORDS

FACTS: Mapping[str, Fact] = MappingProxyType(
    {
        "kind_of_ability": kind_of_ability.kinds,
        "multiple_instances": multiple_instances.instances,
        "where_it_functions": where_it_functions.zones,
        "which_meaning": which_meaning.meaning,
    }
)
Differences = Iterator[tuple[str, Any, Any]]


def recall_differences(question: QuestionData) -> Differences:
    """What, what it was and what it is now. What was made from texts since edited is left alone:
    it is frozen, and nothing can be said of it but that its rules exist."""
    fact = FACTS.get(question.family)
    return _by_table(question, fact) if fact else _made_anew(question)


def _by_table(question: QuestionData, fact: Fact) -> Differences:
    for option in question.options:
        now = _value_now(question, option, fact)
        if now != option.value:
            yield "answer" if option.right else "option", option.value, now


def _value_now(question: QuestionData, option: Option, fact: Fact) -> Any:
    if option.misconception:
        found = described().get(option.misconception[0])
        return list(found.means) if found else None
    keyword = question.prompt[0]["keyword"] if option.right else (option.because or {})["keyword"]
    row = KEYWORDS.find(keyword)
    value = fact(row) if row is not None else None
    return value[0] if value is not None else None


def _made_anew(question: QuestionData) -> Differences:
    if question.family not in FAMILIES:
        return
    try:
        facts = section_facts(question.section)
    except NoSuchSection:
        return
    if question.version != current_version(FAMILIES[question.family], facts):
        return
    made = generate(question.family, facts, question.seed)
    if isinstance(made, Refusal):
        yield "no longer made", question.answer, str(made)
        return
    was, now = question.to_json(), made.to_json()
    for part in ("answer", "options", "rules"):
        if was[part] != now[part]:
            yield part, was[part], now[part]
