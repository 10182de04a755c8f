"""Costs: before a colon, after a keyword, and in "unless … pays" (rule 118)."""

from __future__ import annotations

from rulesengine.ir.costs import (
    CollectEvidence,
    DiscardCost,
    EitherCost,
    ExertCost,
    ExileCost,
    ManaCost,
    MillCost,
    PayEnergy,
    PayLife,
    PutCountersCost,
    PutOnLibraryCost,
    RemoveCountersCost,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    ScaledCost,
    TapCost,
    TapSelf,
    UntapCost,
    UntapSelf,
)
from rulesengine.ir.quantities import Number
from rulesengine.oracle.category import ListOf, declare, include, production

production("cost-symbol", ManaCost, "{symbols:mana}")
production("cost-symbol", TapSelf, "{T}")
production("cost-symbol", UntapSelf, "{Q}")
production("cost-verb", PayLife, "pay {amount:amount} life")
production("cost-verb", PayEnergy, "pay {E}", amount=Number(1))
production("cost-verb", PayEnergy, "pay {E} {E}", amount=Number(2))
production("cost-verb", PayEnergy, "pay {E} {E} {E}", amount=Number(3))
production("cost-verb", PayEnergy, "pay {amount:many} {E}")
production("cost-verb", SacrificeCost, "sacrifice {what:object}")
production("cost-verb", SacrificeCost, "sacrifice {what:object} of (their|its) choice")
production("cost-verb", DiscardCost, "discard {what:object}")
production("cost-verb", DiscardCost, "discard (your|their) hand", what=None)
production("cost-verb", ExileCost, "exile {what:object}")
production("cost-verb", ReturnCost, "return {what:object} to (its|their) owner 's hand")
production("cost-verb", TapCost, "tap {what:object}")
production("cost-verb", UntapCost, "untap {what:object}")
production("cost-verb", RevealCost, "reveal {what:object}")
production(
    "cost-verb",
    RemoveCountersCost,
    "remove {count:count} {kind:counterkind} counter from {what:object}",
)
production(
    "cost-verb", RemoveCountersCost, "remove {count:count} counter from {what:object}", kind=None
)
production(
    "cost-verb", PutCountersCost, "put {count:count} {kind:counterkind} counter on {what:object}"
)
production("cost-verb", ExertCost, "exert {what:object}")
production("cost-verb", MillCost, "mill {count:count} card")
production("cost-verb", CollectEvidence, "collect evidence {amount:amount}")
production("cost-verb", PutOnLibraryCost, "put {what:object} on the bottom of (your|their) library",
           bottom=True)  # fmt: skip
production("cost-verb", PutOnLibraryCost, "put {what:object} on top of (your|their) library",
           bottom=False)  # fmt: skip
include("cost", "cost-symbol", "cost-verb")
declare(ListOf("costs", "cost", (",", "and", ", and")))
declare(ListOf("keywordcosts", "cost", (",", "and")))
declare(ListOf("manacosts", "manacost", (",",), most=1))
production("manacost", ManaCost, "{symbols:mana}")
include("payment", "cost-verb")
production("payment", ManaCost, "pay {symbols:mana}")
include("scaled", "cost-verb")
production("scaled", ManaCost, "pay {symbols:mana}")
production("payment", ScaledCost, "{cost:scaled} for each {per:per}")
declare(ListOf("payments", "payment", ("and", ",", ", and")))
declare(ListOf("eithercosts", "payments", ("or", ", or", ","), least=2, most=3))
production("eitherpay", EitherCost, "{options:eithercosts}")
declare(ListOf("eitherpayment", "eitherpay", (",",), most=1))
