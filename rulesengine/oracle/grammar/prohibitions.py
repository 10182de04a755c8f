"""What can't be: entering, losing, being countered; and what triggers once more or not at all (101.2, 603.2)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import Cant
from rulesengine.ir.effects import Continuous
from rulesengine.ir.prohibitions import CantEnter, DontTrigger
from rulesengine.ir.refs import PlayerRef, Reference
from rulesengine.ir.statics import PlayersCant, Several, StaticEffect, TriggersAgain
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular


def _plural(values: dict[str, Any]) -> bool:
    return is_plural(values["what"])


production("static-effect", CantEnter, "{what:filter} can't enter [the battlefield]", check=_plural)
production("static-effect", CantEnter,
           "{what:filter} in graveyards and libraries can't enter [the battlefield]", check=_plural,
           zones=(Zone.GRAVEYARD, Zone.LIBRARY))  # fmt: skip

# Causing triggers (603.2d, 603.2g) ---------------------------------------------------------------------

production("static-effect", DontTrigger, "{entering:filter} entering don't cause abilities to trigger",
           check=lambda v: is_plural(v["entering"]))  # fmt: skip
production("static-effect", TriggersAgain,
           "if a {cause:filter} entering cause a triggered ability of a {source:filter} to trigger , "
           "that ability trigger an additional time",
           check=lambda v: is_singular(v["cause"]) and is_singular(v["source"]))  # fmt: skip

# Players ---------------------------------------------------------------------------------------------


def _both(one: StaticEffect, two: StaticEffect) -> Several:
    return Several((one, two))


production("static-effect", _both, "{one:player-rule} and {two:player-rule}",
           unbuild=lambda n: dict(zip(("one", "two"), n.parts, strict=True)))  # fmt: skip


_UNCHANGED = ("gain life", "lose life", "pay life")


def _life_stands(who: PlayerRef) -> Several:
    """119.7, 119.8: it can be neither gained nor lost, and so not paid (but 0)."""
    return Several(tuple(PlayersCant(who, what) for what in _UNCHANGED))


production("static-effect", _life_stands, "{who:possessive} life total can't change",
           unbuild=lambda n: {"who": n.parts[0].who})  # fmt: skip

# Spells that are told it (611.2a) ---------------------------------------------------------------------


def _uncounterable(what: Reference) -> Continuous:
    return Continuous(what, (Cant("be countered"),), Duration.PERMANENT)


production("simple", _uncounterable, "{what:object} can't be countered",
           unbuild=lambda n: {"what": n.what},
           check=lambda v: getattr(getattr(v["what"], "filter", None), "zone", None) is Zone.STACK)  # fmt: skip
