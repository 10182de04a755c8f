"""Categories of the grammar: productions that build nodes, word lists, and lists of values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from rulesengine.ir.node import Node
from rulesengine.ir.quantities import Number, Quantity, Times
from rulesengine.oracle.lexicon import Words
from rulesengine.oracle.parser import Parser, Reader, Reading
from rulesengine.oracle.template import (
    Element,
    Form,
    Literal,
    Slot,
    State,
    advance,
    first_words,
    parse_template,
    starts,
)
from rulesengine.oracle.tokens import END

Check = Callable[[dict[str, Any]], bool]

PRODUCTIONS: list[Production] = []
"""Every production; a node's form begins with the index of the one that read it."""
CATEGORIES: dict[str, Reader] = {}
KEYS_KEPT = 4_096
"""How many first words a category remembers; text may be made of any."""


class Production:
    """One way to write one kind of node."""

    __slots__ = (
        "build",
        "check",
        "constants",
        "elements",
        "guard",
        "names",
        "number",
        "second",
        "text",
        "unbuild",
    )

    def __init__(
        self,
        build: Callable[..., Node],
        text: str,
        constants: dict[str, Any],
        unbuild: Callable[[Any], Mapping[str, Any]] | None,
        check: Check | None,
    ) -> None:
        self.build = build
        self.text = text
        self.constants = constants
        self.unbuild = unbuild
        self.check = check
        self.elements: list[Element] | None = None
        self.second: frozenset[str] | None = None  # what must follow a first word
        self.guard: tuple[Reader, frozenset[str]] | None = None  # a slot, and what must follow it
        self.names: tuple[str, ...] | None = None
        self.number = len(PRODUCTIONS)
        PRODUCTIONS.append(self)

    def parts(self) -> list[Element]:
        """The template, parsed when it is first needed: categories may be declared later."""
        if self.elements is None:
            self.elements = parse_template(self.text, category)
            first, words = self.elements[0], first_words(self.elements[1:])
            if words is not None and isinstance(first, Slot):
                self.guard = (first.reader, words)
            elif isinstance(first, Literal):
                self.second = words
        return self.elements

    def read(self, parser: Parser, at: int, out: list[Reading]) -> None:
        for end, values, mask, choices in advance(self.parts(), parser, (at, (), 0, ())):
            found = dict(values)
            for name in [name for name in found if name.endswith("__per")]:
                per = found.pop(name)
                base = found[name[:-5]]
                if not isinstance(base, Number):
                    break
                # keeps the number's form, by which the printer tells it from "twice …"
                found[name[:-5]] = Times(base.value, per, form=base.form)
            else:
                if self.check is not None and not self.check(found):
                    continue
                node = self.build(**found, **self.constants)
                object.__setattr__(node, "form", (self.number, mask, *choices))
                out.append((node, end, ()))

    def slots(self) -> tuple[str, ...]:
        """The names of the template's slots, in the order of the text."""
        if self.names is None:
            self.names = tuple(re.findall(r"\{(\w+):", self.text))
        return self.names

    def values(self, node: Any) -> dict[str, Any]:
        """What the slots of the template held when the node was read."""
        if self.unbuild is not None:
            return dict(self.unbuild(node))
        return {field.name: getattr(node, field.name) for field in fields(node)}

    def write(self, node: Node, out: list[str]) -> None:
        values = self.values(node)
        for name, value in list(values.items()):
            if isinstance(value, Times) and PRODUCTIONS[value.form[0]].build is Number:
                values[f"{name}__per"] = value.quantity
                values[name] = Number(value.factor, form=value.form)
        form = Form(node.form[1], iter(node.form[2:]))
        for element in self.parts():
            element.write(values, form, out)


