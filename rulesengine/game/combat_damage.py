"""The combat damage step (rule 510): one or two of them, all damage of a step at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import combat
from rulesengine.game import restrictions as words
from rulesengine.game.damage_assignment import (
    Assigned,
    Recipients,
    assign_attacker,
    assign_blocker,
    illegal_shares,
    recipients,
)
from rulesengine.game.events import Damage, Event
from rulesengine.game.layers import characteristics
from rulesengine.game.lethal_damage import Shares
from rulesengine.game.rules import rule
from rulesengine.ir.words import Step

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

STRIKES = ("first strike", "double strike")


def strikes_first(game: Game, creature: EntityId) -> bool:
    """Whether it has first strike or double strike now."""
    return any(words.has_primitive(game, creature, strike) for strike in STRIKES)


@rule("510.4")
def first_strike_step_needed(game: Game) -> bool:
    """Whether there are two combat damage steps: asked as the first would begin (702.7b)."""
    combat.check_combat(game)
    return any(
        strikes_first(game, creature)
        for creature in (*combat.attackers(game), *combat.blockers(game))
    )


@rule("702.7b")
def assigns_in_step(game: Game, creature: EntityId, step: Step) -> int:
    """How many times its damage a creature in combat assigns in this step (702.7b–c, 702.4b–d)."""
    if step is Step.FIRST_STRIKE_DAMAGE:
        return int(strikes_first(game, creature))
    if creature not in game.first_strikers:
        return 1
    return int(words.has_primitive(game, creature, "double strike"))


def deal_combat_damage(game: Game, step: Step) -> list[Event]:
    """The turn-based actions of 510.1 and 510.2. Raises IllegalAction, NeedsChoice."""
    combat.check_combat(game)
    if step is Step.FIRST_STRIKE_DAMAGE:
        game.first_strikers = frozenset(
            creature
            for creature in (*combat.attackers(game), *combat.blockers(game))
            if strikes_first(game, creature)
        )
    assigned = assign_attackers(game, _dealing(game, combat.attackers(game), step))
    assigned.update(_assign_blockers(game, _dealing(game, combat.blockers(game), step)))
    events: list[Event] = [
        Damage(source=source, to=to, amount=amount, combat=True, rules=("510.2",))
        for source, shares in assigned.items()
        for to, amount in shares.items()
    ]
    if not events:
        return []
    from rulesengine.game.pipeline import happen

    return happen(game, events)


def _dealing(game: Game, creatures: tuple[EntityId, ...], step: Step) -> dict[EntityId, int]:
    """Those that assign damage in this step, and how much (510.1a)."""
    times, amount = game.rules["assigns_in_step"], game.rules["combat_damage_of"]
    found = {
        creature: times(game, creature, step) * amount(game, creature) for creature in creatures
    }
    return {creature: damage for creature, damage in found.items() if damage > 0}


def assign_attackers(game: Game, amounts: dict[EntityId, int]) -> Assigned:
    """The active player's announcement; each part must let the whole be legal (510.1e)."""
    to = {attacker: recipients(game, attacker) for attacker in amounts}
    assigned: Assigned = {}
    for attacker, amount in amounts.items():
        others = assigned | _still_possible(to, amounts, assigned)

        def wrong(
            shares: Shares, now: EntityId = attacker, others: Assigned = others
        ) -> str | None:
            whole = {**others, now: shares}
            reasons = (illegal_shares(game, e, to[e], whole[e], whole) for e in (*assigned, now))
            return next((reason for reason in reasons if reason is not None), None)

        assigned[attacker] = assign_attacker(game, attacker, to[attacker], amount, others, wrong)
    return assigned


def _still_possible(
    to: dict[EntityId, Recipients], amounts: dict[EntityId, int], assigned: Assigned
) -> dict[EntityId, Shares]:
    """All that attackers not asked yet could assign to each creature or planeswalker."""
    return {
        attacker: dict.fromkeys(to[attacker].everyone(), amount)
        for attacker, amount in amounts.items()
        if attacker not in assigned
    }


def _assign_blockers(game: Game, amounts: dict[EntityId, int]) -> Assigned:
    """The defending players' announcements, in APNAP order (802.5)."""
    order = game.turn_order()
    side = {blocker: order.index(characteristics(game, blocker).controller) for blocker in amounts}
    return {
        blocker: assign_blocker(game, blocker, combat.blocked_by(game, blocker), amounts[blocker])
        for blocker in sorted(amounts, key=side.__getitem__)
    }
