"""Attack and block taxes, damage as though unblocked, abilities that can't be activated (508.1h, 602.5)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import Cant, Change, May, Must
from rulesengine.ir.costs import ManaCost, PayLife
from rulesengine.ir.filters import Filter
from rulesengine.ir.refs import Determiner, Objects, Reference
from rulesengine.ir.statics import Changes, Several
from rulesengine.oracle.category import ListOf, Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural
from rulesengine.oracle.grammar.statics import standing

# What must be paid to attack (508.1h) or block (509.1d) ------------------------------------------------------

_PAYS = "unless their controller (pays|pay) {unless_cost:taxes} for each "
declare(ListOf("taxes", "tax", ("and",), most=2))
production("tax", ManaCost, "{symbols:mana}")
production("tax", PayLife, "{amount:amount} life")
production("change", Cant, "can't attack {whom:player} " + _PAYS + "creature they control that 's attacking (you|them)",
           what="attack")  # fmt: skip
production("change", Cant,
           "can't attack {whom:player} or planeswalkers (you|they) control " + _PAYS + "of those creatures",
           what="attack player or their planeswalkers")  # fmt: skip
production(
    "change",
    Cant,
    "can't attack " + _PAYS + "creature they control that 's attacking",
    what="attack",
)
production(
    "change", Cant, "can't block " + _PAYS + "creature they control that 's blocking", what="block"
)
production("change", Cant, "can't block " + _PAYS + "of those creatures", what="block")
production("change", Cant, "can't attack unless you pay {unless_cost:taxes}", what="attack")
production(
    "change",
    Cant,
    "can't attack or block unless you pay {unless_cost:taxes}",
    what="attack or block",
)
production(
    "change", Cant, "can't attack or block " + _PAYS + "of those creatures", what="attack or block"
)

# What creatures may and must do --------------------------------------------------------------------------------

_UNBLOCKED = (
    "assign (its|their|his|her) combat damage as though (it|they|he|she) (wasn't|weren't) blocked"
)


def _may_assign(what: Reference) -> Changes:
    return Changes(what, (May("assign damage as though unblocked"),))


production("static-effect", _may_assign, f"you may have {{what:itself}} {_UNBLOCKED}",
           unbuild=lambda n: {"what": n.what})  # fmt: skip
production("static-effect", _may_assign, f"{{what:host}} 's controller may have (it|him|her) {_UNBLOCKED}",
           unbuild=lambda n: {"what": n.what})  # fmt: skip
declare(Words("maydo-more", {
    "can block creatures with shadow as though they didn't have shadow": "block creatures with shadow",
    "crews vehicles using its toughness rather than its power": "crew by toughness",
    "saddles mounts and crews vehicles using its toughness rather than its power":
        "saddle and crew by toughness",
}))  # fmt: skip
production("change", May, "{what:maydo-more}")
production("change", May, "crews vehicles as though its power were {count:digits} greater",
           what="crew as though stronger")  # fmt: skip
production("change", May, "saddles mounts and crews vehicles as though its power were {count:digits} greater",
           what="saddle and crew as though stronger")  # fmt: skip
production("change", Must, "is goaded", what="goaded")
production("change", Cant, "can't attack , block , or crew vehicles", what="attack, block, or crew")
production(
    "change", Cant, "can't attack , block , or transform", what="attack, block, or transform"
)

# Abilities that can't be activated (602.5) -----------------------------------------------------------------------

_NOT_MANA = "unless they 're mana abilities"
production("change", Cant, f"(its|their) activated abilities can't be activated {_NOT_MANA}",
           what="have nonmana abilities activated")  # fmt: skip


def _inactive(what: Reference, change: str) -> Changes:
    return Changes(what, (Cant(change),))


def _of(filter: Filter, change: str) -> Changes:
    return _inactive(Objects(Determiner.ALL, filter), change)


def _of_parts(node: Changes) -> dict[str, Any]:
    assert isinstance(node.what, Objects)
    return {"filter": node.what.filter}


for _tail, _change in (
    ("", "have abilities activated"),
    (" " + _NOT_MANA, "have nonmana abilities activated"),
):
    production("static-effect", _of, f"activated abilities of {{filter:filter}} can't be activated{_tail}",
               change=_change, unbuild=_of_parts, check=lambda v: is_plural(v["filter"]))  # fmt: skip
    production("static-effect", _inactive, f"{{what:host}} 's activated abilities can't be activated{_tail}",
               change=_change, unbuild=lambda n: {"what": n.what})  # fmt: skip

# Two subjects in one sentence ----------------------------------------------------------------------------------


def _two(
    what: Reference, changes: tuple[Change, ...], other: Reference, more: tuple[Change, ...]
) -> Several:
    return Several((Changes(what, changes), Changes(other, more)))


def _two_parts(node: Several) -> dict[str, Any]:
    one, two = node.parts
    assert isinstance(one, Changes)
    assert isinstance(two, Changes)
    return {"what": one.what, "changes": one.changes, "other": two.what, "more": two.changes}


production("static-effect", _two, "{what:definite} {changes:changes} and {other:bare} {more:changes}",
           unbuild=_two_parts, check=lambda v: standing(v["what"]) and standing(v["other"]))  # fmt: skip
