"""Whether an optional instruction could be carried out at all (608.2d: no impossible choices)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.effects.choosing import candidates
from rulesengine.game.layers import controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.references import denoted, everything, follow, players
from rulesengine.ir import actions as a
from rulesengine.ir.effects import Do, Effect, Sequence
from rulesengine.ir.refs import Determiner, It, Objects, Reference
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


def possible(game: Game, effect: Effect, context: Context, player: EntityId) -> bool:
    """False only where the first thing it asks for plainly cannot be done."""
    if isinstance(effect, Sequence):
        return not effect.effects or possible(game, effect.effects[0], context, player)
    if not isinstance(effect, Do) or not effect.actions:
        return True
    acting = players(game, effect.who, context)  # "you may have that player discard a card"
    if acting and player not in acting:
        return any(possible(game, effect, context.acting(one), one) for one in acting)
    match effect.actions[0]:
        case a.Discard(what=what):
            if isinstance(what, Objects):
                return bool(candidates(game, what, context, player, Zone.HAND))
            return bool(game.player(player).hand)
        case a.Sacrifice(what=what):
            return bool(_controlled(game, what, context, player))
        case a.CastCard(what=what, from_zone=zone, among=among):
            reading = context.casting()
            if among is not None:
                reading.memory["among"] = everything(game, among, context)
            return _there(game, what, reading, player, zone)
        case a.PlayCard(what=what):
            return _there(game, what, context.casting(), player)
        case a.Move(what=what):
            return _there(game, what, context, player)
    return True


def _there(
    game: Game, what: Reference, context: Context, player: EntityId, zone: Zone | None = None
) -> bool:
    if isinstance(what, Objects):
        if what.determiner is Determiner.TARGET:
            return bool(context.slots.get(what.slot))
        return bool(candidates(game, what, context, player, zone))
    if isinstance(what, It):
        found = follow(game, denoted(game, what, context), context)
        return any(game.objects[e].became is None for e in found if not is_player(e))
    return True


def _controlled(
    game: Game, what: Reference, context: Context, player: EntityId
) -> tuple[EntityId, ...]:
    if isinstance(what, Objects):
        found = candidates(game, what, context, player, None)
    else:
        found = follow(game, denoted(game, what, context), context)
    return tuple(
        e
        for e in found
        if game.objects[e].zone is Zone.BATTLEFIELD and controller(game, e) == player
    )