class Category:
    """A set of productions, looked up by the token they can begin with."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.productions: list[Production] = []
        self.includes: list[str] = []
        self._by_key: dict[str, tuple[tuple[Production, ...], tuple[Reader, ...]]] = {}
        self._starts: dict[str, bool] = {}

    def candidates(self, key: str) -> tuple[tuple[Production, ...], tuple[Reader, ...]]:
        known = self._by_key.get(key)
        if known is None:
            if len(self._by_key) > KEYS_KEPT:
                self._by_key.clear()
                self._starts.clear()
            known = (
                tuple(p for p in self.productions if starts(p.parts(), key)),
                tuple(r for r in map(category, self.includes) if r.starts(key)),
            )
            self._by_key[key] = known
        return known

    def read(self, parser: Parser, at: int) -> list[Reading]:
        productions, includes = self.candidates(parser.keys[at])
        parser.spend(1 + len(productions))
        found: list[Reading] = []
        following: dict[str, set[str]] = {}
        next_word = parser.tokens[at + 1].lemma if at + 1 < len(parser.tokens) else END
        for production in productions:
            if production.second is not None and next_word not in production.second:
                if at >= parser.furthest:
                    parser.furthest = at + 1
                continue
            guard = production.guard
            if guard is not None:
                reader, words = guard
                after = following.get(reader.name)
                if after is None:
                    tokens = parser.tokens
                    after = {tokens[reading[1]].lemma for reading in parser.read(reader, at)}
                    following[reader.name] = after
                if after.isdisjoint(words):
                    continue
            production.read(parser, at, found)
        for include in includes:
            found.extend(parser.read(include, at))
        return unique(found) if len(found) > 1 else found

    def write(self, value: Node, choices: Iterator[int], out: list[str]) -> None:
        write(value, out)

    def starts(self, key: str) -> bool:
        known = self._starts.get(key)
        if known is None:
            self._starts[key] = False
            productions, includes = self.candidates(key)
            known = self._starts[key] = bool(productions or includes)
        return known


def unique(readings: list[Reading]) -> list[Reading]:
    """Without those that end at the same place and mean the same as an earlier one."""
    kept: list[Reading] = []
    for reading in readings:
        for other in kept:
            if other[1] == reading[1] and other[0] == reading[0]:
                break
        else:
            kept.append(reading)
    return kept


class ListOf:
    """Values of a category with separators between them; the value is a tuple."""

    def __init__(
        self, name: str, item: str, separators: tuple[str, ...], least: int = 1, most: int = 12
    ) -> None:
        self.name = name
        self.item = item
        self.separators = [tuple(s.split()) for s in separators]
        self.least = least
        self.most = most
        self.check: Callable[[tuple[Any, ...], tuple[int, ...]], bool] | None = None

    def read(self, parser: Parser, at: int) -> list[Reading]:
        reader = category(self.item)
        found: list[Reading] = []
        open_: list[tuple[tuple[Any, ...], int, tuple[int, ...], tuple[int, ...]]]
        open_ = [((value,), end, (), extra) for value, end, extra in parser.read(reader, at)]
        while open_:
            following = []
            for values, end, gaps, extras in open_:
                if len(values) >= self.least and (self.check is None or self.check(values, gaps)):
                    found.append((values, end, (len(values), *gaps, *extras)))
                if len(values) >= self.most:
                    continue
                for index, separator in enumerate(self.separators):
                    if self._at(parser, end, separator):
                        parser.spend(1)
                        parser.furthest = max(parser.furthest, end + len(separator))
                        for value, after, extra in parser.read(reader, end + len(separator)):
                            following.append(
                                ((*values, value), after, (*gaps, index), extras + extra)
                            )
            open_ = following
        return found

    @staticmethod
    def _at(parser: Parser, at: int, separator: tuple[str, ...]) -> bool:
        if at + len(separator) >= len(parser.tokens):
            return False
        return all(parser.surfaces[at + i] == word for i, word in enumerate(separator))

    def write(self, value: tuple[Any, ...], choices: Iterator[int], out: list[str]) -> None:
        reader = category(self.item)
        gaps = [next(choices) for _ in range(next(choices) - 1)]
        for index, item in enumerate(value):
            if index:
                out.extend(self.separators[gaps[index - 1]])
            reader.write(item, choices, out)

    def starts(self, key: str) -> bool:
        return category(self.item).starts(key)


def category(name: str) -> Reader:
    """The category of that name, made when first asked for."""
    known = CATEGORIES.get(name)
    if known is None:
        known = CATEGORIES[name] = Category(name)
    return known


def declare(reader: Reader) -> None:
    """Make a word list, a list or a reader of its own known by its name."""
    CATEGORIES[reader.name] = reader


def production(
    into: str,
    build: Callable[..., Node],
    template: str,
    /,
    *,
    unbuild: Callable[[Any], Mapping[str, Any]] | None = None,
    check: Check | None = None,
    **constants: Any,
) -> Production:
    """Declare one way to write a node of a category."""
    target = category(into)
    assert isinstance(target, Category)
    made = Production(build, template, constants, unbuild, check)
    target.productions.append(made)
    return made


def include(into: str, *others: str) -> None:
    """Everything of the other categories belongs to this one too."""
    target = category(into)
    assert isinstance(target, Category)
    target.includes.extend(others)


def write(node: Node, out: list[str]) -> None:
    """Print a node by the production that read it."""
    PRODUCTIONS[node.form[0]].write(node, out)


def text_of(node: Node) -> str:
    """A node as normalised text, tokens separated by spaces."""
    out: list[str] = []
    write(node, out)
    return " ".join(out)


__all__ = ["ListOf", "Quantity", "State", "Words", "category", "declare", "include", "production"]
