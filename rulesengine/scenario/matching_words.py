"""Answers that are words: modes by number or text, colours by name or symbol, orders of triggers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesengine.cards.spelling import folded
from rulesengine.game.decisions import ChooseOrder
from rulesengine.scenario.actions import Answer
from rulesengine.scenario.names import parse_reference

if TYPE_CHECKING:
    from rulesengine.scenario.naming import Names

_COLOURS = {
    "white": "w", "blue": "u", "black": "b", "red": "r", "green": "g",
    "colorless": "c", "colourless": "c",
}  # fmt: skip


def plain(word: str) -> str:
    """A word as it is compared: case, marks, braces and the names of colours make no difference."""
    text = folded(word.strip()).replace("−", "-").removesuffix(".")
    if text.startswith("{") and text.endswith("}") and len(text) == 3:
        text = text[1]
    return _COLOURS.get(text, text)


def word_among(answer: Answer, left: tuple[str, ...], options: tuple[str, ...]) -> str | None:
    """The option a word means: the same word, the number of it (from 1), the start of its text."""
    if isinstance(answer, int):
        if str(answer) in left:
            return str(answer)
        numbered = options[answer - 1] if 0 < answer <= len(options) else None
        return numbered if numbered in left else None
    if not isinstance(answer, str):
        return None
    wanted = plain(answer)
    for option in left:
        if plain(option) == wanted:
            return option
    starts = [o for o in left if len(wanted) > 2 and plain(o).startswith(wanted)]
    return starts[0] if len(set(starts)) == 1 else None


def match_order(
    names: Names, decision: ChooseOrder, answers: Sequence[Answer], start: int
) -> tuple[tuple[int, ...], int] | None:
    """The order a list gives, or separate answers, or one name where two are to be ordered."""
    answer = answers[start]
    listed = answer if isinstance(answer, tuple) else answers[start:]
    order: list[int] = []
    for element in listed:
        left = [option for option in decision.options if option not in order]
        found = _ordered(names, decision, element, left) if left else None
        if found is None:
            if isinstance(answer, tuple):
                return None
            break
        order.append(found)
    left = [option for option in decision.options if option not in order]
    if not order or not _alike(decision, left):
        return None
    return (*order, *left), 1 if isinstance(answer, tuple) else len(order)


def _alike(decision: ChooseOrder, left: list[int]) -> bool:
    return len({decision.names.get(option, (str(option),)) for option in left}) < 2


def _ordered(names: Names, decision: ChooseOrder, answer: Answer, left: list[int]) -> int | None:
    if isinstance(answer, int):
        index = answer - 1
        fits = 0 <= index < len(decision.options) and decision.options[index] in left
        return decision.options[index] if fits else None
    if not isinstance(answer, str):
        return None
    handle = names.handles.get(answer)
    if handle is not None:
        for option in left:
            if names.fitting(answer, [option] if option in names.game.objects else []):
                return option
        answer = names.game.name_of(names.now(handle))
    for option in left:
        if _is_called(decision, option, plain(answer)):
            return option
    return _nth(decision, answer, left)


def _nth(decision: ChooseOrder, answer: str, left: list[int]) -> int | None:
    reference = parse_reference(answer)
    if reference.number is None:
        return None
    name = plain(reference.name)
    called = [option for option in decision.options if _is_called(decision, option, name)]
    if reference.number > len(called):
        return None
    nth = called[reference.number - 1]
    return nth if nth in left else None


def _is_called(decision: ChooseOrder, option: int, wanted: str) -> bool:
    return any(
        plain(name) == wanted or (len(wanted) > 2 and plain(name).startswith(wanted))
        for name in decision.names.get(option, ())
    )
