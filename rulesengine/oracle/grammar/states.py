"""Conditions on one thing: its numbers, what it is, how it was cast (rules 603.4, 608.2h)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    AllHold,
    AnyHolds,
    Compares,
    Condition,
    HasDesignationNow,
    IfDone,
    ManaSpent,
    Matches,
    TurnIs,
    Unless,
    WasCast,
    WasPaid,
)
from rulesengine.ir.filters import Filter, HasCounter, Not
from rulesengine.ir.quantities import (
    CountersOn,
    Number,
    Quantity,
)
from rulesengine.ir.refs import Reference, You
from rulesengine.ir.words import Compare
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


def _many(values: dict[str, Any]) -> bool:
    return is_plural(values["filter"])


# Comparing numbers ---------------------------------------------------------------------------------

production("condition", Compares, "{left:value} is {right:amount} {compare:compare}")
production("condition", Compares, "{left:value} is less than {right:value}", compare=Compare.LESS)
production(
    "condition", Compares, "{left:value} is greater than {right:value}", compare=Compare.GREATER
)
production("condition", Compares, "{left:value} is less than or equal to {right:value}",
           compare=Compare.AT_MOST)  # fmt: skip
production("condition", Compares, "{left:value} is {right:amount}", compare=Compare.EQUAL)
production("condition", Compares, "{left:value} is less than {right:small}", compare=Compare.LESS)
production("small", Number, "{value:numeral}")


def _counters(
    reference: Reference, count: Quantity, compare: Compare, kind: str | None = None
) -> Compares:
    return Compares(CountersOn(kind, reference), compare, count)


def _counters_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, CountersOn)
    left = node.left
    return {
        "reference": left.reference,
        "kind": left.kind,
        "count": node.right,
        "compare": node.compare,
    }


for _text in (
    "there are {count:many} {compare:compare} {kind:counterkind} counters on {reference:definite}",
    "{reference:definite} (have|had) {count:many} {compare:compare} {kind:counterkind} counters on (it|them)",
):
    production("condition", _counters, _text, unbuild=_counters_parts)
production("condition", _counters, "{reference:definite} (have|had) a {kind:counterkind} counter on it",
           unbuild=_counters_parts, count=Number(1), compare=Compare.AT_LEAST)  # fmt: skip
production("condition", _counters, "there are no {kind:counterkind} counters on {reference:definite}",
           unbuild=_counters_parts, count=Number(0), compare=Compare.EQUAL)  # fmt: skip
production("condition", _counters, "{reference:definite} have no {kind:counterkind} counters on it",
           unbuild=_counters_parts, count=Number(0), compare=Compare.EQUAL)  # fmt: skip


def _no_counter(kind: str | None) -> Filter:
    return Filter((Not(HasCounter(kind)),))


production("condition", Matches, "{reference:definite} had no {filter:nocounter}")
production("nocounter", _no_counter, "{kind:counterkind} counter on it",
           unbuild=lambda n: {"kind": n.predicates[0].predicate.kind})  # fmt: skip
production("nocounter", _no_counter, "counter on it", kind=None)

# What something is or was ----------------------------------------------------------------------------


def _predicate_filter(predicate: Any) -> Filter:
    return Filter((predicate,))


production("being", _predicate_filter, "{predicate:adjective}",
           unbuild=lambda n: {"predicate": n.predicates[0]})  # fmt: skip
production("condition", Matches, "{reference:definite} (is|'s|was|are) a {filter:filter}",
           check=_one)  # fmt: skip
production("condition", Matches, "{reference:definite} (is|'s|was|are) {filter:being}")


def _isnt(reference: Reference, filter: Filter) -> Unless:
    return Unless(Matches(reference, filter))


def _isnt_parts(node: Unless) -> dict[str, Any]:
    assert isinstance(node.condition, Matches)
    return {"reference": node.condition.reference, "filter": node.condition.filter}


production("condition", _isnt, "{reference:definite} (isn't|wasn't|'s not) a {filter:filter}", check=_one,
           unbuild=_isnt_parts)  # fmt: skip
production(
    "condition",
    _isnt,
    "{reference:definite} (isn't|wasn't|'s not) {filter:being}",
    unbuild=_isnt_parts,
)
production("haskeyword", _predicate_filter, "{predicate:having}",
           unbuild=lambda n: {"predicate": n.predicates[0]})  # fmt: skip
production("condition", Matches, "{reference:definite} (have|had) {filter:haskeyword}")

# How it was cast ----------------------------------------------------------------------------------------

declare(Words("paid", {"kicked": "kicker", "bargained": "bargain"}))
declare(Words("costname", {f"{name} cost": name for name in (
    "surge", "evoke", "prowl", "spectacle", "madness", "emerge", "dash", "blitz", "awaken",
    "freerunning", "sneak", "mayhem", "web-slinging", "warp", "cleave", "miracle", "unearth",
    "conspire", "squad", "offspring", "impending", "harmonize", "casualty", "replicate", "gift",
    "disturb", "bestow", "plot", "flashback", "escape", "overload")}))  # fmt: skip
production("condition", WasPaid, "{reference:definite} was {cost:paid}")
production("condition", WasPaid, "{reference:whose} {cost:costname} was paid")
production("condition", WasPaid, "you chose to pay {reference:whose} {cost:costname}")
production("condition", WasPaid, "{reference:definite} 's {cost:paid}")


def _kicked_with(reference: Reference, symbols: tuple[str, ...]) -> WasPaid:
    return WasPaid("kicker " + "".join("{" + symbol + "}" for symbol in symbols), reference)


def _kicked_parts(node: WasPaid) -> dict[str, Any]:
    symbols = node.cost.removeprefix("kicker {").removesuffix("}").split("}{")
    return {"reference": node.reference, "symbols": tuple(symbols)}


production("condition", _kicked_with, "{reference:definite} was kicked with its {symbols:mana} kicker",
           unbuild=_kicked_parts)  # fmt: skip
production("condition", WasCast, "you cast {reference:definite}")
declare(Words("castfrom", {
    "from your hand": "hand", "from a graveyard": "graveyard", "from your graveyard": "graveyard",
    "from exile": "exile",
}))  # fmt: skip
production("condition", WasCast, "{reference:definite} was cast {zone:castfrom}")
production("condition", WasCast, "you cast {reference:definite} {zone:castfrom}")
production("condition", WasCast, "{reference:definite} was cast")

production("condition", IfDone, "you do")
production("condition", IfDone, "(they|a player|that player) do")
production("condition", TurnIs, "it 's {player:possessive} turn")
production("condition", Unless, "it 's not your turn", condition=TurnIs(You()))
production("condition", HasDesignationNow, "you 're the monarch", name="monarch", player=You())
production("condition", HasDesignationNow, "you have the city 's blessing", name="city's blessing",
           player=You())  # fmt: skip
production(
    "condition", HasDesignationNow, "you have the initiative", name="initiative", player=You()
)


def _plain(parts: tuple[Condition, ...]) -> Condition:
    return AllHold(parts)


declare(ListOf("bothconditions", "condition", ("and", "and if"), least=2, most=2))
declare(ListOf("eitherconditions", "condition", ("or", "or if"), least=2, most=2))
production("conditions", _plain, "{parts:bothconditions}", unbuild=lambda n: {"parts": n.parts})
production("conditions", AnyHolds, "{parts:eitherconditions}")
include("conditions", "condition")
production("condition", Unless, "there is no monarch", condition=HasDesignationNow("monarch"))
production(
    "condition",
    ManaSpent,
    "at least {at_least:numeral} {color:color} mana was spent to cast {reference:definite}",
)
production(
    "condition",
    ManaSpent,
    "at least {at_least:numeral} mana was spent to cast {reference:definite}",
)
production(
    "condition",
    WasCast,
    "you cast {reference:definite} during your main phase",
    during="your main phase",
)
