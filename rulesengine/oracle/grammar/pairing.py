"""Soulbond: pairing creatures, and what paired creatures have (rule 702.95)."""

from __future__ import annotations

from rulesengine.ir.actions import Pair
from rulesengine.ir.changes import Change
from rulesengine.ir.conditions import CouldPair
from rulesengine.ir.filters import IsPaired, Not
from rulesengine.ir.refs import Itself, PairOf
from rulesengine.ir.statics import Changes
from rulesengine.oracle.category import production

production("adjective", IsPaired, "paired")
production("adjective", Not, "unpaired", predicate=IsPaired())
production(
    "condition",
    CouldPair,
    "you control both {one:itself} and another creature and both are unpaired",
)
production(
    "condition",
    CouldPair,
    "you control both {one:pronouns} and this one and both are unpaired",
    other=Itself("creature"),
)
production(
    "action",
    Pair,
    "pair {one:definite} with {other:object} for as long as both remain creatures on the "
    "battlefield under your control",
)


def _while_paired(what: Itself, changes: tuple[Change, ...]) -> Changes:
    return Changes(PairOf(what), changes)


production("static-effect", _while_paired,
           "as long as {what:itself} is paired with another creature , "
           "(each of those creatures|both creatures|those creatures) {changes:changes}",
           unbuild=lambda n: {"what": n.what.reference, "changes": n.changes})  # fmt: skip
