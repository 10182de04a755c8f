"""The game: plain state and the table of rules it is played by. What happens to it is in other modules."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesengine.errors import LimitReached
from rulesengine.game.attempt import Attempt
from rulesengine.game.log import Entry
from rulesengine.game.objects import FIRST_OBJECT, EntityId, GameObject
from rulesengine.game.players import Player
from rulesengine.game.rules import CURRENT_RULES, RuleTable
from rulesengine.game.state import Journal, State
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesengine.cards.definition import CardDefinition, Face
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.continuous import ContinuousEffect
    from rulesengine.game.decisions import Agent
    from rulesengine.game.durations import Returning
    from rulesengine.game.events import Event
    from rulesengine.game.loops import Sighting
    from rulesengine.game.triggering import DelayedTrigger, PendingTrigger
    from rulesengine.ir.effects import Effect


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of one run; past them it stops with LimitReached."""

    log: int = 20_000
    objects: int = 4_000
    decisions: int = 5_000
    loops: int = (
        400  # rounds of state-based actions and triggers without a player getting priority (104.4b)
    )


class Game(State):
    """One game. Zones all players share hold object ids; the stack's last is its top."""

    players: tuple[Player, ...] = ()
    objects: dict[EntityId, GameObject]  # every object there ever was, for last known information
    battlefield: tuple[EntityId, ...] = ()
    stack: tuple[EntityId, ...] = ()
    exile: tuple[EntityId, ...] = ()
    command: tuple[EntityId, ...] = ()
    ante: tuple[EntityId, ...] = ()
    planar_deck: tuple[EntityId, ...] = ()
    planechase: bool = False
    shared_planar_deck: bool = False  # the single planar deck option (901.15)
    planar_controller: EntityId = 0  # 0: the active player (901.6)

    next_id: int = FIRST_OBJECT
    clock: int = 0  # timestamps (613.7)

    turn: int = 1
    active: EntityId = 1
    step: Step = Step.PRECOMBAT_MAIN
    steps_left: tuple[Step, ...] = ()  # of this turn, after the current one
    halt: tuple[int, Step] | None = None  # a step without priority to stop in all the same
    priority: EntityId | None = None
    passes: int = 0
    resolved_in_a_row: int = (
        0  # since the stack was empty or a player last did something (loops.py)
    )
    positions_seen: Mapping[Hashable, Sighting] = {}
    extra_turns: tuple[EntityId, ...] = ()  # last is next (500.7)
    turn_order_reversed: bool = False
    first_turn_draw_skipped: bool = False
    combats_this_turn: int = 0
    cast_last_turn: tuple[int, ...] = ()  # how many spells each player cast, by seat
    last_active: EntityId | None = None  # the active player of the turn before
    over: bool = False
    drawn: bool = False
    day: bool | None = None

    effects: tuple[ContinuousEffect, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    pending: tuple[PendingTrigger, ...] = ()
    cleanup_again: bool = False
    strays: tuple[EntityId, ...] = ()  # tokens and copies that left where they may be (704.5d–e)
    returning: tuple[Returning, ...] = ()  # exiled until a source leaves (610.3)
    remaining: Mapping[int, int] = {}  # what prevention shields have left
    afterwards: tuple[tuple[Effect, Context], ...] = ()  # what preventions do right after (615.5)
    turn_began: int = 0  # index into history
    last_turn_began: int = 0  # of the turn before; the same where there was none
    first_strikers: frozenset[EntityId] = frozenset()

    def __init__(
        self,
        names: tuple[str, ...],
        agent: Agent,
        rules: RuleTable = CURRENT_RULES,
        seed: int = 0,
        limits: Limits | None = None,
    ) -> None:
        journal = Journal()
        self.__dict__.update(
            journal=journal,
            objects={},
            agent=agent,
            rules=rules,
            seed=seed,
            limits=limits or Limits(),
            log=[],
            history=[],
            decisions_made=0,
            choices_made=0,
            caches={},
            on_log=None,
        )
        self.players = tuple(Player(journal, n, name) for n, name in enumerate(names, 1))

    agent: Agent
    rules: RuleTable
    seed: int
    limits: Limits
    log: list[Entry]
    history: list[Event]
    caches: dict[str, Any]
    on_log: Callable[[Game], None] | None
    find_card: Callable[[str], CardDefinition]  # the card pool, for what a meld pair becomes
    log_parent: int | None = None

    def player(self, player: EntityId) -> Player:
        return self.players[player - 1]

    @property
    def rng(self) -> random.Random:
        """What is random in this game; most games never ask."""
        made: random.Random | None = self.__dict__.get("_rng")
        if made is None:
            made = self.__dict__["_rng"] = random.Random(self.seed)
        return made

    def tick(self) -> int:
        """A new timestamp."""
        self.clock += 1
        return self.clock

    def new_object(
        self, face: Face, owner: EntityId, zone: Zone, card: CardDefinition | None = None
    ) -> GameObject:
        """Make an object; the caller puts its id into the zone."""
        number = self.next_id
        if number - FIRST_OBJECT >= self.limits.objects:
            raise LimitReached("objects")
        self.next_id = number + 1
        made = GameObject(self.journal, number, face, owner, zone)
        if card is not None:
            made.__dict__["card"] = card
        self.objects[number] = made
        return made

    def note(self, event: str, rules: tuple[str, ...] = (), /, **parameters: Any) -> int:
        """Write a line to the log and return its number."""
        log = self.log
        if len(log) >= self.limits.log:
            raise LimitReached("events")
        log.append(Entry(event, rules, self.log_parent, parameters))
        if self.on_log is not None:
            self.on_log(self)
        return len(log) - 1

    @contextmanager
    def because(self, entry: int) -> Iterator[None]:
        """Lines written inside are consequences of `entry`."""
        former = self.log_parent
        self.log_parent = entry
        try:
            yield
        finally:
            self.log_parent = former

    def attempt(self) -> Attempt:
        """Changes made inside are undone on an exception, or when `undo` is called on what is entered."""
        return Attempt(self)

    def living(self) -> tuple[Player, ...]:
        """Players still in the game, in seat order."""
        return tuple(player for player in self.players if not player.left)

    def opponents(self, player: EntityId) -> tuple[EntityId, ...]:
        return tuple(p.id for p in self.players if p.id != player and not p.left)

    def turn_order(self, first: EntityId | None = None) -> tuple[EntityId, ...]:
        """Players still in the game in APNAP order, from the active player or from `first` (101.4)."""
        seats = [player.id for player in self.players]
        start = seats.index(first if first is not None else self.active)
        order = seats[start:] + seats[:start]
        if self.turn_order_reversed:
            order = [order[0], *reversed(order[1:])]
        return tuple(p for p in order if not self.player(p).left)

    def name_of(self, entity: EntityId | None) -> str:
        """A name for the log."""
        if entity is None:
            return ""
        if entity < FIRST_OBJECT:
            return self.player(entity).name
        thing = self.objects[entity]
        if thing.face_down and thing.zone is Zone.BATTLEFIELD:
            return "face-down creature"
        if thing.ability is not None and thing.source is not None:
            return self.name_of(thing.source)
        known: Characteristics | None = thing.last_known
        return known.name if known is not None else thing.face.name

    def this_turn(self) -> list[Event]:
        """What has happened this turn, oldest first."""
        return self.history[self.turn_began :]

    def last_turn(self) -> list[Event]:
        """The history of the turn before this one."""
        return self.history[self.last_turn_began : self.turn_began]


def with_counters(counters: Mapping[str, int], kind: str, change: int) -> Mapping[str, int]:
    """The counters after adding or removing some; a kind at zero is gone."""
    count = counters.get(kind, 0) + change
    rest = {k: n for k, n in counters.items() if k != kind}
    if count > 0:
        rest[kind] = count
    return rest
