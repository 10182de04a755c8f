"""The rules text a keyword stands for, with its parameters put in, compiled like any other (702.1)."""

from __future__ import annotations

import re
from dataclasses import replace

from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import (
    Ability,
    KeywordAbility,
    SpellAbility,
    TriggeredAbility,
)
from rulesengine.ir.costs import Cost, ManaCost
from rulesengine.ir.effects import Where
from rulesengine.ir.node import Node
from rulesengine.ir.quantities import Number, X
from rulesengine.oracle.category import text_of, write
from rulesengine.oracle.compiler import compile_paragraph
from rulesengine.oracle.inflect import inflect, lemma_of
from rulesengine.oracle.normalize import paragraphs

_N = re.compile(r"(?<![\w\[])N(?![\w\]])")
_N_COUNTERS = re.compile(r"(?<![\w\[])N (\S+ counter)s on it")


def compile_meaning(
    text: str, keyword: KeywordAbility, kind: str = "permanent"
) -> tuple[Ability, ...]:
    """The abilities of a keyword's meaning; `N`, `[cost]` and `[quality]` are the keyword's own."""
    filled = fill(text, keyword)
    abilities: list[Ability] = []
    for paragraph in paragraphs(filled, ()):
        abilities.extend(compile_paragraph(paragraph, keyword.name, kind).abilities)
    if _counts(keyword) and _N.search(text):
        return tuple(_where_x(ability, keyword) for ability in abilities)
    return tuple(abilities)


def _counts(keyword: KeywordAbility) -> bool:
    """Whether its number is counted: "Mobilize X, where X is your speed"."""
    return keyword.n is not None and not isinstance(keyword.n, Number | X)


def _where_x(ability: Ability, keyword: KeywordAbility) -> Ability:
    """The X of its text is counted as it resolves (107.3i); what stays or is paid has no such time."""
    if not isinstance(ability, TriggeredAbility | SpellAbility):
        raise NotUnderstood(keyword.name, "where X is", 0)
    assert keyword.n is not None
    return replace(ability, effect=Where(ability.effect, keyword.n))


GIFTS = {
    "card": "the chosen player draws a card",
    "food": "the chosen player creates a Food token",
    "treasure": "the chosen player creates a Treasure token",
    "tapped fish": "the chosen player creates a tapped 1/1 blue Fish creature token",
    "octopus": "the chosen player creates an 8/8 blue Octopus creature token",
    "extra turn": "the chosen player takes an extra turn after this one",
}
"""702.174d–i: what a gift of each name is."""


def fill(text: str, keyword: KeywordAbility) -> str:
    """The text with the keyword's parameters for its placeholders."""
    template = text
    if keyword.text == "sunburst":  # 702.44c: it sets the number of another keyword
        text = _N_COUNTERS.sub(r"a \1 on it for each color of mana spent to cast it", text)
    if keyword.n is not None:
        text = _N.sub("X" if _counts(keyword) else _written(keyword.n), text)
    if "[cost]" in text:
        if keyword.cost is None:
            raise NotUnderstood(keyword.name, text, text.find("[cost]"))
        if not any(isinstance(cost, ManaCost) for cost in keyword.cost):
            text = text.replace("pay [cost]", "[cost]")  # "Cumulative upkeep—Pay 2 life"
        text = text.replace("pays [cost]", " and ".join(map(_paid, keyword.cost)))
        text = text.replace("[cost]", ", ".join(_written(cost) for cost in keyword.cost))
    if keyword.name == "gift":
        text = text.replace("[quality]", GIFTS[keyword.text])
    if "[quality]" in text:
        quality = _written(keyword.filter) if keyword.filter is not None else keyword.text
        if keyword.n is not None and not _N.search(template):
            quality = f"{_written(keyword.n)} {quality}"  # "Craft with two creatures"
        text = text.replace("[quality]", quality)
    return _AGREES.sub(_singular, text)


def _paid(cost: Cost) -> str:
    """A cost as what a player does: "pays {2}", "pays 3 life", "discards a card"."""
    if isinstance(cost, ManaCost):
        return f"pays {_written(cost)}"
    verb, *rest = _written(cost).split()
    return " ".join((inflect(verb), *rest))


_AGREES = re.compile(
    r"(?<![\w/+-])(each|1) ((?:[a-z-]+ )*?)([A-Za-z]+s)\b(?= you control| this|\.| "
    "on| in|,)",
    re.IGNORECASE,
)


def _singular(match: re.Match[str]) -> str:
    """ "Each artifacts" is "each artifact" once a parameter stands in the text."""
    return f"{match[1]} {match[2]}{lemma_of(match[3])}"


def _written(node: Node) -> str:
    if not node.form:
        raise ValueError(f"{node} was not read from text")
    return text_of(node)


__all__ = ["compile_meaning", "fill", "write"]
