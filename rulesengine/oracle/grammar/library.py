"""Looking into libraries and hands: search, reveal, look, the rest (rules 701.20, 701.23)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    LookAtHand,
    LookAtTop,
    Move,
    PutRest,
    Reveal,
    RevealUntil,
    Search,
)
from rulesengine.ir.conditions import SearchedLibrary
from rulesengine.ir.effects import Do, MayDo
from rulesengine.ir.filters import Filter, IsReference
from rulesengine.ir.quantities import Number, ThatMuch
from rulesengine.ir.refs import Determiner, It, Objects, PlayerRef, Reference, TopCards, You
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_singular

B, H, L, G, E = Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE


def _as_many(what: Reference) -> bool:
    """ "Shuffles all permanents, then reveals that many cards": one instruction, in the words of planes."""
    return isinstance(what, TopCards) and isinstance(what.count, ThatMuch)


production("action", Search, "search {whose:possessive} library for {what:object}")
production(
    "action",
    Search,
    "search {whose:possessive} library and graveyard for {what:object}",
    zones=(L, G),
)
production(
    "action",
    Search,
    "search {whose:possessive} library and / or graveyard for {what:object}",
    zones=(L, G),
    choice=True,
)
production(
    "action",
    Search,
    "search {whose:possessive} hand and / or library for {what:object}",
    zones=(H, L),
    choice=True,
)
production(
    "action",
    Search,
    "search {whose:possessive} library , hand , and / or graveyard for {what:object}",
    zones=(L, H, G),
    choice=True,
)
production(
    "action",
    Search,
    "search {whose:possessive} graveyard , hand , and / or library for {what:object}",
    zones=(G, H, L),
    choice=True,
)
production(
    "condition", SearchedLibrary, "(you|they|that player) search (your|their) library this way"
)
production(
    "action",
    Search,
    "search {whose:possessive} graveyard , hand , and library for {what:object}",
    zones=(G, H, L),
)
production("action", Reveal, "reveal {what:object}", check=lambda v: not _as_many(v["what"]))
production(
    "action", LookAtTop, "look at the top card of {whose:possessive} library", count=Number(1)
)
production("action", LookAtTop, "look at the top {count:many} cards of {whose:possessive} library")
production("action", LookAtHand, "look at {whose:possessive} hand")
production("action", LookAtHand, "reveal {whose:possessive} hand", reveal=True)
for _verb, _exile in (("reveal", False), ("exile", True)):
    production("action", RevealUntil,
               f"{_verb} cards from the top of {{whose:possessive}} library until (you|they) "
           f"{_verb} a {{filter:filter}}",
               exile=_exile, check=lambda v: is_singular(v["filter"]))  # fmt: skip

# The rest ------------------------------------------------------------------------------------------------

_REST = "(the rest|the other)"
_PLACES: tuple[tuple[str, dict[str, Any]], ...] = (
    (
        f"{_REST} on the bottom of (your|their) library in a random order",
        {"to": L, "position": -1, "random": True},
    ),
    (f"{_REST} on the bottom of (your|their) library in any order", {"to": L, "position": -1}),
    (f"{_REST} on the bottom of (your|their) library", {"to": L, "position": -1}),
    (f"{_REST} on top of (your|their) library in any order", {"to": L, "position": 0}),
    (f"{_REST} back on top of (your|their) library in any order", {"to": L, "position": 0}),
    (f"{_REST} into (your|their) graveyard", {"to": G}),
    (f"{_REST} into (your|their) hand", {"to": H}),
)
for _text, _where in _PLACES:
    production("action", PutRest, f"put {_text}", of_slot=-1, **_where)
    production("rest", PutRest, _text, of_slot=-1, **_where)

declare(Words("chosenplace", {"into your hand": H, "into your graveyard": G, "into their hand": H,
                              "onto the battlefield": B, "on top of your library": L,
                              "into exile": E}))  # fmt: skip


def _put_both(what: Reference, to: Zone, rest: PutRest, who: PlayerRef | None = None) -> Do:
    position = 0 if to is L else None
    return Do(who or You(), (Move(what, to, position), rest))


def _both_parts(node: Do) -> dict[str, Any]:
    move, rest = node.actions
    assert isinstance(move, Move)
    return {"what": move.what, "to": move.to, "rest": rest, "who": node.who}


def _may_put(what: Reference, to: Zone, rest: PutRest, who: PlayerRef) -> MayDo:
    return MayDo(who, _put_both(what, to, rest, who))


def _may_parts(node: MayDo) -> dict[str, Any]:
    assert isinstance(node.effect, Do)
    return _both_parts(node.effect)


def _one_of_them() -> Objects:
    """ "Put one onto the battlefield and the other into your hand": one of those found."""
    return Objects(Determiner.CHOOSE, Filter((IsReference(It("them")),)), Number(1))


production("one-found", _one_of_them, "one", unbuild=lambda n: {})
for _tapped in (False, True):
    production("action", Move, "put {what:one-found} onto the battlefield" + " tapped" * _tapped,
               to=B, tapped=_tapped)  # fmt: skip
production("action", PutRest, "the other into your hand", of_slot=-1, to=H)
_PUT = "put {what:object} {to:chosenplace} and {rest:rest}"
production("simple", _put_both, _PUT, unbuild=_both_parts)
production("simple", _may_put, "{who:player} may " + _PUT, unbuild=_may_parts)
production("simple", _put_both, "{who:player} " + _PUT, unbuild=_both_parts)
