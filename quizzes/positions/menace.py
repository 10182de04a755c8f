"""Positions about menace: two creatures block, and one of them does not stay."""

from __future__ import annotations

import random
from dataclasses import replace

from quizzes.positions.asking import life
from quizzes.positions.pool import size, vanilla, with_keyword
from quizzes.positions.removal import removal_for
from quizzes.positions.setup import Position, Setup

WOLF = "Pyreheart Wolf"
LEGENDS = (
    "Ragnarok, Divine Deliverance",
    "Sky Terror",
    "Chittering Host",
)  # hard to block or to have
BOUNCE = ("Unsummon", "Boomerang", "Into the Roil", "Unsubstantiate")


def blocker_removed(rng: random.Random) -> Position:
    """Two block; then one of them is removed."""
    setup = Setup(rng)
    plain = [c for c in with_keyword("menace") if size(c)[0] >= 3]
    attacker = setup.put(setup.active, rng.choice(plain))
    blockers = rng.sample([c for c in vanilla(1, 4) if size(c)[1] < size(attacker)[0]], 2)
    for blocker in blockers:
        setup.put(setup.other, blocker)
    attackers = [attacker]
    if rng.random() < 0.5:
        attackers.append(setup.put(setup.active, rng.choice(vanilla(1, 3))))
    setup.attack(*attackers)
    setup.block(dict.fromkeys(blockers, attacker))
    gone = rng.choice(blockers)
    spell = rng.choice([removal_for(gone, rng), *BOUNCE[:2]])
    setup.cast(setup.active, spell, gone)
    setup.resolve()
    setup.until = {"turn": 1, "step": "end of combat"}
    beliefs = ("menace-unblocked-when-one-dies", "excess-damage-passes")
    asks = {"life_total": [life(setup.other.name)]}
    return setup.finish("menace-blocker-removed", asks, beliefs)


def block_asked(rng: random.Random) -> Position:
    """Menace twice, once by Pyreheart Wolf: may two creatures block, or one that has menace?"""
    setup = Setup(rng)
    plain = [c for c in with_keyword("menace") if c not in LEGENDS]
    attacker, lone = rng.sample(plain, 2)
    setup.put(setup.active, WOLF)
    setup.put(setup.active, attacker)
    blockers = [lone] if rng.random() < 0.4 else rng.sample(vanilla(1, 4), 2)
    for blocker in blockers:
        setup.put(setup.other, blocker)
    setup.attack(WOLF, attacker)
    setup.resolve()
    block = {"block": dict.fromkeys(blockers, attacker), "by": setup.other.name}
    beliefs = ("menace-only-menace-blocks", "menace-instances-add-up")
    position = setup.finish("menace-block-asked", {"is_it_legal": [{"legal": block}]}, beliefs)
    return replace(position, rule="702.111b")


def menace(rng: random.Random, wanted: str) -> Position:
    return (block_asked if wanted == "is_it_legal" else blocker_removed)(rng)
