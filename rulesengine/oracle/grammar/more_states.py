"""More conditions: parties, comparisons with every opponent, where a thing came from (603.4, 700.8)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import Compares, DidThisTurn, Matches, SomePlayer, TurnIs, Unless
from rulesengine.ir.filters import (
    ControlledBy,
    EnteredFrom,
    Filter,
    HasCounter,
    InZone,
    IsAttacking,
    IsCard,
    IsPermanent,
)
from rulesengine.ir.quantities import (
    Count,
    Half,
    LibrarySize,
    LifeTotal,
    Number,
    PartySize,
    Quantity,
    StartingLife,
    Sum,
)
from rulesengine.ir.refs import Determiner, PlayerRef, Players, Reference, ThatPlayer, Who, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular
from rulesengine.oracle.grammar.quantities import counted

# A party (700.8) -------------------------------------------------------------------------------------------

counted(PartySize, "creature in your party")
production(
    "condition",
    Compares,
    "you have a full party",
    left=PartySize(),
    compare=Compare.EQUAL,
    right=Number(4),
)

# Every opponent --------------------------------------------------------------------------------------------


def _cards(player: PlayerRef, zone: Zone) -> Count:
    return Count(Filter((IsCard(), InZone(zone, player)), zone))


def _most_cards(zone: Zone) -> SomePlayer:
    less = Compares(_cards(ThatPlayer(), zone), Compare.LESS, _cards(You(), zone))
    return SomePlayer(Players(Determiner.ALL, Who.OPPONENT), less, True)


production("condition", _most_cards, "you have more cards in {zone:theirzone} than each opponent",
           unbuild=lambda n: {"zone": n.condition.left.filter.zone})  # fmt: skip


def _most_life() -> SomePlayer:
    less = Compares(LifeTotal(ThatPlayer()), Compare.LESS, LifeTotal(You()))
    return SomePlayer(Players(Determiner.ALL, Who.OPPONENT), less, True)


production(
    "condition",
    _most_life,
    "you have more life than each (opponent|other player)",
    unbuild=lambda n: {},
)


def _held(filter: Filter, player: PlayerRef) -> Filter:
    return Filter((*filter.predicates, ControlledBy(player)), filter.zone, form=filter.form)


def _controls_more(player: PlayerRef, filter: Filter) -> Compares:
    return Compares(Count(_held(filter, player)), Compare.GREATER, Count(_held(filter, You())))


def _more_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Count)
    *kept, control = node.left.filter.predicates
    assert isinstance(control, ControlledBy)
    filter = Filter(tuple(kept), node.left.filter.zone, form=node.left.filter.form)
    return {"player": control.player, "filter": filter}


production("condition", _controls_more, "{player:thatplayer} control more {filter:filter} than you",
           unbuild=_more_parts, check=lambda v: is_plural(v["filter"]))  # fmt: skip
production("thatplayer", ThatPlayer, "that (player|opponent)")


def _controls_one(player: PlayerRef, filter: Filter) -> Compares:
    return Compares(Count(_held(filter, player)), Compare.EQUAL, Number(1))


production("condition", _controls_one, "{player:you} control exactly one {filter:filter}", unbuild=_more_parts,
           check=lambda v: is_singular(v["filter"]))  # fmt: skip

# Numbers ---------------------------------------------------------------------------------------------------


def _fewer(count: Quantity) -> Compares:
    return Compares(_cards(You(), Zone.HAND), Compare.LESS, count)


production("condition", _fewer, "you have fewer than {count:many} cards in hand",
           unbuild=lambda n: {"count": n.right})  # fmt: skip
production(
    "condition",
    Compares,
    "you have exactly {right:amount} life",
    left=LifeTotal(You()),
    compare=Compare.EQUAL,
)
production("condition", Compares, "your library have no cards in it", left=LibrarySize(You()),
           compare=Compare.EQUAL, right=Number(0))  # fmt: skip


def _above_start(more: int) -> Compares:
    return Compares(LifeTotal(You()), Compare.AT_LEAST, Sum(StartingLife(), Number(more)))


def _above_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.right, Sum)
    assert isinstance(node.right.right, Number)
    return {"more": node.right.right.value}


production("condition", _above_start, "you have at least {more:digits} life more than your starting life total",
           unbuild=_above_parts)  # fmt: skip
production("value", StartingLife, "your starting life total")
production("value", lambda up: Half(StartingLife(), up), "half your starting life total , rounded up", up=True,
           unbuild=lambda n: {})  # fmt: skip
production(
    "halfstart",
    lambda: Half(StartingLife(), True),
    "half your starting life total",
    unbuild=lambda n: {},
)
production("condition", Compares, "your life total is less than or equal to {right:halfstart}",
           left=LifeTotal(You()), compare=Compare.AT_MOST)  # fmt: skip

# Turns -----------------------------------------------------------------------------------------------------


def _not_turn(player: PlayerRef) -> Unless:
    return Unless(TurnIs(player))


production("condition", _not_turn, "it (isn't|'s not) {player:theirs} turn",
           unbuild=lambda n: {"player": n.condition.player})  # fmt: skip
production("theirs", ThatPlayer, "their")
production("theirs", ThatPlayer, "that (player|opponent) 's")
production(
    "condition",
    DidThisTurn,
    "it 's the first combat phase of the turn",
    what="in first combat phase",
)
production("condition", DidThisTurn,
           "you attacked with creatures with total power {at_least:digits} or greater this combat",
           what="attacked this combat with power", player=You())  # fmt: skip
_DESCENDED = Filter((IsPermanent(), IsCard()), Zone.GRAVEYARD)
production("condition", DidThisTurn, "you descended this turn", what="put into graveyard", player=You(),
           filter=_DESCENDED)  # fmt: skip

# One thing -------------------------------------------------------------------------------------------------


def _some_counter() -> Filter:
    return Filter((HasCounter(None),))


production("somecounter", _some_counter, "(counters|a counter|one or more counters) on (it|him|her)",
           unbuild=lambda n: {})  # fmt: skip
production("condition", Matches, "{reference:definite} (have|had) {filter:somecounter}")


def _came_from(reference: Reference, zone: Zone, player: PlayerRef | None = None) -> Matches:
    return Matches(reference, Filter((EnteredFrom(zone, player),)))


def _from_parts(node: Matches) -> dict[str, Any]:
    came = node.filter.predicates[0]
    assert isinstance(came, EnteredFrom)
    return {"reference": node.reference, "player": came.player, "zone": came.zone}


production("condition", _came_from, "{reference:definite} entered from {player:possessive} {zone:ownzone}",
           unbuild=_from_parts)  # fmt: skip
production("condition", _came_from, "{reference:definite} entered from a graveyard", zone=Zone.GRAVEYARD,
           unbuild=_from_parts)  # fmt: skip
production(
    "condition",
    _came_from,
    "{reference:definite} entered from exile",
    zone=Zone.EXILE,
    unbuild=_from_parts,
)


def _alone(reference: Reference) -> Matches:
    return Matches(reference, Filter((IsAttacking(alone=True),)))


production("condition", _alone, "{reference:definite} (is|'s) attacking alone",
           unbuild=lambda n: {"reference": n.reference})  # fmt: skip
