"""Characteristics the rules themselves define: face-down objects, predefined tokens, basic land types."""

from __future__ import annotations

from functools import lru_cache

from rulesengine.cards.definition import Face
from rulesengine.game.subtypes import CREATURE_TYPES
from rulesengine.ir.abilities import Ability, ActivatedAbility
from rulesengine.ir.actions import AddMana
from rulesengine.ir.costs import TapSelf
from rulesengine.ir.effects import Do
from rulesengine.ir.refs import You
from rulesengine.ir.words import CardType

__all__ = [
    "BASIC_LAND_MANA",
    "CREATURE_TYPES",
    "FACE_DOWN",
    "intrinsic_mana_ability",
    "warded_face",
]

FACE_DOWN = Face(name="", types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""Rule 708.2a: a 2/2 creature with no text, no name, no subtypes and no mana cost."""

BASIC_LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@lru_cache(maxsize=16)
def intrinsic_mana_ability(land_type: str) -> ActivatedAbility:
    """Rule 305.6: a land with a basic land type has "{T}: Add [mana]"."""
    action = AddMana(options=((BASIC_LAND_MANA[land_type],),))
    return ActivatedAbility((TapSelf(),), Do(You(), (action,)))


@lru_cache(maxsize=1)
def warded_face() -> Face:
    """701.58a, 702.168a: a face-down object that was cloaked or disguised also has ward {2}."""
    from dataclasses import replace

    from rulesengine.ir.abilities import KeywordAbility
    from rulesengine.oracle.meaning import compile_meaning

    return replace(FACE_DOWN, abilities=compile_meaning("Ward {2}", KeywordAbility("ward")))


@lru_cache(maxsize=1)
def enchant_creature() -> tuple[Ability, ...]:
    """702.103b: what a bestowed object gains."""
    from rulesengine.ir.abilities import KeywordAbility
    from rulesengine.oracle.meaning import compile_meaning

    return compile_meaning("Enchant creature", KeywordAbility("enchant"))
