"""Mana that may be spent as though it were of any color or type (609.4b): only paying is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.filters import matches
from rulesengine.game.mana import TYPES, Symbols
from rulesengine.game.references import player_fits
from rulesengine.game.statics import static_effects
from rulesengine.ir.statics import SpendAsThough
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

ANY_MANA = "/".join(TYPES)
"""One mana of whatever type, but not what is tapped or exiled rather than pay mana."""


def as_payable(game: Game, player: EntityId, symbols: Symbols, purpose: EntityId | None) -> Symbols:
    """The symbols this player has to pay, each as the mana that serves for it now."""
    colors = any_type = False
    for effect, context in static_effects(game, SpendAsThough):
        if not player_fits(game, effect.who, player, context):
            continue
        if effect.spells is not None and not (
            purpose is not None
            and purpose in game.objects
            and game.objects[purpose].zone is Zone.STACK
            and matches(game, effect.spells, purpose, context)
        ):
            continue
        if effect.abilities_of is not None and not (
            purpose is not None
            and purpose in game.objects
            and game.objects[purpose].zone is not Zone.STACK
            and matches(game, effect.abilities_of, purpose, context)
        ):
            continue
        colors = True
        any_type = any_type or effect.any_type
    if not colors:
        return symbols
    return tuple(relaxed(symbol, any_type) for symbol in symbols)


def relaxed(symbol: str, any_type: bool) -> str:
    if symbol.isdigit() or symbol in ("X", "S") or (symbol == "C" and not any_type):
        return symbol
    return ANY_MANA + "/P" if symbol.endswith("/P") else ANY_MANA
