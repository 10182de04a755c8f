"""The grammar itself: no left recursion, no category without words, every template parses."""

from __future__ import annotations

from rulesengine.oracle.category import CATEGORIES, Category, ListOf, category
from rulesengine.oracle.template import Either, Element, Group, Literal, Slot
from rulesengine.oracle.vocabulary import vocabulary

BEGIN_WITH = {
    "filter": ("pre", "head"),
    "whose": ("object",),
    "possessive": ("player",),
    "clauses": ("clause",),
    "effect": ("clause",),
    "counterlist": ("count",),
    "granted-one": ("keyword",),
    "exception": (),
}
"""What the readers that are no templates begin with."""


def first_slots(elements: list[Element]) -> set[str]:
    found: set[str] = set()
    for element in elements:
        if isinstance(element, Slot):
            return found | {element.reader.name}
        if isinstance(element, Literal):
            return found
        if isinstance(element, Group):
            found |= first_slots(element.elements)
        elif isinstance(element, Either):
            for option in element.options:
                found |= first_slots(option)
        if not element.nullable:
            return found
    return found


def begins_with(name: str) -> set[str]:
    reader = category(name)
    if isinstance(reader, ListOf):
        return {reader.item}
    if isinstance(reader, Category):
        found = set(reader.includes)
        for production in reader.productions:
            found |= first_slots(production.parts())
        return found
    return set(BEGIN_WITH.get(name, ()))


def test_no_category_begins_with_itself() -> None:
    """A category met again at the same place would read nothing, silently."""

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " > ".join((*path, name))
        if name in done:
            return
        for other in begins_with(name):
            visit(other, (*path, name))
        done.add(name)

    done: set[str] = set()
    for name in list(CATEGORIES):
        visit(name, ())


def test_every_category_that_is_used_has_productions() -> None:
    for reader in list(CATEGORIES.values()):
        if isinstance(reader, Category):
            for production in reader.productions:
                production.parts()
    empty = [
        name
        for name, reader in CATEGORIES.items()
        if isinstance(reader, Category) and not reader.productions and not reader.includes
    ]
    assert empty == []


def test_the_vocabulary_lists_the_words_of_nodes() -> None:
    words = vocabulary()
    assert "be blocked" in words["Cant"]["what"]
    assert "gain life" in words["PlayerTrigger"]["what"]
