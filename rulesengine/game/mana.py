"""Mana symbols and what can be done to a cost made of them (rules 107.4, 118.7, 202.3, 601.2f)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from rulesengine.game.rules import rule
from rulesengine.ir.words import Color

Symbols = tuple[str, ...]
"""Symbols without braces: ("2", "W", "U/B", "2/W", "R/P", "S", "C", "X")."""

TYPES = "WUBRGC"
"""The six types of mana (106.1b). Mana from a snow source is written with a star: "G*"."""

COLOR_LETTERS: dict[Color, str] = {
    Color.WHITE: "W",
    Color.BLUE: "U",
    Color.BLACK: "B",
    Color.RED: "R",
    Color.GREEN: "G",
}
LETTER_COLORS = {letter: color for color, letter in COLOR_LETTERS.items()}
FREE: Symbols = ("0",)

NO_MANA = "-"
"""What is tapped or exiled rather than pay generic mana (convoke, improvise, delve)."""

KINDS: Symbols = (*TYPES, *(letter + "*" for letter in TYPES), NO_MANA)
MASKS: dict[str, int] = {kind: 1 << n for n, kind in enumerate(KINDS)}
ANY_TYPE = (1 << len(KINDS)) - 1
SNOW = sum(MASKS[letter + "*"] for letter in TYPES)
TYPE_MASKS: dict[str, int] = {t: MASKS[t] | MASKS[t + "*"] for t in TYPES}
COLORED = sum(TYPE_MASKS[t] for t in "WUBRG")


def parse(text: str) -> Symbols:
    """ "{2}{W}" as symbols; nothing at all is ()."""
    if not text:
        return ()
    if not (text.startswith("{") and text.endswith("}")):
        raise ValueError(f"not mana symbols: {text!r}")
    return tuple(text[1:-1].split("}{"))


def spell(symbols: Iterable[str]) -> str:
    """Symbols as they are printed; snow mana shows its type, all that a pool's notation has."""
    return "".join("{" + symbol.removesuffix("*") + "}" for symbol in symbols)


def color_of(kind: str) -> Color | None:
    """The colour of one mana; None for colourless."""
    return LETTER_COLORS.get(kind[0])


def mana_value(symbols: Symbols | None, x: int = 0) -> int:
    """Rule 202.3: no mana cost is 0; of a hybrid symbol the greater half; X is 0 off the stack."""
    return sum(_value(symbol, x) for symbol in symbols or ())


def _value(symbol: str, x: int) -> int:
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return x
    return 2 if symbol.startswith("2/") else 1


class Requirement(NamedTuple):
    """What a mana cost asks for: single mana by the kinds that serve, and symbols with a choice.

    `exact` has pairs of mask and number, the pickiest first, `pure` where each asks for one type;
    `generic` is any mana; `twobrid` symbols take their colour or two of anything, `phyrexian` ones
    their colours or 2 life.
    """

    exact: tuple[tuple[int, int], ...]
    generic: int
    twobrid: tuple[int, ...]
    phyrexian: tuple[int, ...]
    pure: bool


@lru_cache(maxsize=4096)
def requirement(symbols: Symbols) -> Requirement:
    exact: dict[int, int] = {}
    generic = 0
    twobrid: list[int] = []
    phyrexian: list[int] = []
    for symbol in symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol in TYPE_MASKS:
            exact[TYPE_MASKS[symbol]] = exact.get(TYPE_MASKS[symbol], 0) + 1
        elif symbol == "S":
            exact[SNOW] = exact.get(SNOW, 0) + 1
        elif symbol == "X":
            continue
        else:
            halves = symbol.split("/")
            mask = sum(TYPE_MASKS[half] for half in halves if half in TYPE_MASKS)
            if halves[-1] == "P":
                phyrexian.append(mask)
            elif halves[0] == "2":
                twobrid.append(mask)
            elif mask and all(half in TYPE_MASKS for half in halves):
                exact[mask] = exact.get(mask, 0) + 1
            else:
                raise ValueError(f"not a mana symbol: {symbol!r}")
    picky = sorted(exact.items(), key=lambda pair: pair[0].bit_count())
    pure = all(mask in TYPE_MASKS.values() for mask in exact)
    return Requirement(tuple(picky), generic, tuple(twobrid), tuple(phyrexian), pure)


def total_cost(
    base: Symbols,
    x: int = 0,
    increases: Iterable[Symbols] = (),
    reductions: Iterable[Symbols] = (),
    reduce: Callable[[int, Symbols, int], tuple[int, Symbols]] | None = None,
) -> Symbols:
    """Rule 601.2f: the cost plus increases, minus reductions, never below {0}.

    Reductions by coloured or colourless mana come first, since what exceeds that component reduces
    generic mana (118.7b–d) and generic reductions touch nothing else (118.7a): that is `reduce`,
    by default `generic_reduction`.
    """
    generic = 0
    rest: list[str] = []
    for symbol in (*base, *(symbol for increase in increases for symbol in increase)):
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "X":
            generic += x
        else:
            rest.append(symbol)
    less = 0
    for symbol in sorted((s for reduction in reductions for s in reduction), key=_choices):
        less += x if symbol == "X" else _reduce(rest, symbol)
    generic, colored = (reduce or generic_reduction)(generic, tuple(rest), less)
    if generic:
        return (str(generic), *colored)
    return colored or FREE


@rule("118.7a")
def generic_reduction(generic: int, colored: Symbols, less: int) -> tuple[int, Symbols]:
    """What is left of the generic and the other part of a cost reduced by generic mana."""
    return max(0, generic - less), colored


def _choices(symbol: str) -> int:
    return 0 if symbol in TYPE_MASKS else len(symbol)


def _reduce(rest: list[str], symbol: str) -> int:
    """Take a symbol off the coloured part in place; return how much generic it takes instead."""
    if symbol.isdigit():
        return int(symbol)
    if symbol == "S":  # 118.7g
        return 1
    halves = [half for half in symbol.split("/") if half in TYPE_MASKS]  # 118.7e, 118.7f
    for half in halves:
        if half in rest:
            rest.remove(half)
            return 0
    for half in halves:  # a hybrid symbol announced as that half (118.13a)
        for candidate in rest:
            if half in candidate.split("/"):
                rest.remove(candidate)
                return 0
    return 2 if symbol.startswith("2/") else 1  # 118.7b
