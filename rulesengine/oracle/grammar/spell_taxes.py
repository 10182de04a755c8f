"""What spells cost more or less by where they are cast from, what they target, their order (601.2f)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import DidThisTurn
from rulesengine.ir.filters import ControlledBy, Filter, Targets
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import PlayerRef
from rulesengine.ir.statics import (
    AbilitiesCost,
    CastOnly,
    CastOnlyIf,
    Several,
    SpellsCost,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

Symbols = tuple[str, ...]
G, E = Zone.GRAVEYARD, Zone.EXILE
_ELSEWHERE = (Zone.LIBRARY, G, E, Zone.COMMAND)
declare(Words("castwhere", {
    "from your graveyard": (G,), "from graveyards": (G,), "from exile": (E,),
    "from your graveyard or from exile": (G, E), "from exile or from your graveyard": (G, E),
    "from anywhere other than your hand": _ELSEWHERE, "from anywhere other than their hand": _ELSEWHERE,
    "from anywhere other than their hands": _ELSEWHERE,
}))  # fmt: skip


def _cost(
    filter: Filter,
    amount: Symbols,
    less: bool,
    who: PlayerRef | None = None,
    cast_from: tuple[Zone, ...] = (),
    per: Quantity | None = None,
) -> SpellsCost:
    return SpellsCost(filter, who, amount, less, per, cast_from)


def _parts(node: SpellsCost) -> dict[str, Any]:
    return {
        "filter": node.what, "who": node.who, "amount": node.amount, "per": node.per,
        "cast_from": node.cast_from,
    }  # fmt: skip


def _spells(values: dict[str, Any]) -> bool:
    return values["filter"].zone is Zone.STACK


def _x(values: dict[str, Any]) -> bool:
    return _spells(values) and values["amount"] == ("X",)


def _one_spell(values: dict[str, Any]) -> bool:
    return _spells(values) and is_singular(values["filter"])


def _held_back(values: dict[str, Any]) -> bool:
    """Whose spells they are stands within the phrase: "spells your opponents cast with the chosen name"."""
    predicates = values["filter"].predicates
    inside = any(isinstance(part, ControlledBy) for part in predicates[:-1])
    return _spells(values) and inside and not isinstance(predicates[-1], ControlledBy | Targets)


for _less, _word in ((True, "less"), (False, "more")):
    _costs = f"cost {{amount:mana}} {_word} to cast"
    for _tail in ("", " for each {per:per}"):
        production("static-effect", _cost,
                   f"{{filter:filter}} {{who:anyplayers}} cast {{cast_from:castwhere}} {_costs}{_tail}",
                   less=_less, unbuild=_parts, check=_spells)  # fmt: skip
        production("static-effect", _cost, f"each {{filter:filter}} {{who:anyplayers}} cast {_costs}{_tail}",
                   less=_less, unbuild=_parts, check=_one_spell)  # fmt: skip
        production("static-effect", _cost, f"each {{filter:filter}} {_costs}{_tail}", less=_less, unbuild=_parts,
                   check=lambda v: _one_spell(v) and not any(
                       isinstance(part, ControlledBy) for part in v["filter"].predicates[-1:]))  # fmt: skip
    production(
        "static-effect",
        _cost,
        f"{{filter:filter}} {_costs}",
        less=_less,
        unbuild=_parts,
        check=_held_back,
    )
    production("static-effect", _cost, f"{{filter:filter}} {{who:anyplayers}} cast {_costs} , where x is {{per:value}}",
               less=_less, unbuild=_parts, check=_x)  # fmt: skip


# Equipping and the like (602.2b) ---------------------------------------------------------------------------

for _less, _word in ((True, "less"), (False, "more")):
    production("static-effect", AbilitiesCost,
               f"{{keyword:keywordname}} abilities {{who:anyplayers}} activate of {{of:filter}} cost "
               f"{{amount:mana}} {_word} to activate", less=_less, check=lambda v: is_plural(v["of"]))  # fmt: skip

# When they may be cast (601.3a) ----------------------------------------------------------------------------


def _both(when: str, condition: Any) -> Several:
    return Several((CastOnly(when), CastOnlyIf(condition)))


def _both_parts(node: Several) -> dict[str, Any]:
    when, only_if = node.parts
    assert isinstance(when, CastOnly)
    assert isinstance(only_if, CastOnlyIf)
    return {"when": when.when, "condition": only_if.condition}


production("static-effect", _both, "cast this spell only {when:castwhen} and only if {condition:conditions}",
           unbuild=_both_parts)  # fmt: skip
production(
    "condition", DidThisTurn, "you 've been attacked this step", what="were attacked this step"
)
