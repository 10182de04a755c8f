"""Adding mana (rule 106)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import AddMana, PaysFor
from rulesengine.ir.filters import Filter
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import ListOf, Words, declare, production
from rulesengine.oracle.grammar.nouns import is_singular

declare(ListOf("manaoptions", "mana", ("or", ",", ", or")))


def _add(text: str, **how: Any) -> None:
    """One way to add mana, and the same with what it may be spent on (106.6)."""
    production("action", AddMana, text, **how)
    production("action", AddMana, text + " . {kept:keptmana} , you don't lose this mana as steps and "
               "phases end", check=how.get("check"),
               **{name: value for name, value in how.items() if name != "check"})  # fmt: skip
    production("action", AddMana, text + " . spend this mana only to {spend_only:purposes}", **how)


def _spells(values: dict[str, Any]) -> bool:
    return bool(values["spells"].zone is Zone.STACK)


production("purpose", PaysFor, "cast [a] {spells:filter}", check=_spells)
production("purpose", PaysFor, "activate (an ability|abilities) of [a] {sources:filter}",
           check=lambda v: v["sources"].zone is Zone.BATTLEFIELD)  # fmt: skip
production("purpose", PaysFor, "activate (an ability|abilities)", sources=Filter())
declare(ListOf("purposes", "purpose", ("or", "or to"), most=2))


def _one_like(values: dict[str, Any]) -> bool:
    return is_singular(values["like"])


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


def _combination(count: Quantity, of: tuple[tuple[str, ...], ...]) -> AddMana:
    return AddMana(combination=tuple(symbol for (symbol,) in of), count=count)


production("action", _combination, "add {count:many} mana in any combination of {of:manacombination}",
           check=lambda v: all(len(each) == 1 for each in v["of"]),
           unbuild=lambda n: {"count": n.count, "of": tuple((symbol,) for symbol in n.combination)})  # fmt: skip
_add("add {options:manaoptions} or one mana of the chosen color", of_chosen_color=True)
_could = "that a {like:filter} could produce"
_add(f"add one mana of any color {_could}", any_color=True, count=Number(1), check=_one_like)
_add(f"add one mana of any type {_could}", count=Number(1), check=_one_like)
