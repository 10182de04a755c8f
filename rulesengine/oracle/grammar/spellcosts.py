"""What spells cost and when they may be cast (rules 118.8, 118.9, 601)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import CostsLess
from rulesengine.ir.filters import Filter, IsReference
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import Itself, PlayerRef, You
from rulesengine.ir.statics import AdditionalCost, AlternativeCost, CastUsing, MayCast, SpellsCost
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production

Symbols = tuple[str, ...]

# "This spell costs {1} less to cast for each …" -----------------------------------------------------------

production("change", CostsLess, "cost {amount:mana} less to cast")
production("change", CostsLess, "cost {amount:mana} more to cast", less=False)
production("change", CostsLess, "cost {amount:mana} less to cast for each {per:per}")
production("change", CostsLess, "cost {amount:mana} more to cast for each {per:per}", less=False)
production("change", CostsLess, "cost {amount:mana} less to cast , where x is {per:value}",
           check=lambda v: v["amount"] == ("X",))  # fmt: skip


def _spells_cost(
    filter: Filter,
    amount: Symbols,
    who: PlayerRef | None = None,
    less: bool = True,
    per: Quantity | None = None,
) -> SpellsCost:
    return SpellsCost(filter, who, amount, less, per)


def _parts(node: SpellsCost) -> dict[str, Any]:
    return {"filter": node.what, "amount": node.amount, "who": node.who, "per": node.per}


def _spells(values: dict[str, Any]) -> bool:
    return values["filter"].zone is Zone.STACK


for _less, _word in ((True, "less"), (False, "more")):
    production("static-effect", _spells_cost, f"{{filter:filter}} {{who:anyplayers}} cast cost "
           f"{{amount:mana}} {_word} to cast",
               less=_less, unbuild=_parts, check=_spells)  # fmt: skip
    production("static-effect", _spells_cost,
               f"{{filter:filter}} {{who:anyplayers}} cast cost {{amount:mana}} {_word} to cast for "
           f"each {{per:per}}",
               less=_less, unbuild=_parts, check=_spells)  # fmt: skip

# Additional and alternative costs -----------------------------------------------------------------------

production(
    "static-effect", AdditionalCost, "as an additional cost to cast this spell , {costs:payments}"
)
production(
    "static-effect",
    AdditionalCost,
    "as an additional cost to cast this spell , {costs:eitherpayment}",
)
production("static-effect", AdditionalCost, "as an additional cost to cast this spell , you may "
           "{costs:payments}",
           optional=True)  # fmt: skip
production(
    "static-effect",
    AlternativeCost,
    "you may {costs:payments} rather than pay this spell 's mana cost",
)
production(
    "static-effect",
    AlternativeCost,
    "you may cast this spell without paying its mana cost",
    costs=(),
)

production("static-effect", AlternativeCost,
           "you may cast this (spell|card) by paying {costs:costs} rather than [paying] its mana "
           "cost")  # fmt: skip
for _zone in (Zone.GRAVEYARD, Zone.HAND):
    production("static-effect", AlternativeCost,
               f"you may cast this (spell|card) from your {_zone} by paying {{costs:costs}} rather "
           f"than [paying] its mana cost",
               from_zone=_zone)  # fmt: skip
production("static-effect", AlternativeCost,
           "you may pay {costs:costs} rather than pay this spell 's mana cost [as you cast this "
           "spell]")  # fmt: skip
production(
    "static-effect",
    AlternativeCost,
    "you may choose to pay {costs:costs} rather than pay this spell 's mana cost",
)
production(
    "static-effect",
    AdditionalCost,
    "you may pay an additional {costs:costs} as you cast this spell",
    optional=True,
)

production("static-effect", CastUsing, "you may cast this card from your graveyard using its {keyword:keywordname} ability",
           zone=Zone.GRAVEYARD)  # fmt: skip

# Permission ---------------------------------------------------------------------------------------------

production("static-effect", MayCast, "{who:you} may cast {what:filter} from your "
           "graveyard", zone=Zone.GRAVEYARD,
           check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip
production("static-effect", MayCast, "{who:you} may cast {what:filter} from the top of your "
           "library", zone=Zone.LIBRARY,
           check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip
production("static-effect", MayCast, "{who:you} may play lands and cast {what:filter} from the top "
           "of your library",
           zone=Zone.LIBRARY, lands_too=True, check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip
production("static-effect", MayCast, "{who:you} may play {what:filter} from your "
           "graveyard", zone=Zone.GRAVEYARD,
           lands_too=True)  # fmt: skip
production("static-effect", MayCast, "{who:you} may play {what:filter} from the top of your "
           "library", zone=Zone.LIBRARY,
           lands_too=True)  # fmt: skip
production("static-effect", lambda: MayCast(You(), Filter((IsReference(Itself("spell")),), Zone.STACK),
           flash=True),
           "you may cast this spell as though it had flash", unbuild=lambda n: {})  # fmt: skip
production("static-effect", MayCast, "{who:you} may cast {what:filter} as though (it|they) had "
           "flash", flash=True,
           check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip
