"""Positions about persist and undying: dying once, twice, with counters, stolen, in combat."""

from __future__ import annotations

import random

from quizzes.positions.asking import fate_of, life, size_of
from quizzes.positions.pool import size, vanilla, with_keyword
from quizzes.positions.removal import removal_for
from quizzes.positions.setup import Asks, Position, Setup, Side
from quizzes.question import Ask

ALSO = ("returning-is-not-entering", "zone-change-memory", "undying-counters-coexist")
ABOUT_LIFE = ("Kitchen Finks", "Geralf's Messenger")  # as they enter
HARD_TO_BLOCK = ("Howlgeist", "Pyreheart Wolf")
LARGEST = 4  # toughness that one instant still deals with


def _asks(setup: Setup, creature: str) -> Asks:
    asks: dict[str, list[Ask]] = {
        "which_zone": [fate_of(creature)],
        "power_toughness": [size_of(creature)],
    }
    if creature in ABOUT_LIFE:
        asks["life_total"] = [life(side.name) for side in (setup.active, setup.other)]
    return asks


def _creature(keyword: str, rng: random.Random, wanted: str, but: tuple[str, ...] = ()) -> str:
    """One that a spell can kill; for life totals one that changes them as it enters."""
    those = [c for c in with_keyword(keyword) if size(c)[1] <= LARGEST and c not in but]
    if wanted == "life_total":
        those = [c for c in those if c in ABOUT_LIFE]
    return rng.choice(those)


def _sides(setup: Setup) -> tuple[Side, Side]:
    """Whose creature it is and who attacks it, which may be anyone."""
    sides = [setup.active, setup.other]
    setup.rng.shuffle(sides)
    return sides[0], sides[1]


def killed_twice(keyword: str, rng: random.Random, wanted: str) -> Position:
    """Two spells, the second once the creature may be back."""
    setup = Setup(rng)
    owner, killer = _sides(setup)
    creature = setup.put(owner, _creature(keyword, rng, wanted))
    first = removal_for(creature, rng)
    grown = size(creature)[1] + (1 if keyword == "undying" else 0)
    second = removal_for(creature, rng, grown)
    for spell in (first, second):
        setup.cast(killer, spell, creature)
        setup.resolve()
    return setup.finish(f"{keyword}-killed-twice", _asks(setup, creature), ALSO)


def killed_with_counters(keyword: str, rng: random.Random, wanted: str) -> Position:
    """It has counters of one kind or the other as it dies."""
    setup = Setup(rng)
    owner, killer = _sides(setup)
    creature = _creature(keyword, rng, wanted)
    kind = rng.choice(["+1/+1", "-1/-1"])
    toughness = size(creature)[1]
    if kind == "-1/-1" and toughness < 2:
        kind = "+1/+1"
    setup.put(owner, creature, counters={kind: 1})
    now = toughness + (1 if kind == "+1/+1" else -1)
    setup.cast(killer, removal_for(creature, rng, now), creature)
    setup.resolve()
    return setup.finish(f"{keyword}-with-counters", _asks(setup, creature), ALSO)


def stolen(keyword: str, rng: random.Random, wanted: str) -> Position:
    """Someone else than its owner controls it as it dies."""
    setup = Setup(rng)
    owner, thief = _sides(setup)
    creature = setup.put(thief, _creature(keyword, rng, wanted), owner=owner.name)
    killer = rng.choice([owner, thief])
    setup.cast(killer, removal_for(creature, rng), creature)
    setup.resolve()
    return setup.finish(f"{keyword}-stolen", _asks(setup, creature), ALSO)


def in_combat(keyword: str, rng: random.Random, wanted: str) -> Position:
    """It attacks, dies in combat, and a spell follows."""
    setup = Setup(rng)
    creature = setup.put(setup.active, _creature(keyword, rng, wanted, HARD_TO_BLOCK))
    toughness = size(creature)[1]
    blocker = setup.put(
        setup.other, rng.choice([c for c in vanilla(1, 6) if size(c)[0] >= toughness])
    )
    setup.attack(creature)
    setup.block({blocker: creature})
    if rng.random() < 0.6:
        grown = toughness + (1 if keyword == "undying" else 0)
        spell = removal_for(creature, rng, grown)
        step = {"turn": 1, "step": "postcombat main"}
        setup.cast(setup.other, spell, creature, at=step)
        setup.resolve()
    else:
        setup.until = {"turn": 1, "step": "postcombat main"}
    return setup.finish(f"{keyword}-in-combat", _asks(setup, creature), ALSO)


SHAPES = (killed_twice, killed_with_counters, stolen, in_combat)


def persist(rng: random.Random, wanted: str) -> Position:
    return rng.choice(SHAPES)("persist", rng, wanted)


def undying(rng: random.Random, wanted: str) -> Position:
    return rng.choice(SHAPES)("undying", rng, wanted)
