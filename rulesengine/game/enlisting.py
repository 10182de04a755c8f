"""Enlist: an optional cost to attack, and the trigger linked to it (702.154, 508.1g, 607.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.layers import characteristics
from rulesengine.game.mana_available import summoning_sick
from rulesengine.game.triggering import PendingTrigger
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.changes import ChangePT
from rulesengine.ir.effects import Continuous
from rulesengine.ir.quantities import Measure, Number
from rulesengine.ir.refs import Antecedent, It
from rulesengine.ir.words import CardType, Duration

if TYPE_CHECKING:
    from collections.abc import Collection

    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

TAPPED = 0
GROWS = Continuous(
    It("it", Antecedent.SOURCE),
    (ChangePT(Measure("power", It("creature", TAPPED)), Number(0)),),
    Duration.END_OF_TURN,
)
""" "This creature gets +X/+0 until end of turn, where X is the tapped creature's power"."""


def enlist(game: Game, player: EntityId, attackers: Collection[EntityId]) -> None:
    """For each instance on an attacker a creature left at home may be tapped (702.154a, d)."""
    from rulesengine.game.pipeline import happen

    for attacker in attackers:
        for held in characteristics(game, attacker).abilities:
            if not isinstance(held.ability, KeywordAbility) or held.ability.name != "enlist":
                continue
            able = _able(game, player, attackers)
            if not able:
                continue
            asked = YesNo(
                player=player, question="enlist", about=attacker, rules=("702.154a",), objects=able
            )
            if not yes_no(game, asked):
                continue
            decision = ChooseObjects(
                player=player, question="enlist", about=attacker, rules=("702.154a",), options=able
            )
            (tapped,) = choose_objects(game, decision)
            happen(game, [e.Tap(object=tapped, source=attacker, rules=("702.154a", "508.1g"))])
            context = Context(attacker, player, slots={TAPPED: (tapped,)})
            pending = PendingTrigger(attacker, player, GROWS, None, {}, held, context=context)
            game.pending = (*game.pending, pending)


def _able(game: Game, player: EntityId, attackers: Collection[EntityId]) -> tuple[EntityId, ...]:
    """Untapped, not attacking, and with haste or under control since the turn began."""
    found = []
    for entity in game.battlefield:
        thing, values = game.objects[entity], characteristics(game, entity)
        if thing.phased_out or thing.tapped or entity in attackers:
            continue
        if CardType.CREATURE in values.types and values.controller == player:
            if not summoning_sick(thing, values):
                found.append(entity)
    return tuple(found)
