"""Conditions: after "if", "unless", "as long as" (rules 603.4, 604.2)."""

from __future__ import annotations

from rulesengine.ir.conditions import (
    AllHold,
    AnyHolds,
    Compares,
    DidThisTurn,
    Exists,
    HasDesignationNow,
    IfDone,
    Matches,
    TurnIs,
    Unless,
    WasCast,
    WasPaid,
)
from rulesengine.ir.filters import ControlledBy, Filter, HasCounter, IsTapped
from rulesengine.ir.quantities import Count, LifeTotal, Number
from rulesengine.ir.refs import It, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

_ = (AllHold, AnyHolds, Compares, Exists, Matches, Unless, WasCast, ControlledBy, IsTapped, Count,
     LifeTotal, It, Zone, Compare, is_plural)  # fmt: skip

production("condition", IfDone, "you do")
production("condition", IfDone, "(they|a player|that player) do")
production("condition", TurnIs, "it 's {player:possessive} turn")
production("condition", Unless, "it 's not your turn", condition=TurnIs(You()))
production("condition", WasPaid, "{reference:definite} was {cost:paid}")
declare(Words("paid", {"kicked": "kicker", "bargained": "bargain", "overloaded": "overload"}))
production("condition", HasDesignationNow, "you 're the monarch", name="monarch", player=You())
production("condition", HasDesignationNow, "you have the city 's blessing", name="city's blessing",
           player=You())  # fmt: skip
production("condition", Matches, "{reference:definite} had no {filter:nocounter}")


def _no_counter(kind: str) -> Filter:
    from rulesengine.ir.filters import Not

    return Filter((Not(HasCounter(kind)),))


production("nocounter", _no_counter, "{kind:counterkind} counter on it",
           unbuild=lambda n: {"kind": n.predicates[0].predicate.kind})  # fmt: skip


def _control(filter: Filter) -> Exists:
    return Exists(Filter((*filter.predicates, ControlledBy(You())), filter.zone))


_ = (DidThisTurn, Number, include, is_singular)
