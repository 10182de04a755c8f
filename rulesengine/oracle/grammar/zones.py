"""Moving objects between zones: exile, return, put, search (rules 400, 701.13, 701.23)."""

from __future__ import annotations

from rulesengine.ir.actions import LookAtTop, Move, PutRest, Search
from rulesengine.ir.quantities import Number
from rulesengine.ir.refs import OwnerOf, Reference, You
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production


def _exile_until(what: Reference, source: str) -> Move:
    return Move(what, E, verb="exile", until_source_leaves=True)


def _exile_until_parts(node: Move) -> dict[str, object]:
    return {"what": node.what, "source": ""}


B, H, L, G, E = Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE

production("action", Move, "exile {what:object}", to=E, verb="exile")
production("action", Move, "exile {what:object} face down", to=E, verb="exile", face_down=True)
production("action", _exile_until, "exile {what:object} until {source:sourceword} leave the battlefield",
           unbuild=_exile_until_parts)  # fmt: skip
_HAND = "(its owner 's hand|their owner 's hand|your hand|their hand)"
production("action", Move, f"return {{what:object}} to {_HAND}", to=H, verb="return")
production(
    "action",
    Move,
    "return {what:object} to the battlefield [tapped! tapped]",
    to=B,
    verb="return",
)
production("action", Move, "return {what:object} to the battlefield [tapped! tapped] under your control",
           to=B, verb="return", under=You())  # fmt: skip
production("action", Move,
           "return {what:object} to the battlefield [tapped! tapped] under {under:possessive} control",
           to=B, verb="return", check=lambda v: isinstance(v["under"], OwnerOf))  # fmt: skip
production("action", Move, "put {what:object} into (your hand|their hand|its owner 's hand)", to=H)
production("action", Move, "put {what:object} onto the battlefield [tapped! tapped]", to=B)
production("action", Move, "put {what:object} onto the battlefield [tapped! tapped] under your control",
           to=B, under=You())  # fmt: skip
production("action", Move,
           "put {what:object} onto the battlefield [tapped! tapped] under {under:possessive} control",
           to=B, check=lambda v: isinstance(v["under"], OwnerOf))  # fmt: skip
production("action", Move, "put {what:object} into (its owner 's graveyard|your graveyard|their graveyard|"
           "their owner 's graveyard)", to=G)  # fmt: skip
_LIBRARY = "(its owner 's library|their owner 's library|your library|their library)"
production(
    "action", Move, f"put {{what:object}} on top of {_LIBRARY} [in any order]", to=L, position=0
)
production(
    "action",
    Move,
    f"put {{what:object}} on the bottom of {_LIBRARY} [in any order]",
    to=L,
    position=-1,
)
production("action", Move, f"shuffle {{what:object}} into {_LIBRARY}", to=L, verb="shuffle")

# Libraries ------------------------------------------------------------------------------------------

production("action", Search, "search {whose:possessive} library for {what:object}")
production("action", LookAtTop, "look at the top {count:many} card of {whose:possessive} library")
production(
    "action", LookAtTop, "look at the top card of {whose:possessive} library", count=Number(1)
)
production("action", LookAtTop, "reveal the top card of {whose:possessive} library", count=Number(1),
           reveal=True)  # fmt: skip
production("action", LookAtTop, "reveal the top {count:many} card of {whose:possessive} library",
           reveal=True)  # fmt: skip
production("action", PutRest, "put the rest on the bottom of (your|their) library in a random order",
           of_slot=-1, to=L, position=-1, random=True)  # fmt: skip
production("action", PutRest, "put the rest on the bottom of (your|their) library in any order",
           of_slot=-1, to=L, position=-1)  # fmt: skip
production("action", PutRest, "put the (rest|other) into (your|their) graveyard", of_slot=-1, to=G)
production("action", PutRest, "put the (rest|other) on the bottom of (your|their) library",
           of_slot=-1, to=L, position=-1)  # fmt: skip
