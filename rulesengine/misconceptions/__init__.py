"""Named misconceptions: the rules as someone misreads them, to see where that leads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import MappingProxyType
from typing import Final

import rulesengine.game
from rulesengine.errors import RulesEngineError
from rulesengine.game.rules import RuleTable
from rulesengine.misconceptions import (
    attachments,
    combat,
    copies_and_triggers,
    costs,
    creature_keywords,
    dying,
    entering,
    exerting,
    extra_costs,
    flashback,
    new_objects,
    objects,
    other_faces,
    other_texts,
    paid_and_kept,
    permanents,
    planechase,
    spells,
    ways_to_cast,
    zones,
)
from rulesengine.misconceptions.misconception import Misconception

MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType(
    {
        each.id: each
        for module in (
            attachments, dying, entering, exerting, extra_costs, flashback, combat, copies_and_triggers,
            costs, permanents, creature_keywords, other_faces, other_texts, paid_and_kept, planechase,
            new_objects, objects, spells, ways_to_cast, zones,
        )
        for each in module.MISCONCEPTIONS
    }
)  # fmt: skip


class UnknownMisconception(RulesEngineError):
    """A name no misconception has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no misconception is called {self.name}"


@cache
def rule_table(name: str) -> RuleTable:
    """The rules as one who holds this misconception reads them."""
    misconception = MISCONCEPTIONS.get(name)
    if misconception is None:
        raise UnknownMisconception(name)
    _know_every_point()
    return misconception.rules()


@cache
def _know_every_point() -> None:
    """A table is a copy of the points: all of them must have been declared by then."""
    for module in walk_packages(rulesengine.game.__path__, f"{rulesengine.game.__name__}."):
        import_module(module.name)


__all__ = ["MISCONCEPTIONS", "Misconception", "UnknownMisconception", "rule_table"]
