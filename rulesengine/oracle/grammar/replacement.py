"""Replacement and prevention effects (rules 614, 615)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import PreventDamage
from rulesengine.ir.effects import Do, GameRule
from rulesengine.ir.refs import Determiner, Objects, PlayerRef, Reference, You
from rulesengine.ir.statics import Instead, Multiply, Prevent, Would
from rulesengine.ir.words import Duration, Zone
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular

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
production("action", PreventDamage, "prevent all damage {by:object} would deal this turn . you gain life equal to "
           "the damage prevented this way", amount=None, gain_life=True)  # fmt: skip
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

# Shields against a chosen source ---------------------------------------------------------------------


def _next_time(by: Reference, to: Reference | PlayerRef | None = None) -> Do:
    return Do(You(), (PreventDamage(None, to, by, next_time=True),))


def _next_parts(node: Do) -> dict[str, Any]:
    action = node.actions[0]
    assert isinstance(action, PreventDamage)
    return {"by": action.by, "to": action.to}


production("simple", _next_time,
           "the next time {by:chosensource} would deal damage to {to:recipient} this turn , prevent "
           "that damage",
           unbuild=_next_parts)  # fmt: skip
production("simple", _next_time, "the next time {by:chosensource} would deal damage this turn , "
           "prevent that damage",
           unbuild=_next_parts)  # fmt: skip
production("chosensource", Objects, "a {filter:filter} of your choice", determiner=Determiner.CHOOSE,
           check=lambda v: is_singular(v["filter"]))  # fmt: skip

# Damage, life, counters and tokens that would come --------------------------------------------------

production("would", Would, "damage would be dealt to {subject:subject}", what="be dealt damage")
production("would", Would, "damage would be dealt to {player:player}", what="be dealt damage")
production(
    "would",
    Would,
    "combat damage would be dealt to {subject:subject}",
    what="be dealt damage",
    combat=True,
)
production(
    "would",
    Would,
    "{source:subject} would deal damage to {subject:subject}",
    what="be dealt damage",
)
production(
    "would", Would, "{source:subject} would deal damage to {player:player}", what="be dealt damage"
)
production("would", Would, "{source:subject} would deal combat damage to "
           "{player:player}", what="be dealt damage",
           combat=True)  # fmt: skip
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
_TO = "[to that (permanent|player|creature|permanent or player|creature or player|source|planeswalker)]"
production("static-effect", Multiply, f"if {{would:would}} , it deals (double|twice) that "
           f"(damage|much damage) {_TO} instead",
           factor=2)  # fmt: skip
production(
    "static-effect",
    Multiply,
    f"if {{would:would}} , it deals that much damage plus {{plus:digits}} {_TO} instead",
)
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
production(
    "static-effect",
    Multiply,
    "if {would:would} , you gain that much life plus {plus:digits} instead",
)
for _more, _how in (("twice that many", {"factor": 2}), ("that many plus one", {"plus": 1})):
    production("static-effect", Multiply,
               f"if {{would:would-counters}} , {_more} {{kind:counterkind}} counters are put on "
           f"(it|that permanent|that creature) instead",
               check=lambda v: v.pop("kind") is not None,
               unbuild=lambda n: {"would": n.would, "kind": n.would.kind},
               **_how)  # fmt: skip
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


def _to_and_by(what: Reference) -> Do:
    return Do(
        You(),
        (
            PreventDamage(None, what, None, combat_only=True),
            PreventDamage(None, None, what, combat_only=True),
        ),
    )


production("simple", _to_and_by, "prevent all combat damage that would be dealt to and dealt by "
           "{what:object} this turn",
           unbuild=lambda n: {"what": n.actions[0].to})  # fmt: skip
