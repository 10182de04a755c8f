"""Ability words and flavor words before an ability: they have no rules meaning (207.2c, 207.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.oracle.category import declare
from rulesengine.oracle.keyword_shapes import ABILITY_WORDS, KEYWORD_NAMES
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.tokens import WORD

_MEANINGFUL = frozenset(KEYWORD_NAMES) | {
    "boast", "companion", "exhaust", "forecast", "max speed", "solved", "to solve", "station",
    "hidden agenda", "partner", "prototype", "level up", "visit", "renew", "splice onto arcane",
}  # fmt: skip
"""What a dash may follow and does mean something."""
_FIRST_WORDS = frozenset(name.split()[0] for name in _MEANINGFUL)
_KNOWN = frozenset(" ".join(name.split()) for name in ABILITY_WORDS.split(","))
LONGEST = 7


class AbilityWord:
    """A known ability word, or at the start of a paragraph any capitalised name before a dash."""

    name = "abilityword"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        words: list[str] = []
        for token in parser.tokens[at : at + LONGEST]:
            if token.surface == "—":
                break
            words.append(token.surface)
        else:
            return []
        phrase = " ".join(words)
        if phrase in _KNOWN:
            return [(phrase, at + len(words), ())]
        first = parser.tokens[at]
        named = at == 0 and first.kind is WORD and first.written[:1].isupper()
        if not words or not named or phrase in _MEANINGFUL or words[0] in _FIRST_WORDS:
            return []
        return [(phrase, at + len(words), ())]

    def write(self, value: str, choices: Iterator[int], out: list[str]) -> None:
        out.extend(value.split(" "))

    def starts(self, key: str) -> bool:
        return True


declare(AbilityWord())
