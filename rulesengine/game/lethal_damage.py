"""How much damage a creature assigns, and how much is lethal (510.1a, 120.6, 702.2c, 702.19b)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulesengine.game import restrictions as words
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.rules import rule

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Shares = Mapping[EntityId, int]
"""Parts of an amount of damage, by recipient or by source."""


@rule("510.1a")
def combat_damage_of(game: Game, creature: EntityId) -> int:
    """A creature assigns damage equal to its power; none at 0 or less."""
    if any(True for _ in words.forbidding(game, creature, words.CANT_ASSIGN_DAMAGE)):
        return 0
    values = characteristics(game, creature)
    by_toughness = words.may(game, creature, words.BY_TOUGHNESS)
    return max((values.toughness if by_toughness else values.power) or 0, 0)


@rule("120.6")
def lethal_amount(game: Game, creature: EntityId) -> int:
    """The damage that is still missing to be lethal, counting what is marked."""
    values = characteristics(game, creature)
    by_power = words.may(game, creature, words.LETHAL_BY_POWER)
    enough = (values.power if by_power else values.toughness) or 0
    return max(enough - game.objects[creature].damage, 0)


@rule("702.2c")
def deathtouch_is_lethal(game: Game, source: EntityId) -> bool:
    """Any nonzero amount assigned by a source with deathtouch is lethal damage."""
    return words.has_primitive(game, source, "deathtouch")


@rule("702.19b")
def trample_needs(game: Game, attacker: EntityId, blocker: EntityId, others: Shares) -> int:
    """What must be assigned to a blocker before the rest may pass it, given `others' damage."""
    deathtouch = game.rules["deathtouch_is_lethal"]
    if any(amount > 0 and deathtouch(game, source) for source, amount in others.items()):
        return 0
    missing = int(game.rules["lethal_amount"](game, blocker)) - sum(others.values())
    if missing > 1 and deathtouch(game, attacker):
        return 1
    return max(missing, 0)
