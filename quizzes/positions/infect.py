"""Positions about infect: unblocked, blocked, with lifelink or with others."""

from __future__ import annotations

import random

from quizzes.positions.asking import fate_of, poison, size_of
from quizzes.positions.pool import size, vanilla, with_keyword
from quizzes.positions.setup import Position, Setup
from quizzes.question import Ask

PUMP = ("Giant Growth", "Titanic Growth", "Mutagenic Growth")


def _creature(rng: random.Random) -> str:
    return rng.choice([c for c in with_keyword("infect") if c != "Blightsteel Colossus"])


def unblocked(rng: random.Random) -> Position:
    """It hits a player, pumped or not, perhaps beside another attacker."""
    setup = Setup(rng)
    creature = setup.put(setup.active, _creature(rng))
    attackers = [creature]
    if rng.random() < 0.5:
        attackers.append(setup.put(setup.active, rng.choice(vanilla(1, 4))))
    if rng.random() < 0.4:
        setup.put(setup.active, "Loxodon Warhammer", attached_to=creature)
    setup.attack(*attackers)
    if rng.random() < 0.6 or size(creature)[0] < 2:
        setup.cast(setup.active, rng.choice(PUMP[:2]), creature)
        setup.resolve()
    setup.until = {"turn": 1, "step": "end of combat"}
    asks: dict[str, list[Ask]] = {"how_many": [poison(setup.other.name)]}
    beliefs = ("infect-like-wither", "infect-one-counter")
    return setup.finish("infect-unblocked", asks, beliefs)


def blocked(rng: random.Random) -> Position:
    """It fights a creature; the counters stay, damage does not."""
    setup = Setup(rng)
    evading = ("Blighted Agent", "Tine Shrike")
    creatures = [c for c in with_keyword("infect") if c not in evading and 1 < size(c)[0] < 5]
    creature = setup.put(setup.active, rng.choice(creatures))
    power = size(creature)[0]
    blocker = setup.put(setup.other, rng.choice([c for c in vanilla(2, 6) if size(c)[1] > power]))
    setup.attack(creature)
    setup.block({blocker: creature})
    later = rng.random() < 0.5
    setup.until = {"turn": 2, "step": "upkeep"} if later else {"turn": 1, "step": "end of combat"}
    asks: dict[str, list[Ask]] = {
        "power_toughness": [size_of(blocker)],
        "which_zone": [fate_of(blocker)],
    }
    beliefs = ("infect-counters-wear-off", "infect-one-minus-counter")
    return setup.finish("infect-blocked", asks, beliefs)


def infect(rng: random.Random, wanted: str) -> Position:
    return (unblocked if wanted == "how_many" else blocked)(rng)
