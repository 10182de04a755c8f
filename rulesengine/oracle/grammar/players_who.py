"""Players picked out by what they have or did: "each opponent who lost life this turn" (rules 101.4, 608.2c)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    Compares,
    DoneTo,
    Exists,
    PlayerDid,
    Unless,
)
from rulesengine.ir.effects import Do
from rulesengine.ir.filters import ControlledBy, Filter, InZone, IsCard
from rulesengine.ir.quantities import Count, CountPlayers, LifeTotal, PlayerCounters, Quantity
from rulesengine.ir.refs import AllOf, Determiner, Players, PlayersWho, PlayerTried, Who, You
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular
from rulesengine.oracle.grammar.sentences import inflected

# "Each player who …" ---------------------------------------------------------------------------------

for _word, _who in (("player", Who.PLAYER), ("opponent", Who.OPPONENT)):
    production("each-player", Players, f"each {_word}", determiner=Determiner.ALL, who=_who)
    production("one-player", Players, _word, determiner=Determiner.ALL, who=_who)
production(
    "each-player", Players, "each other player", determiner=Determiner.ALL, who=Who.OTHER_PLAYER
)
production("player", PlayersWho, "{who:each-player} who {condition:of-player}")
production("each-one", PlayersWho, "{who:one-player} who {condition:of-player}")
production("one-such", PlayersWho, "{who:one-player} who {condition:of-player}")
production("per", CountPlayers, "{player:one-such}")

# What is said of the player: `PlayerTried` is the one it is asked of ------------------------------------


def _theirs(filter: Filter) -> Filter:
    return Filter((*filter.predicates, ControlledBy(PlayerTried())), filter.zone, form=filter.form)


def _bare(filter: Filter) -> Filter:
    return Filter(filter.predicates[:-1], filter.zone, form=filter.form)


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


def _many(values: dict[str, Any]) -> bool:
    return is_plural(values["filter"])


def _controls(filter: Filter) -> Exists:
    return Exists(_theirs(filter))


def _controls_none(filter: Filter) -> Unless:
    return Unless(_controls(filter))


def _controls_so_many(filter: Filter, count: Quantity, compare: Compare) -> Compares:
    return Compares(Count(_theirs(filter)), compare, count)


def _counted(node: Compares) -> Filter:
    assert isinstance(node.left, Count)
    return _bare(node.left.filter)


def _than_you(filter: Filter, compare: Compare) -> Compares:
    yours = Filter((*filter.predicates, ControlledBy(You())), filter.zone, form=filter.form)
    return Compares(Count(_theirs(filter)), compare, Count(yours))


production("of-player", _controls, "control a {filter:filter}", check=_one,
           unbuild=lambda n: {"filter": _bare(n.filter)})  # fmt: skip
production("of-player", _controls_none, "control no {filter:filter}", check=_many,
           unbuild=lambda n: {"filter": _bare(n.condition.filter)})  # fmt: skip
production("of-player", _controls_none, "don't control a {filter:filter}", check=_one,
           unbuild=lambda n: {"filter": _bare(n.condition.filter)})  # fmt: skip
production("of-player", _controls_so_many, "control {count:many} {compare:compare} {filter:filter}", check=_many,
           unbuild=lambda n: {"filter": _counted(n), "count": n.right, "compare": n.compare})  # fmt: skip
for _than, _compare in (("more", Compare.GREATER), ("fewer", Compare.LESS)):
    production("of-player", _than_you, f"control {_than} {{filter:filter}} than you", check=_many,
               compare=_compare, unbuild=lambda n: {"filter": _counted(n)})  # fmt: skip
    production("of-player", Compares, f"have {_than.replace('fewer', 'less')} life than you", compare=_compare,
               left=LifeTotal(PlayerTried()), right=LifeTotal(You()))  # fmt: skip


def _cards(count: Quantity, compare: Compare, zone: Zone) -> Compares:
    return Compares(Count(Filter((IsCard(), InZone(zone, PlayerTried())), zone)), compare, count)


def _counters(kind: str, count: Quantity, compare: Compare) -> Compares:
    return Compares(PlayerCounters(kind, PlayerTried()), compare, count)


production("of-player", _cards, "have {count:many} {compare:compare} cards in {zone:theirzone}",
           unbuild=lambda n: {"count": n.right, "compare": n.compare, "zone": None})  # fmt: skip
production("of-player", _counters, "have {count:many} {compare:compare} {kind:playercounter} counters",
           unbuild=lambda n: {"count": n.right, "compare": n.compare, "kind": n.left.kind})  # fmt: skip

# What the player did as the instruction before said (608.2c) -----------------------------------------------

production("of-player", PlayerDid, "(do|did)", player=PlayerTried())
production("of-player", Unless, "(don't|didn't|can't)", condition=PlayerDid(PlayerTried()))
production("of-player", PlayerDid, "searched (their|a) library this way", player=PlayerTried())
declare(Words("player-did", {"discarded": "discarded", "sacrificed": "sacrificed", "milled": "milled",
                             "exiled": "exiled", "drew": "drawn"}))  # fmt: skip


def _did(what: str, filter: Filter) -> DoneTo:
    return DoneTo(what, filter, by=PlayerTried())


def _did_not(what: str, filter: Filter) -> Unless:
    return Unless(_did(what, filter))


production("of-player", _did, "{what:player-did} a {filter:filter} this way", check=_one,
           unbuild=lambda n: {"what": n.what, "filter": n.filter})  # fmt: skip
declare(
    Words("player-did-not", {"discard": "discarded", "sacrifice": "sacrificed", "draw": "drawn"})
)
production("of-player", _did_not, "didn't {what:player-did-not} a {filter:filter} this way", check=_one,
           unbuild=lambda n: {"what": n.condition.what, "filter": n.condition.filter})  # fmt: skip

# "You and target opponent each …" ------------------------------------------------------------------------------

include("one-of-both", "you", "player")
_both = ListOf("both-players", "one-of-both", ("and",), least=2, most=2)
_both.check = lambda values, gaps: isinstance(values[0], You) and not isinstance(values[1], You)
declare(_both)
production("you-and", AllOf, "{parts:both-players}")
production("simple", Do, "{who:you-and} each {actions:actions}",
           check=lambda v: not inflected(v["actions"][0]))  # fmt: skip
