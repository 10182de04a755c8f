"""Spending mana as though it were other mana (rule 609.4b)."""

from __future__ import annotations

from rulesengine.ir.statics import SpendAsThough
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production

for _any_type, _word in ((False, "color"), (True, "type")):
    _text = f"{{who:anyplayers}} may spend mana as though it were mana of any {_word}"
    production("player-rule", SpendAsThough, _text, any_type=_any_type)
    production("player-rule", SpendAsThough, _text + " to cast {spells:filter}", any_type=_any_type,
               check=lambda v: v["spells"].zone is Zone.STACK)  # fmt: skip
    production("player-rule", SpendAsThough, _text + " to activate abilities of {abilities_of:filter}",
               any_type=_any_type)  # fmt: skip
