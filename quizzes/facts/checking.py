"""Facts against today's rules: the keyword table, and quoted meanings as the engine compiles them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from quizzes.facts.fact import Fact, Sort
from rulesengine.errors import RulesEngineError
from rulesengine.ir.abilities import Ability
from rulesengine.ir.words import PERMANENT_TYPES, Zone
from rulesengine.keywords import KEYWORDS, Instances, Keyword
from rulesengine.keywords.kinds import ANY_ZONE
from rulesengine.oracle.compiler import compile_paragraph
from rulesengine.oracle.normalize import paragraphs

ANTE = "ante"  # 407: a zone no game of ours has
TODAYS_LISTS = {
    "permanent types": tuple(sorted(str(each).lower() for each in PERMANENT_TYPES)),  # 110.4
    "hidden zones": (Zone.LIBRARY.value, Zone.HAND.value),  # 400.2
    "public zones": (
        *(z.value for z in ANY_ZONE if z not in (Zone.LIBRARY, Zone.HAND)),
        ANTE,
    ),
    "8 zones": (*(z.value for z in ANY_ZONE), ANTE),  # 400.1
}


class Verdict(StrEnum):
    TRUE = "true today"
    OLD_WORDS = "old words for today's rule"
    OLD_RULE = "not today's rule"
    UNKNOWN = "nothing to compare with"


@dataclass(frozen=True, slots=True)
class Checked:
    """A fact, what is to be thought of it, and the value the rules give today."""

    fact: Fact
    verdict: Verdict
    today: Any = None


def check(fact: Fact) -> Checked:
    """What today's rules say to a fact about a keyword; other facts are as good as their text."""
    if fact.sort is Sort.LIST:
        return _check_list(fact)
    row = KEYWORDS.get(fact.about)
    if row is None:
        return Checked(fact, Verdict.UNKNOWN)
    if fact.sort is Sort.KIND:
        return _check_kinds(fact, row)
    if fact.sort is Sort.INSTANCES and row.instances is not Instances.NOT_SAID:
        return _compared(fact, row.instances.value)
    if fact.sort is Sort.ZONES:
        return _check_zones(fact, row)
    if fact.sort is Sort.MEANING and fact.language == "en" and row.means:
        verdict = compare_meaning(row.name, tuple(fact.value))
        return Checked(fact, verdict, list(row.means))
    return Checked(fact, Verdict.UNKNOWN)


def _check_list(fact: Fact) -> Checked:
    """Lists that the engine has, too: what can be a permanent (110.4), which zones there are."""
    for ending, today in TODAYS_LISTS.items():
        if fact.language == "en" and fact.about.endswith(ending):
            same = set(fact.value) == set(today)
            return Checked(fact, Verdict.TRUE if same else Verdict.OLD_RULE, list(today))
    return Checked(fact, Verdict.UNKNOWN)


def _check_kinds(fact: Fact, row: Keyword) -> Checked:
    """A text that names some of several kinds is not wrong, and does not say all."""
    today = sorted(kind.value for kind in row.kinds)
    if set(fact.value) < set(today):
        return Checked(fact, Verdict.UNKNOWN, today)
    return _compared(fact, today)


def _compared(fact: Fact, today: Any) -> Checked:
    return Checked(fact, Verdict.TRUE if fact.value == today else Verdict.OLD_RULE, today)


def _check_zones(fact: Fact, row: Keyword) -> Checked:
    """One sentence may tell of one of its abilities only: what it names must be among all."""
    if any(part.entering for part in row.parts):
        return Checked(fact, Verdict.UNKNOWN)  # in between two zones (113.6h)
    today = [zone.value for zone in row.zones]
    # A spell that functions "as it is cast" does so on the stack and where it is cast from.
    named = set(fact.value) - {"stack", "battlefield"} or set(fact.value)
    verdict = Verdict.TRUE if named <= set(today) else Verdict.OLD_RULE
    return Checked(fact, verdict, today)


