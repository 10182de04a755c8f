"""Conditions: after "if", "unless", "as long as" (rules 603.4, 604.2)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    Compares,
    Exists,
    Matches,
    SomePlayer,
    Unless,
)
from rulesengine.ir.filters import (
    ControlledBy,
    Filter,
    HasDesignation,
    InZone,
    IsCard,
    OwnedBy,
    Targets,
)
from rulesengine.ir.quantities import (
    Count,
    CountPlayers,
    Different,
    Greatest,
    LibrarySize,
    LifeTotal,
    Number,
    PlayerCounters,
    Quantity,
)
from rulesengine.ir.refs import Determiner, PlayerRef, Players, Reference, ThatPlayer, Who, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import Words, declare, production
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


production("condition", _controls_count, "{player:player} control {count:many} {compare:compare} "
           "{filter:filter}",
           check=_many_of_one, unbuild=_count_parts)  # fmt: skip
production("condition", _controls_others, "{player:player} control {count:many} {compare:compare} "
           "other {filter:filter}",
           check=_many_of_one, unbuild=_count_parts)  # fmt: skip
production("condition", _controls_others, "{player:player} control at least {count:many} other "
           "{filter:filter}",
           check=_many_of_one, unbuild=_count_parts, compare=Compare.AT_LEAST)  # fmt: skip
production("condition", _controls_count, "{player:player} control exactly {count:many} {filter:filter}",
           check=_many_of_one, unbuild=_count_parts, compare=Compare.EQUAL)  # fmt: skip

# "An opponent controls more lands than you" ----------------------------------------------------------


def _some(who: PlayerRef, left: Quantity, compare: Compare, right: Quantity) -> SomePlayer:
    every = isinstance(who, Players) and who.determiner is Determiner.ALL
    return SomePlayer(who, Compares(left, compare, right), every)


def _more(who: PlayerRef, filter: Filter, compare: Compare) -> SomePlayer:
    """Inside, the player tried is a `ThatPlayer`, which the binder binds to `who`."""
    theirs = Count(_with(filter, ThatPlayer()))
    return _some(who, theirs, compare, Count(_with(filter, You())))


def _more_parts(node: SomePlayer) -> dict[str, Any]:
    assert isinstance(node.condition, Compares)
    assert isinstance(node.condition.left, Count)
    return {
        "who": node.who,
        **_without(node.condition.left.filter),
        "compare": node.condition.compare,
    }


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
    return {
        "who": node.who,
        "count": node.condition.right,
        "compare": node.condition.compare,
        "zone": None,
    }


production("condition", _some_cards, "{who:players} have {count:many} {compare:compare} cards in "
           "{zone:theirzone}",
           unbuild=_some_cards_parts)  # fmt: skip
production("condition", _some_cards, "{who:players} have no cards in {zone:theirzone}", count=Number(0),
           compare=Compare.EQUAL, unbuild=_some_cards_parts)  # fmt: skip
declare(
    Words(
        "theirzone", {"hand": Zone.HAND, "their hand": Zone.HAND, "their graveyard": Zone.GRAVEYARD}
    )
)


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


production("condition", _hold_cards, "{player:player} have {count:many} {compare:compare} cards in "
           "(hand|their hand)",
           check=_single, unbuild=_cards_parts)  # fmt: skip
production("condition", _hold_cards, "{player:player} have exactly {count:many} cards in hand", check=_single,
           unbuild=_cards_parts, compare=Compare.EQUAL)  # fmt: skip
production("condition", _hold_cards, "{player:player} have no cards in hand", check=_single,
           unbuild=_cards_parts, compare=Compare.EQUAL, count=Number(0))  # fmt: skip
production("condition", _hold_cards, "{player:player} have {count:many} {compare:compare} cards in "
           "(your|their) graveyard",
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
production("differing-among", Different, "mana values among {filter:filter}", what="mana value")
production("differing-among", Different, "colors among {filter:filter}", what="color")


def _total(filter: Filter, what: str, right: Quantity, compare: Compare) -> Compares:
    return Compares(Greatest(what, filter, total=True), compare, right)


def _total_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Greatest)
    return {
        "filter": node.left.filter,
        "what": node.left.what,
        "right": node.right,
        "compare": node.compare,
    }


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


production(
    "condition",
    _is_in,
    "{reference:definite} is in {player:possessive} {zone:ownzone}",
    unbuild=_is_in_parts,
)
production("condition", _is_in, "{reference:definite} (is|'s) on the battlefield", zone=Zone.BATTLEFIELD,
           unbuild=_is_in_parts)  # fmt: skip


def _some_library(count: Quantity, compare: Compare) -> SomePlayer:
    return _some(Players(Determiner.CHOOSE, Who.PLAYER), LibrarySize(ThatPlayer()), compare, count)


production("condition", _some_library, "a library have {count:many} {compare:compare} cards in it",
           unbuild=_some_cards_parts)  # fmt: skip

# Commanders, poison, opponents ------------------------------------------------------------------------

_COMMANDER = Filter((HasDesignation("commander"), OwnedBy(You()), ControlledBy(You())))
production("condition", Exists, "you control your commander", filter=_COMMANDER)


def _poisoned(who: PlayerRef, count: Quantity, compare: Compare) -> SomePlayer:
    return _some(who, PlayerCounters("poison", ThatPlayer()), compare, count)


production("condition", _poisoned, "{who:players} have {count:many} {compare:compare} poison counters",
           unbuild=_some_cards_parts)  # fmt: skip
production("condition", Compares, "you have {right:many} {compare:compare} opponents",
           left=CountPlayers(Players(Determiner.ALL, Who.OPPONENT)))  # fmt: skip
