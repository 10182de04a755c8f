"""What static abilities say: continuous changes, entering, costs, replacement (rules 604, 614)."""

from __future__ import annotations

from rulesengine.ir.statics import (
    Changes,
    DefinesPT,
    EntersWith,
)
from rulesengine.oracle.category import ListOf, declare, production

production("static-effect", Changes, "{what:subjects} {changes:changes}")
production(
    "static-effect", EntersWith, "{what:subjects} enter [the battlefield] tapped", tapped=True
)
production("static-effect", EntersWith, "{what:subjects} enter [the battlefield] tapped unless {unless:conditions}",
           tapped=True)  # fmt: skip
production(
    "static-effect",
    EntersWith,
    "{what:subjects} enter [the battlefield] with {counters:counterlist} on (it|them)",
)
_ = (DefinesPT, ListOf, declare)
