"""Which card types a subtype belongs to (205.3)."""

from __future__ import annotations

from functools import cache

from rulesengine.ir.words import CardType
from rulesengine.oracle.subtypes import SUBTYPES

CREATURE_TYPES: frozenset[str] = frozenset(SUBTYPES[CardType.CREATURE])
LAND_TYPES: frozenset[str] = frozenset(SUBTYPES[CardType.LAND])


@cache
def types_of_subtype(subtype: str) -> frozenset[CardType]:
    """The card types correlated with a subtype (205.3b)."""
    return frozenset(kind for kind, names in SUBTYPES.items() if subtype in names)
