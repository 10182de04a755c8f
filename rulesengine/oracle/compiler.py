"""From a paragraph of rules text to its abilities: all of it, in one reading, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import rulesengine.oracle.grammar  # noqa: F401  (declares every production)
from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import Ability
from rulesengine.oracle.binding import Unbound, bind
from rulesengine.oracle.category import category, write
from rulesengine.oracle.normalize import Paragraph
from rulesengine.oracle.parser import BudgetSpent, Parser, Reading
from rulesengine.oracle.tokens import tokenize

LENGTH_LIMIT = 4_000
"""Characters of one paragraph; no printed card comes near."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """The abilities of a paragraph, and its normalised tokens for the guards."""

    abilities: tuple[Ability, ...]
    tokens: tuple[str, ...]


def compile_paragraph(paragraph: Paragraph, card: str, kind: str) -> Compiled:
    """The abilities of a paragraph; `kind` is "permanent", "spell" or another paragraph category."""
    try:
        return _compile(paragraph.text, kind)
    except _Refused as refused:
        raise NotUnderstood(card, refused.clause, refused.position) from None


class _Refused(Exception):
    def __init__(self, clause: str, position: int) -> None:
        super().__init__(clause, position)
        self.clause = clause
        self.position = position


@lru_cache(maxsize=16_384)
def _compile(text: str, kind: str) -> Compiled:
    if len(text) > LENGTH_LIMIT:
        raise _Refused(text[:200], LENGTH_LIMIT)
    tokens = tokenize(text)
    parser = Parser(tokens)
    try:
        whole = _whole(parser, f"{kind}-paragraph")
    except (BudgetSpent, RecursionError):
        whole = []
    if not whole:
        place = min(parser.furthest, len(tokens) - 1)
        raise _Refused(text, tokens[place].position if tokens else 0)
    if len(whole) > 1:
        raise _Refused(f"ambiguous: {text}", 0)
    abilities: tuple[Ability, ...] = whole[0]
    try:
        for ability in abilities:
            bind(ability)
    except Unbound as unbound:
        raise _Refused(f"{unbound}: {text}", 0) from None
    return Compiled(abilities, tuple(token.surface for token in tokens))


def _whole(parser: Parser, name: str) -> list[tuple[Ability, ...]]:
    """The readings of all tokens that differ in meaning."""
    end = len(parser.tokens) - 1
    found: list[tuple[Ability, ...]] = []
    reading: Reading
    for reading in parser.read(category(name), 0):
        value, after, _ = reading
        if after == end:
            abilities = value if isinstance(value, tuple) else (value,)
            if abilities not in found:
                found.append(abilities)
    return found


def print_abilities(abilities: tuple[Ability, ...]) -> list[str]:
    """The tokens of a paragraph's abilities, from the nodes alone."""
    out: list[str] = []
    for index, ability in enumerate(abilities):
        if index:
            out.append(",")
        write(ability, out)
    return out
