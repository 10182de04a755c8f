"""Permission to cast and play: once each turn, from the top of a library, for life (601.3, 118.9)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.conditions import TurnIs
from rulesengine.ir.costs import PayLife
from rulesengine.ir.effects import GameRule
from rulesengine.ir.quantities import Measure
from rulesengine.ir.refs import Itself, You
from rulesengine.ir.statics import LookAnyTime, MayCast, Several, StaticEffect
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular


def _spell(values: dict[str, Any]) -> bool:
    return values["what"].zone is Zone.STACK and is_singular(values["what"])


def _spells(values: dict[str, Any]) -> bool:
    return bool(values["what"].zone is Zone.STACK)


# "Once during each of your turns, you may cast …" ------------------------------------------------------------

_EXILE = " . if a spell cast this way would be put into your graveyard , exile it instead"
for _where, _zone in (
    ("from your graveyard", Zone.GRAVEYARD),
    ("from the top of your library", Zone.LIBRARY),
):
    for _tail, _then in (("", False), (_EXILE, True)):
        production("once-each-turn", MayCast, f"{{who:you}} may cast a {{what:filter}} {_where}{_tail}",
                   zone=_zone, once_each_turn=True, then_exile=_then, check=_spell)  # fmt: skip


def _once(effect: StaticEffect) -> StaticAbility:
    return StaticAbility(effect, TurnIs(You()))


for _when in ("once during each of your turns", "once each turn during your turn"):
    production("static", _once, f"{_when} , {{effect:once-each-turn}} .",
               unbuild=lambda n: {"effect": n.effect})  # fmt: skip
production("static", StaticAbility, "once each turn , {effect:once-each-turn} .")

# For a while ------------------------------------------------------------------------------------------------

production("static-effect", MayCast, "{who:you} may play lands and cast {what:filter} from your graveyard",
           zone=Zone.GRAVEYARD, lands_too=True, check=_spells)  # fmt: skip
production("for-a-while", MayCast, "{who:you} may play lands and cast {what:filter} from your graveyard",
           zone=Zone.GRAVEYARD, lands_too=True, check=_spells)  # fmt: skip
production("for-a-while", MayCast, "{who:you} may cast {what:filter} from your graveyard",
           zone=Zone.GRAVEYARD, check=_spells)  # fmt: skip
production("for-a-while", MayCast, "{who:you} may cast {what:filter} as though they had flash",
           flash=True, check=_spells)  # fmt: skip
production("clause", GameRule, "{duration:duration} , {effect:for-a-while}")
production("clause", GameRule, "{effect:for-a-while} {duration:duration}")

# For life instead of mana (118.9) -----------------------------------------------------------------------------

_LIFE = (PayLife(Measure("mana value", Itself("spell"))),)
_FOR_LIFE = ". if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost"
production("static-effect", MayCast,
           f"{{who:you}} may play lands and cast {{what:filter}} from the top of your library {_FOR_LIFE}",
           zone=Zone.LIBRARY, lands_too=True, cost=_LIFE, check=_spells)  # fmt: skip

# Looking and playing in one sentence -----------------------------------------------------------------------------

production("look", LookAnyTime, "{who:you} may look at the top card of your library any time")
production("from-top", MayCast, "{who:you} may play {what:filter} from the top of your library",
           zone=Zone.LIBRARY, lands_too=True)  # fmt: skip
production("from-top", MayCast, "{who:you} may cast {what:filter} from the top of your library",
           zone=Zone.LIBRARY, check=_spells)  # fmt: skip
production("from-top", MayCast, "{who:you} may play lands and cast {what:filter} from the top of your library",
           zone=Zone.LIBRARY, lands_too=True, check=_spells)  # fmt: skip


def _both(look: StaticEffect, play: StaticEffect) -> Several:
    return Several((look, play))


production("static-effect", _both, "{look:look} , and {play:from-top}",
           unbuild=lambda n: {"look": n.parts[0], "play": n.parts[1]})  # fmt: skip
