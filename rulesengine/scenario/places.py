"""Where the object an action names may be, likelier places first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.layers import characteristics

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Tiers = list[tuple["EntityId", ...]]


def castable(game: Game, player: EntityId) -> Tiers:
    """Cards a player may cast or play: from hand, else from wherever something allows it."""
    own = game.player(player)
    others = [p for p in game.players if p.id != player]
    return [
        own.hand,
        own.graveyard,
        game.exile,
        game.command,
        own.library[:1],
        *(p.graveyard for p in others),
        *(p.library[:1] for p in others),
        *(p.hand for p in others),
        game.battlefield,
        own.library[1:],
    ]


def activatable(game: Game, player: EntityId) -> Tiers:
    """Objects whose abilities a player may activate: permanents first, own ones before others."""
    own = game.player(player)
    return [
        *_by_control(game, player),
        own.hand,
        own.graveyard,
        game.exile,
        game.command,
        game.stack,
        *(p.graveyard for p in game.players if p.id != player),
    ]


def special(game: Game, player: EntityId) -> Tiers:
    """Objects special actions are taken with: hand cards, face-down permanents, whatever allows it."""
    own = game.player(player)
    return [own.hand, *_by_control(game, player), game.exile, own.graveyard, game.command]


def anywhere(game: Game) -> Tiers:
    """Everything that can be a target: players, permanents, the stack, then cards elsewhere."""
    return [
        (*(player.id for player in game.players), *game.battlefield),
        game.stack,
        tuple(card for player in game.players for card in player.graveyard),
        game.exile,
        game.command,
        tuple(card for player in game.players for card in player.hand),
    ]


def paid_with(game: Game, player: EntityId) -> Tiers:
    """What costs consume: permanents, then cards in hand and graveyard."""
    own = game.player(player)
    return [*_by_control(game, player), own.hand, own.graveyard, game.exile, game.stack]


def _by_control(game: Game, player: EntityId) -> Tiers:
    mine: list[EntityId] = []
    others: list[EntityId] = []
    for permanent in game.battlefield:
        controls = characteristics(game, permanent).controller == player
        (mine if controls else others).append(permanent)
    return [tuple(mine), tuple(others)]
