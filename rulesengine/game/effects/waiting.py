"""Cards put to wait in exile until their owner casts them on a later turn (702.170, 702.185)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.pipeline import happen
from rulesengine.game.resolving import acts
from rulesengine.ir import actions as a
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@acts(a.ExileWarped)
def exile_warped(game: Game, action: a.ExileWarped, context: Context, player: EntityId) -> None:
    """702.185a, b: the permanent is exiled; the card is then a warped card."""
    for entity in objects_meant(game, action.what, context, player):
        change = e.ZoneChange(
            object=entity, to=Zone.EXILE, reason="exile", by=player, rules=("702.185a",)
        )
        happen(game, [change])
        if change.became is not None:
            wait(game, change.became, "warped")


@acts(a.BecomePlotted)
def become_plotted(game: Game, action: a.BecomePlotted, context: Context, player: EntityId) -> None:
    for entity in objects_meant(game, action.what, context, player):
        if game.objects[entity].zone is Zone.EXILE and game.objects[entity].became is None:
            become_plotted_card(game, entity)


def become_plotted_card(game: Game, card: EntityId) -> None:
    """702.170b: a card in exile becomes plotted, which abilities may watch for."""
    game.objects[card].entered_turn = game.turn
    happen(game, [e.Designated(entity=card, name="plotted", rules=("702.170b",))])


def wait(game: Game, card: EntityId, designation: str) -> None:
    """The card can be cast once this turn is over."""
    thing = game.objects[card]
    if thing.zone is Zone.EXILE:
        thing.designations = thing.designations | {designation}
        thing.entered_turn = game.turn
