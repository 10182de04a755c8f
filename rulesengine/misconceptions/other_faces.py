"""Morph, transforming and melding misread (202.3, 701.27, 701.42, 702.37, 712)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.timing import sorcery_speed
from rulesengine.game.triggering import PendingTrigger
from rulesengine.ir.actions import TurnFaceUp
from rulesengine.ir.effects import Do
from rulesengine.ir.refs import It, You
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

TURNED = 0
"""The slot of the permanent that is taken to be turned up by an ability."""


def waits_on_the_stack(game: Game, player: EntityId, thing: EntityId) -> None:
    """Turned face up by an ability that can be responded to."""
    effect = Do(You(), (TurnFaceUp(It("it", TURNED)),))
    context = Context(thing, player, slots={TURNED: (thing,)})
    pending = PendingTrigger(thing, player, effect, None, {}, context=context)
    game.pending = (*game.pending, pending)


def enters_again(game: Game, thing: GameObject) -> None:
    """A new creature: without counters and damage, and it can't attack this turn."""
    thing.counters, thing.damage, thing.tapped = {}, 0, False
    thing.sick_for = characteristics(game, thing.id).controller
    thing.entered_turn = game.turn


def with_attachments_gone(game: Game, thing: GameObject) -> None:
    enters_again(game, thing)
    off = [e.Unattach(object=each, off=thing.id, rules=("701.27a",)) for each in thing.attachments]
    if off:
        happen(game, off)


def sick_again(game: Game, thing: GameObject) -> None:
    thing.sick_for = characteristics(game, thing.id).controller
    thing.entered_turn = game.turn


def of_one_half(game: Game, thing: GameObject) -> tuple[EntityId, ...]:
    return thing.melded[:1]


MISCONCEPTIONS: Final = (
    wrong("morph-respond", "702.37e", "morph", "turn_face_up_special", waits_on_the_stack),
    wrong("morph-sorcery-speed", "116.2b", "morph", "face_up_timing", sorcery_speed),
    wrong("morph-new-object", "708.8", "morph", "face_up_same_object", enters_again),
    wrong("morph-summoning-sick", "708.8", "morph", "face_up_same_object", sick_again),
    wrong(
        "transform-new-object",
        "701.27a",
        "transform",
        "transform_same_object",
        with_attachments_gone,
    ),
    wrong("transform-summoning-sick", "302.6", "transform", "transform_same_object", sick_again),
    wrong("meld-one-card-leaves", "712.21", "meld", "melded_cards_leave", of_one_half),
)
