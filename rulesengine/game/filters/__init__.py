"""Whether an object is what a noun phrase describes; each module declares its predicates as it is read."""

from rulesengine.game.filters import characteristic, kinds, relation, status, together
from rulesengine.game.filters.matching import PREDICATES, compare, matches, player_matches

__all__ = [
    "PREDICATES",
    "characteristic",
    "compare",
    "kinds",
    "matches",
    "player_matches",
    "relation",
    "status",
    "together",
]
