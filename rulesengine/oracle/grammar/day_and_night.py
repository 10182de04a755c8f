"""Day and night in rules text (rule 731)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import BecomeDay
from rulesengine.ir.conditions import IsDay, Unless
from rulesengine.ir.effects import Do, If
from rulesengine.ir.refs import Reference, You
from rulesengine.ir.statics import AsEnters
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.oracle.category import production

for _word, _day in (("day", True), ("night", False)):
    production("condition", IsDay, f"it 's {_word}", day=_day)
    production("object-action", BecomeDay, f"it become {_word}", day=_day)
production("condition", IsDay, "it 's neither day nor night", day=None)
production("condition", Unless, "it 's either day or night", condition=IsDay(None))
production("trigger-one", PlayerTrigger, "day become night", who=None, what="day becomes night")
production("trigger-one", PlayerTrigger, "night become day", who=None, what="night becomes day")


def _as_it_enters(what: Reference, day: bool) -> AsEnters:
    return AsEnters(what, If(IsDay(None), Do(You(), (BecomeDay(day),))))


def _parts(node: AsEnters) -> dict[str, Any]:
    return {"what": node.what}


for _word, _day in (("day", True), ("night", False)):
    production("static-effect", _as_it_enters,
               f"if it 's neither day nor night , it become {_word} as {{what:itself}} enter",
               unbuild=_parts, day=_day)  # fmt: skip
