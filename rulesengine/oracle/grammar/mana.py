"""Adding mana (rule 106)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import AddMana
from rulesengine.ir.quantities import Number
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import Check, ListOf, Words, declare, production

declare(ListOf("manaoptions", "mana", ("or", ",", ", or")))


def _add(text: str, **how: Any) -> None:
    """One way to add mana, and the same with what it may be spent on (106.6)."""
    production("action", AddMana, text, **how)
    production("action", AddMana, text + " . {kept:keptmana} , you don't lose this mana as steps and "
               "phases end", check=how.get("check"),
               **{name: value for name, value in how.items() if name != "check"})  # fmt: skip
    production("action", AddMana, text + " . spend this mana only to cast [a] {spend_only:filter}",
               check=_both(how.pop("check", None)), **how)  # fmt: skip


def _both(other: Check | None) -> Check:
    def check(values: dict[str, Any]) -> bool:
        return values["spend_only"].zone is Zone.STACK and (other is None or other(values))

    return check


declare(Words("keptmana", {"until end of combat": Duration.END_OF_COMBAT,
                           "until end of turn": Duration.END_OF_TURN}))  # fmt: skip
_add("add {options:manaoptions}")
_add("add {count:amount} {options:manaoptions}")
_add("add {options:manaoptions} for each {count:per}")
_add("add an amount of {options:manaoptions} equal to {count:value}")
_add("add one mana of any color", any_color=True, count=Number(1))
_add("add {count:many} mana of any one color", one_color=True)
_add("add {count:many} mana in any combination of colors", any_color=True)
_add("add {count:many} mana of any color", any_color=True,
     check=lambda v: not isinstance(v["count"], Number) or v["count"].value > 1)  # fmt: skip
_add("add an additional {options:manaoptions}")
_add("add an additional one mana of any color", any_color=True, count=Number(1))
declare(ListOf("manacombination", "mana", ("and / or", ",", ", and / or"), least=2))
production(
    "action", AddMana, "add one mana of the chosen color", of_chosen_color=True, count=Number(1)
)
production(
    "action",
    AddMana,
    "add one mana of any of {colors_of:whose} colors",
    any_color=True,
    count=Number(1),
)
