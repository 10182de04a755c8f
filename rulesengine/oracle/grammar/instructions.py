"""More instructions: life totals set, several tokens or counters at once, control that may be gained."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    CreateSeveral,
    CreateTokens,
    DealDamage,
    PutCounters,
    SetLife,
    SkipDraw,
)
from rulesengine.ir.changes import Change, ChangeControl
from rulesengine.ir.conditions import DidThisTurn, ExcessDealt
from rulesengine.ir.effects import Continuous, Do, MayDo
from rulesengine.ir.filters import AnyOf, AttachedTo, Filter, InZone, Measures, Not
from rulesengine.ir.quantities import Number, Quantity, Sum
from rulesengine.ir.refs import Both, PlayerRef, Reference, You
from rulesengine.ir.statics import Changes, DefinesPT
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Compare, Duration, Zone
from rulesengine.oracle.category import ListOf, declare, production


def _set_life(player: PlayerRef, amount: Quantity) -> Do:
    return Do(player, (SetLife(amount),))


production("action", SkipDraw, "skip that draw")
production("simple", _set_life, "{player:possessive} life total become {amount:value}",
           unbuild=lambda n: {"player": n.who, "amount": n.actions[0].amount})  # fmt: skip

# Several kinds of tokens, created at once (111.1) ---------------------------------------------------------

production("token-item", CreateTokens, "{count:count} {token:token}")
production("token-item", CreateTokens, "{count:count} tapped {token:token}", tapped=True)
_items = ListOf("token-items", "token-item", ("and", ",", ", and"), least=2, most=5)
_items.check = lambda values, gaps: gaps[-1] != 1 and all(gap == 1 for gap in gaps[:-1])
declare(_items)
production("action", CreateSeveral, "create {parts:token-items}")


def _put_both(
    count: Quantity, kind: str, on: Reference, more: Quantity, other: str, onto: Reference
) -> Do:
    return Do(You(), (PutCounters(count, kind, on), PutCounters(more, other, onto)))


def _put_parts(node: Do) -> dict[str, Any]:
    one, two = node.actions
    assert isinstance(one, PutCounters)
    assert isinstance(two, PutCounters)
    return {"count": one.count, "kind": one.kind, "on": one.on,
            "more": two.count, "other": two.kind, "onto": two.on}  # fmt: skip


production("simple", _put_both,
           "put {count:count} {kind:counterkind} counter on {on:object} and {more:count} {other:counterkind} "
           "counter on {onto:object}", unbuild=_put_parts)  # fmt: skip

# "You may gain control of …" --------------------------------------------------------------------------------


def _may_control(who: PlayerRef, what: Reference, duration: Duration = Duration.PERMANENT) -> MayDo:
    return MayDo(who, Continuous(what, (ChangeControl(who),), duration))


def _may_parts(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Continuous)
    return {"who": node.who, "what": node.effect.what, "duration": node.effect.duration}


production(
    "simple", _may_control, "{who:you} may gain control of {what:object}", unbuild=_may_parts
)
production("simple", _may_control, "{who:you} may gain control of {what:object} {duration:duration}",
           unbuild=_may_parts)  # fmt: skip

# Excess damage (120.4a) -----------------------------------------------------------------------------------------

production("object-action", DealDamage,
           "{source:object} deal {amount:amount} damage to {to:recipient} . excess damage is dealt to "
           "{excess_to:player} instead")  # fmt: skip
production(
    "condition",
    ExcessDealt,
    "excess damage was dealt [to (that creature|it|a creature|a permanent)] this way",
)

# Noun phrases, numbers, conditions ---------------------------------------------------------------------------


def _either_size(to: Quantity, compare: Compare) -> AnyOf:
    sizes = (Measures("power", compare, to), Measures("toughness", compare, to))
    return AnyOf(tuple(Filter((size,)) for size in sizes))


def _size_parts(node: AnyOf) -> dict[str, Any]:
    size = node.options[0].predicates[0]
    assert isinstance(size, Measures)
    return {"to": size.to, "compare": size.compare}


production("post", _either_size, "with power or toughness {to:amount} {compare:compare}",
           unbuild=_size_parts)  # fmt: skip
production("post", AttachedTo, "that (is|'s|are) attached to {reference:object}")


def _and_more(power: Quantity, plus: int) -> DefinesPT:
    return DefinesPT(power, Sum(power, Number(plus)))


def _and_more_parts(node: DefinesPT) -> dict[str, Any]:
    assert isinstance(node.toughness, Sum)
    assert isinstance(node.toughness.right, Number)
    return {"power": node.power, "plus": node.toughness.right.value}


production("static-effect", _and_more,
           "(~|this creature) 's power is equal to {power:value} and its toughness is equal to that number plus "
           "{plus:digits}", unbuild=_and_more_parts)  # fmt: skip
production(
    "condition", DidThisTurn, "you gained or lost life this turn", what="you gained or lost life"
)
production("trigger-one", PlayerTrigger, "{who:player} expend {nth:digits}", what="expend")

# "The same is true for …": the change applies beyond the battlefield (604.3) -----------------------------------


def _same_for(
    what: Reference, changes: tuple[Change, ...], spells: Reference, cards: Reference
) -> Changes:
    return Changes(Both((what, spells, cards)), changes)


def _same_parts(node: Changes) -> dict[str, Any]:
    assert isinstance(node.what, Both)
    what, spells, cards = node.what.parts
    return {"what": what, "changes": node.changes, "spells": spells, "cards": cards}


production("static-effect", _same_for,
           "{what:bare} {changes:changes} . the same is true for {spells:bare} and {cards:bare}",
           unbuild=_same_parts)  # fmt: skip
production("post", Not, "that aren't on the battlefield", predicate=InZone(Zone.BATTLEFIELD))
