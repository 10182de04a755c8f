"""Words, symbols and punctuation of normalised rules text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from rulesengine.ir.words import CardType, Color, Supertype
from rulesengine.oracle.inflect import lemma_of
from rulesengine.oracle.subtypes import ALL_SUBTYPES

NUMBER, MANA, STATS, WORD, MARK = "<number>", "<mana>", "<stats>", "<word>", "<mark>"
END = "<end>"

_TOKEN = re.compile(
    r"""(?P<mana>\{[^{}\s]{1,8}\})
      | (?P<stats>[+-]?(?:\d+|[XY*])(?:\+\*|\+1)?/[+-]?(?:\d+(?:\+\*)?|[XY*](?:\+\d+)?)(?![\w/]))
      | (?P<number>[+-]?\d+(?:,\d{3})*(?![\w]))
      | (?P<tail>'(?:s|re|ve|d)(?!\w))
      | (?P<word>(?:[^\W\d_]|\d(?=\w*[^\W\d_]))(?:[\w&]|['-](?=\w))*)
      | (?P<mark>[~.,:;"'—•\n?!+*/|&-]|\d)
    """,
    re.VERBOSE,
)
_CONTRACTION = re.compile(r"^(.+?)('s|'re|'ve|'d|'ll)$")
_NEGATABLE = (
    {str(word) for kind in (CardType, Color, Supertype) for word in kind}
    | {name.lower() for name in ALL_SUBTYPES}
    | {"token", "permanent", "combat", "outlaw", "historic", "mana", "enchanted"}
)


@dataclass(frozen=True, slots=True)
class Token:
    """One word or symbol: as written (lower case), its lemma, its kind, and where it stands."""

    surface: str
    lemma: str
    kind: str
    position: int
    written: str

    @property
    def key(self) -> str:
        """What productions are looked up by: the lemma of a word, the kind of a symbol."""
        return self.lemma if self.kind is WORD or self.kind is MARK else self.kind


@lru_cache(maxsize=20_000)
def _split_word(word: str) -> tuple[tuple[str, str], ...]:
    """A word as pairs of surface and lemma: possessives and "non" stand apart."""
    parts: list[str] = []
    low = word.lower()
    contraction = _CONTRACTION.match(low)
    tail = ""
    if contraction is not None and low not in ("urza's",):
        low, tail = contraction.groups()
    if low.startswith("non-"):
        parts, low = ["non-"], low[4:]
    elif low.startswith("non") and (low[3:] in _NEGATABLE or lemma_of(low[3:]) in _NEGATABLE):
        parts, low = ["non"], low[3:]
    parts.append(low)
    if tail:
        parts.append(tail)
    return tuple((part, lemma_of(part)) for part in parts)


def tokenize(text: str) -> list[Token]:
    """The tokens of a normalised paragraph; an unknown character is a mark nothing matches."""
    tokens: list[Token] = []
    at = 0
    while at < len(text):
        if text[at] in " \t":
            at += 1
            continue
        found = _TOKEN.match(text, at)
        if found is None:
            tokens.append(Token(text[at], text[at], MARK, at, text[at]))
            at += 1
            continue
        kind, written = found.lastgroup, found.group()
        if kind == "word":
            offset = at
            for surface, lemma in _split_word(written):
                original = text[offset : offset + len(surface)]
                tokens.append(Token(surface, lemma, WORD, offset, original))
                offset += len(surface)
        elif kind == "mark" or kind == "tail":
            lemma = lemma_of(written) if written == "'" else written
            tokens.append(Token(written, lemma, MARK, at, written))
        elif kind == "mana":
            tokens.append(Token(written, written, MANA, at, written))
        else:
            kind_name = STATS if kind == "stats" else NUMBER
            tokens.append(Token(written, written, kind_name, at, written))
        at = found.end()
    return tokens
