"""Positions about exalted: who attacks, how many instances there are, where they are."""

from __future__ import annotations

import random

from quizzes.positions.asking import life, size_of, times
from quizzes.positions.pool import vanilla, with_keyword
from quizzes.positions.setup import Position, Setup

LEGENDS = ("Rafiq of the Many",)  # gives double strike besides
SPREADS = ("Sublime Archangel",)


def alone(rng: random.Random) -> Position:
    """One creature attacks alone, with or without exalted itself; nothing blocks."""
    setup = Setup(rng)
    having = [c for c in with_keyword("exalted") if c not in SPREADS]
    sources = rng.sample(having, rng.randint(2, 3))
    if rng.random() < 0.2:
        sources[-1] = SPREADS[0]
    tapped = rng.random() < 0.4
    for place, source in enumerate(sources):
        if tapped and place == 0:
            setup.put(setup.active, source, tapped=True)
        else:
            setup.put(setup.active, source)
    own = [source for place, source in enumerate(sources) if not (tapped and place == 0)]
    if own and rng.random() < 0.6:
        attacker = rng.choice(own)
    else:
        attacker = setup.put(setup.active, rng.choice(vanilla(1, 4)))
    return _attack(setup, [attacker], "exalted-alone")


def _attack(setup: Setup, attackers: list[str], name: str) -> Position:
    setup.attack(*attackers)
    setup.resolve()
    setup.until = {"turn": 1, "step": "end of combat"}
    asks = {
        "life_total": [life(setup.other.name)],
        "power_toughness": [size_of(attackers[0])],
        "how_many": [times("exalted")],
    }
    beliefs = ("exalted-only-itself", "exalted-others-only", "exalted-redundant")
    return setup.finish(name, asks, beliefs)


def exalted(rng: random.Random, wanted: str) -> Position:
    return alone(rng)
