"""When and how often an ability may be activated (602.5)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import Restriction
from rulesengine.ir.conditions import Condition
from rulesengine.oracle.category import Words, declare, production

declare(Words("limit", {
    "as a sorcery": "sorcery", "as an instant": "instant", "once each turn": "once each turn", "once": "once",
    "during your turn": "your turn", "during an opponent 's turn": "opponent's turn", "during combat": "combat",
    "during your upkeep": "your upkeep", "during any upkeep step": "upkeep", "during your end step": "your end step",
    "during your turn , before attackers are declared": "your turn before attackers",
    "before attackers are declared": "before attackers", "before blockers are declared": "before blockers",
    "before the combat damage step": "before damage",
    "during combat after blockers are declared": "combat after blockers",
    "during the declare blockers step": "declare blockers",
    "during the declare attackers step": "declare attackers",
    "any time you could cast a sorcery": "sorcery", "any time you could cast an instant": "instant",
    "twice each turn": "twice each turn",
}))  # fmt: skip
declare(
    Words(
        "times",
        {"twice each turn": "twice each turn", "three times each turn": "three times each turn"},
    )
)


def _two(one: str, two: str, condition: Condition | None = None) -> Restriction:
    return Restriction(f"{one}, {two}", condition)


def _limits(node: Restriction) -> dict[str, Any]:
    one, _, two = node.what.partition(", ")
    return {"one": one, "two": two, "condition": node.condition}


production("restriction", Restriction, "activate only {what:limit}")
production(
    "restriction", Restriction, "activate only {what:limit} and only if {condition:conditions}"
)
production(
    "restriction", Restriction, "activate only if {condition:conditions} and only {what:limit}"
)
production("restriction", _two, "activate only {one:limit} and only {two:limit}", unbuild=_limits)
production("restriction", _two, "activate only if {condition:conditions} and only {one:limit} and only {two:limit}",
           unbuild=_limits)  # fmt: skip
production("restriction", Restriction, "activate only if {condition:conditions}", what="if")
production("restriction", Restriction, "activate no more than {what:times}")
production("restriction", Restriction, "any player may activate this ability", what="any player")
production("restriction", _two, "any player may activate this ability but only {two:limit}", one="any player",
           unbuild=_limits)  # fmt: skip
production("restriction", _two, "any player may activate this ability but only if {condition:conditions}",
           one="any player", two="if", unbuild=_limits)  # fmt: skip
