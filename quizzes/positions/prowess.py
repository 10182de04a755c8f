"""Positions about prowess: spells of every type, of both players, copied, in combat or before."""

from __future__ import annotations

import random

from quizzes.positions.asking import life, size_of, times
from quizzes.positions.pool import playable, vanilla, with_keyword
from quizzes.positions.setup import Position, Setup, Side

ARTIFACTS = ("Sol Ring", "Mind Stone", "Bonesplitter", "Howling Mine", "Manalith")
ENCHANTMENTS = (
    "Intangible Virtue",
    "Leyline of the Void",
    "Megrim",
    "Blood Moon",
    "Parallel Lives",
)
FACE = ("Lightning Bolt", "Lava Spike", "Searing Spear", "Shock", "Incinerate")
CARDS = ("Divination", "Concentrate", "Dragon Fodder", "Krenko's Command", "Harmonize")
INSTANTS = ("Lightning Bolt", "Shock", "Raise the Alarm", "Midnight Haunting", "Searing Spear")
CASTING = ("prowess-any-spell", "prowess-instants-and-sorceries", "prowess-any-player")


def _creature(rng: random.Random) -> str:
    return rng.choice([c for c in with_keyword("prowess") if c != "Monastery Mentor"])


def _cast(setup: Setup, side: Side, spell: str, opponent: Side) -> None:
    """Cast it and let it resolve; burn goes to the opponent."""
    targets = (opponent.name,) if spell in FACE else ()
    setup.cast(side, spell, *targets)
    setup.resolve()


def main_phase(rng: random.Random) -> Position:
    """Two or three spells of different types in the main phase, perhaps one of the opponent."""
    setup = Setup(rng)
    me, opponent = setup.active, setup.other
    creature = setup.put(me, _creature(rng))
    lasting = rng.choice([ARTIFACTS, ENCHANTMENTS])
    kinds = [lasting, rng.choice([vanilla(1, 4), FACE, CARDS])]
    if rng.random() < 0.5:
        kinds.append(rng.choice([vanilla(1, 4), FACE, CARDS]))
    rng.shuffle(kinds)
    for spells in kinds:
        _cast(setup, me, rng.choice(playable(*spells)), opponent)
    if vanilla(1, 4) not in kinds or rng.random() < 0.3:
        _cast(setup, opponent, rng.choice(INSTANTS[2:4]), me)
    asks = {"power_toughness": [size_of(creature)], "how_many": [times("prowess")]}
    return setup.finish("prowess-main-phase", asks, CASTING)


def attacking(rng: random.Random) -> Position:
    """It attacks; spells are cast before and during combat; nothing blocks."""
    setup = Setup(rng)
    me, opponent = setup.active, setup.other
    creature = setup.put(me, _creature(rng))
    before: list[tuple[str, ...]] = [rng.choice([ARTIFACTS, ENCHANTMENTS])]
    if rng.random() < 0.6:
        before.append(vanilla(1, 4))
        rng.shuffle(before)
    for spells in before:
        _cast(setup, me, rng.choice(playable(*spells)), opponent)
    setup.attack(creature)
    if len(before) == 1:
        _cast(setup, opponent, rng.choice(INSTANTS[2:4]), me)
    _cast(setup, me, rng.choice(INSTANTS), opponent)
    setup.until = {"turn": 1, "step": "end of combat"}
    asks = {
        "life_total": [life(opponent.name)],
        "power_toughness": [size_of(creature)],
        "how_many": [times("prowess")],
    }
    return setup.finish("prowess-attacking", asks, CASTING)


def next_turn(rng: random.Random) -> Position:
    """Looked at again in the opponent's turn."""
    setup = Setup(rng)
    creature = setup.put(setup.active, _creature(rng))
    for spells in rng.sample([ARTIFACTS, FACE, CARDS, ENCHANTMENTS], 2):
        _cast(setup, setup.active, rng.choice(playable(*spells)), setup.other)
    step = {"turn": 2, "step": "upkeep"}
    setup.cast(setup.other, rng.choice(INSTANTS[2:4]), at=step)
    setup.resolve()
    beliefs = ("prowess-is-a-counter", "prowess-any-player")
    return setup.finish("prowess-next-turn", {"power_toughness": [size_of(creature)]}, beliefs)


def copied(rng: random.Random) -> Position:
    """A spell that is copied: the copy is not cast."""
    setup = Setup(rng)
    me, opponent = setup.active, setup.other
    creature = setup.put(me, _creature(rng))
    _cast(setup, me, rng.choice(playable(*ARTIFACTS, *vanilla(1, 3)[:6])), opponent)
    spell = rng.choice(FACE)
    setup.cast(me, spell, opponent.name)
    setup.cast(me, rng.choice(["Reverberate", "Fork"]), spell, choose=["no"])
    setup.resolve()
    asks = {"power_toughness": [size_of(creature)], "how_many": [times("prowess")]}
    beliefs = ("prowess-copies", "prowess-any-spell", "prowess-instants-and-sorceries")
    return setup.finish("prowess-copied", asks, beliefs)


SHAPES = (main_phase, attacking, next_turn, copied)


def prowess(rng: random.Random, wanted: str) -> Position:
    shapes = {"life_total": (attacking,), "how_many": (main_phase, attacking, copied)}
    return rng.choice(shapes.get(wanted, SHAPES))(rng)
