"""Replacement and prevention effects (rules 614, 615)."""

from __future__ import annotations

from rulesengine.ir.actions import PreventDamage
from rulesengine.ir.effects import GameRule
from rulesengine.ir.statics import Instead, Prevent, Would
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
production("would", Would, "{player:player} would gain life", what="gain life")
production("would", Would, "{player:player} would lose life", what="lose life")
production("would", Would, "{player:player} would discard a card", what="discard")
production("static-effect", Instead, "if {would:would} , {effect:clauses} instead")
production("static-effect", Instead, "if {would:would} , instead {effect:clauses}")
production(
    "would-this-turn",
    Would,
    "{subject:subject} would die this turn",
    what="die",
    from_zone=B,
    to_zone=G,
)
production("rule", Instead, "if {would:would-this-turn} , {effect:clauses} instead")
production(
    "rule-leaving",
    Instead,
    "if {would:would-leave} , {effect:clauses} instead of putting it anywhere else",
)
production(
    "would-leave", Would, "{subject:subject} would leave the battlefield", what="leave", from_zone=B
)


def _this_turn(effect: Instead) -> GameRule:
    return GameRule(effect, Duration.THIS_TURN)


def _lasting(effect: Instead) -> GameRule:
    return GameRule(effect, Duration.PERMANENT)


production("clause", _this_turn, "{effect:rule}", unbuild=lambda n: {"effect": n.effect})
production("clause", _lasting, "{effect:rule-leaving}", unbuild=lambda n: {"effect": n.effect})

# Amounts ------------------------------------------------------------------------------------------------


# Prevention ---------------------------------------------------------------------------------------------

production(
    "action",
    PreventDamage,
    "prevent the next {amount:amount} damage that would be dealt to {to:recipient} this turn",
)
production(
    "action",
    PreventDamage,
    "prevent all damage that would be dealt to {to:recipient} this turn",
    amount=None,
)
production("action", PreventDamage, "prevent all combat damage that would be dealt to "
           "{to:recipient} this turn",
           amount=None, combat_only=True)  # fmt: skip
production("action", PreventDamage, "prevent all combat damage that would be dealt this turn", amount=None,
           combat_only=True)  # fmt: skip
production(
    "action",
    PreventDamage,
    "prevent all damage that would be dealt this turn by {by:object}",
    amount=None,
)
production("action", PreventDamage, "prevent all combat damage that would be dealt by {by:object} "
           "this turn", amount=None,
           combat_only=True)  # fmt: skip
production("action", PreventDamage, "prevent all combat damage that would be dealt this turn by "
           "{by:object}", amount=None,
           combat_only=True)  # fmt: skip
production("action", PreventDamage, "prevent all combat damage {by:object} would deal this turn", amount=None,
           combat_only=True)  # fmt: skip
production(
    "action", PreventDamage, "prevent all damage {by:object} would deal this turn", amount=None
)
production("static-effect", Prevent, "prevent all damage that would be dealt to {to:recipient}")
production(
    "static-effect",
    Prevent,
    "prevent all combat damage that would be dealt to {to:recipient}",
    combat_only=True,
)
production("static-effect", Prevent, "prevent all damage that would be dealt by {by:object}")
production(
    "static-effect",
    Prevent,
    "prevent all combat damage that would be dealt by {by:object}",
    combat_only=True,
)