# Words the rules have given up, and what they say instead.
MODERN = (
    (r"comes? into play", "enters"),
    (r"coming into play", "entering"),
    (r"enters the battlefield", "enters"),
    (r"entering the battlefield", "entering"),
    (r"(from|in) play", r"\1 the battlefield"),
    (r"converted mana cost", "mana value"),
    (r"removed? (it|this card|them) from the game", r"exile \1"),
    (r"is removed from the game", "is exiled"),
    (r"his or her", "their"),
    (r"he or she (\w+?)s\b", r"they \1"),
    (r"that player exiles the top card of their", "that player exiles the top card of their"),
    (r"\bplay(ed|s)? (this spell|this card|that card|it|a|that spell)", r"cast \2"),
    (r"was played", "was cast"),
    (r"less to play", "less to cast"),
    (r"play this ability only any time you could play a sorcery", "activate only as a sorcery"),
    (r"activate this ability only any time you could cast a sorcery", "activate only as a sorcery"),
    (r"costs you", "costs"),
    (r"put a copy of it onto the stack", "copy it"),
    (r"any number of the copies", "any of the copies"),
    (r"mana used to pay its cost", "mana spent to cast it"),
    (r"rather than (?:paying |pay )?its mana cost", "rather than paying its mana cost"),
)
PLACEHOLDER = re.compile(r"\[(?:text|object|quality|type|type or subtype)\]", re.IGNORECASE)
SAMPLES = (
    (re.compile(r"\[quality\]", re.IGNORECASE), "artifact"),
    (re.compile(r"\[cost\]", re.IGNORECASE), "{2}"),
    (re.compile(r"(?<![\w\[])N(?![\w\]])"), "2"),
)


@lru_cache(maxsize=8192)
def compare_meaning(keyword: str, texts: tuple[str, ...]) -> Verdict:
    """What is quoted as a keyword's meaning: as one text, or else each of its abilities."""
    row = KEYWORDS[keyword]
    whole, today = " ".join(texts), " ".join(row.means)
    if words_of(whole) == words_of(today):
        return Verdict.TRUE
    if words_of(modernised(whole)) == words_of(modernised(today)):
        return Verdict.OLD_WORDS
    return max((compare_text(row, text) for text in texts), key=list(Verdict).index)


def compare_text(row: Keyword, text: str) -> Verdict:
    """A quoted ability against those the keyword stands for today: in words, then in meaning."""
    said = PLACEHOLDER.sub("[quality]", text)
    modern = modernised(said)
    verdict = Verdict.OLD_RULE
    for today in row.means:
        if words_of(said) == words_of(today) or _same_meaning(said, today):
            return Verdict.TRUE
        if words_of(modern) == words_of(modernised(today)) or _same_meaning(modern, today):
            verdict = Verdict.OLD_WORDS
    return verdict


def modernised(text: str) -> str:
    for old, new in MODERN:
        text = re.sub(old, new, text, flags=re.IGNORECASE)
    return text


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w+/{}\[\]-]+", text.lower().replace("’", "'").replace("'", ""))


def _same_meaning(text: str, today: str) -> bool:
    """Whether the engine's compiler makes the same of both."""
    ours = compiled(today)
    return bool(ours) and compiled(text) == ours


@lru_cache(maxsize=4096)
def compiled(text: str) -> tuple[tuple[Ability, ...], ...]:
    """The abilities of a text with samples for its parameters; none where it is not understood."""
    for pattern, sample in SAMPLES:
        text = pattern.sub(sample, text)
    text = text[:1].upper() + text[1:]
    for kind in ("permanent", "spell"):
        try:
            return tuple(
                compile_paragraph(paragraph, "this card", kind).abilities
                for paragraph in paragraphs(text, ())
            )
        except (RulesEngineError, ValueError):
            continue
    return ()
