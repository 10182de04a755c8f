"""Questions in words: a message and its parameters become a sentence of one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quizzes.misconception_words import Words, described, words
from quizzes.question import Message, Option, QuestionData
from quizzes.wording import (
    asks_english,
    asks_spanish,
    english,
    quoting,
    recall_english,
    recall_spanish,
    spanish,
    story_english,
    story_spanish,
)
from rulesengine.game.log import Entry
from rulesengine.log import renderer

LANGUAGES = {
    "en": {
        **english.SENTENCES,
        **recall_english.NEW,
        **story_english.SENTENCES,
        **asks_english.SENTENCES,
        **quoting.ENGLISH,
    },
    "es": {
        **spanish.SENTENCES,
        **recall_spanish.NEW,
        **story_spanish.SENTENCES,
        **asks_spanish.SENTENCES,
        **quoting.SPANISH,
    },
}


@dataclass(frozen=True, slots=True)
class Belief:
    """A wrong reading in words: what its believer says, the answer to it, and the rule."""

    id: str
    rule: str
    words: Words


@dataclass(frozen=True, slots=True)
class WrittenOption:
    """An option to be read. All but `place` and `text` belong to the key."""

    place: int
    text: str
    right: bool
    beliefs: tuple[Belief, ...]
    because: str


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line of the trace: the sentence and the rules it rests on."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WrittenQuestion:
    """A question as a candidate reads it: paragraphs, of which the last asks, and the options."""

    paragraphs: tuple[str, ...]
    options: tuple[WrittenOption, ...]
    trace: tuple[WrittenLine, ...]


def say(message: Message, language: str) -> str:
    """The sentence of a message in a language ("es", "es-mx"); English where there is none."""
    sentences = LANGUAGES.get(language.split("-")[0].lower(), LANGUAGES["en"])
    return sentences[message["say"]](message)


def written(question: QuestionData, language: str) -> WrittenQuestion:
    """The whole question in a language."""
    context: Mapping[str, Any] = {"scenario": question.scenario, "asked": question.ask}
    paragraphs = tuple(say({**context, **message}, language) for message in question.prompt)
    options = tuple(
        written_option(place, option, language) for place, option in enumerate(question.options)
    )
    return WrittenQuestion(paragraphs, options, written_trace(question, language))


def written_option(place: int, option: Option, language: str) -> WrittenOption:
    beliefs = tuple(
        Belief(each, described()[each].rule, words(each, language)) for each in option.misconception
    )
    because = say(option.because, language) if option.because else ""
    return WrittenOption(place, say(option.text, language), option.right, beliefs, because)


def written_trace(question: QuestionData, language: str) -> tuple[WrittenLine, ...]:
    """The proof in sentences."""
    render = renderer(language)
    lines = []
    for each in question.trace:
        rules = tuple(each["rules"])
        entry = Entry(each["event"], rules, each["cause"], dict(each["parameters"]))
        lines.append(WrittenLine(render(entry), rules))
    return tuple(lines)
