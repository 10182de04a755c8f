"""Every keyword of rule 702 and the shape of its parameters, as rules text writes them."""

from __future__ import annotations

from enum import Enum


class Shape(Enum):
    """What may follow a keyword's name."""

    BARE = "flying"
    NUMBER = "bushido 2"
    COST = "cycling {2}, cycling—pay 2 life"
    NUMBER_COST = "suspend 4—{1}{R}"
    QUALITY = "protection from red"
    NAMED = "partner with Ishai"


_BARE = """deathtouch, defender, double strike, first strike, flash, flying, haste, hexproof,
indestructible, intimidate, lifelink, reach, shroud, trample, vigilance, banding, flanking, phasing,
shadow, horsemanship, fear, provoke, storm, sunburst, epic, convoke, delve, gravestorm, changeling,
hideaway, conspire, persist, wither, retrace, exalted, cascade, rebound, umbra armor, infect,
battle cry, living weapon, undying, soulbond, unleash, cipher, evolve, extort, fuse, dethrone,
hidden agenda, double agenda, prowess, exploit, menace, devoid, ingest, myriad, skulk, melee, partner,
undaunted, improvise, aftermath, ascend, assist, jump-start, mentor, riot, demonstrate, daybound,
nightbound, decayed, training, compleated, enlist, read ahead, ravenous, space sculptor,
living metal, for mirrodin !, bargain, split second, haunt, totem armor, station, increment, paradigm,
job select, start your engines !, spree, tiered, friends forever, doctor 's companion,
choose a background, landwalk, offering, double team, boast, exhaust, forecast, foretell,
infinity"""
_NUMBER = """rampage, fading, amplify, modular, bushido, soulshift, dredge, bloodthirst, graft, ripple,
vanishing, absorb, frenzy, poisonous, devour, annihilator, tribute, renown, crew, fabricate, afflict,
afterlife, casualty, toxic, backup, saddle, hideaway, mobilize, firebending"""
_COST = """equip, ward, cumulative upkeep, buyback, cycling, echo, kicker, multikicker, flashback,
madness, morph, megamorph, entwine, ninjutsu, commander ninjutsu, transmute, replicate, recover,
aura swap, fortify, transfigure, evoke, prowl, unearth, level up, miracle, overload, scavenge, bestow,
outlast, dash, surge, emerge, escalate, embalm, eternalize, spectacle, escape, mutate, encore,
foretell, disturb, cleave, reconfigure, blitz, squad, more than meets the eye, disguise, plot,
freerunning, offspring, harmonize, warp, mayhem, web-slinging, sneak, strive"""
_NUMBER_COST = "suspend, reinforce, awaken, impending"
_QUALITY = "enchant, protection from, hexproof from, affinity for, trample over"


def _names(text: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in text.split(","))


SHAPES: tuple[tuple[str, Shape], ...] = (
    *((name, Shape.BARE) for name in _names(_BARE)),
    *((name, Shape.NUMBER) for name in _names(_NUMBER)),
    *((name, Shape.COST) for name in _names(_COST)),
    *((name, Shape.NUMBER_COST) for name in _names(_NUMBER_COST)),
    *((name, Shape.QUALITY) for name in _names(_QUALITY)),
    ("partner with", Shape.NAMED),
)
"""Keyword names with their shapes; some names have more than one."""

KEYWORD_NAMES: tuple[str, ...] = tuple(
    dict.fromkeys(
        (*(name.removesuffix(" from").removesuffix(" for") for name, _ in SHAPES), "craft")
    )
)

ABILITY_WORDS = """adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma,
cohort, constellation, converge, council's dilemma, coven, delirium, descend 4, descend 8, disappear,
domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry, formidable,
grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship, landfall, lieutenant,
magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley, radiance, raid, rally, renew,
repartee, revolt, secret council, spell mastery, strive, survival, sweep, tempting offer, threshold,
undergrowth, valiant, vivid, void, will of the council, corrupted, teamwork"""
"""Rule 207.2c."""
