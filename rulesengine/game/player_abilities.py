"""Abilities that players have: hexproof, shroud, protection (rules 113.1b, 702.11c, 702.16, 702.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesengine.game.references import player_fits
from rulesengine.game.statics import static_effects
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.statics import PlayersHave

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def keywords_of(
    game: Game, player: EntityId, name: str
) -> Iterator[tuple[KeywordAbility, Context]]:
    """The instances of a keyword that effects give a player, each with whose effect it is."""
    for effect, context in static_effects(game, PlayersHave):
        for ability in effect.abilities:
            if isinstance(ability, KeywordAbility) and ability.name == name:
                if player_fits(game, effect.who, player, context):
                    yield ability, context
