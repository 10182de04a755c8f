"""The Ring tempts you (701.54): an emblem that grows, and a Ring-bearer."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.cards.definition import Face
from rulesengine.game import events as e
from rulesengine.game.effects.growing_actions import creatures, one_of
from rulesengine.game.keyword_actions import keyword_action
from rulesengine.game.layers import controller
from rulesengine.game.pipeline import happen
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.actions import KeywordAction

_TEXTS = (
    "Your Ring-bearer is legendary.\n"
    "Your Ring-bearer can't be blocked by creatures with greater power.",
    "Whenever your Ring-bearer attacks, draw a card, then discard a card.",
    "Whenever your Ring-bearer becomes blocked by a creature, the blocking creature's controller "
    "sacrifices it at end of combat.",
    "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.",
)
"""701.54c: what it has from the first, second, third and fourth time on."""


@lru_cache(maxsize=4)
def ring_face(times: int) -> Face:
    from rulesengine.cards.compiled import emblem

    return replace(emblem("\n".join(_TEXTS[:times])), name="The Ring")


@keyword_action("the ring tempts you")
def tempt(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.54a, c: first the emblem, then a creature becomes that player's Ring-bearer."""
    tempted = game.player(player)
    tempted.tempted += 1
    _grow(game, player, min(tempted.tempted, len(_TEXTS)))
    mine = creatures(game, player)
    if mine:
        chosen = one_of(game, player, mine, "Ring-bearer", "701.54a")
        tempted.ring_bearer = chosen
        game.note(
            "designate", ("701.54a",), entity=game.name_of(chosen), entity_id=chosen,
            name="Ring-bearer",
        )  # fmt: skip
        chosen_event = e.PlayerDoes(
            player=player, what="choose a Ring-bearer", object=chosen, rules=("701.54a",)
        )
        happen(game, [chosen_event])
    happen(game, [e.PlayerDoes(player=player, what="the ring tempts you", rules=("701.54d",))])


def keep_ring_bearers(game: Game) -> None:
    """701.54a: a creature is a Ring-bearer until another player gains control of it."""
    for player in game.players:
        bearer = player.ring_bearer
        if bearer is not None and controller(game, bearer) != player.id:
            player.ring_bearer = None


def _grow(game: Game, player: EntityId, times: int) -> None:
    """The emblem is one object, whatever it has by now."""
    for entity in game.command:
        ring = game.objects[entity]
        if ring.emblem and ring.owner == player and ring.face.name == "The Ring":
            ring.face = ring_face(times)
            return
    made = game.new_object(ring_face(times), player, Zone.COMMAND)
    made.__dict__.update(emblem=True, timestamp=game.tick())
    game.command = (*game.command, made.id)
    game.note("emblem", ("701.54c",), player=game.name_of(player), source="The Ring")
