"""Conditions: after "if", "unless", "as long as" (rules 603.4, 604.2)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    AllHold,
    AnyHolds,
    Compares,
    Condition,
    Exists,
    HasDesignationNow,
    IfDone,
    Matches,
    SomePlayer,
    TurnIs,
    Unless,
    WasCast,
    WasPaid,
)
from rulesengine.ir.filters import ControlledBy, Filter, HasCounter, InZone, IsCard, Not, Targets
from rulesengine.ir.quantities import (
    Count,
    CountersOn,
    Different,
    Greatest,
    LifeTotal,
    Number,
    Quantity,
)
from rulesengine.ir.refs import PlayerRef, Reference, ThatPlayer, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

# "You control a Plains" ----------------------------------------------------------------------------


def _with(filter_: Filter, player: PlayerRef) -> Filter:
    """The filter with "controlled by": it keeps its form, which the printer needs."""
    return Filter((*filter_.predicates, ControlledBy(player)), filter_.zone, form=filter_.form)


def _without(filter_: Filter) -> dict[str, Any]:
    control = filter_.predicates[-1]
    assert isinstance(control, ControlledBy)
    bare = Filter(filter_.predicates[:-1], filter_.zone, form=filter_.form)
    return {"player": control.player, "filter": bare}


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


def _many(values: dict[str, Any]) -> bool:
    return is_plural(values["filter"])


def _many_of_one(values: dict[str, Any]) -> bool:
    """Counting is right for one player only: "an opponent" would count them all together."""
    return is_plural(values["filter"]) and isinstance(values["player"], You | ThatPlayer)


def _controls(player: PlayerRef, filter: Filter) -> Exists:
    return Exists(_with(filter, player))


def _controls_other(player: PlayerRef, filter: Filter) -> Exists:
    return Exists(_with(filter, player), other=True)


def _controls_none(player: PlayerRef, filter: Filter) -> Unless:
    return Unless(Exists(_with(filter, player)))


def _controls_no_other(player: PlayerRef, filter: Filter) -> Unless:
    return Unless(Exists(_with(filter, player), other=True))


def _negated(node: Unless) -> dict[str, Any]:
    assert isinstance(node.condition, Exists)
    return _without(node.condition.filter)


production("condition", _controls, "{player:player} control a {filter:filter}", check=_one,
           unbuild=lambda n: _without(n.filter))  # fmt: skip
production("condition", _controls_other, "{player:player} control another {filter:filter}", check=_one,
           unbuild=lambda n: _without(n.filter))  # fmt: skip
production("condition", _controls_none, "{player:player} control no {filter:filter}", check=_many,
           unbuild=_negated)  # fmt: skip
production("condition", _controls_none, "{player:player} don't control a {filter:filter}", check=_one,
           unbuild=_negated)  # fmt: skip
production("condition", _controls_no_other, "{player:player} control no other {filter:filter}", check=_many,
           unbuild=_negated)  # fmt: skip


production("statecondition", _controls_none, "{player:you} control no {filter:filter}", check=_many,
           unbuild=_negated)  # fmt: skip
production("statecondition", _controls_no_other, "{player:you} control no other {filter:filter}", check=_many,
           unbuild=_negated)  # fmt: skip


def _controls_count(
    player: PlayerRef, filter: Filter, count: Quantity, compare: Compare
) -> Compares:
    return Compares(Count(_with(filter, player)), compare, count)


def _count_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Count)
    return {**_without(node.left.filter), "count": node.right, "compare": node.compare}


def _controls_others(
    player: PlayerRef, filter: Filter, count: Quantity, compare: Compare
) -> Compares:
    return Compares(Count(_with(filter, player), other=True), compare, count)


production("condition", _controls_count, "{player:player} control {count:many} {compare:compare} {filter:filter}",
           check=_many_of_one, unbuild=_count_parts)  # fmt: skip
production("condition", _controls_others, "{player:player} control {count:many} {compare:compare} other {filter:filter}",
           check=_many_of_one, unbuild=_count_parts)  # fmt: skip
production("condition", _controls_others, "{player:player} control at least {count:many} other {filter:filter}",
           check=_many_of_one, unbuild=_count_parts, compare=Compare.AT_LEAST)  # fmt: skip
production("condition", _controls_count, "{player:player} control exactly {count:many} {filter:filter}",
           check=_many_of_one, unbuild=_count_parts, compare=Compare.EQUAL)  # fmt: skip

# "An opponent controls more lands than you" ----------------------------------------------------------


def _some(who: PlayerRef, left: Quantity, compare: Compare, right: Quantity) -> SomePlayer:
    return SomePlayer(who, Compares(left, compare, right))


def _more(who: PlayerRef, filter: Filter, compare: Compare) -> SomePlayer:
    """Inside, the player tried is a `ThatPlayer`, which the binder binds to `who`."""
    theirs = Count(_with(filter, ThatPlayer()))
    return _some(who, theirs, compare, Count(_with(filter, You())))


def _more_parts(node: SomePlayer) -> dict[str, Any]:
    assert isinstance(node.condition, Compares) and isinstance(node.condition.left, Count)
    return {"who": node.who, **_without(node.condition.left.filter), "compare": node.condition.compare}


production("condition", _more, "{who:players} control more {filter:filter} than you", check=_many,
           unbuild=_more_parts, compare=Compare.GREATER)  # fmt: skip


def _some_count(who: PlayerRef, filter: Filter, count: Quantity, compare: Compare) -> SomePlayer:
    return _some(who, Count(_with(filter, ThatPlayer())), compare, count)


def _some_parts(node: SomePlayer) -> dict[str, Any]:
    assert isinstance(node.condition, Compares)
    return {"count": node.condition.right, **_more_parts(node)}


production("condition", _some_count, "{who:players} control {count:many} {compare:compare} {filter:filter}",
           check=_many, unbuild=_some_parts)  # fmt: skip


def _cards_of(player: PlayerRef, zone: Zone) -> Count:
    return Count(Filter((IsCard(), InZone(zone, player)), zone))


def _some_cards(who: PlayerRef, zone: Zone, count: Quantity, compare: Compare) -> SomePlayer:
    return _some(who, _cards_of(ThatPlayer(), zone), compare, count)


def _some_cards_parts(node: SomePlayer) -> dict[str, Any]:
    assert isinstance(node.condition, Compares)
    return {"who": node.who, "count": node.condition.right, "compare": node.condition.compare, "zone": None}


production("condition", _some_cards, "{who:players} have {count:many} {compare:compare} cards in {zone:theirzone}",
           unbuild=_some_cards_parts)  # fmt: skip
production("condition", _some_cards, "{who:players} have no cards in {zone:theirzone}", count=Number(0),
           compare=Compare.EQUAL, unbuild=_some_cards_parts)  # fmt: skip
declare(Words("theirzone", {"hand": Zone.HAND, "their hand": Zone.HAND, "their graveyard": Zone.GRAVEYARD}))


def _more_cards(who: PlayerRef, zone: Zone, compare: Compare) -> SomePlayer:
    return _some(who, _cards_of(ThatPlayer(), zone), compare, _cards_of(You(), zone))


production("condition", _more_cards, "{who:players} have more cards in {zone:theirzone} than you",
           compare=Compare.GREATER, unbuild=_some_cards_parts)  # fmt: skip


def _some_life(who: PlayerRef, count: Quantity, compare: Compare) -> SomePlayer:
    return _some(who, LifeTotal(ThatPlayer()), compare, count)


production("condition", _some_life, "{who:players} have {count:amount} {compare:compare} life",
           unbuild=_some_cards_parts)  # fmt: skip
production("condition", _some_life, "{who:players} have more life than you", count=LifeTotal(You()),
           compare=Compare.GREATER, unbuild=_some_cards_parts)  # fmt: skip
production("condition", _some_life, "{who:players} have less life than you", count=LifeTotal(You()),
           compare=Compare.LESS, unbuild=_some_cards_parts)  # fmt: skip

# "There are seven or more cards in your graveyard" ---------------------------------------------------

production("condition", Exists, "there (is|'s) a {filter:filter}", check=_one)
production("condition", Exists, "a {filter:filter} is on the battlefield", check=_one)
production("condition", Exists, "there is another {filter:filter}", check=_one, other=True)


def _none(filter: Filter) -> Unless:
    return Unless(Exists(filter))


production("condition", _none, "there are no {filter:filter}", check=_many,
           unbuild=lambda n: {"filter": n.condition.filter})  # fmt: skip
production("condition", _none, "no {filter:filter} are on the battlefield", check=_many,
           unbuild=lambda n: {"filter": n.condition.filter})  # fmt: skip


def _there_are(filter: Filter, count: Quantity, compare: Compare) -> Compares:
    return Compares(Count(filter), compare, count)


def _there_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Count)
    return {"filter": node.left.filter, "count": node.right, "compare": node.compare}


production("condition", _there_are, "there are {count:many} {compare:compare} {filter:filter}", check=_many,
           unbuild=_there_parts)  # fmt: skip


def _hold_cards(
    player: PlayerRef, count: Quantity, compare: Compare, zone: Zone = Zone.HAND
) -> Compares:
    filter_ = Filter((IsCard(), InZone(zone, player)), zone)
    return Compares(Count(filter_), compare, count)


def _cards_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Count)
    where = node.left.filter.predicates[1]
    assert isinstance(where, InZone)
    return {"player": where.player, "count": node.right, "compare": node.compare}


def _single(values: dict[str, Any]) -> bool:
    return isinstance(values["player"], You | ThatPlayer)


production("condition", _hold_cards, "{player:player} have {count:many} {compare:compare} cards in (hand|their hand)",
           check=_single, unbuild=_cards_parts)  # fmt: skip
production("condition", _hold_cards, "{player:player} have exactly {count:many} cards in hand", check=_single,
           unbuild=_cards_parts, compare=Compare.EQUAL)  # fmt: skip
production("condition", _hold_cards, "{player:player} have no cards in hand", check=_single,
           unbuild=_cards_parts, compare=Compare.EQUAL, count=Number(0))  # fmt: skip
production("condition", _hold_cards, "{player:player} have {count:many} {compare:compare} cards in (your|their) graveyard",
           check=_single, unbuild=_cards_parts, zone=Zone.GRAVEYARD)  # fmt: skip


def _life(player: PlayerRef, count: Quantity, compare: Compare) -> Compares:
    return Compares(LifeTotal(player), compare, count)


def _life_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, LifeTotal)
    return {"player": node.left.player, "count": node.right, "compare": node.compare}


production("condition", _life, "{player:player} have {count:amount} {compare:compare} life", check=_single,
           unbuild=_life_parts)  # fmt: skip

production("condition", Compares, "there are {right:many} {compare:compare} {left:differing-among}")
production("differing-among", Different, "card types among {filter:filter}", what="card type")
production("differing-among", Different, "colors among {filter:filter}", what="color")


def _total(filter: Filter, what: str, right: Quantity, compare: Compare) -> Compares:
    return Compares(Greatest(what, filter, total=True), compare, right)


def _total_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Greatest)
    return {"filter": node.left.filter, "what": node.left.what, "right": node.right, "compare": node.compare}


production("condition", _total, "{filter:filter} have total {what:measure} {right:amount} {compare:compare}",
           check=_many, unbuild=_total_parts)  # fmt: skip


def _targets(reference: Reference, filter: Filter) -> Matches:
    return Matches(reference, Filter((Targets(filter),), Zone.STACK))


production("condition", _targets, "{reference:definite} target {filter:targeted}",
           unbuild=lambda n: {"reference": n.reference, "filter": n.filter.predicates[0].filter})  # fmt: skip


def _is_in(reference: Reference, zone: Zone, player: PlayerRef | None = None) -> Matches:
    return Matches(reference, Filter((InZone(zone, player),), zone))


def _is_in_parts(node: Matches) -> dict[str, Any]:
    where = node.filter.predicates[0]
    assert isinstance(where, InZone)
    return {"reference": node.reference, "zone": where.zone, "player": where.player}


production("condition", _is_in, "{reference:definite} is in {player:possessive} {zone:ownzone}", unbuild=_is_in_parts)
production("condition", _is_in, "{reference:definite} (is|'s) on the battlefield", zone=Zone.BATTLEFIELD,
           unbuild=_is_in_parts)  # fmt: skip

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
    "freerunning", "sneak", "mayhem", "web-slinging", "warp", "cleave", "miracle", "unearth")}))  # fmt: skip
production("condition", WasPaid, "{reference:definite} was {cost:paid}")
production("condition", WasPaid, "{reference:whose} {cost:costname} was paid")


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
