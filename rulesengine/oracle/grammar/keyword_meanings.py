"""Clauses that the rules' own definitions of keywords use (rule 702)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    CastCard,
    CopyOnStack,
    EnterWithCounters,
    Move,
    PlayCard,
    PutCounters,
    PutRest,
    RemoveDamage,
)
from rulesengine.ir.changes import CantHave, Must, NoManaCost
from rulesengine.ir.conditions import AnyHolds, Compares, IfDone, Matches, Unless, WasPaid
from rulesengine.ir.effects import Continuous, Do, Effect, MayDo, Sequence
from rulesengine.ir.filters import Filter, InZone, IsType, Measures
from rulesengine.ir.quantities import (
    DoneThisWay,
    Happened,
    LibrarySize,
    Measure,
    Number,
    Quantity,
    Times,
    TimesPaid,
)
from rulesengine.ir.refs import Antecedent, Determiner, It, Itself, Players, Reference, Who, You
from rulesengine.ir.statics import (
    AsEnters,
    EntersWith,
    EntersWithIf,
    Instead,
    MayLook,
    PlayersCant,
    Would,
)
from rulesengine.ir.triggers import ObjectTrigger, PlayerTrigger, ZoneChangeTrigger
from rulesengine.ir.words import CardType, Compare, Duration, Zone
from rulesengine.oracle.category import ListOf, Words, declare, production


def _suspend_play() -> MayDo:
    play = PlayCard(It("it", Antecedent.SOURCE), free=True, haste=True)
    return MayDo(You(), Do(You(), (play,)))


# Copies for each time something was done (storm 702.40a, replicate 702.56a) --------------------------


def _copies(what: Reference, count: Quantity) -> Do:
    return Do(You(), (CopyOnStack(what, count, new_targets=True),))


def _copies_parts(node: Do) -> dict[str, Any]:
    action = node.actions[0]
    assert isinstance(action, CopyOnStack)
    return {"what": action.what, "count": action.count}


production("clause", _copies, "copy {what:object} for each {count:per} . if the spell has any "
           "targets , you may "
           "choose new targets for any of the copies", unbuild=_copies_parts)  # fmt: skip
production(
    "per", Happened, "other spell that was cast before it this turn", what="spells cast before it"
)
production("per", Happened, "permanent that was put into a graveyard from the battlefield this turn",
           what="permanents put into graveyards")  # fmt: skip
_PAID = (
    "replicate", "squad", "awaken", "surge", "evoke", "dash", "blitz", "prowl", "buyback", "entwine",
    "offspring", "conspire", "casualty", "madness", "spectacle", "emerge", "overload", "mutate",
    "disturb", "flashback", "escape", "unearth",
)  # fmt: skip
declare(Words("paidcost", {name: name for name in _PAID}))
production("per", TimesPaid, "time (its|this spell 's) {cost:paidcost} cost was paid")
production("condition", WasPaid, "a {cost:paidcost} cost was paid for (it|this spell)")

# Cascade (702.85a) ------------------------------------------------------------------------------------

production("post", Measures, "whose {what:measure} is less than {to:value}", compare=Compare.LESS)


def _may_cast_cheaper(what: Reference) -> MayDo:
    return MayDo(You(), Do(You(), (CastCard(what, free=True, cheaper_than_source=True),)))


def _may_cast_parts(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Do)
    action = node.effect.actions[0]
    assert isinstance(action, CastCard)
    return {"what": action.what}


production("clause", _may_cast_cheaper, "you may cast {what:object} without paying its mana cost if "
           "the resulting "
           "spell 's mana value is less than this spell 's mana value", unbuild=_may_cast_parts)  # fmt: skip
production("action", PutRest, "put all cards exiled this way that weren't cast on the bottom of "
           "your library in a "
           "random order", of_slot=-1, to=Zone.LIBRARY, position=-1, random=True, all_exiled=True)  # fmt: skip

# Umbra armor (702.89a) --------------------------------------------------------------------------------

production("action", RemoveDamage, "remove all damage marked on {what:object}")

# As it enters: devour (702.82a), amplify (702.38a), sunburst (702.44a) ----------------------------------


def _as_enters(effect: Effect, kind: str, count: Quantity) -> AsEnters:
    assert isinstance(count, Number)
    each = Times(count.value, DoneThisWay(), form=count.form)
    return AsEnters(
        Itself("object"), Sequence((effect, Do(You(), (EnterWithCounters(kind, each),))))
    )


def _counted(values: dict[str, Any]) -> bool:
    return isinstance(values["count"], Number)


def _as_enters_parts(node: AsEnters) -> dict[str, Any]:
    assert isinstance(node.effect, Sequence)
    first, second = node.effect.effects
    assert isinstance(second, Do)
    action = second.actions[0]
    assert isinstance(action, EnterWithCounters)
    assert isinstance(action.count, Times)
    count = Number(action.count.factor, form=action.count.form)
    return {"effect": first, "kind": action.kind, "count": count}


_WAYS = "(creature|card|artifact|land|permanent|food|token) (sacrificed|revealed) this way"
production("per-way", DoneThisWay, _WAYS)
production("static-effect", _as_enters,
           "as this object enter , {effect:clauses} . this permanent enter with {count:count} "
           "{kind:counterkind} counter "
           "on it <count> for each " + _WAYS, unbuild=_as_enters_parts,
           check=_counted)  # fmt: skip
production("static-effect", _as_enters,
           "as this object enter , {effect:clauses} . this permanent enter with {count:count} "
           "{kind:counterkind} counter "
           "on it <count> for each " + _WAYS + " . you can't reveal this card or any other cards "
           "that are entering the "
           "battlefield at the same time as this card", unbuild=_as_enters_parts, check=_counted)  # fmt: skip


def _as_enters_equal(effect: Effect, kind: str, count: Quantity) -> AsEnters:
    put = Do(You(), (EnterWithCounters(kind, count),))
    return AsEnters(Itself("object"), Sequence((effect, put)))


def _equal_parts(node: AsEnters) -> dict[str, Any]:
    assert isinstance(node.effect, Sequence)
    first, second = node.effect.effects
    assert isinstance(second, Do)
    action = second.actions[0]
    assert isinstance(action, EnterWithCounters)
    return {"effect": first, "kind": action.kind, "count": action.count}


production("static-effect", _as_enters_equal,
           "as this object enter , {effect:clauses} . this permanent enter with a number of {kind:counterkind} counters "
           "on it equal to {count:value}", unbuild=_equal_parts)  # fmt: skip


# Dredge (702.52a) ---------------------------------------------------------------------------------------


def _may_instead(would: Would, effect: Effect) -> Instead:
    return Instead(would, effect, optional=True)


production("static-effect", _may_instead, "if {would:would} , you may instead {effect:clauses}",
           unbuild=lambda n: {"would": n.would, "effect": n.effect})  # fmt: skip
production("condition", Compares, "you have at least {right:many} cards in your library",
           left=LibrarySize(You()), compare=Compare.AT_LEAST)  # fmt: skip

# Sunburst (702.44a) ----------------------------------------------------------------------------------------

_CREATURE = Filter((IsType(CardType.CREATURE),))
production("condition", Matches, "this object is entering as a creature , ignoring any "
           "type-changing effects that would "
           "affect it", reference=Itself("object"), filter=_CREATURE)  # fmt: skip
production(
    "static-effect",
    EntersWithIf,
    "if {condition:condition} , {then:it-enters} . otherwise , {otherwise:it-enters}",
)


def _it_enters(kind: str, per: Quantity) -> EntersWith:
    return EntersWith(Itself("object"), counters=((kind, per),))


production("it-enters", _it_enters, "it enter with a {kind:counterkind} counter on it for each {per:per}",
           unbuild=lambda n: {"kind": n.counters[0][0], "per": n.counters[0][1]})  # fmt: skip

# Hideaway (702.75a) ------------------------------------------------------------------------------------------

production("static-effect", MayLook, "the player who controls the permanent that exiled this card "
           "may look at this card "
           "in the exile zone")  # fmt: skip

# Casting for a cost: madness (702.35a), miracle (702.94a) ----------------------------------------------------------------------------------------

production("static-effect", Instead, "if a player would discard this card , that player discards it "
           ", but exiles it "
           "instead of putting it into their graveyard",
           would=Would("be discarded", Itself("card")),
           effect=Do(You(), (Move(It("it", Antecedent.AFFECTED), Zone.EXILE, verb="exile"),)))  # fmt: skip


production(
    "trigger",
    ZoneChangeTrigger,
    "{subject:itself} is exiled this way",
    from_zone=Zone.HAND,
    to_zone=Zone.EXILE,
)
production(
    "trigger", PlayerTrigger, "{who:you} reveal {object:itself} this way", what="reveal this way"
)

# Scavenge (702.97a), embalm and eternalize (702.128a, 702.129a) ----------------------------------------------

production(
    "action",
    PutCounters,
    "put a number of {kind:counterkind} counters equal to {count:value} on {on:object}",
)
production(
    "value",
    Measure,
    "the {what:measure} of the card you exiled",
    reference=Itself("card"),
)
production("change", NoManaCost, "have no mana cost")

# Provoke (702.39a) -------------------------------------------------------------------------------------------


def _provoke(what: Reference) -> MayDo:
    return MayDo(
        You(), Continuous(what, (Must("block", Itself("creature")),), Duration.END_OF_COMBAT)
    )


def _provoke_parts(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Continuous)
    return {"what": node.effect.what}


production("clause", _provoke, "you may choose to have {what:object} block this creature this combat if able",
           unbuild=_provoke_parts)  # fmt: skip

# Suspend (702.62a) ---------------------------------------------------------------------------------------------

production(
    "condition",
    Matches,
    "{reference:pronouns} (is|'s) exiled",
    filter=Filter((InZone(Zone.EXILE),), Zone.EXILE),
)
production("clause", _suspend_play, "you may play it without paying its mana cost if able . if you "
           "don't , it remains "
           "exiled . if you cast a creature spell this way , it gains haste until you lose control "
           "of the spell or the "
           "permanent it becomes", unbuild=lambda n: {})  # fmt: skip
production("trigger", ObjectTrigger, "the last {kind:counterkind} counter is removed from {subject:itself}",
           what="last counter removed")  # fmt: skip

# Conspire (702.78a), evolve (702.100a), fading (702.32a), cumulative upkeep (702.24a) ------------------------


def _copy_once(what: Reference) -> Do:
    return Do(You(), (CopyOnStack(what, Number(1), new_targets=True),))


production("clause", _copy_once, "copy {what:object} . if the spell has any targets , you may choose new targets for the "
           "copy", unbuild=lambda n: {"what": n.actions[0].what})  # fmt: skip


def _outgrows(one: Reference, other: Reference) -> AnyHolds:
    bigger = (
        Compares(Measure(what, one), Compare.GREATER, Measure(what, other))
        for what in ("power", "toughness")
    )
    return AnyHolds(tuple(bigger))


def _outgrows_parts(node: AnyHolds) -> dict[str, Any]:
    first = node.parts[0]
    assert isinstance(first, Compares)
    assert isinstance(first.left, Measure)
    assert isinstance(first.right, Measure)
    return {"one": first.left.reference, "other": first.right.reference}


production("condition", _outgrows, "{one:pronouns} 's power is greater than {other:itself} 's power and / or that creature "
           "'s toughness is greater than this creature 's toughness", unbuild=_outgrows_parts)  # fmt: skip
production("condition", Unless, "you can't", condition=IfDone())
production("condition", Unless, "{condition:was-kicked}")
production("was-kicked", WasPaid, "{reference:definite} wasn't kicked", cost="kicker")
production("change", CantHave, "can't have or gain {keywords:keywordnames}")
production("change", CantHave, "can't have or gain {keywords:onekeyword}")
declare(ListOf("onekeyword", "keywordname", (",",), most=1))


def _cant_be_cast(filter: Filter) -> PlayersCant:
    return PlayersCant(Players(Determiner.ALL, Who.PLAYER), "cast", filter)


production("static-effect", _cant_be_cast, "{filter:filter} can't be cast", unbuild=lambda n: {"filter": n.filter},
           check=lambda v: v["filter"].zone is Zone.STACK)  # fmt: skip
production("trigger-one", ZoneChangeTrigger, "{subject:itself} is put into your hand from your graveyard",
           from_zone=Zone.GRAVEYARD, to_zone=Zone.HAND)  # fmt: skip
