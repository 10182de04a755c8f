"""Permission to play particular cards for a while (601.3, 715.3d): "you may play that card this turn"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.continuous import ContinuousEffect
from rulesengine.game.objects import EXILED_FROM_STACK
from rulesengine.game.pipeline import happen
from rulesengine.game.references import players
from rulesengine.game.vocabulary import carries_out
from rulesengine.ir.actions import CastCard
from rulesengine.ir.statics import MayPlay
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

carries_out(MayPlay)


def allow(
    game: Game,
    player: EntityId,
    cards: tuple[EntityId, ...],
    duration: Duration,
    context: Context,
    **how: Any,
) -> None:
    """Let a player cast (with `play=True` also play as lands) these cards where they are now."""
    own = replace(context, slots=dict(context.slots), memory=dict(context.memory))
    own.memory["may_cast"] = {"player": player, **how}
    made = ContinuousEffect(game.tick(), own, duration, cards, turn=game.turn)
    game.effects = (*game.effects, made)


def marks_of(permission: MayPlay | CastCard) -> frozenset[str]:
    """What the spell keeps of the effect that let it be cast (400.7h)."""
    return frozenset({EXILED_FROM_STACK}) if permission.exiled else frozenset()


def allow_playing(game: Game, effect: MayPlay, duration: Duration, context: Context) -> None:
    """What an effect of a resolving spell or ability permits, its cards fixed now (611.2c)."""
    from rulesengine.game.effects.choosing import objects_meant

    cards = objects_meant(game, effect.what, context, context.controller)
    for player in players(game, effect.who, context):
        allow(
            game, player, cards, duration, context, play=effect.lands_too, free=effect.free,
            name="free" if effect.free else "", marks=marks_of(effect), any_mana=effect.any_mana,
        )  # fmt: skip


def put_away_half(game: Game, thing: GameObject, player: EntityId) -> bool:
    """715.3d, 720.3d: a resolved Adventure is exiled, to be cast from there; an Omen is shuffled in."""
    card = thing.card
    if card is None or thing.is_copy or thing.face is card.faces[0]:
        return False
    if "Omen" in thing.face.subtypes:
        from rulesengine.game.zones import shuffle

        happen(game, [_change(thing, Zone.LIBRARY, player, "720.3d")])
        shuffle(game, thing.owner)
        return True
    if "Adventure" not in thing.face.subtypes:
        return False
    change = _change(thing, Zone.EXILE, player, "715.3d")
    happen(game, [change])
    if change.became is not None and game.objects[change.became].zone is Zone.EXILE:
        allow(
            game, player, (change.became,), Duration.PERMANENT, Context(change.became, player),
            play=True, face=card.faces[0],
        )  # fmt: skip
    return True


def _change(thing: GameObject, to: Zone, player: EntityId, rule: str) -> e.ZoneChange:
    reason = "exile" if to is Zone.EXILE else "put"
    return e.ZoneChange(object=thing.id, to=to, reason=reason, by=player, rules=(rule,))
