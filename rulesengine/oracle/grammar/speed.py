"""Speed and gifts (rules 702.179, 702.174)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.conditions import Compares, Unless, WasPaid
from rulesengine.ir.quantities import Number, Speed
from rulesengine.ir.refs import PlayerRef
from rulesengine.ir.words import Compare
from rulesengine.oracle.category import Words, declare, production


def _max_speed(player: PlayerRef) -> Compares:
    """702.179e: a player has max speed if their speed is 4."""
    return Compares(Speed(player), Compare.AT_LEAST, Number(4))


def _whose(node: Compares) -> dict[str, Any]:
    assert isinstance(node.left, Speed)
    return {"player": node.left.player}


production("condition", _max_speed, "{player:you} have max speed", unbuild=_whose)
production("value", Speed, "{player:possessive} speed")

# Gift (702.174) -------------------------------------------------------------------------------------------

_PROMISED = WasPaid("gift")
declare(Words("gift", {n: n for n in
        ("card", "food", "tapped fish", "extra turn", "treasure", "octopus")}))  # fmt: skip
production("keyword", KeywordAbility, "gift a {text:gift}", name="gift")
production("condition", WasPaid, "the gift was promised", cost="gift")
production("condition", Unless, "the gift wasn't promised", condition=_PROMISED)
