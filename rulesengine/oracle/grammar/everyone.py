"""What holds for all players, or for the rest of the game: the words of planes (rules 311.4, 604)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import AddMana
from rulesengine.ir.changes import Change, Must
from rulesengine.ir.conditions import Compares
from rulesengine.ir.effects import GameRule
from rulesengine.ir.filters import Filter, InZone, IsCard, IsReference
from rulesengine.ir.quantities import CountersOn, Quantity, Squared
from rulesengine.ir.refs import Determiner, It, Objects, PlayerRef, Players, Reference, Who, You
from rulesengine.ir.statics import (
    Changes,
    HandLimit,
    LookAnyTime,
    MayCast,
    PlayersCant,
    Prevent,
    Would,
)
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Compare, Duration, Zone
from rulesengine.oracle.category import production

ALL = Determiner.ALL
EVERYONE = Players(ALL, Who.PLAYER)
production(
    "players",
    Players,
    "starting with you , each player",
    determiner=ALL,
    who=Who.PLAYER,
    from_you=True,
)

# Static -------------------------------------------------------------------------------------------

for _what in ("attack", "block"):
    production("static-effect", PlayersCant,
               f"no more than {{at_most:many}} creatures can {_what} each combat",
               who=EVERYONE, what=f"{_what} with more")  # fmt: skip
production(
    "static-effect", PlayersCant, "{who:anyplayers} can't attack with creatures", what="attack"
)
production("static-effect", HandLimit, "{who:bareplayers} have no maximum hand size", limit=None)
production("static-effect", LookAnyTime,
           "{who:bareplayers} play with the top card of their libraries revealed", revealed=True)  # fmt: skip
production("static-effect", MayCast, "{who:bareplayers} may cast {what:filter} as though (it|they) had flash",
           flash=True, check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip
production("static-effect", MayCast,
           "{who:you} may play lands and cast {what:filter} from the top of {library:possessive} library",
           zone=Zone.LIBRARY, lands_too=True,
           check=lambda v: v["what"].zone is Zone.STACK and not isinstance(v["library"], You))  # fmt: skip
production("would", Would, "{subject:subject} would untap during {player:possessive} untap step",
           what="untap during untap step")  # fmt: skip


def _lured(what: Reference, changes: tuple[Change, ...]) -> Changes:
    return Changes(what, (*changes, Must("be blocked by all able")))


production("static-effect", _lured, "{what:host} {changes:changes} , and all creatures able to block it do so",
           unbuild=lambda n: {"what": n.what, "changes": n.changes[:-1]})  # fmt: skip

# For the rest of the game (611.2a): a rule, not a shield ------------------------------------------


def _this_game(by: Reference, to: Reference) -> GameRule:
    return GameRule(Prevent(to, by), Duration.PERMANENT)


def _this_game_parts(node: GameRule) -> dict[str, Any]:
    assert isinstance(node.effect, Prevent)
    return {"by": node.effect.by, "to": node.effect.to}


production("clause", _this_game, "prevent all damage that {by:subject} would deal this game to {to:subject}",
           unbuild=_this_game_parts)  # fmt: skip

# A card at random ---------------------------------------------------------------------------------


def _random_card(player: PlayerRef, zone: Zone) -> Objects:
    return Objects(Determiner.RANDOM, Filter((IsCard(), InZone(zone, player)), zone))


def _random_parts(node: Objects) -> dict[str, Any]:
    where = node.filter.predicates[1]
    assert isinstance(where, InZone)
    return {"player": where.player, "zone": where.zone}


production(
    "objects",
    _random_card,
    "a card at random from {player:possessive} {zone:ownzone}",
    unbuild=_random_parts,
)

# Cards revealed before, and their types of mana ------------------------------------------------------

production(
    "post", lambda: IsReference(It("revealed cards")), "revealed this way", unbuild=lambda n: {}
)
production(
    "trigger-one", PlayerTrigger, "{who:player} tap {object:object} for mana", what="tap for mana"
)
production("action", AddMana, "add one mana of any type {produced:that-one} produced")
production("that-one", It, "that {noun:thatnoun}")

# Counters and numbers -----------------------------------------------------------------------------


def _counters(reference: Reference, count: Quantity, compare: Compare, kind: str) -> Compares:
    return Compares(CountersOn(kind, reference), compare, count)


def _counters_parts(node: Compares) -> dict[str, Any]:
    left = node.left
    assert isinstance(left, CountersOn)
    return {
        "reference": left.reference,
        "kind": left.kind,
        "count": node.right,
        "compare": node.compare,
    }


production("statecondition", _counters,
           "{reference:itself} have {count:many} {compare:compare} {kind:counterkind} counters on it",
           unbuild=_counters_parts)  # fmt: skip
production("value", Squared, "the square of the number of {quantity:per-way}")
