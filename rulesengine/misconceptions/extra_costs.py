"""Escalate and kicker costs misread: how often, instead of what, and taxed how (118.8, 702.33, 702.120)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.costing import spell_cost
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import total_cost
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

Mana = tuple[str, ...]


def _parts(game: Game, thing: GameObject, bill_mana: Mana) -> tuple[Mana, Mana]:
    """The mana cost, and what is paid besides."""
    own = len(characteristics(game, thing.id).mana_cost or ())
    return bill_mana[:own], bill_mana[own:]


def _one_mode_more(thing: GameObject, besides: Mana) -> Mana:
    """The escalate cost of one mode, where more than one was chosen."""
    more = len(thing.announced.modes) - 1 if thing.announced is not None else 0
    return besides[: len(besides) // more] if more > 0 else ()


def once_for_all_modes(
    game: Game, player: EntityId, thing: GameObject, bill_mana: Mana, x: int, context: Context
) -> Mana:
    """Escalate is taken to be paid a single time."""
    own, besides = _parts(game, thing, bill_mana)
    if "escalate" in characteristics(game, thing.id).keywords:
        bill_mana = (*own, *_one_mode_more(thing, besides))
    return spell_cost(game, player, thing, bill_mana, x, context)


def for_every_mode(
    game: Game, player: EntityId, thing: GameObject, bill_mana: Mana, x: int, context: Context
) -> Mana:
    """Escalate is taken to be paid for the first mode as well."""
    _, besides = _parts(game, thing, bill_mana)
    if "escalate" in characteristics(game, thing.id).keywords:
        bill_mana = (*bill_mana, *_one_mode_more(thing, besides))
    return spell_cost(game, player, thing, bill_mana, x, context)


def taxed_apart(
    game: Game, player: EntityId, thing: GameObject, bill_mana: Mana, x: int, context: Context
) -> Mana:
    """What makes a spell cost more is taken to be added to the kicker cost as well."""
    own, besides = _parts(game, thing, bill_mana)
    if thing.announced is None or "kicker" not in thing.announced.paid:
        return spell_cost(game, player, thing, bill_mana, x, context)
    once = spell_cost(game, player, thing, own, x, context)
    return total_cost((*once, *spell_cost(game, player, thing, besides, 0, context)))


MISCONCEPTIONS: Final = (
    wrong("escalate-once", "702.120a", "escalate", "spell_cost", once_for_all_modes),
    wrong("escalate-every-mode", "702.120a", "escalate", "spell_cost", for_every_mode),
    wrong("kicker-taxed-apart", "601.2f", "kicker", "spell_cost", taxed_apart),
)
