"""Templates: one line that says how a node is written, for reading and for printing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from rulesengine.oracle.inflect import inflect, lemma_of
from rulesengine.oracle.parser import Parser, Reader

Values = tuple[tuple[str, Any], ...]
State = tuple[int, Values, int, tuple[int, ...]]
"""Place, values of slots read so far, which literals were inflected (bits), choices taken."""

_PIECE = re.compile(r"\{\w+:[\w-]+\}|<\w+>|\[(?:\w+!)?|\]|\(|\)|\||\{[^{}:\s]+\}|[^\s\[\]()|<>]+")


class Literal:
    """A word, matched by its lemma; its bit in the form says whether it was inflected."""

    __slots__ = ("bit", "inflected", "lemma")

    def __init__(self, word: str, index: int) -> None:
        self.lemma = lemma_of(word)
        self.inflected = inflect(self.lemma)
        self.bit = 1 << index

    def step(self, parser: Parser, state: State, out: list[State]) -> None:
        at = state[0]
        if parser.tokens[at].lemma == self.lemma:
            if at >= parser.furthest:
                parser.furthest = at + 1
            mask = state[2]
            if parser.surfaces[at] != self.lemma:
                mask |= self.bit
            out.append((at + 1, state[1], mask, state[3]))

    def write(self, values: dict[str, Any], form: Form, out: list[str]) -> None:
        out.append(self.inflected if form.mask & self.bit else self.lemma)

    def starts(self, key: str) -> bool:
        return key == self.lemma or (self.lemma[0] == "{" and key == "<mana>")

    nullable = False


class Slot:
    """A place for a value of a category."""

    __slots__ = ("name", "reader")

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        self.reader = reader

    def step(self, parser: Parser, state: State, out: list[State]) -> None:
        at, values, mask, choices = state
        for value, end, extra in parser.read(self.reader, at):
            out.append((end, (*values, (self.name, value)), mask, choices + extra))

    def write(self, values: dict[str, Any], form: Form, out: list[str]) -> None:
        self.reader.write(values[self.name], form.choices, out)

    def starts(self, key: str) -> bool:
        return self.reader.starts(key)

    nullable = False


class Group:
    """ "[ … ]": may be absent; with `flag!` a field that is true when it is there."""

    __slots__ = ("elements", "flag")

    def __init__(self, elements: list[Element], flag: str) -> None:
        self.elements = elements
        self.flag = flag

    def step(self, parser: Parser, state: State, out: list[State]) -> None:
        at, values, mask, choices = state
        taken = values if not self.flag else (*values, (self.flag, True))
        out.extend(advance(self.elements, parser, (at, taken, mask, (*choices, 1))))
        out.append((at, values, mask, (*choices, 0)))

    def write(self, values: dict[str, Any], form: Form, out: list[str]) -> None:
        if next(form.choices):
            for element in self.elements:
                element.write(values, form, out)

    def starts(self, key: str) -> bool:
        return starts(self.elements, key)

    nullable = True


class Either:
    """ "( a | b )": one of several."""

    __slots__ = ("nullable", "options")
    nullable: bool

    def __init__(self, options: list[list[Element]]) -> None:
        self.options = options
        self.nullable = any(all(e.nullable for e in option) for option in options)

    def step(self, parser: Parser, state: State, out: list[State]) -> None:
        at, values, mask, choices = state
        for index, option in enumerate(self.options):
            out.extend(advance(option, parser, (at, values, mask, (*choices, index))))

    def write(self, values: dict[str, Any], form: Form, out: list[str]) -> None:
        for element in self.options[next(form.choices)]:
            element.write(values, form, out)

    def starts(self, key: str) -> bool:
        return any(starts(option, key) for option in self.options)


Element = Literal | Slot | Group | Either


class Form:
    """A node's form opened for printing."""

    __slots__ = ("choices", "mask")

    def __init__(self, mask: int, choices: Iterator[int]) -> None:
        self.mask = mask
        self.choices = choices


def advance(elements: list[Element], parser: Parser, state: State) -> list[State]:
    """Every way to match all elements in turn."""
    states = [state]
    for element in elements:
        following: list[State] = []
        for each in states:
            element.step(parser, each, following)
        if not following:
            return following
        states = following
    return states


def starts(elements: list[Element], key: str) -> bool:
    """Whether a text of these elements can begin with such a token."""
    for element in elements:
        if element.starts(key):
            return True
        if not element.nullable:
            return False
    return False


def first_words(elements: list[Element]) -> frozenset[str] | None:
    """The lemmas a text of these elements must begin with, where only words can begin it."""
    found: frozenset[str] = frozenset()
    for element in elements:
        if isinstance(element, Literal):
            return found | {element.lemma}
        if isinstance(element, Slot):
            return None
        options = element.options if isinstance(element, Either) else [element.elements]
        for option in options:
            words = first_words(option)
            if words is None:
                return None
            found |= words
        if not element.nullable:
            return found
    return None


def parse_template(text: str, reader: Callable[[str], Reader]) -> list[Element]:
    """The elements of a template; `<count>` is short for "[for each {count__per:per}]"."""
    expanded = re.sub(r"<(\w+)>", r"[ for each {\1__per:per} ]", text)
    pieces = _PIECE.findall(expanded)
    counter = iter(range(10_000))
    position = 0

    def options() -> list[list[Element]]:
        nonlocal position
        found: list[list[Element]] = [[]]
        while position < len(pieces):
            piece = pieces[position]
            position += 1
            if piece in ("]", ")"):
                return found
            if piece == "|":
                found.append([])
            elif piece == "(":
                found[-1].append(Either(options()))
            elif piece.startswith("["):
                flag = piece[1:-1]
                inner = options()
                elements: list[Element] = inner[0] if len(inner) == 1 else [Either(inner)]
                found[-1].append(Group(elements, flag))
            elif piece.startswith("{") and ":" in piece:
                name, category = piece[1:-1].split(":")
                found[-1].append(Slot(name, reader(category)))
            else:
                found[-1].append(Literal(piece, next(counter)))
        return found

    whole = options()
    if len(whole) != 1 or position != len(pieces):
        raise ValueError(f"bad template: {text}")
    return whole[0]
