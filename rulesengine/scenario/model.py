"""A scenario as the engine runs it: plain frozen classes, whatever file it was read from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rulesengine.cards.facts import CardFacts
from rulesengine.scenario.actions import Action, At, Step
from rulesengine.scenario.questions import Ask, Expectation

__all__ = [
    "Action",
    "Ask",
    "At",
    "Coin",
    "Expectation",
    "ObjectSetup",
    "PlanarDie",
    "PlayerSetup",
    "Scenario",
    "Step",
]


class PlanarDie(StrEnum):
    """A face of the planar die (901.3)."""

    CHAOS = "chaos"
    PLANESWALKER = "planeswalker"
    BLANK = "blank"


class Coin(StrEnum):
    """A side of a coin (705.1)."""

    HEADS = "heads"
    TAILS = "tails"


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectSetup:
    """A card or token in a zone of the position; `count` of them alike ("3 Mountain").

    `id` is the handle it may be named by; `owner` None is the player it is listed under.
    """

    card: str
    count: int = 1
    id: str | None = None
    tapped: bool = False
    summoning_sick: bool = False
    counters: Mapping[str, int] = field(default_factory=dict)
    damage: int = 0
    attached_to: str | None = None
    face_down: bool = False
    transformed: bool = False
    phased_out: bool = False
    flipped: bool = False
    designations: tuple[str, ...] = ()
    owner: str | None = None
    token: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSetup:
    """One player of the position, with the zones listed under that name; top cards first."""

    name: str
    life: int = 20
    counters: Mapping[str, int] = field(default_factory=dict)
    mana: str = ""
    hand: tuple[ObjectSetup, ...] = ()
    library: tuple[ObjectSetup, ...] = ()
    library_exact: bool = False
    graveyard: tuple[ObjectSetup, ...] = ()
    exile: tuple[ObjectSetup, ...] = ()
    command: tuple[ObjectSetup, ...] = ()
    battlefield: tuple[ObjectSetup, ...] = ()
    outside: tuple[ObjectSetup, ...] = ()
    planar_deck: tuple[ObjectSetup, ...] | None = None
    emblems: tuple[str, ...] = ()
    cast_this_turn: tuple[str, ...] = ()
    drawn_this_turn: int = 0
    land_played: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A position, what the players then do, and what is true at the end.

    `players` are in turn order; `planar_deck` is the single shared one, None where there is none;
    `until` None runs until the stack is empty; `notes` holds what is there for people only.
    """

    id: str
    title: str = ""
    cites: tuple[str, ...] = ()
    source: str = ""
    players: tuple[PlayerSetup, ...]
    active: str
    turn: int = 1
    step: Step = Step.PRECOMBAT_MAIN
    cards: tuple[CardFacts, ...] = ()
    planar_die: tuple[PlanarDie, ...] = ()
    coins: tuple[Coin, ...] = ()
    dice: tuple[int, ...] = ()
    planar_deck: tuple[ObjectSetup, ...] | None = None
    seed: int = 0
    actions: tuple[Action, ...] = ()
    until: At | None = None
    expect: tuple[Expectation, ...] = ()
    ask: tuple[Ask, ...] = ()
    notes: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""
