"""Clauses of the rules' definitions of keywords about attacking (702.23, 702.116, 702.121, 702.149)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import CreateCopyTokens, CreateTokens
from rulesengine.ir.conditions import DoneTo, Matches
from rulesengine.ir.filters import AttachedTo, Filter
from rulesengine.ir.quantities import BeyondFirst, Count, Happened
from rulesengine.ir.refs import Determiner, LifeLeader, Objects, Players, Reference, Who
from rulesengine.ir.triggers import AttackTrigger
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

# Rampage (702.23a), melee (702.121a), dethrone (702.105a) ------------------------------------------------


def _beyond_first(filter: Filter) -> BeyondFirst:
    return BeyondFirst(Count(filter))


def _counted(node: BeyondFirst) -> dict[str, Any]:
    assert isinstance(node.quantity, Count)
    return {"filter": node.quantity.filter}


production("per", _beyond_first, "{filter:filter} beyond the first", unbuild=_counted,
           check=lambda v: is_singular(v["filter"]))  # fmt: skip
production("per", Happened, "opponent you attacked with a creature this combat",
           what="opponents you attacked this combat")  # fmt: skip
production("player", LifeLeader, "the player with the most life or tied for most life")

# Reconfigure (702.151a) -----------------------------------------------------------------------------------


def _attached(reference: Reference, host: Filter) -> Matches:
    return Matches(reference, Filter((AttachedTo(Objects(Determiner.ALL, host)),)))


def _host_parts(node: Matches) -> dict[str, Any]:
    attached = node.filter.predicates[0]
    assert isinstance(attached, AttachedTo)
    assert isinstance(attached.reference, Objects)
    return {"reference": node.reference, "host": attached.reference.filter}


production("condition", _attached, "{reference:itself} is attached to a {host:filter}", unbuild=_host_parts,
           check=lambda v: is_singular(v["host"]))  # fmt: skip

# Training (702.149a) ------------------------------------------------------------------------------------


def _beside(subject: Reference, beside: Filter) -> AttackTrigger:
    return AttackTrigger(subject, beside=beside)


production("trigger-one", _beside, "{subject:itself} and at least one other {beside:filter} attack",
           unbuild=lambda n: {"subject": n.subject, "beside": n.beside},
           check=lambda v: is_singular(v["beside"]) and len(v["beside"].predicates) > 1)  # fmt: skip

# Mobilize (702.181a), myriad (702.116a), encore (702.141a) -------------------------------------------------

production("action", CreateTokens,
           "create {count:count} {token:token} . (those tokens|they) enter tapped and attacking",
           tapped=True, attacking=True)  # fmt: skip
production("each-one", Players, "opponent other than defending player", determiner=Determiner.ALL,
           who=Who.OTHER_OPPONENT)  # fmt: skip
production("action", CreateCopyTokens,
           "create {count:count} token that 's a copy of {of:object} that 's tapped and attacking "
           "{whom:player} or a planeswalker they control", tapped=True, attacking=True,
           or_planeswalker=True)  # fmt: skip
production("action", CreateCopyTokens,
           "create {count:count} token that 's a copy of {of:object} that attack {must_attack:player} "
           "this turn if able")  # fmt: skip
production("condition", DoneTo, "one or more {filter:filter} (are|were) created this way",
           what="created", at_least=1, check=lambda v: is_plural(v["filter"]))  # fmt: skip
