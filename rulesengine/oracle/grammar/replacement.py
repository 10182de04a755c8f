"""Replacement effects: "if … would …, … instead" (rule 614)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import GainLife, LoseLife
from rulesengine.ir.effects import Do, GameRule
from rulesengine.ir.quantities import ThatMuch
from rulesengine.ir.statics import AlsoTokens, Instead, Multiply, Would
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import production

B, G = Zone.BATTLEFIELD, Zone.GRAVEYARD
production("would", Would, "{subject:subject} would die", what="die", from_zone=B, to_zone=G)
production("would", Would, "{subject:subject} would be put into a graveyard from anywhere",
           what="go", to_zone=G)  # fmt: skip
production("would", Would, "{subject:subject} would be put into {player:possessive} graveyard from anywhere",
           what="go", to_zone=G)  # fmt: skip
production("would", Would, "{subject:subject} would be put into a graveyard from the battlefield",
           what="die", from_zone=B, to_zone=G)  # fmt: skip
production(
    "would", Would, "{subject:subject} would leave the battlefield", what="leave", from_zone=B
)
production("would", Would, "{subject:subject} would be destroyed", what="be destroyed")
production("would", Would, "{player:player} would draw a card", what="draw")
production(
    "would", Would, "{player:player} would draw a card while {during:condition}", what="draw"
)
production("would", Would,
           "{player:player} would draw a card except the first one (you|they) draw in each of (your|their) "
           "draw steps", what="draw", but_first_in_draw_step=True)  # fmt: skip
production("would", Would, "{player:player} would gain life", what="gain life")
production("would", Would, "{player:player} would lose life", what="lose life")
production("would", Would, "{player:player} would discard a card", what="discard")


def _not_an_amount(values: dict[str, Any]) -> bool:
    """ "You gain twice that much life instead" changes the amount: a `Multiply`."""
    effect, would = values["effect"], values["would"].what
    action = effect.actions[0] if isinstance(effect, Do) else None
    if isinstance(action, GainLife | LoseLife):
        same = would == ("gain life" if isinstance(action, GainLife) else "lose life")
        amount = action.amount
        return not (same and isinstance(getattr(amount, "quantity", amount), ThatMuch))
    return True


production(
    "static-effect", Instead, "if {would:would} , {effect:clauses} instead", check=_not_an_amount
)
production("static-effect", Instead, "if {would:would} , instead {effect:clauses}")
production(
    "would-this-turn",
    Would,
    "{subject:subject} would die this turn",
    what="die",
    from_zone=B,
    to_zone=G,
)
production("would-this-turn", Would,
           "{subject:subject} would be put into {player:possessive} graveyard from anywhere this turn",
           what="go", to_zone=G)  # fmt: skip
production("rule", Instead, "if {would:would-this-turn} , {effect:clauses} instead")
production(
    "rule-leaving",
    Instead,
    "if {would:would-leave} , {effect:clauses} instead of putting it anywhere else",
)
production(
    "would-leave", Would, "{subject:subject} would leave the battlefield", what="leave", from_zone=B
)


def _this_turn(effect: Instead | Multiply) -> GameRule:
    return GameRule(effect, Duration.THIS_TURN)


def _lasting(effect: Instead) -> GameRule:
    return GameRule(effect, Duration.PERMANENT)


production("clause", _this_turn, "{effect:multiply-now}", unbuild=lambda n: {"effect": n.effect})
production("clause", _this_turn, "{effect:rule}", unbuild=lambda n: {"effect": n.effect})
production("clause", _lasting, "{effect:rule-leaving}", unbuild=lambda n: {"effect": n.effect})

# Damage, life, counters and tokens that would come --------------------------------------------------

production("would-counters", Would, "one or more {kind:counterkind} counters would be put on "
           "{subject:subject}",
           what="put counters")  # fmt: skip
production("would-tokens", Would, "an effect would create one or more tokens under "
           "{player:possessive} control",
           what="create tokens")  # fmt: skip
production("would-tokens", Would, "an effect would create one or more tokens", what="create tokens")
production("would-any-counters", Would, "an effect would put one or more counters on {subject:subject}",
           what="put counters by effect")  # fmt: skip
production("would-tokens", Would, "one or more tokens would be created under {player:possessive} control",
           what="create tokens")  # fmt: skip
_TO = (
    "[to that (permanent|player|creature|permanent or player|player or permanent|creature or player|"
    "source|planeswalker|opponent or permanent)]"
)
for _into, _would in (("static-effect", "would"), ("multiply-now", "would-damage-now")):
    _text = f"if {{would:{_would}}} , (it|that source|they|that creature) deal "
    production(_into, Multiply, f"{_text}(double|twice) that (damage|much damage) {_TO} instead",
               factor=2)  # fmt: skip
    production(_into, Multiply, f"{_text}triple that damage {_TO} instead", factor=3)
    production(_into, Multiply, f"{_text}that much damage plus {{plus:digits}} {_TO} instead")
production(
    "static-effect",
    Multiply,
    "if {would:would} , (you|they) gain twice that much life instead",
    factor=2,
)
production(
    "static-effect",
    Multiply,
    "if {would:would} , (you|they) lose twice that much life instead",
    factor=2,
)
production("static-effect", Multiply, "if {would:would} , (you|they|that player) gain no life instead",
           factor=0, check=lambda v: v["would"].what == "gain life")  # fmt: skip
production(
    "static-effect",
    Multiply,
    "if {would:would} , you gain that much life plus {plus:digits} instead",
)
for _more, _how in (
    ("twice that many", {"factor": 2}),
    ("that many plus one", {"plus": 1}),
    ("that many plus two", {"plus": 2}),
):
    production("static-effect", Multiply,
               f"if {{would:would-counters}} , {_more} {{kind:counterkind}} counters are put on "
           f"(it|that permanent|that creature|him|her) instead",
               check=lambda v: v.pop("kind") is not None,
               unbuild=lambda n: {"would": n.would, "kind": n.would.kind},
               **_how)  # fmt: skip
production("static-effect", Multiply,
           "if {would:would-counters} , that many {kind:counterkind} counters minus one are put on "
           "(it|that permanent|that creature) instead", check=lambda v: v.pop("kind") is not None,
           unbuild=lambda n: {"would": n.would, "kind": n.would.kind}, plus=-1)  # fmt: skip
_PUTTING = "would put one or more counters on"
production("would-put", Would, f"{{source_player:you}} {_PUTTING} {{subject:shielded-thing}}",
           what="put counters")  # fmt: skip
production("would-put", Would, f"{{source_player:you}} {_PUTTING} {{subject:shielded-thing}} or on yourself",
           what="put counters or get them")  # fmt: skip
production("would-put", Would, f"{{source_player:players}} {_PUTTING} {{subject:shielded-thing}}",
           what="put counters")  # fmt: skip
_KINDS = "of each of those kinds of counters on that (permanent or player|permanent|creature|player) instead"
for _more, _factor, _plus in (("twice that many", 2, 0), ("that many plus one", 1, 1)):
    production("static-effect", Multiply, f"if {{would:would-put}} , [they|you] put {_more} {_KINDS}",
               factor=_factor, plus=_plus)  # fmt: skip
production("static-effect", Multiply,
           f"if {{would:would-put}} , they put half that many {_KINDS} , rounded down", half=True)  # fmt: skip
production(
    "static-effect",
    Multiply,
    "if {would:would-tokens} , it creates twice that many of those tokens instead",
    factor=2,
)
production("static-effect", Multiply,
           "if {would:would-any-counters} , it puts twice that many of those counters on "
           "that (permanent|player|permanent or player) instead", factor=2)  # fmt: skip
production("static-effect", Multiply,
           "if {would:would-tokens} , twice that many of those tokens are created "
           "instead", factor=2)  # fmt: skip
_PLUS = "if {would:would-tokens} , those tokens plus "
production(
    "static-effect", AlsoTokens, _PLUS + "(an additional|a) {token:token} are created instead"
)
production("static-effect", AlsoTokens, _PLUS + "that many {token:token} are created instead",
           that_many=True)  # fmt: skip
production("would-tokens-you", Would, "{player:you} would create one or more tokens",
           what="create tokens")  # fmt: skip
production("static-effect", AlsoTokens,
           "if {would:would-tokens-you} , instead create those tokens plus (an additional|a) "
           "{token:token}")  # fmt: skip
