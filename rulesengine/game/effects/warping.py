"""All permanents for as many cards: what each player revealed enters, all players at once (101.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.auras import choose_host
from rulesengine.game.context import Context
from rulesengine.game.effects.choosing import players_meant
from rulesengine.game.effects.library import arrange, note_reveal, put_on_bottom
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.resolving import performs
from rulesengine.game.zones import shuffle, top_of_library
from rulesengine.ir import planar as p
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.filters import Filter

REVEALED = "revealed by each"


@performs(p.ShuffleAndReveal)
def shuffle_and_reveal(game: Game, effect: p.ShuffleAndReveal, context: Context) -> None:
    """All permanents go at once, tokens too, which count though no card comes of them (111.7)."""
    who = players_meant(game, effect.who, context)
    owned = {
        player: [x for x in game.battlefield if game.objects[x].owner == player] for player in who
    }
    events: list[e.Event] = [
        e.ZoneChange(object=x, to=Zone.LIBRARY, reason="shuffle", by=player, source=context.source)
        for player, permanents in owned.items()
        for x in permanents
    ]
    if events:
        happen(game, events)
    revealed: dict[EntityId, tuple[EntityId, ...]] = {}
    for player, permanents in owned.items():
        shuffle(game, player)
        happen(game, [e.PlayerDoes(player=player, what="shuffle", rules=("701.24a",))])
        cards = tuple(
            x for x in top_of_library(game, player, len(permanents) * 2) if _is_card(game, x)
        )
        revealed[player] = cards[: len(permanents)]
        note_reveal(game, revealed[player])
    context.memory[REVEALED] = revealed


def _is_card(game: Game, entity: EntityId) -> bool:
    return not game.objects[entity].token


@performs(p.PutRevealed)
def put_revealed(game: Game, effect: p.PutRevealed, context: Context) -> None:
    """One kind for all players, then the other, then the rest on the bottom of each library."""
    revealed: dict[EntityId, tuple[EntityId, ...]] = context.memory.get(REVEALED, {})
    for filter_ in (effect.first, effect.second):
        _enter(game, filter_, revealed, context)
    for player in players_meant(game, effect.who, context):
        rest = tuple(x for x in revealed.get(player, ()) if game.objects[x].became is None)
        put_on_bottom(game, player, arrange(game, player, rest, "order"))


def _enter(
    game: Game, filter_: Filter, revealed: dict[EntityId, tuple[EntityId, ...]], context: Context
) -> None:
    events: list[e.Event] = []
    for player, cards in revealed.items():
        for card in cards:
            if game.objects[card].became is not None or not matches(game, filter_, card, context):
                continue
            host = None
            if "Aura" in characteristics(game, card).subtypes:
                host = choose_host(game, card, player)  # 303.4f
                if host is None:
                    continue  # 303.4g: it stays where it is
            events.append(
                e.ZoneChange(
                    object=card, to=Zone.BATTLEFIELD, by=player, controller=player,
                    source=context.source, attach_to=host,
                )
            )  # fmt: skip
    if events:
        happen(game, events)
