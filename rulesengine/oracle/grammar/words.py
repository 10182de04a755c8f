"""The closed word lists as categories: colours, types, zones, numbers, keywords' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesengine.ir.words import CardType, Color, Compare, Supertype, Zone
from rulesengine.oracle.category import Words, declare
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.subtypes import ALL_SUBTYPES
from rulesengine.oracle.tokens import MANA, NUMBER, STATS, tokenize

NUMERALS = {
    word: index
    for index, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
}

declare(Words("color", {str(color): color for color in Color}))
declare(Words("cardtype", {str(kind): kind for kind in CardType}))
declare(Words("supertype", {str(kind): kind for kind in Supertype}))
declare(Words("subtype", {name.lower(): name for name in sorted(ALL_SUBTYPES)}))
declare(Words("numeral", {word: n for word, n in NUMERALS.items() if n}))
declare(
    Words(
        "zone",
        {"battlefield": Zone.BATTLEFIELD, "graveyard": Zone.GRAVEYARD, "hand": Zone.HAND,
         "library": Zone.LIBRARY, "exile": Zone.EXILE, "command zone": Zone.COMMAND},
    )
)  # fmt: skip
declare(Words("ownzone", {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "library": Zone.LIBRARY}))
declare(
    Words(
        "ordinal",
        {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7},
    )
)
declare(
    Words(
        "compare",
        {"or less": Compare.AT_MOST, "or greater": Compare.AT_LEAST,
         "or fewer": Compare.AT_MOST, "or more": Compare.AT_LEAST},
    )
)  # fmt: skip


class Digits:
    """A number in digits."""

    name = "digits"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        token = parser.tokens[at]
        if token.kind is NUMBER and token.surface[0] not in "+-":
            parser.furthest = max(parser.furthest, at + 1)
            return [(int(token.surface.replace(",", "")), at + 1, ())]
        return []

    def write(self, value: int, choices: Iterator[int], out: list[str]) -> None:
        out.append(f"{value:,}")

    def starts(self, key: str) -> bool:
        return key == NUMBER


class ManaSymbols:
    """A run of mana symbols, as the symbols without their braces."""

    name = "mana"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        end = at
        symbols: list[str] = []
        while parser.tokens[end].kind is MANA and parser.surfaces[end] not in NOT_MANA:
            symbols.append(parser.surfaces[end][1:-1])
            end += 1
        parser.furthest = max(parser.furthest, end)
        return [(tuple(symbols), end, ())] if symbols else []

    def write(self, value: tuple[str, ...], choices: Iterator[int], out: list[str]) -> None:
        out.extend("{" + symbol + "}" for symbol in value)

    def starts(self, key: str) -> bool:
        return key == MANA


NOT_MANA = frozenset({"{T}", "{Q}", "{E}", "{TK}", "{CHAOS}", "{PW}", "{A}"})


class Stats:
    """A token such as 3/3 or +1/-X: power and toughness as written, split at the stroke."""

    name = "stats"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        token = parser.tokens[at]
        if token.kind is not STATS:
            return []
        parser.furthest = max(parser.furthest, at + 1)
        power, toughness = token.surface.split("/")
        return [((power, toughness), at + 1, ())]

    def write(self, value: tuple[str, str], choices: Iterator[int], out: list[str]) -> None:
        out.append("/".join(value))

    def starts(self, key: str) -> bool:
        return key == STATS


class Name:
    """A card's name after "named": capitalised words, and small ones between them."""

    name = "name"
    SMALL = frozenset(
        [
            "of",
            "the",
            "a",
            "an",
            "and",
            "in",
            "to",
            "for",
            "from",
            "with",
            "on",
            "by",
            "de",
            "von",
            "at",
        ]
    )

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        end = at
        words: list[str] = []
        while end - at < 9:
            written = parser.tokens[end].written
            if written[:1].isupper() or written == "~":
                words.append(written)
                end += 1
                name = " ".join(words).replace(" ,", ",").replace(" 's", "'s")
                found.append((name, end, ()))
            elif words and (written in self.SMALL or written in ("'s", ",", "-")):
                words.append(written)
                end += 1
            else:
                break
        if found:
            parser.furthest = max(parser.furthest, found[-1][1])
        return found

    def write(self, value: str, choices: Iterator[int], out: list[str]) -> None:
        out.extend(token.surface for token in tokenize(value))

    def starts(self, key: str) -> bool:
        return True


class Phrase:
    """Any of some exact phrases; the value is the phrase itself, with its inflection."""

    def __init__(self, name: str, phrases: str) -> None:
        self.name = name
        self.phrases = [tuple(line.split()) for line in phrases.split(",")]
        self.by_first: dict[str, list[tuple[str, ...]]] = {}
        for phrase in self.phrases:
            self.by_first.setdefault(phrase[0], []).append(phrase)

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        for phrase in self.by_first.get(parser.surfaces[at], ()):
            if tuple(parser.surfaces[at : at + len(phrase)]) == phrase:
                parser.furthest = max(parser.furthest, at + len(phrase))
                found.append((" ".join(phrase), at + len(phrase), ()))
        return found

    def write(self, value: Any, choices: Iterator[int], out: list[str]) -> None:
        out.extend(value.split())

    def starts(self, key: str) -> bool:
        from rulesengine.oracle.inflect import inflect

        return key in self.by_first or inflect(key) in self.by_first


for reader in (Digits(), ManaSymbols(), Stats(), Name()):
    declare(reader)
