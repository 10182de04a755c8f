"""A mentor's question: answers to choose from, words to start with, and freezing the choice."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from judgeclasses.people.models import User
from quizzes.authoring import Offered, offered, question_from
from quizzes.draft import Draft
from quizzes.misconception_words import Words, described, words
from quizzes.question import CannotMake, Kind, Message
from quizzes.stored_question import Question, columns
from quizzes.wording import say
from rulesengine.errors import RulesEngineError

Scenario = Mapping[str, Any]
Ask = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A wrong answer to offer, in words; `key` names it in the form."""

    key: str
    value: Any
    text: str
    beliefs: tuple[Words, ...]


def offered_for(scenario: Scenario, ask: Ask) -> Offered:
    """The engine's value and every other that some misreading gives; CannotMake where undecided."""
    return _offered(json.dumps(scenario, sort_keys=True), json.dumps(ask, sort_keys=True))


@lru_cache(maxsize=128)
def _offered(scenario: str, ask: str) -> Offered:
    try:
        return offered(json.loads(scenario), json.loads(ask))
    except RulesEngineError as error:
        raise CannotMake("not decided", str(error)) from error


def choices(found: Offered, language: str) -> list[Choice]:
    return [
        Choice(
            json.dumps(offer.value, sort_keys=True),
            offer.value,
            say(offer.text, language),
            tuple(words(each, language) for each in offer.misconceptions if each in described()),
        )
        for offer in found.offers
    ]


def suggested_prompt(scenario: Scenario, ask: Ask, language: str) -> str:
    """The scenario told and the ask put as a question, as far as there are words for it."""
    paragraphs = []
    for part in ("setting", "story", "ask"):
        message = {"say": part, "scenario": scenario, "asked": ask}
        try:
            paragraphs.append(say(message, language))
        except (ValueError, LookupError, TypeError, AttributeError, StopIteration):
            continue
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)


def paragraphs_of(english: str, spanish: str) -> tuple[Message, ...]:
    """What the mentor wrote, a message a paragraph; the last one asks."""
    first, second = split(english or spanish), split(spanish or english)
    if len(first) != len(second):
        first, second = [" ".join(first)], [" ".join(second)]
    pairs = zip(first, second, strict=True)
    return tuple({"say": "text", "en": one, "es": other} for one, other in pairs)


def split(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\r\n", "\n").split("\n\n") if part.strip()]


def author_question(
    draft: Draft, scenario: Scenario, ask: Ask, chosen: list[Choice], kind: Kind, author: User
) -> Question:
    """Freeze the draft as a question of its author's, with the wrong answers chosen."""
    section = draft.section
    data = question_from(
        scenario,
        ask,
        [choice.value for choice in chosen],
        section=section.slug if section else "",
        prompt=paragraphs_of(draft.prompt_en, draft.prompt_es),
        level=section.level if section else 1,
        kind=kind,
    )
    question = Question.objects.create(
        **columns(data, section), author=author, fingerprint=data.fingerprint
    )
    draft.question = question
    draft.save()
    return question
