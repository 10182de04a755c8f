"""The Ring and its bearer (rule 701.54)."""

from __future__ import annotations

from rulesengine.ir.changes import SetTypes
from rulesengine.ir.conditions import Exists, Matches
from rulesengine.ir.filters import ControlledBy, Filter, IsRingBearer
from rulesengine.ir.refs import Determiner, Objects, You
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Supertype
from rulesengine.oracle.category import include, production

_YOURS = Filter((IsRingBearer(), ControlledBy(You())))


def _your_bearer() -> Objects:
    return Objects(Determiner.ALL, _YOURS)


production("your-bearer", _your_bearer, "your ring-bearer", unbuild=lambda n: {})
include("objects", "your-bearer")
production("head", IsRingBearer, "ring-bearer")
production(
    "trigger-one", PlayerTrigger, "the ring tempts you", who=You(), what="the ring tempts you"
)
production("trigger-one", PlayerTrigger, "you choose {object:object} as your ring-bearer", who=You(),
           what="choose a Ring-bearer")  # fmt: skip
production("condition", Matches, "{reference:definite} (is|'s) your ring-bearer", filter=_YOURS)
production("condition", Exists, "you chose a creature other than (~|this creature) as your ring-bearer",
           filter=_YOURS, other=True)  # fmt: skip
production("change", SetTypes, "is legendary", supertypes=(Supertype.LEGENDARY,), adding=True)
