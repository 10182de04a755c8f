"""Rebound (702.88): exiled instead as it resolves, and cast once more in the next upkeep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.replacing import Replacement, gathers
from rulesengine.game.rules import rule
from rulesengine.game.triggering import DelayedTrigger
from rulesengine.ir.actions import CastCard
from rulesengine.ir.effects import Do, Effect, MayDo
from rulesengine.ir.refs import It, You
from rulesengine.ir.triggers import StepTrigger
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

CARD = 0
"""The slot of the exiled card in the delayed trigger's context."""
UPKEEP = StepTrigger(Step.UPKEEP, You(), next_one=True)
CAST_AGAIN = MayDo(You(), Do(You(), (CastCard(It("card", CARD), free=True),)))


@rule("702.88a")
def rebounds(game: Game, spell: EntityId) -> bool:
    """Only a spell with rebound that was cast from its owner's hand."""
    thing = game.objects[spell]
    announced = thing.announced
    from_hand = announced is not None and announced.was_cast and announced.from_zone is Zone.HAND
    return from_hand and "rebound" in characteristics(game, spell).keywords


@rule("702.88a")
def rebound_casting(game: Game) -> Effect:
    """What the next upkeep brings: the card may be cast without paying its mana cost."""
    return CAST_AGAIN


@rule("702.88a")
def rebound_as_it_resolves(game: Game, event: e.ZoneChange) -> bool:
    """Only a spell that resolves is exiled; a countered one goes to the graveyard."""
    return "608.2n" in event.rules


@gathers(e.ZoneChange)
def rebound(game: Game, event: e.ZoneChange) -> Iterator[Replacement]:
    """Instead of going to the graveyard as it resolves (608.2n)."""
    if event.to is not Zone.GRAVEYARD or not game.rules["rebound_as_it_resolves"](game, event):
        return
    thing = game.objects[event.object]
    if (
        thing.zone is Zone.STACK
        and thing.ability is None
        and game.rules["rebounds"](game, thing.id)
    ):
        yield Replacement(("rebound", thing.id), thing.id, _exile, ("rebound",))


def _exile(game: Game, event: e.Event) -> list[e.Event]:
    """Exile it, and let it be cast without paying its mana cost at its controller's next upkeep."""
    assert isinstance(event, e.ZoneChange)
    spell = game.objects[event.object]
    player = characteristics(game, spell.id).controller
    exiled = replace(event, to=Zone.EXILE, reason="exile", rules=("702.88a",))
    happen(game, [exiled])
    if exiled.became is not None:
        context = Context(spell.id, player, slots={CARD: (exiled.became,)})
        again = game.rules["rebound_casting"](game)
        waiting = DelayedTrigger(UPKEEP, again, context, made_turn=game.turn)
        game.delayed = (*game.delayed, waiting)
    return []
