"""What activating abilities and paying keywords' costs costs more or less (602.2b, 601.2f)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.filters import Filter, IsFirstCast
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import Determiner, Objects, Players, Who
from rulesengine.ir.statics import AbilitiesCost, SpellsCost
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

EVERYONE = Players(Determiner.ALL, Who.PLAYER)
_LEAST = "[at_least_one! . this effect can't reduce the mana in that cost to less than one mana]"


def _sources(values: dict[str, Any]) -> bool:
    return is_plural(values["of"])


for _less, _word in ((True, "less"), (False, "more")):
    _cost = f"cost {{amount:mana}} {_word} to activate"
    _end = _LEAST if _less else ""
    production("static-effect", AbilitiesCost, f"activated abilities of {{of:filter}} {_cost} {_end}",
               keyword="", who=EVERYONE, less=_less, check=_sources)  # fmt: skip
    production("static-effect", AbilitiesCost,
               f"activated abilities of {{of:filter}} {_cost} unless they 're mana abilities",
               keyword="", who=EVERYONE, less=_less, not_mana=True, check=_sources)  # fmt: skip
    production("static-effect", AbilitiesCost,
               f"activated abilities {_cost} unless they 're mana abilities",
               keyword="", who=EVERYONE, less=_less, not_mana=True)  # fmt: skip
    production("static-effect", AbilitiesCost,
               f"{{keyword:keywordname}} costs {{who:you}} pay cost {{amount:mana}} {_word}",
               less=_less)  # fmt: skip

# "The first creature spell you cast each turn" -----------------------------------------------------------


def _first(filter: Filter) -> Filter:
    """The phrase with "the first of its kind"; it keeps its form, which the printer needs."""
    return Filter((*filter.predicates, IsFirstCast(filter)), filter.zone, form=filter.form)


def _plain(filter: Filter) -> Filter:
    first = filter.predicates[-1]
    assert isinstance(first, IsFirstCast)
    return first.of


def _first_spell(filter: Filter) -> Objects:
    return Objects(Determiner.ALL, _first(filter))


def _one_spell(values: dict[str, Any]) -> bool:
    return values["filter"].zone is Zone.STACK and is_singular(values["filter"])


production("bare", _first_spell, "the first {filter:filter} each turn", check=_one_spell,
           unbuild=lambda n: {"filter": _plain(n.filter)})  # fmt: skip


def _first_costs(
    filter: Filter, amount: tuple[str, ...], less: bool, per: Quantity | None = None
) -> SpellsCost:
    return SpellsCost(_first(filter), None, amount, less, per)


def _first_parts(node: SpellsCost) -> dict[str, Any]:
    return {"filter": _plain(node.what), "amount": node.amount, "per": node.per}


for _less, _word in ((True, "less"), (False, "more")):
    for _per in ("", " for each {per:per}"):
        production("static-effect", _first_costs,
                   f"the first {{filter:filter}} each turn cost {{amount:mana}} {_word} to cast{_per}",
                   less=_less, check=_one_spell, unbuild=_first_parts)  # fmt: skip
