"""What is said of things spoken of before: how they were cast, where they went, whose they are (608.2c)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    Compares,
    DoneTo,
    IfDone,
    ManaSpent,
    Matches,
    Unless,
    WasMoved,
)
from rulesengine.ir.filters import (
    AnyOf,
    ControlledBy,
    Filter,
    InZone,
    IsBlocked,
    IsBlocking,
    IsLesser,
    IsReference,
)
from rulesengine.ir.quantities import ColorsOf, Measure
from rulesengine.ir.refs import Antecedent, It, Reference, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

# Done or not -----------------------------------------------------------------------------------------

production("condition", IfDone, "(the player|an opponent|any player|that opponent|the opponent) do")


def _not_moved(reference: Reference, to: Zone) -> Unless:
    return Unless(WasMoved(reference, to))


def _where_to(node: Unless) -> dict[str, Any]:
    moved = node.condition
    assert isinstance(moved, WasMoved)
    return {"reference": moved.reference, "to": moved.to}


declare(Words("wentto", {"into your hand": Zone.HAND, "onto the battlefield": Zone.BATTLEFIELD,
                         "into your graveyard": Zone.GRAVEYARD}))  # fmt: skip
production("condition", _not_moved, "you (don't|didn't) put {reference:definite} {to:wentto} [this way]",
           unbuild=_where_to)  # fmt: skip
declare(Words("puttothis", {"into your hand": "put into a hand",
                            "onto the battlefield": "put onto the battlefield"}))  # fmt: skip


def _none_put(filter: Filter, what: str) -> Unless:
    return Unless(DoneTo(what, filter))


production("condition", _none_put, "you (don't|didn't) put a {filter:filter} {what:puttothis} this way",
           check=lambda v: is_singular(v["filter"]),
           unbuild=lambda n: {"filter": n.condition.filter, "what": n.condition.what})  # fmt: skip
production("condition", lambda filter, what: DoneTo(what, filter),
           "you put a {filter:filter} {what:puttothis} this way", check=lambda v: is_singular(v["filter"]),
           unbuild=lambda n: {"filter": n.filter, "what": n.what})  # fmt: skip

# How much was spent ------------------------------------------------------------------------------------

production("condition", ManaSpent,
           "{at_least:numeral} or more mana was spent to cast {reference:definite}")  # fmt: skip
production("per", ColorsOf, "of {reference:whose} colors")
production("value", Measure, "the {what:measure} of {reference:definite}")

# What it is, or was --------------------------------------------------------------------------------------

production("condition", Compares, "{left:value} was {right:amount} {compare:compare}")


def _yours(reference: Reference) -> Matches:
    return Matches(reference, Filter((ControlledBy(You()),)))


production("condition", _yours, "you (control|controlled) {reference:pronouns}",
           unbuild=lambda n: {"reference": n.reference})  # fmt: skip


def _has_not(reference: Reference, filter: Filter) -> Unless:
    return Unless(Matches(reference, filter))


production("condition", _has_not, "{reference:definite} don't have {filter:haskeyword}",
           unbuild=lambda n: {"reference": n.condition.reference, "filter": n.condition.filter})  # fmt: skip

# Noun phrases --------------------------------------------------------------------------------------------


def _in_combat_with(reference: Reference) -> AnyOf:
    return AnyOf((Filter((IsBlocking(reference),)), Filter((IsBlocked(reference),))))


production("post", _in_combat_with, "blocking or blocked by {reference:definite}",
           unbuild=lambda n: {"reference": n.options[0].predicates[0].blocked})  # fmt: skip


def _hand_or_graveyard() -> AnyOf:
    return AnyOf(
        tuple(Filter((InZone(zone, You()),), zone) for zone in (Zone.HAND, Zone.GRAVEYARD))
    )


production("post", _hand_or_graveyard, "(in|from) your (hand or graveyard|graveyard or hand)",
           unbuild=lambda n: {})  # fmt: skip


def _exiled_with_it() -> IsReference:
    return IsReference(It("exiled card", Antecedent.LINKED))


production("post", _exiled_with_it, "exiled with (it|him|her)", unbuild=lambda n: {})
production("post", lambda cards: AnyOf((cards,)), "from among {cards:filter}",
           check=lambda v: is_plural(v["cards"]) and v["cards"].zone in (Zone.EXILE, Zone.GRAVEYARD),
           unbuild=lambda n: {"cards": n.options[0]})  # fmt: skip


def _lesser(what: str, compare: Compare) -> IsLesser:
    return IsLesser(what, It("it"), compare)


for _word, _compare in (("lesser", Compare.LESS), ("greater", Compare.GREATER),
                        ("equal or lesser", Compare.AT_MOST)):  # fmt: skip
    production("post", _lesser, f"with {_word} {{what:measure}}", compare=_compare,
               unbuild=lambda n: {"what": n.what})  # fmt: skip
