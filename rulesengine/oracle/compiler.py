"""From a paragraph of rules text to its abilities: all of it, in one reading, or not at all."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache

import rulesengine.oracle.grammar  # noqa: F401  (declares every production)
from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import Ability, SpellAbility
from rulesengine.oracle.binding import Unbound, bind
from rulesengine.oracle.category import category
from rulesengine.oracle.normalize import Paragraph
from rulesengine.oracle.parser import BudgetSpent, Parser
from rulesengine.oracle.tokens import tokenize

LENGTH_LIMIT = 4_000
"""Characters of one paragraph; no printed card comes near."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """The abilities of a paragraph, and its normalised tokens for the guards."""

    abilities: tuple[Ability, ...]
    tokens: tuple[str, ...]
    choices: tuple[int, ...]  # how the abilities of one line are joined, for the printer


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
    if kind == "spell" and len(whole) > 1:  # 113.3a: what could be an instruction is one
        spells = [one for one in whole if all(isinstance(a, SpellAbility) for a in one[0])]
        whole = spells or whole
    abilities, choices = _bound(whole, text)
    return Compiled(abilities, tuple(token.surface for token in tokens), choices)


Whole = tuple[tuple[Ability, ...], tuple[int, ...]]


def _bound(readings: list[Whole], text: str) -> Whole:
    """The one reading whose every pronoun means something."""
    if len(readings) > 1:
        readings = [deepcopy(reading) for reading in readings]  # they may share nodes
    found: list[Whole] = []
    why = ""
    for reading in readings:
        try:
            for ability in reading[0]:
                bind(ability)
        except Unbound as unbound:
            why = str(unbound)
        else:
            found.append(reading)
    if not found:
        raise _Refused(f"{why}: {text}", 0)
    if len(found) > 1:
        raise _Refused(f"ambiguous: {text}", 0)
    return found[0]


def _whole(parser: Parser, name: str) -> list[Whole]:
    """The readings of all tokens that differ in meaning."""
    end = len(parser.tokens) - 1
    found: list[Whole] = []
    for value, after, choices in parser.read(category(name), 0):
        if after == end and all(value != known for known, _ in found):
            found.append((value, choices))
    return found


def print_paragraph(compiled: Compiled) -> list[str]:
    """The tokens of a paragraph, from the nodes of its abilities alone."""
    out: list[str] = []
    category("keywordline").write(compiled.abilities, iter(compiled.choices), out)
    return out
