"""Limits and prices of casting: taxes, "cast this spell only", mana spent, countered elsewhere (601)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import Counter, DealDamage
from rulesengine.ir.changes import LoseTypes, SetPT
from rulesengine.ir.conditions import Condition, RevealedThisWay, SpentToCast
from rulesengine.ir.effects import Do, OtherAmountIf
from rulesengine.ir.filters import ControlledBy, Filter, HasKeyword, IsReference, Targets
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import PlayerRef, Reference, You
from rulesengine.ir.statics import AbilitiesCost, CastOnlyIf, MayCast, SpellsCost
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

# What spells cost everybody, and those that target something (601.2f) ---------------------------------


def _tax(filter: Filter, amount: tuple[str, ...], less: bool) -> SpellsCost:
    return SpellsCost(filter, None, amount, less)


def _tax_parts(node: SpellsCost) -> dict[str, Any]:
    return {"filter": node.what, "amount": node.amount}


def _spells(values: dict[str, Any]) -> bool:
    filter = values["filter"]
    anyones = not any(isinstance(part, ControlledBy) for part in filter.predicates)
    return filter.zone is Zone.STACK and is_plural(filter) and anyones


def _tax_on_targeting(
    filter: Filter, who: PlayerRef, target: Reference, amount: tuple[str, ...], less: bool
) -> SpellsCost:
    targets = Targets(Filter((IsReference(target),)))
    form = filter.form
    what = Filter((*filter.predicates, targets), filter.zone, form=form)
    return SpellsCost(what, who, amount, less)


def _targeting_parts(node: SpellsCost) -> dict[str, Any]:
    targets = node.what.predicates[-1]
    assert isinstance(targets, Targets)
    reference = targets.filter.predicates[0]
    assert isinstance(reference, IsReference)
    plain = Filter(node.what.predicates[:-1], node.what.zone, form=node.what.form)
    return {
        "filter": plain, "who": node.who, "target": reference.reference, "amount": node.amount,
    }  # fmt: skip


for _less, _word in ((True, "less"), (False, "more")):
    production("static-effect", _tax, f"{{filter:filter}} cost {{amount:mana}} {_word} to cast",
               less=_less, unbuild=_tax_parts, check=_spells)  # fmt: skip
    production("static-effect", _tax_on_targeting,
               f"{{filter:filter}} {{who:anyplayers}} cast that target {{target:definite}} cost "
           f"{{amount:mana}} "
               f"{_word} to cast", less=_less, unbuild=_targeting_parts, check=_spells)  # fmt: skip
    production("static-effect", AbilitiesCost,
               f"{{keyword:keywordname}} abilities {{who:anyplayers}} activate cost {{amount:mana}} {_word} "
               "to activate", less=_less)  # fmt: skip

# When it may be cast at all ----------------------------------------------------------------------------

production("static-effect", CastOnlyIf, "cast this spell only if {condition:conditions}")
production("condition", SpentToCast, "{symbols:mana} was spent to cast (it|this spell|~)")

# Countered spells that go elsewhere (701.6a) --------------------------------------------------------------

_IF = "counter {what:object} . if that spell is countered this way , put it "
production(
    "action",
    Counter,
    _IF + "into its owner 's hand instead of into that player 's graveyard",
    to=Zone.HAND,
)
production("action", Counter, _IF + "on top of its owner 's library instead of into that player 's graveyard",
           to=Zone.LIBRARY, position=0)  # fmt: skip

# Odds and ends ---------------------------------------------------------------------------------------------

production("change", LoseTypes, "lose all creature types", all_creature_types=True)
production("post", HasKeyword, "with a {keyword:keywordname} ability")
production("condition", RevealedThisWay, "a {filter:filter} is revealed this way",
           check=lambda v: is_singular(v["filter"]))  # fmt: skip


def _sized(value: Quantity) -> SetPT:
    return SetPT(value, value)


production("change", _sized, "have base power and [base] toughness each equal to {value:value}",
           unbuild=lambda n: {"value": n.power})  # fmt: skip
production("static-effect", MayCast, "{who:you} may cast {what:filter} from your hand without paying (its|their) mana cost",
           free=True, check=lambda v: v["what"].zone is Zone.STACK)  # fmt: skip


# "It deals 4 damage instead" (608.2d) ------------------------------------------------------------------------


def _more_damage(
    source: Reference,
    amount: Quantity,
    to: Reference | PlayerRef,
    condition: Condition,
    more: Quantity,
) -> OtherAmountIf:
    """The same source and recipient, another amount; the recipient is one phrase, announced once."""
    return OtherAmountIf(Do(You(), (DealDamage(source, amount, to),)), condition, more)


def _more_parts(node: OtherAmountIf) -> dict[str, Any]:
    damage = node.effect.actions[0]
    assert isinstance(damage, DealDamage)
    return {
        "source": damage.source, "amount": damage.amount, "to": damage.to,
        "condition": node.condition, "more": node.amount,
    }  # fmt: skip


production("clause", _more_damage,
           "{source:object} deal {amount:amount} damage to {to:recipient} . (~|it) deal {more:value} "
           "damage instead if {condition:conditions}", unbuild=_more_parts)  # fmt: skip
