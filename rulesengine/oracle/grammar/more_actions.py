"""More instructions: one of two actions, what is left of a choice, doubling, repeating (608.2, 701.10)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    Action,
    ChangeTargets,
    ChooseObjects,
    ChoosePlayers,
    DealDamage,
    Discard,
    DoubleCounters,
    Draw,
    EitherOf,
    EndTurn,
    LoseLife,
    Mill,
    Move,
    PutItsCounters,
    Sacrifice,
    SacrificeRest,
    SkipNext,
)
from rulesengine.ir.changes import Become, Change, SetTypes
from rulesengine.ir.effects import (
    Continuous,
    Do,
    Doubled,
    Effect,
    MayDo,
    OnlyOnce,
    OtherAmountIf,
    RepeatProcess,
    Sequence,
    StillA,
    Where,
)
from rulesengine.ir.quantities import Number, Quantity, Sum, ThatMuch
from rulesengine.ir.refs import (
    AttackedBy,
    Determiner,
    It,
    Objects,
    PlayerRef,
    Players,
    Reference,
    Who,
    You,
)
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import ListOf, declare, include, production
from rulesengine.oracle.grammar.sentences import inflected
from rulesengine.oracle.grammar.words import Phrase

B, H = Zone.BATTLEFIELD, Zone.HAND

# One of two ------------------------------------------------------------------------------------------

production("either-action", Sacrifice, "sacrifice {what:object} [of their choice]")
production("either-action", Discard, "discard {what:object}")
production("either-action", LoseLife, "lose {amount:amount} life")
production("either-action", Draw, "draw {count:count} card")
_either = ListOf("either-actions", "either-action", ("or",), least=2, most=2)
_either.check = lambda values, gaps: (
    type(values[0]) is not type(values[1]) and inflected(values[0]) == inflected(values[1])
)
declare(_either)
production("action", EitherOf, "{parts:either-actions}")

# What is left of a choice ------------------------------------------------------------------------------


def _keep(who: PlayerRef, what: Reference) -> Do:
    assert isinstance(what, Objects)
    return Do(who, (ChooseObjects(what), SacrificeRest(what)))


def _kept(node: Do) -> dict[str, Any]:
    chosen = node.actions[0]
    assert isinstance(chosen, ChooseObjects)
    return {"who": node.who, "what": chosen.what}


production("simple", _keep, "{who:player} choose {what:objects} , then sacrifice the rest", unbuild=_kept,
           check=lambda v: isinstance(v["what"], Objects)
           and v["what"].determiner is Determiner.CHOOSE)  # fmt: skip

# Players -------------------------------------------------------------------------------------------------

production("action", ChoosePlayers, "choose {who:targeted-player}")
for _word, _who in (("player", Who.PLAYER), ("opponent", Who.OPPONENT)):
    production(
        "targeted-player", Players, f"target {_word}", determiner=Determiner.TARGET, who=_who
    )
production(
    "players", Players, "each other opponent", determiner=Determiner.ALL, who=Who.OTHER_OPPONENT
)
production("action", SkipNext, "skip their next {what:skipped} [this turn]")
production("action", EndTurn, "end the turn")


def _have_them(who: PlayerRef, whom: PlayerRef, actions: tuple[Action, ...]) -> MayDo:
    return MayDo(who, Do(whom, actions))


def _them(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Do)
    return {"who": node.who, "whom": node.effect.who, "actions": node.effect.actions}


production("simple", _have_them, "{who:you} may have {whom:player} {actions:actions}", unbuild=_them,
           check=lambda v: not inflected(v["actions"][0]) and not isinstance(v["whom"], You))  # fmt: skip
include("recipient", "attacked")
production(
    "attacked", AttackedBy, "the player or planeswalker {attacker:definite} (is|'s) attacking"
)

# Counters, sizes, numbers ----------------------------------------------------------------------------------

production("action", PutItsCounters, "put {off:whose} counters on {onto:object}")
production("action", PutItsCounters, "put {off:whose} {kind:counterkind} counters on {onto:object}")
production("action", DoubleCounters, "double the number of each kind of counter on {on:object}")
production("simple", Doubled, "double the power of {what:object} {duration:duration}", power=True,
           toughness=False)  # fmt: skip
production(
    "simple", Doubled, "double {what:whose} power {duration:duration}", power=True, toughness=False
)
for _text in ("the power and toughness of {what:object}", "{what:whose} power and toughness"):
    production(
        "simple", Doubled, f"double {_text} {{duration:duration}}", power=True, toughness=True
    )
production("action", Mill, "mill cards equal to {count:value}")


def _that_many_more(plus: int) -> Draw:
    return Draw(Sum(ThatMuch(), Number(plus)))


def _plus(node: Draw) -> dict[str, Any]:
    assert isinstance(node.count, Sum)
    assert isinstance(node.count.right, Number)
    return {"plus": node.count.right.value}


production("action", _that_many_more, "draw that many cards plus {plus:numeral}", unbuild=_plus)

# The place before the thing --------------------------------------------------------------------------------

_OWNER = "(its owner 's|their owner 's|your|their)"
production("action", Move, "return to the battlefield {what:object}", to=B, verb="return")
production("action", Move, f"return to {_OWNER} hand {{what:object}}", to=H, verb="return")
production("action", Move, "put onto the battlefield {what:object}", to=B)
production("action", Move, "put onto the battlefield under your control {what:object}", to=B)
for _verb, _text in (
    ("return", "return {what:object} to the battlefield"),
    ("put", "put {what:object} onto the battlefield"),
):
    production("action", Move, _text + " under your control tapped [attacking! and attacking]", to=B,
               verb=_verb, tapped=True)  # fmt: skip

# Again, twice, instead -----------------------------------------------------------------------------------------

production("clause", RepeatProcess, "repeat this process", times=Number(1))
production("clause", RepeatProcess, "repeat this process once", times=Number(1))
production("clause", RepeatProcess, "repeat this process {times:more-times}")
production("more-times", Number, "{value:numeral} more times")


def _then_deal(
    what: Reference, changes: tuple[Change, ...], duration: Duration, amount: Quantity,
    to: Reference | PlayerRef,
) -> Sequence:  # fmt: skip
    hit = DealDamage(what, amount, to)
    return Sequence((Continuous(what, changes, duration), Do(You(), (hit,))))


def _dealt(node: Sequence) -> dict[str, Any]:
    change, do = node.effects
    assert isinstance(change, Continuous)
    assert isinstance(do, Do)
    hit = do.actions[0]
    assert isinstance(hit, DealDamage)
    return {"what": change.what, "changes": change.changes, "duration": change.duration,
            "amount": hit.amount, "to": hit.to}  # fmt: skip


production("simple", _then_deal,
           "{what:definite} {changes:changes} {duration:duration} and deal {amount:amount} damage to {to:recipient}",
           unbuild=_dealt)  # fmt: skip


def _where_then(effect: Effect, x: Quantity, then: Effect) -> Sequence:
    return Sequence((Where(effect, x), then))


def _where_parts(node: Sequence) -> dict[str, Any]:
    first, then = node.effects
    assert isinstance(first, Where)
    return {"effect": first.effect, "x": first.x, "then": then}


production("clause", _where_then, "{effect:simple} , where x is {x:value} , then {then:clauses}",
           unbuild=_where_parts)  # fmt: skip


# What is still so, what may be done but once ----------------------------------------------------------------------


def _becomes_and_more(values: dict[str, Any]) -> bool:
    effect = values["effect"]
    return (
        isinstance(effect, Continuous)
        and len(effect.changes) > 1
        and any(isinstance(change, Become | SetTypes) for change in effect.changes)
    )


production("clause", StillA, "{effect:simple} . (it 's|he 's|she 's|they 're|they are) still "
           "(a land|land|a planeswalker|an artifact|an enchantment)", check=_becomes_and_more)  # fmt: skip
production("clause", StillA, "{effect:until-then} . (it 's|he 's|she 's|they 're|they are) still "
           "(a land|land|a planeswalker|an artifact|an enchantment)", check=_becomes_and_more)  # fmt: skip
production("until-then", Continuous, "{duration:duration} , {what:subjects} {changes:changes}")
production("clause", OnlyOnce, "do this only once each turn")

# New targets, in a sentence of their own -----------------------------------------------------------------------------


def _new_targets(who: PlayerRef, what: Reference) -> MayDo:
    return MayDo(who, Do(who, (ChangeTargets(what),)))


production("simple", _new_targets, "{who:player} may choose new targets for {what:the-copy}",
           unbuild=lambda n: {"who": n.who, "what": n.effect.actions[0].what})  # fmt: skip
production("the-copy", It, "the {noun:copynoun}")
production("the-copy", It, "that {noun:copynoun}")
declare(Phrase("copynoun", "copy, copies"))

# Another amount of damage ------------------------------------------------------------


def _one_hit(values: dict[str, Any]) -> bool:
    effect = values["effect"]
    return (
        isinstance(effect, Do)
        and len(effect.actions) == 1
        and isinstance(effect.actions[0], DealDamage)
    )


production("clause", OtherAmountIf,
           "{effect:simple} . if {condition:conditions} , (~|it|he|she|this creature|this artifact|this enchantment|"
           "that creature) deal {amount:amount} damage instead", check=_one_hit)  # fmt: skip
