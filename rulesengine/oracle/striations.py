"""Symbols that paragraphs belong to: of levels, Classes, Cases, max speed (711, 716, 719, 702.178)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rulesengine.errors import NotUnderstood
from rulesengine.ir.abilities import (
    Ability,
    ActivatedAbility,
    Restriction,
    StaticAbility,
    TriggeredAbility,
)
from rulesengine.ir.changes import Change, Gain, SetPT
from rulesengine.ir.conditions import AllHold, Compares, Condition, HasDesignationNow
from rulesengine.ir.quantities import CountersOn, Number, Speed
from rulesengine.ir.refs import Itself, You
from rulesengine.ir.statics import Changes
from rulesengine.ir.words import Compare
from rulesengine.oracle.joining import compile_paragraphs
from rulesengine.oracle.normalize import Paragraph

_LEVEL = re.compile(r"LEVEL (\d+)(?:-(\d+)|\+)")
_PT = re.compile(r"(\d+)/(\d+)")
_CLASS = re.compile(r"((?:\{[^{}]+\})+): Level (\d+)")
_TO_SOLVE = re.compile(r"To solve — (.+)\.")
_SOLVED = re.compile(r"(Solved|Max speed) — (.+)", re.DOTALL)
_CONDITIONS: dict[str, Condition] = {
    "Solved": HasDesignationNow("solved"),  # 702.169a
    "Max speed": Compares(Speed(You()), Compare.AT_LEAST, Number(4)),  # 702.178a
}


@dataclass(slots=True)
class Striation:
    """A symbol and the paragraphs printed beside it; without a symbol, the first of a face."""

    symbol: Paragraph | None = None
    paragraphs: list[Paragraph] = field(default_factory=list)


def compile_text(
    read: Iterable[Paragraph], card: str, kind: str
) -> tuple[list[Ability], list[NotUnderstood]]:
    """The abilities of a face's text, and the clauses of it that were refused."""
    abilities: list[Ability] = []
    refused: list[NotUnderstood] = []
    for striation in _striations(read):
        plain, missed = compile_paragraphs(striation.paragraphs, card, kind)
        refused += missed
        inner = [ability for each in plain for ability in each.abilities]
        if striation.symbol is None:
            abilities += inner
            continue
        try:
            abilities += _meant(striation.symbol, inner, card, kind)
        except NotUnderstood as error:
            refused.append(error)
    return abilities, refused


def _striations(read: Iterable[Paragraph]) -> list[Striation]:
    found = [Striation()]
    for paragraph in read:
        text = paragraph.text
        if _LEVEL.fullmatch(text) or _CLASS.fullmatch(text):
            found.append(Striation(paragraph))
        elif _TO_SOLVE.fullmatch(text):
            found += [Striation(paragraph), Striation()]
        elif solved := _SOLVED.fullmatch(text):
            inner = solved[2][:1].upper() + solved[2][1:]
            found += [Striation(paragraph, [replace(paragraph, text=inner)]), Striation()]
        elif found[-1].symbol is not None and _PT.fullmatch(text) and not found[-1].paragraphs:
            symbol = found[-1].symbol
            found[-1].symbol = replace(symbol, text=f"{symbol.text} {text}")
        else:
            found[-1].paragraphs.append(paragraph)
    return found


def _meant(symbol: Paragraph, inner: list[Ability], card: str, kind: str) -> list[Ability]:
    """What a symbol and the abilities beside it stand for."""
    text = symbol.text
    if level := re.fullmatch(rf"{_LEVEL.pattern} {_PT.pattern}", text):
        low, high = int(level[1]), None if level[2] is None else int(level[2])
        size = SetPT(Number(int(level[3])), Number(int(level[4])))
        return [
            _while(_counted(low, high), size),
            *(_gained(a, _counted(low, high)) for a in inner),
        ]
    if bar := _CLASS.fullmatch(text):
        return [
            *_bar(symbol, bar[1], int(bar[2]), card, kind),
            *(_from(int(bar[2]), a) for a in inner),
        ]
    if to_solve := _TO_SOLVE.fullmatch(text):
        rest = f"if {_lowered(to_solve[1])} and this Case isn't solved, this Case becomes solved."
        return _compiled(symbol, f"At the beginning of your end step, {rest}", card, kind)
    if solved := _SOLVED.fullmatch(text):
        return [_only_while(_CONDITIONS[solved[1]], ability, card, text) for ability in inner]
    raise NotUnderstood(card, text)


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def _compiled(symbol: Paragraph, text: str, card: str, kind: str) -> list[Ability]:
    compiled, refused = compile_paragraphs([replace(symbol, text=text)], card, kind)
    if refused:
        raise NotUnderstood(card, symbol.text, refused[0].position)
    return list(compiled[0].abilities)


def _counted(low: int, high: int | None) -> Condition:
    """711.2a–b: so many level counters on it."""
    level = CountersOn("level", Itself("creature"))
    least = Compares(level, Compare.AT_LEAST, Number(low))
    if high is None:
        return least
    return AllHold((least, Compares(level, Compare.AT_MOST, Number(high))))


def _while(condition: Condition, change: Change) -> StaticAbility:
    return StaticAbility(Changes(Itself("creature"), (change,)), condition)


def _gained(ability: Ability, condition: Condition) -> StaticAbility:
    return _while(condition, Gain((ability,)))


def _bar(symbol: Paragraph, cost: str, level: int, card: str, kind: str) -> list[Ability]:
    """716.2a: a level is gained as a sorcery, and only from the one before."""
    gains = f"{cost}: This Class's level becomes {level}."
    before = f"this Class is level {level - 1}"
    return _compiled(
        symbol, f"{gains} Activate only if {before} and only as a sorcery.", card, kind
    )


def _from(level: int, ability: Ability) -> StaticAbility:
    """716.2a: as long as it is that level or greater."""
    return _gained(ability, HasDesignationNow(f"level {level}"))


def _only_while(there: Condition, ability: Ability, card: str, text: str) -> Ability:
    """An ability that is there while something holds, wherever it functions (702.169a, 702.178b)."""
    if isinstance(ability, TriggeredAbility):
        during = there if ability.during is None else AllHold((ability.during, there))
        return replace(ability, during=during)
    if isinstance(ability, ActivatedAbility):
        only = Restriction("if", there)
        return replace(ability, restrictions=(*ability.restrictions, only))
    if isinstance(ability, StaticAbility):
        condition = there if ability.condition is None else AllHold((ability.condition, there))
        return replace(ability, condition=condition)
    raise NotUnderstood(card, text)
