"""What players may keep, skip and show: hands, mana, steps, the legend rule (402.2, 500.5, 704.5j)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.conditions import TurnIs, Unless
from rulesengine.ir.refs import PlayerRef, You
from rulesengine.ir.statics import (
    ActAsHasty,
    DamageStays,
    ExtraLands,
    HandLimit,
    HandsRevealed,
    KeepMana,
    MayLook,
    NoLegendRule,
    StaticEffect,
    TriggersAgain,
)
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular
from rulesengine.oracle.grammar.statics import standing

# Hands (402.2) ---------------------------------------------------------------------------------------------

production("static-effect", HandLimit, "{who:possessive} maximum hand size is {limit:numeral}")
for _word, _sign in (("reduced", -1), ("increased", 1)):
    production("static-effect", lambda who, count, sign: HandLimit(who, change=sign * count),
               f"{{who:possessive}} maximum hand size is {_word} by {{count:numeral}}", sign=_sign,
               unbuild=lambda n: {"who": n.who, "count": abs(n.change)})  # fmt: skip
production(
    "static-effect",
    HandsRevealed,
    "{who:anyplayers} play with (their hands|your hand|their hand) revealed",
)
for _what in ("cards", "the cards", "the card", "that card", "a card", "the exiled card"):
    production(
        "static-effect",
        MayLook,
        f"you may look at {_what} exiled with (~|this (creature|artifact|enchantment|land))",
    )

# Lands, mana, damage, tapping ------------------------------------------------------------------------------


def _extra(who: PlayerRef, count: int = 1) -> ExtraLands:
    return ExtraLands(who, count)


production("static-effect", _extra, "{who:players} may play an additional land on each of their turns",
           unbuild=lambda n: {"who": n.who})  # fmt: skip
production("static-effect", _extra, "{who:players} may play {count:numeral} additional lands on each of their turns",
           unbuild=lambda n: {"who": n.who, "count": n.count})  # fmt: skip
production(
    "static-effect", KeepMana, "{who:anyplayers} don't lose unspent mana as steps and phases end"
)
production(
    "static-effect",
    KeepMana,
    "{who:anyplayers} don't lose unspent {color:color} mana as steps and phases end",
)
production("static-effect", DamageStays, "damage isn't removed from {what:subjects} during cleanup steps",
           check=lambda v: standing(v["what"]))  # fmt: skip
production("static-effect", ActAsHasty,
           "you may activate abilities of {what:bare} as though (they|those creatures) had haste")  # fmt: skip
production("static-effect", NoLegendRule, 'the " legend rule " don\'t apply', what=None)
production("static-effect", NoLegendRule, 'the " legend rule " don\'t apply to {what:subjects}',
           check=lambda v: standing(v["what"]))  # fmt: skip

# Triggering once more (603.2d) -----------------------------------------------------------------------------


def _one_source(values: dict[str, Any]) -> bool:
    return is_singular(values["source"])


for _ability in ("an ability", "a triggered ability"):
    for _article, _other in (("a", False), ("another", True)):
        production("static-effect", TriggersAgain,
                   f"if {_ability} of {_article} {{source:filter}} trigger , that ability trigger an additional time",
                   cause=None, other=_other, check=_one_source)  # fmt: skip

# "During turns other than yours" -----------------------------------------------------------------------------


def _not_yours(effect: StaticEffect) -> StaticAbility:
    return StaticAbility(effect, Unless(TurnIs(You())))


production("static", _not_yours, "during turns other than yours , {effect:static-effect} .",
           unbuild=lambda n: {"effect": n.effect})  # fmt: skip
