"""What spells cost and how large a hand may be, for a while (rules 402.2, 601.2f, 611.2a)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.effects import GameRule
from rulesengine.ir.filters import Filter
from rulesengine.ir.refs import PlayerRef
from rulesengine.ir.statics import HandLimit, SpellsCost
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import production


def _cost_now(filter: Filter, who: PlayerRef, amount: tuple[str, ...], less: bool) -> GameRule:
    return GameRule(SpellsCost(filter, who, amount, less), Duration.THIS_TURN)


def _cost_parts(node: GameRule) -> dict[str, Any]:
    assert isinstance(node.effect, SpellsCost)
    return {"filter": node.effect.what, "who": node.effect.who, "amount": node.effect.amount}


for _less, _word in ((True, "less"), (False, "more")):
    production("clause", _cost_now,
               f"{{filter:filter}} {{who:anyplayers}} cast this turn cost {{amount:mana}} {_word} to cast",
               less=_less, check=lambda v: v["filter"].zone is Zone.STACK, unbuild=_cost_parts)  # fmt: skip


def _no_limit(who: PlayerRef, duration: Duration) -> GameRule:
    return GameRule(HandLimit(who, None), duration)


def _limit_parts(node: GameRule) -> dict[str, Any]:
    assert isinstance(node.effect, HandLimit)
    return {"who": node.effect.who, "duration": node.duration}


production(
    "clause",
    _no_limit,
    "{who:player} have no maximum hand size {duration:duration}",
    unbuild=_limit_parts,
)
production("clause", _no_limit, "{who:player} have no maximum hand size for the rest of the game",
           duration=Duration.PERMANENT, unbuild=_limit_parts)  # fmt: skip
