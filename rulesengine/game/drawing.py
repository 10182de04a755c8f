"""Drawing cards one by one (121), and what happens as a card is drawn (121.7, 702.94a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.deciding import yes_no
from rulesengine.game.decisions import YesNo
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.rules import rule

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def draw_card(
    game: Game,
    player: EntityId,
    source: EntityId | None = None,
    rules: tuple[str, ...] = (),
    applied: frozenset[Any] = frozenset(),
) -> None:
    """One card; `applied` are the replacement effects this draw has been through."""
    event = e.Draw(player=player, source=source, rules=rules, applied=applied)
    for done in happen(game, [event]):
        if isinstance(done, e.ZoneChange) and done.reason == "draw" and done.became is not None:
            reveal_as_drawn(game, player, done.became)


@rule("702.94a")
def first_card_drawn(game: Game, player: EntityId) -> bool:
    """Whether the card just drawn is the first of the turn."""
    return game.player(player).cards_drawn == 1


def reveal_as_drawn(game: Game, player: EntityId, card: EntityId) -> None:
    """702.94a: the first card drawn in a turn may be revealed if it has miracle."""
    if (
        not game.rules["first_card_drawn"](game, player)
        or "miracle" not in characteristics(game, card).keywords
    ):
        return
    question = YesNo(
        player=player,
        question="reveal for miracle",
        about=card,
        rules=("702.94a",),
        objects=(card,),
    )
    if yes_no(game, question):
        happen(
            game,
            [e.PlayerDoes(player=player, what="reveal this way", object=card, rules=("702.94a",))],
        )
