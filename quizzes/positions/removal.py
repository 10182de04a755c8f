"""Spells that get rid of a creature, and what they can get rid of."""

from __future__ import annotations

import random

from quizzes.positions.pool import facts, playable, size

DAMAGE = {
    "Shock": 2,
    "Lightning Bolt": 3,
    "Searing Spear": 3,
    "Incinerate": 3,
    "Stoke the Flames": 4,
}
DESTROY = ("Murder", "Terminate", "Go for the Throat", "Dark Banishing", "Terror")
UNLESS = {"Go for the Throat": "Artifact", "Terror": "Artifact", "Dark Banishing": "", "Murder": ""}
NOT_BLACK = {"Dark Banishing", "Terror"}


def removal_for(creature: str, rng: random.Random, toughness: int | None = None) -> str:
    """An instant that kills the creature, as far as its printed characteristics say."""
    card = facts(creature)
    enough = size(creature)[1] if toughness is None else toughness
    burning = [spell for spell, damage in DAMAGE.items() if damage >= enough]
    black = "B" in (card.colors or ())
    destroying = [
        spell
        for spell in DESTROY
        if not (UNLESS.get(spell) and UNLESS[spell] in card.type_line)
        and not (black and spell in NOT_BLACK)
    ]
    return rng.choice(playable(*burning, *burning, *destroying))
