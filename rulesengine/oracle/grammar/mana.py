"""Adding mana (rule 106)."""

from __future__ import annotations

from rulesengine.ir.actions import AddMana
from rulesengine.ir.quantities import Number
from rulesengine.oracle.category import ListOf, declare, production

declare(ListOf("manaoptions", "mana", ("or", ",", ", or")))
production("action", AddMana, "add {options:manaoptions}")
production("action", AddMana, "add {options:manaoptions} for each {count:per}")
production("action", AddMana, "add an amount of {options:manaoptions} equal to {count:value}")
production("action", AddMana, "add one mana of any color", any_color=True, count=Number(1))
production("action", AddMana, "add {count:many} mana of any one color", one_color=True)
production("action", AddMana, "add {count:many} mana in any combination of colors", any_color=True)
production("action", AddMana, "add {count:many} mana of any color", any_color=True,
           check=lambda v: not isinstance(v["count"], Number) or v["count"].value > 1)  # fmt: skip
declare(ListOf("manacombination", "mana", ("and / or", ",", ", and / or"), least=2))
production(
    "action", AddMana, "add one mana of the chosen color", of_chosen_color=True, count=Number(1)
)
