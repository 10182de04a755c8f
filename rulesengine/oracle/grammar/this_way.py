"""What an effect has just done: "destroyed this way", "if a land card was milled this way" (608.2c)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import ActivatedTimes, DoneTo, ResolvedTimes
from rulesengine.ir.effects import If, WhenYouDo
from rulesengine.ir.filters import DoneToIt
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

_VERBS = (
    "destroyed", "exiled", "milled", "discarded", "sacrificed", "returned", "drawn", "countered",
    "tapped", "untapped", "dealt damage",
)  # fmt: skip
declare(Words("done", {verb: verb for verb in _VERBS} | {
    "put into a graveyard": "put into a graveyard", "put into your graveyard": "put into a graveyard",
    "put into your hand": "put into a hand", "returned to your hand": "returned",
}))  # fmt: skip
declare(Words("did", {"discarded": "discarded", "sacrificed": "sacrificed", "milled": "milled",
                      "exiled": "exiled", "destroyed": "destroyed", "discard": "discarded",
                      "sacrifice": "sacrificed"}))  # fmt: skip


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


production("condition", DoneTo, "a {filter:filter} (is|was) {what:done} this way", check=_one)
production("condition", DoneTo, "{at_least:numeral} or more {filter:filter} (are|were) {what:done} this way",
           check=lambda v: is_plural(v["filter"]))  # fmt: skip
production("condition", DoneTo, "you {what:did} a {filter:filter} this way", check=_one)
production(
    "condition", DoneTo, "(they|that player) {what:did} a {filter:filter} this way", check=_one
)
production("post", DoneToIt, "{what:done} this way")
production("clause", lambda filter, what, effect: If(DoneTo(what, filter), WhenYouDo(effect)),
           "when a {filter:filter} (is|was) {what:done} this way , {effect:clauses}", check=_one,
           unbuild=lambda n: {"filter": n.condition.filter, "what": n.condition.what,
                              "effect": n.then.effect})  # fmt: skip
production("clause", lambda filter, what, effect: If(DoneTo(what, filter), WhenYouDo(effect)),
           "when you {what:did} a {filter:filter} this way , {effect:clauses}", check=_one,
           unbuild=lambda n: {"filter": n.condition.filter, "what": n.condition.what,
                              "effect": n.then.effect})  # fmt: skip
production(
    "condition", ResolvedTimes, "this is the {nth:ordinal} time this ability has resolved this turn"
)
production(
    "condition", ResolvedTimes, "it 's the {nth:ordinal} time this ability has resolved this turn"
)
production("condition", ActivatedTimes,
           "this ability has been activated {at_least:numeral} or more times this turn")  # fmt: skip
