"""Preventing damage, sending it elsewhere, and what follows from it (rules 614.9, 615)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesengine.ir.actions import DealDamage, PreventDamage, PutCounters
from rulesengine.ir.conditions import DamageWasPrevented
from rulesengine.ir.effects import Do, Effect, GameRule, If, WhenYouDo
from rulesengine.ir.filters import Filter, IsChosen
from rulesengine.ir.node import Node
from rulesengine.ir.quantities import DamagePrevented, Number, Quantity
from rulesengine.ir.refs import Both, Determiner, Objects, PlayerRef, Reference, You
from rulesengine.ir.statics import (
    DamageCantBePrevented,
    LifeFloor,
    Prevent,
    PreventWould,
    Redirect,
    Several,
    Would,
)
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import ListOf, declare, include, production
from rulesengine.oracle.grammar.nouns import is_singular

# Whom and by whom ---------------------------------------------------------------------------------------

include("shielded-one", "object", "player", "bare")
declare(ListOf("shieldeds", "shielded-one", ("and", "and / or", "or"), least=2, most=3))
production("shielded-both", Both, "{parts:shieldeds}",
           check=lambda v: any(isinstance(part, PlayerRef) for part in v["parts"]))  # fmt: skip
include("shielded-thing", "object", "bare", "shielded-both")
include("shielded", "shielded-thing", "player")
production("chosensource", Objects, "a {filter:filter} of your choice", determiner=Determiner.CHOOSE,
           check=lambda v: is_singular(v["filter"]))  # fmt: skip


def _of_chosen_color(filter: Filter) -> Objects:
    narrowed = Filter((*filter.predicates, IsChosen("color")), filter.zone, form=filter.form)
    return Objects(Determiner.CHOOSE, narrowed)


def _chosen_color_parts(node: Objects) -> dict[str, Any]:
    kept = node.filter
    return {"filter": Filter(kept.predicates[:-1], kept.zone, form=kept.form)}


production("chosensource", _of_chosen_color, "a {filter:filter} of your choice of the chosen color",
           unbuild=_chosen_color_parts, check=lambda v: is_singular(v["filter"]))  # fmt: skip
include("dealer", "subject", "joined", "chosensource")

# "Prevent all damage that would be dealt …" ---------------------------------------------------------------

_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("damage", {}),
    ("combat damage", {"combat_only": True}),
    ("non combat damage", {"noncombat_only": True}),
)
_STANDING = (
    "that would be dealt to {to:shielded}",
    "that would be dealt by {by:dealer}",
    "that would be dealt to {to:shielded} by {by:dealer}",
    "[that] {by:dealer} would deal",
    "[that] {by:dealer} would deal to {to:shielded}",
)
_THIS_TURN = (
    "that would be dealt this turn",
    "that would be dealt to {to:shielded} this turn",
    "that would be dealt this turn to {to:shielded}",
    "that would be dealt by {by:dealer} this turn",
    "that would be dealt this turn by {by:dealer}",
    "that would be dealt to {to:shielded} this turn by {by:dealer}",
    "that would be dealt this turn to {to:shielded} by {by:dealer}",
    "that would be dealt to {to:shielded} by {by:dealer} this turn",
    "[that] {by:dealer} would deal this turn",
    "[that] {by:dealer} would deal to {to:shielded} this turn",
)
for _kind, _how in _KINDS:
    for _text in _STANDING:
        production("prevents", Prevent, f"prevent all {_kind} {_text}", **_how)
    for _text in _THIS_TURN:
        production("prevent", PreventDamage, f"prevent all {_kind} {_text}", amount=None, **_how)
for _text in (
    "that would be dealt to {to:shielded} this turn",
    "that would be dealt this turn to {to:shielded}",
    "{by:dealer} would deal to {to:shielded} this turn",
    "that {by:dealer} would deal to {to:shielded} this turn",
):
    production("prevent", PreventDamage, f"prevent the next {{amount:amount}} damage {_text}")
include("static-effect", "prevents")
include("action", "prevent")


production("clause", GameRule, "{duration:duration} , {effect:prevents}")


def _to_and_by(what: Reference, combat_only: bool) -> Do:
    to = PreventDamage(None, what, None, combat_only=combat_only)
    return Do(You(), (to, PreventDamage(None, None, what, combat_only=combat_only)))


for _kind, _only in (("damage", False), ("combat damage", True)):
    production("simple", _to_and_by,
               f"prevent all {_kind} that would be dealt to and dealt by {{what:object}} this turn",
               combat_only=_only, unbuild=lambda n: {"what": n.actions[0].to})  # fmt: skip


def _to_and_by_lasting(what: Reference, duration: Duration) -> GameRule:
    return GameRule(Several((Prevent(to=what), Prevent(by=what))), duration)


production("clause", _to_and_by_lasting,
           "{duration:duration} , prevent all damage that would be dealt to and dealt by {what:object}",
           unbuild=lambda n: {"duration": n.duration, "what": n.effect.parts[0].to})  # fmt: skip

# "The next time a source of your choice would deal damage to you this turn, prevent that damage" (615.8) ----


def _next_time(by: Reference, to: Reference | PlayerRef | None = None) -> PreventDamage:
    return PreventDamage(None, to, by, next_time=True)


_NEXT = "the next time {by:chosensource} would deal damage"
production("prevent-next", _next_time, _NEXT + " to {to:shielded} this turn , prevent that damage",
           unbuild=lambda n: {"by": n.by, "to": n.to})  # fmt: skip
production("prevent-next", _next_time, _NEXT + " this turn , prevent that damage",
           unbuild=lambda n: {"by": n.by, "to": n.to})  # fmt: skip
production("simple", lambda action: Do(You(), (action,)), "{action:prevent-next}",
           unbuild=lambda n: {"action": n.actions[0]})  # fmt: skip

# What follows from it (615.5) ---------------------------------------------------------------------------------

production("value", DamagePrevented, "the [amount of] damage prevented this way")
production("per-amount", lambda one: DamagePrevented(), "{one:digits} damage prevented this way",
           check=lambda v: v["one"] == 1, unbuild=lambda n: {"one": 1})  # fmt: skip
include("per", "per-amount")
production("action", PutCounters, "for each {count__per:per-amount} , put {count:count} {kind:counterkind} "
           "counter on {on:object}")  # fmt: skip
production("condition", DamageWasPrevented, "damage is prevented this way")
production("clause", lambda effect: If(DamageWasPrevented(), WhenYouDo(effect)),
           "when damage is prevented this way , {effect:clauses}",
           unbuild=lambda n: {"effect": n.then.effect})  # fmt: skip


def _says_prevented(node: Any) -> bool:
    if isinstance(node, DamagePrevented | DamageWasPrevented):
        return True
    if isinstance(node, tuple):
        return any(map(_says_prevented, node))
    if isinstance(node, Node):
        return any(_says_prevented(getattr(node, name)) for name in node.__dataclass_fields__)
    return False


def _and_then(prevent: PreventDamage, then: Effect) -> Do:
    return Do(You(), (replace(prevent, then=then),))


def _and_then_parts(node: Do) -> dict[str, Any]:
    action = node.actions[0]
    assert isinstance(action, PreventDamage)
    return {"prevent": replace(action, then=None), "then": action.then}


for _category in ("prevent", "prevent-next"):
    production("clause", _and_then, f"{{prevent:{_category}}} . {{then:clauses}}", unbuild=_and_then_parts,
               check=lambda v: _says_prevented(v["then"]))  # fmt: skip

# "If damage would be dealt to it, prevent that damage and …" -----------------------------------------------

_WOULD = "if {would:would-damage} , prevent "
for _amount in ("that damage", "{amount:digits-number} of that damage"):
    production("static-effect", PreventWould, _WOULD + _amount)
    production("static-effect", PreventWould, f"{_WOULD}{_amount} and {{then:clauses}}")
    production("static-effect", PreventWould, f"{_WOULD}{_amount} . {{then:effect}}")
production("digits-number", Number, "{value:digits}")
for _up in (True, False):
    production("static-effect", PreventWould,
               f"{_WOULD}half that damage , rounded {'up' if _up else 'down'}", half_up=_up)  # fmt: skip
for _kind, _combat in (("damage", None), ("combat damage", True), ("non combat damage", False)):
    production("would-damage", Would, f"{{subject:subject}} would be dealt {_kind}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would, f"{_kind} would be dealt to {{subject:subject}}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would, f"{_kind} would be dealt to {{player:player}}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would, f"{{source:subject}} would deal {_kind} to {{subject:subject}}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would, f"{{source:subject}} would deal {_kind} to {{player:player}}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would, f"{{source:subject}} would deal {_kind}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    production("would-damage", Would,
               f"{{source:subject}} would deal {_kind} to {{player:you}} or {{subject:objects}}",
               what="be dealt damage", combat=_combat)  # fmt: skip
    for _whom in ("{player:player}", "{subject:subject}", "{player:you} or {subject:objects}"):
        production("would-damage-now", Would, f"{{source:subject}} would deal {_kind} to {_whom} this turn",
                   what="be dealt damage", combat=_combat)  # fmt: skip
include("would", "would-damage")

# "Damage can't be prevented" (615.12) -----------------------------------------------------------------------

production("static-effect", DamageCantBePrevented, "damage can't be prevented")
production("static-effect", DamageCantBePrevented,
           "[combat] damage that would be dealt by {by:dealer} can't be prevented")  # fmt: skip
production("clause", lambda: GameRule(DamageCantBePrevented(), Duration.THIS_TURN),
           "damage can't be prevented this turn", unbuild=lambda n: {})  # fmt: skip
production("object-action", DealDamage,
           "{source:object} deal {amount:amount} damage to {to:recipient} . (the|this) damage can't be prevented",
           unpreventable=True)  # fmt: skip

production("static-effect", lambda least, again: LifeFloor(least),
           "damage that would reduce your life total to less than {least:digits} reduces it to {again:digits} "
           "instead", check=lambda v: v["least"] == v["again"],
           unbuild=lambda n: {"least": n.least, "again": n.least})  # fmt: skip

# Sent elsewhere (614.9) -----------------------------------------------------------------------------------------


def _redirect(
    to: Reference | PlayerRef,
    subject: Reference | None = None,
    player: PlayerRef | None = None,
    source: Reference | None = None,
    amount: Quantity | None = None,
    next_time: bool = False,
) -> GameRule:
    would = Would("be dealt damage", subject, player, source)
    return GameRule(Redirect(would, to, amount, next_time), Duration.THIS_TURN)


def _redirect_parts(node: GameRule) -> dict[str, Any]:
    redirect = node.effect
    assert isinstance(redirect, Redirect)
    would = redirect.would
    return {"to": redirect.to, "subject": would.subject, "player": would.player,
            "source": would.source, "amount": redirect.amount}  # fmt: skip


_INSTEAD = "is dealt to {to:recipient} instead"
for _whom in ("{subject:shielded-thing}", "{player:player}"):
    production("clause", _redirect,
               f"the next {{amount:amount}} damage that would be dealt to {_whom} this turn {_INSTEAD}",
               unbuild=_redirect_parts)  # fmt: skip
    production("clause", _redirect,
               f"the next {{amount:amount}} damage that {{source:chosensource}} would deal to {_whom} this turn "
               f"{_INSTEAD}", unbuild=_redirect_parts)  # fmt: skip
    production("clause", _redirect, f"all damage that would be dealt to {_whom} this turn {_INSTEAD}",
               unbuild=_redirect_parts)  # fmt: skip
    production("clause", _redirect,
               f"all damage that would be dealt to {_whom} this turn by {{source:chosensource}} {_INSTEAD}",
               unbuild=_redirect_parts)  # fmt: skip
    production("clause", _redirect,
               f"the next time damage would be dealt to {_whom} this turn , that damage {_INSTEAD}",
               unbuild=_redirect_parts, next_time=True)  # fmt: skip
    production("clause", _redirect,
               f"the next time {{source:chosensource}} would deal damage to {_whom} this turn , that damage "
               f"{_INSTEAD}", unbuild=_redirect_parts, next_time=True)  # fmt: skip
    production("static-effect", lambda to, subject=None, player=None: Redirect(
        Would("be dealt damage", subject, player), to),
        f"all damage that would be dealt to {_whom} {_INSTEAD}",
        unbuild=lambda n: {"to": n.to, "subject": n.would.subject, "player": n.would.player})  # fmt: skip
