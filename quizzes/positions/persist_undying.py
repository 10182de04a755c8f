"""Positions about persist and undying: dying once, twice, with counters, stolen, in combat."""

from __future__ import annotations

import random

from quizzes.positions.asking import fate_of, life, size_of
from quizzes.positions.pool import size, vanilla, with_keyword
from quizzes.positions.removal import removal_for
from quizzes.positions.setup import Asks, Position, Setup, Side
from quizzes.question import Ask

BELIEFS = {
    "persist": (
        "persist-every-time",
        "persist-any-counter",
        "persist-returns-whole",
        "persist-plus-counter",
    ),
    "undying": (
        "undying-every-time",
        "undying-any-counter",
        "undying-returns-whole",
        "undying-minus-counter",
    ),
}
ABOUT_LIFE = ("Kitchen Finks", "Geralf's Messenger")  # as they enter
STOPS = {"persist": "-1/-1", "undying": "+1/+1"}
HARD_TO_BLOCK = ("Howlgeist", "Pyreheart Wolf")
LARGEST = 4  # toughness that one instant still deals with


def _asks(creature: str, owner: Side, opponent: Side) -> Asks:
    asks: dict[str, list[Ask]] = {
        "which_zone": [fate_of(creature)],
        "power_toughness": [size_of(creature)],
    }
    if creature in ABOUT_LIFE:
        gains = creature == ABOUT_LIFE[0]
        asks["life_total"] = [life((owner if gains else opponent).name)]
    return asks


def _creature(keyword: str, rng: random.Random, wanted: str, but: tuple[str, ...] = ()) -> str:
    """One that a spell can kill; for life totals one that changes them as it enters."""
    those = [c for c in with_keyword(keyword) if size(c)[1] <= LARGEST and c not in but]
    if wanted == "life_total":
        those = [c for c in those if c in ABOUT_LIFE]
    return rng.choice(those)


def _beliefs(keyword: str, creature: str) -> tuple[str, ...]:
    entering = ("returning-is-not-entering",) if creature in ABOUT_LIFE else ()
    return (*BELIEFS[keyword], *entering)


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
    return setup.finish(
        f"{keyword}-killed-twice", _asks(creature, owner, killer), _beliefs(keyword, creature)
    )


def killed_with_counters(keyword: str, rng: random.Random, wanted: str) -> Position:
    """It has counters of one kind or the other as it dies."""
    setup = Setup(rng)
    owner, killer = _sides(setup)
    creature = _creature(keyword, rng, wanted)
    kinds = ["+1/+1", "-1/-1"] if size(creature)[1] > 1 else ["+1/+1"]
    if wanted == "power_toughness":
        # It is there to be measured only if the counter does not stop it.
        kinds = [kind for kind in kinds if kind != STOPS[keyword]] or kinds
    kind = rng.choice(kinds)
    toughness = size(creature)[1]
    setup.put(owner, creature, counters={kind: 1})
    now = toughness + (1 if kind == "+1/+1" else -1)
    setup.cast(killer, removal_for(creature, rng, now), creature)
    setup.resolve()
    return setup.finish(
        f"{keyword}-with-counters", _asks(creature, owner, killer), _beliefs(keyword, creature)
    )


def stolen(keyword: str, rng: random.Random, wanted: str) -> Position:
    """Someone else than its owner controls it as it dies."""
    setup = Setup(rng)
    owner, thief = _sides(setup)
    creature = setup.put(thief, _creature(keyword, rng, wanted), owner=owner.name)
    killer = rng.choice([owner, thief])
    setup.cast(killer, removal_for(creature, rng), creature)
    setup.resolve()
    beliefs = (f"{keyword}-returns-to-controller", *_beliefs(keyword, creature))
    return setup.finish(f"{keyword}-stolen", _asks(creature, owner, thief), beliefs)


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
    if wanted == "life_total" or (wanted == "which_zone" and rng.random() < 0.6):
        grown = toughness + (1 if keyword == "undying" else 0)
        spell = removal_for(creature, rng, grown)
        step = {"turn": 1, "step": "postcombat main"}
        setup.cast(setup.other, spell, creature, at=step)
        setup.resolve()
    else:
        setup.until = {"turn": 1, "step": "postcombat main"}
    return setup.finish(
        f"{keyword}-in-combat",
        _asks(creature, setup.active, setup.other),
        _beliefs(keyword, creature),
    )


SHAPES = {
    "life_total": (killed_twice, in_combat),
    "power_toughness": (killed_with_counters, stolen, in_combat),
}
ALL = (killed_twice, killed_with_counters, stolen, in_combat)


def persist(rng: random.Random, wanted: str) -> Position:
    return rng.choice(SHAPES.get(wanted, ALL))("persist", rng, wanted)


def undying(rng: random.Random, wanted: str) -> Position:
    return rng.choice(SHAPES.get(wanted, ALL))("undying", rng, wanted)
