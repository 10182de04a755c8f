"""Levels of Classes and solved Cases (rules 716.2, 719.3)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import Designate
from rulesengine.ir.conditions import AllHold, Condition, HasDesignationNow, Unless
from rulesengine.ir.triggers import ObjectTrigger
from rulesengine.oracle.category import Words, declare, production

LEVELS = (2, 3)
"""A Class has two class level bars (716.1); level 1 is having no level yet (716.2d)."""

_SOLVED = HasDesignationNow("solved")
declare(Words("classlevel", {str(n): f"level {n}" for n in LEVELS}))


def _is_level(level: int) -> Condition:
    """716.2a: a Class of level 3 has reached level 2 before, so both stand on it."""
    reached = [HasDesignationNow(f"level {n}") for n in LEVELS if n <= level]
    not_yet = [Unless(HasDesignationNow(f"level {n}")) for n in LEVELS if n > level]
    return AllHold((*reached, *not_yet))


def _parts(node: AllHold) -> dict[str, Any]:
    reached = sum(1 for part in node.parts if isinstance(part, HasDesignationNow))
    return {"level": reached + 1}


declare(Words("levelnumber", {str(n): n for n in (1, *LEVELS)}))
production("object-action", Designate, "{what:itself} 's level become {name:classlevel}")
production("condition", _is_level, "this class is level {level:levelnumber}", unbuild=_parts)
production("trigger-one", ObjectTrigger, "{subject:itself} become level {what:classlevel}")

production("condition", HasDesignationNow, "this case (is|'s) solved", name="solved")
production("condition", Unless, "this case (isn't|is not) solved", condition=_SOLVED)
production("object-action", Designate, "{what:itself} become solved", name="solved")
