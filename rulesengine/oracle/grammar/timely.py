"""More trigger events and conditions: targets, damage, the first time, what it cost (603.2, 603.4)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import (
    AllHold,
    Compares,
    Condition,
    Exists,
    ManaSpent,
    Matches,
    Unless,
    WasCast,
)
from rulesengine.ir.filters import (
    ControlledBy,
    DealtDamageBy,
    Filter,
    HappenedThisTurn,
    HasNoAbilities,
    Measures,
    Shares,
    Targets,
)
from rulesengine.ir.quantities import Measure
from rulesengine.ir.refs import PlayerRef, Reference, TopCards
from rulesengine.ir.triggers import (
    AnyTrigger,
    CastTrigger,
    DamageTrigger,
    ObjectTrigger,
    PlayerTrigger,
    Trigger,
    ZoneChangeTrigger,
)
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular

B, G = Zone.BATTLEFIELD, Zone.GRAVEYARD

# Trigger events -----------------------------------------------------------------------------------------

for _kind, _combat in (("damage", None), ("combat damage", True), ("non combat damage", False)):
    production("trigger-one", DamageTrigger, f"{{to:player}} (is|are|'re) dealt {_kind}", source=None,
               combat=_combat)  # fmt: skip
production("trigger-one", ObjectTrigger,
           "{subject:event-subject} become the target of a {by:filter} for the first time each turn",
           what="become the target", nth=1)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} become the target of {object:objects}",
           what="become the target")  # fmt: skip
production("trigger-one", ZoneChangeTrigger, "{subject:event-subject} enter from (a|your) graveyard",
           from_zone=G, to_zone=B)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} mill {object:objects}", what="mill")
production("trigger-one", PlayerTrigger, "{who:player} mill one or more {object:bare}", what="mill",
           one_or_more=True)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} {what:playerevent} for the first time each turn",
           nth=1, check=lambda v: v["what"] not in ("gain life", "lose life"))  # fmt: skip
production("trigger-one", CastTrigger, "{who:player} cast {what:object} from your library",
           from_zone=Zone.LIBRARY)  # fmt: skip


_DEEDS = ("sacrifice", "discard", "play", "cast")


def _either_deed(one: str, other: str) -> Any:
    def deed(who: PlayerRef, what: str, thing: Reference) -> Trigger:
        return CastTrigger(who, thing) if what == "cast" else PlayerTrigger(who, what, thing)

    def made(who: PlayerRef, first: Reference, second: Reference) -> AnyTrigger:
        return AnyTrigger((deed(who, one, first), deed(who, other, second)))

    return made


def _deed_parts(node: AnyTrigger) -> dict[str, Any]:
    def thing(option: Any) -> Any:
        return option.what if isinstance(option, CastTrigger) else option.object

    return {
        "who": getattr(node.options[0], "who", None),
        "first": thing(node.options[0]),
        "second": thing(node.options[1]),
    }


for _first in _DEEDS:
    for _other in _DEEDS:
        if _first != _other:
            production("trigger-one", _either_deed(_first, _other),
                       f"{{who:player}} {_first} {{first:objects}} or {_other} {{second:objects}}",
                       unbuild=_deed_parts)  # fmt: skip

# Noun phrases ---------------------------------------------------------------------------------------------

production("post", DealtDamageBy, "dealt damage by {by:definite} this turn")
production("post", DealtDamageBy, "that was dealt damage by {by:definite} this turn")
production("post", HasNoAbilities, "with no abilities")

# Conditions -----------------------------------------------------------------------------------------------


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


def _narrowed(what: str, to: Any, compare: Compare) -> Filter:
    return Filter((Measures(what, compare, to),))


production("hasmeasure", _narrowed, "{what:measure} {to:amount} {compare:compare}",
           unbuild=lambda n: {"what": n.predicates[0].what, "to": n.predicates[0].to,
                              "compare": n.predicates[0].compare})  # fmt: skip
production("hasmeasure", lambda: Filter((Targets(Filter(), only=True),), Zone.STACK), "a single target",
           unbuild=lambda n: {})  # fmt: skip
production("condition", Matches, "{reference:definite} (have|had) {filter:hasmeasure}")


def _measured(one: Reference, what: str, other: Reference, compare: Compare) -> Compares:
    return Compares(Measure(what, one), compare, Measure(what, other))


def _measured_parts(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Measure)
    assert isinstance(node.right, Measure)
    return {"one": node.left.reference, "what": node.left.what, "other": node.right.reference}


for _than, _compare in (("greater", Compare.GREATER), ("less", Compare.LESS)):
    production("condition", _measured, f"{{one:whose}} {{what:measure}} is {_than} than {{other:whose}}",
               unbuild=_measured_parts, compare=_compare)  # fmt: skip


def _controls_both(player: PlayerRef, one: Filter, other: Filter) -> AllHold:
    return AllHold(tuple(Exists(_held(filter, player)) for filter in (one, other)))


def _held(filter: Filter, player: PlayerRef) -> Filter:
    return Filter((*filter.predicates, ControlledBy(player)), filter.zone, form=filter.form)


def _both_parts(node: AllHold) -> dict[str, Any]:
    found: list[Filter] = []
    player: PlayerRef | None = None
    for part in node.parts:
        assert isinstance(part, Exists)
        *kept, control = part.filter.predicates
        assert isinstance(control, ControlledBy)
        player = control.player
        found.append(Filter(tuple(kept), part.filter.zone, form=part.filter.form))
    return {"player": player, "one": found[0], "other": found[1]}


production("condition", _controls_both, "{player:you} control a {one:filter} and a {other:filter}",
           unbuild=_both_parts, check=lambda v: is_singular(v["one"]) and is_singular(v["other"]))  # fmt: skip


def _not_cast(reference: Reference) -> Unless:
    return Unless(WasCast(reference))


production("condition", _not_cast, "{reference:definite} wasn't cast",
           unbuild=lambda n: {"reference": n.condition.reference})  # fmt: skip
production("condition", lambda reference: Unless(WasCast(reference, "hand")),
           "you didn't cast {reference:definite} from your hand",
           unbuild=lambda n: {"reference": n.condition.reference})  # fmt: skip
production("condition", lambda reference: Unless(ManaSpent(1, None, reference)),
           "no mana was spent to cast {reference:definite}",
           unbuild=lambda n: {"reference": n.condition.reference})  # fmt: skip


def _shares(reference: Reference, what: str, other: Reference) -> Matches:
    return Matches(reference, Filter((Shares(what, other),)))


def _shares_parts(node: Matches) -> dict[str, Any]:
    shared = node.filter.predicates[0]
    assert isinstance(shared, Shares)
    return {"reference": node.reference, "what": shared.what, "other": shared.reference}


production("condition", _shares, "{reference:definite} share a {what:shareable} with {other:object}",
           unbuild=_shares_parts)  # fmt: skip
production("condition", lambda reference, what, other: Unless(_shares(reference, what, other)),
           "{reference:definite} don't share a {what:shareable} with {other:object}",
           unbuild=lambda n: _shares_parts(n.condition))  # fmt: skip


def _happened(reference: Reference, what: str) -> Condition:
    return Matches(reference, Filter((HappenedThisTurn(what),)))


production("condition", _happened, "{reference:definite} {what:happened} this turn",
           unbuild=lambda n: {"reference": n.reference, "what": n.filter.predicates[0].what})  # fmt: skip
production("topcard", TopCards, "the top card of {whose:possessive} library")
production("condition", Matches, "{reference:topcard} is a {filter:filter}", check=_one)
