"""How each instruction is carried out; importing this package registers them all."""

from rulesengine.game import day_and_night, graveyard_ways, keyword_ways
from rulesengine.game.effects import (
    cards,
    counters,
    damage,
    game_wide,
    growing_actions,
    lasting,
    library,
    library_actions,
    more_actions,
    permanents,
    planes,
    sentences,
    spells,
    tokens,
    waiting,
    warping,
)

__all__ = [
    "cards",
    "counters",
    "damage",
    "day_and_night",
    "game_wide",
    "graveyard_ways",
    "growing_actions",
    "keyword_ways",
    "lasting",
    "library",
    "library_actions",
    "more_actions",
    "permanents",
    "planes",
    "sentences",
    "spells",
    "tokens",
    "waiting",
    "warping",
]
