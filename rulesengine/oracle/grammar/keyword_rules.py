"""Clauses of the rules' definitions of ascend, aura swap, backup, craft, crew, saddle, devour, convoke and echo (702)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import KeywordAbility, StaticAbility
from rulesengine.ir.actions import Designate, ExchangeWithHand
from rulesengine.ir.changes import GainPrintedBelow
from rulesengine.ir.conditions import (
    CameSinceUpkeep,
    Compares,
    Condition,
    HasDesignationNow,
    Matches,
    Unless,
)
from rulesengine.ir.costs import ExileCost, TapCost
from rulesengine.ir.filters import (
    AnyOf,
    ControlledBy,
    Convoked,
    CrewedThisTurn,
    Filter,
    InZone,
    IsReference,
)
from rulesengine.ir.quantities import Devoured, Number, Quantity
from rulesengine.ir.refs import Determiner, It, Itself, Objects, You
from rulesengine.ir.statics import AnyTime, Changes
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

# Backup (702.165a) ---------------------------------------------------------------------------------


def _another(reference: It) -> Unless:
    return Unless(Matches(reference, Filter((IsReference(Itself("creature")),))))


production("condition", _another, "{reference:thatone-noun} 's another creature",
           unbuild=lambda n: {"reference": n.condition.reference})  # fmt: skip
production("thatone-noun", It, "that", noun="it")
production("change", GainPrintedBelow,
           "gain the non- backup abilities of this creature printed below this one",
           keyword="backup")  # fmt: skip

# Craft (702.167a) ----------------------------------------------------------------------------------

_FROM = AnyOf(
    (
        Filter((ControlledBy(You()),)),
        Filter((InZone(Zone.GRAVEYARD, You()),), Zone.GRAVEYARD),
    )
)


def _materials(filter: Filter, count: Quantity | None = None, up_to: bool = False) -> ExileCost:
    either = Filter((*filter.predicates, _FROM), form=filter.form)
    return ExileCost(Objects(Determiner.CHOOSE, either, count, up_to=up_to, least=int(up_to)))


def _materials_parts(node: ExileCost) -> dict[str, Any]:
    assert isinstance(node.what, Objects)
    filter = Filter(node.what.filter.predicates[:-1], form=node.what.filter.form)
    return {"filter": filter, "count": node.what.count}


_AMONG = " from among permanents you control and / or cards in your graveyard"
production("cost-verb", _materials, "exile {filter:filter}" + _AMONG, unbuild=_materials_parts,
           check=lambda v: is_singular(v["filter"]))  # fmt: skip
production("cost-verb", _materials, "exile {count:many} {filter:filter}" + _AMONG,
           unbuild=_materials_parts, check=lambda v: is_plural(v["filter"]))  # fmt: skip
production("keyword", KeywordAbility, "craft with {filter:filter} {cost:manacosts}", name="craft",
           check=lambda v: is_singular(v["filter"]))  # fmt: skip
production("keyword", KeywordAbility, "craft with {n:many} {filter:filter} {cost:manacosts}",
           name="craft", check=lambda v: is_plural(v["filter"]))  # fmt: skip

# Crew and saddle (702.122a, 702.171a) ----------------------------------------------------------------

production("cost-verb", TapCost, "tap {what:object} with total power {power:amount} or greater")
production("post", CrewedThisTurn, "that saddled {reference:definite} this turn", how="saddle")
production("post", CrewedThisTurn, "that crewed {reference:definite} this turn", how="crew")

# Devour (702.82c), convoke (702.51c), echo (702.30a) ------------------------------------------------------

production("per", Devoured, "creature (it|this creature|~) devoured")


def _devoured_one() -> Compares:
    return Compares(Devoured(), Compare.AT_LEAST, Number(1))


production("devoured", _devoured_one, "it devoured a creature", unbuild=lambda n: {})


def _if_devoured(effect: Changes, condition: Condition) -> StaticAbility:
    return StaticAbility(effect, condition)


production("static", _if_devoured, "{effect:static-effect} if {condition:devoured} .",
           unbuild=lambda n: {"effect": n.effect, "condition": n.condition},
           check=lambda v: isinstance(v["effect"], Changes))  # fmt: skip
production("post", Convoked, "that convoked {reference:definite}")
production("condition", CameSinceUpkeep,
           "{reference:definite} came under your control since the beginning of your last upkeep")  # fmt: skip

# Ascend (702.131) ------------------------------------------------------------------------------------------

production(
    "action", Designate, "get the city 's blessing for the rest of the game", name="city's blessing"
)
production("condition", Unless, "you don't have the city 's blessing",
           condition=HasDesignationNow("city's blessing", You()))  # fmt: skip
production("static-effect", AnyTime, "any time {condition:conditions} , {effect:clauses}")

# Aura swap (702.65a) ---------------------------------------------------------------------------------------

production("action", ExchangeWithHand, "exchange {what:itself} with {card:objects}")
