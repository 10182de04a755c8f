"""Moving objects between zones: exile, return, put (rules 400, 701.13)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import Move
from rulesengine.ir.filters import Filter, InZone, IsCard
from rulesengine.ir.refs import (
    Both,
    Determiner,
    Objects,
    OwnerOf,
    PlayerRef,
    Reference,
    ThatPlayer,
    You,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import ListOf, Words, declare, production

B, H, L, G, E = Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE

# Exile -------------------------------------------------------------------------------------------------

_COUNTERS = "[with {counters:counterlist} on (it|them)]"
production("action", Move, f"exile {{what:object}} {_COUNTERS}", to=E, verb="exile")
production("action", Move, "exile {what:zonecards}", to=E, verb="exile")
declare(ListOf("zonecards-both", "zonecards", ("and",), least=1, most=3))
production(
    "action",
    Move,
    "shuffle {what:whole-zones} into (your|their|its owner 's) library",
    to=L,
    verb="shuffle",
)
production("whole-zones", Both, "{parts:zonecards-both}")


def _hand_and_graveyard(player: PlayerRef) -> Both:
    return Both(
        tuple(Objects(Determiner.ALL, Filter((IsCard(), InZone(z, player)), z)) for z in (H, G))
    )


def _of_player(node: Both) -> dict[str, Any]:
    part = node.parts[0]
    assert isinstance(part, Objects)
    where = part.filter.predicates[1]
    assert isinstance(where, InZone)
    return {"player": where.player}


production(
    "whole-zones", _hand_and_graveyard, "{player:possessive} hand and graveyard", unbuild=_of_player
)
production("action", Move, "exile {what:object} face down", to=E, verb="exile", face_down=True)


def _exile_until(what: Reference, source: str) -> Move:
    return Move(what, E, verb="exile", until_source_leaves=True)


def _exile_until_parts(node: Move) -> dict[str, Any]:
    return {"what": node.what, "source": ""}


production("action", _exile_until, "exile {what:object} until {source:sourceword} leave the battlefield",
           unbuild=_exile_until_parts)  # fmt: skip

# To the battlefield --------------------------------------------------------------------------------------


def _owner_or_you(values: dict[str, Any]) -> bool:
    return isinstance(values.get("under", You()), You | OwnerOf | ThatPlayer)


_STATE = (
    "[tapped! tapped [attacking! and attacking]] [transformed! [and] transformed] "
    "[under {under:possessive} control] [attached to {attached_to:object}] " + _COUNTERS
)
production("action", Move, f"return {{what:object}} to the battlefield {_STATE}", to=B, verb="return",
           check=_owner_or_you)  # fmt: skip
production(
    "action", Move, f"put {{what:object}} onto the battlefield {_STATE}", to=B, check=_owner_or_you
)
production("action", Move, "put {what:object} onto the battlefield from your hand tapped and attacking", to=B,
           tapped=True, attacking=True)  # fmt: skip

# To other zones ------------------------------------------------------------------------------------------

_OWNER = "(its owner 's|their owner 's|your|their|his owner 's|her owner 's)"
production("action", Move, f"return {{what:object}} to {_OWNER} hand", to=H, verb="return")
production("action", Move, f"put {{what:object}} into {_OWNER} hand", to=H)
production("action", Move, f"put {{what:object}} into {_OWNER} graveyard", to=G)
production(
    "action",
    Move,
    f"put {{what:object}} on top of {_OWNER} library [in any order]",
    to=L,
    position=0,
)
production("action", Move, f"put {{what:object}} on the bottom of {_OWNER} library [in (any|a "
           f"random) order]", to=L,
           position=-1)  # fmt: skip
production("action", Move, f"put {{what:object}} on (their|your) choice of the top or bottom of "
           f"{_OWNER} library", to=L,
           top_or_bottom=True)  # fmt: skip
production("action", Move, f"put {{what:object}} on the top or bottom of {_OWNER} library", to=L,
           top_or_bottom=True)  # fmt: skip
production("action", Move, f"put {{what:object}} into {_OWNER} library {{position:fromtop}} from the top or on "
           "the bottom", to=L, top_or_bottom=True)  # fmt: skip
production(
    "action", Move, "put {what:object} back [on top of your library] in any order", to=L, position=0
)
production("action", Move, "put {what:object} on top", to=L, position=0)
declare(Words("fromtop", {"second": 1, "third": 2, "fourth": 3, "fifth": 4, "seventh": 6}))
production(
    "action",
    Move,
    f"put {{what:object}} into {_OWNER} library {{position:fromtop}} from the top",
    to=L,
)
production("action", Move, f"shuffle {{what:object}} into {_OWNER} library", to=L, verb="shuffle")
