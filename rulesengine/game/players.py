"""Players (rule 102) and what the game remembers of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.game.objects import NO_COUNTERS, EntityId
from rulesengine.game.state import Journal, State
from rulesengine.ir.words import Duration


class Player(State):
    """One player. Zones hold object ids: library and graveyard top first."""

    id: EntityId
    name: str
    life: int = 20
    counters: Mapping[str, int] = NO_COUNTERS
    pool: tuple[str, ...] = ()
    pool_limits: tuple[Any, ...] = ()
    pool_kept: tuple[tuple[str, Duration], ...] = ()  # mana not lost as steps and phases end
    library: tuple[EntityId, ...] = ()
    blanks: int = 0  # unnamed cards below the listed ones, made objects only when needed
    hand: tuple[EntityId, ...] = ()
    graveyard: tuple[EntityId, ...] = ()
    planar_deck: tuple[EntityId, ...] = ()
    outside: tuple[EntityId, ...] = ()
    lands_played: int = 0
    lost: bool = False
    left: bool = False
    won: bool = False
    drew_from_empty: bool = False
    spells_cast: tuple[EntityId, ...] = ()  # this turn, in order
    cards_drawn: int = 0
    planar_rolls: int = 0
    speed: int = 0  # 0: none (702.179b)
    tempted: int = 0  # how often the Ring has tempted them (701.54c)
    ring_bearer: EntityId | None = None
    designations: frozenset[str] = frozenset()
    effects_of_turn: Mapping[str, int] = {}
    skip: Mapping[str, int] = {}

    def __init__(self, journal: Journal, id: EntityId, name: str) -> None:
        self.__dict__.update(journal=journal, id=id, name=name)

    def __repr__(self) -> str:
        return f"<{self.name}>"
