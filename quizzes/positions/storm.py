"""Positions about storm: spells cast before it, by whom, countered or not."""

from __future__ import annotations

import random

from quizzes.positions.asking import copies, life, number_of
from quizzes.positions.pool import vanilla
from quizzes.positions.setup import Position, Setup, Side
from quizzes.question import Ask

MINE = ("Ponder", "Opt", "Dark Ritual", "Preordain", "Sol Ring", "Lotus Petal", "Night's Whisper")
THEIRS = ("Opt", "Brainstorm", "Lightning Bolt", "Raise the Alarm", "Shock", "Dark Ritual")
COUNTERS = ("Counterspell", "Cancel")
TOKENS = {"Empty the Warrens": "Goblin", "Hunting Pack": "Beast"}


def cast_before(rng: random.Random, wanted: str) -> Position:
    """Spells were cast earlier this turn, by both players; then the storm spell."""
    setup = Setup(rng)
    me, opponent = setup.active, setup.other
    me.cast_this_turn = rng.sample([*MINE, rng.choice(vanilla(1, 3))], rng.randint(1, 3))
    other_types = {"Sol Ring", "Lotus Petal"} & set(me.cast_this_turn)
    opponent.cast_this_turn = rng.sample(THEIRS, rng.randint(0 if other_types else 1, 2))
    return _storm(setup, me, opponent, wanted)


def answered(rng: random.Random, wanted: str) -> Position:
    """The storm spell itself is countered, its ability is not."""
    setup = Setup(rng)
    me, opponent = setup.active, setup.other
    me.cast_this_turn = rng.sample(MINE, rng.randint(1, 3))
    return _storm(setup, me, opponent, wanted, rng.choice(COUNTERS))


def _storm(setup: Setup, me: Side, opponent: Side, wanted: str, counter: str = "") -> Position:
    about_life = ["Grapeshot", "Weather the Storm"]
    spell = setup.rng.choice(about_life if wanted == "life_total" else [*about_life, *TOKENS])
    if spell == "Grapeshot":
        copied = len(me.cast_this_turn) + len(opponent.cast_this_turn) + 6
        setup.cast(me, spell, opponent.name, choose=["no"] * copied)
    else:
        setup.cast(me, spell)
    if counter:
        setup.cast(opponent, counter, spell)
    setup.resolve()
    asks: dict[str, list[Ask]] = {"how_many": [copies(spell)]}
    if spell == "Grapeshot":
        asks["life_total"] = [life(opponent.name)]
    elif spell == "Weather the Storm":
        asks["life_total"] = [life(me.name)]
    else:
        asks["how_many"].append(number_of(me.name, TOKENS[spell]))
    beliefs = ("storm-own-spells", "storm-counts-itself", "storm-instants-and-sorceries")
    if counter:
        beliefs = (*beliefs[1:], "storm-countered-with-original")
    return setup.finish("storm", asks, beliefs)


def storm(rng: random.Random, wanted: str) -> Position:
    return rng.choice([cast_before, cast_before, answered])(rng, wanted)
