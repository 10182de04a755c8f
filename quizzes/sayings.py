"""What the shipped class texts say is so, and which mistakes they name, section by section."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from judgeclasses.content_files import SectionFile
from quizzes.question import Message
from quizzes.rule_summaries import summaries
from quizzes.sections import shipped_files

MISTAKE = {
    "en": re.compile(r"^- Believing that (.+?); in fact,? (.+)$", re.MULTILINE),
    "es": re.compile(r"^- Creer que (.+?); en realidad,? (.+)$", re.MULTILINE),
}
IN_FACT = {"en": "In fact {}", "es": "En realidad {}"}
CITED = re.compile(r"\[(\d{3}\.\d+[a-z]?)\]")
MARKS = re.compile(r"\[\[(.+?)\]\]|[*_]|\s\[\d{3}[^\]]*\]")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A sentence that is wrong, and what is so instead."""

    claim: Message
    correction: Message


@dataclass(frozen=True, slots=True)
class Truth:
    """A sentence that is so, by a rule."""

    text: Message
    rule: str


def titles(address: str) -> Mapping[str, str]:
    """A section's title in each language."""
    file = shipped_files().get(address)
    return {text.language: text.title for text in file.texts} if file else {}


@cache
def mistakes(address: str) -> tuple[Mistake, ...]:
    """The common mistakes a section names, in both languages."""
    file = shipped_files().get(address)
    if file is None:
        return ()
    found = {text.language: MISTAKE[text.language].findall(text.body) for text in file.texts}
    if len({len(each) for each in found.values()}) != 1 or set(found) != set(MISTAKE):
        return ()
    return tuple(
        Mistake(
            _message({name: _sentence(found[name][place][0]) for name in found}),
            _message({name: IN_FACT[name].format(_plain(found[name][place][1])) for name in found}),
        )
        for place in range(len(found["en"]))
    )


@cache
def truths(address: str) -> tuple[Truth, ...]:
    """What the rules that a section is about, or cites, say in one line."""
    file = shipped_files().get(address)
    if file is None:
        return ()
    return tuple(
        Truth(_message({"en": said["en"], "es": said["es"]}), rule)
        for rule in _rules(file)
        if (said := summaries().get(rule))
    )


def _rules(file: SectionFile) -> list[str]:
    english = next(text.body for text in file.texts if text.language == "en")
    own = list(file.facts.get("rules", ()))
    within = [
        rule
        for rule in summaries()
        if any(re.fullmatch(rf"{re.escape(one)}(\.\d+)?[a-z]?", rule) for one in own)
    ]
    return list(dict.fromkeys([*within, *CITED.findall(english)]))


def _message(texts: Mapping[str, str]) -> Message:
    return {"say": "text", **texts}


def _plain(text: str) -> str:
    """Without the marks of Markdown and the rule numbers."""
    return MARKS.sub(lambda found: found[1] or "", text)


def _sentence(text: str) -> str:
    text = _plain(text)
    return f"{text[:1].upper()}{text[1:]}."
