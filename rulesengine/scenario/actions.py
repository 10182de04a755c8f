"""What the players of a scenario do, and when: one class for an action, whatever its verb."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Step(StrEnum):
    """The steps of a turn in order (500.1), main phases among them, by the contract's names."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    FIRST_STRIKE_DAMAGE = "first strike damage"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


class Verb(StrEnum):
    """What an action does; MOVE_ON is the action that has no verb, only `at`."""

    CAST = "cast"
    ACTIVATE = "activate"
    PLAY = "play"
    ATTACK = "attack"
    BLOCK = "block"
    SPECIAL = "special"
    CHOOSE = "choose"
    RESOLVE = "resolve"
    CONCEDE = "concede"
    MOVE_ON = "move on"


class Claim(StrEnum):
    """What an action is in the script for: TAKE takes it, the others state that it can('t) be."""

    TAKE = "take"
    LEGAL = "legal"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class At:
    """A step of a turn, by the turn's number."""

    turn: int
    step: Step


@dataclass(frozen=True, slots=True)
class Target:
    """A target by name, with its part of a divided amount where there is one."""

    name: str
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Using:
    """A cost or permission used, by name; `value` as in {multikicker: 2}, {kicker: "{W}"}."""

    name: str
    value: int | str | tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """What costs consume, by name; `mana` lists the sources to tap for it."""

    sacrifice: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    exile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    return_: tuple[str, ...] = ()
    life: int | None = None
    mana: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Division:
    """An answer that gives amounts to names: {Grizzly Bears: 2, Anna: 1}."""

    parts: tuple[tuple[str, int], ...]


# "yes" and "no" are words here, also where a file has true and false.
Answer = str | int | Division | tuple["Answer", ...]


@dataclass(frozen=True, slots=True)
class Attack:
    """An attacker and the player or planeswalker it attacks; None where only one can be meant."""

    attacker: str
    defender: str | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """A blocker and what it blocks."""

    blocker: str
    attackers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action; `subject` is what the verb names: a card, an object, a special action.

    `by` None is the active player of the moment. `count` belongs to `resolve`: None is all.
    `answers` are queued for `by` before the action is taken.
    """

    verb: Verb
    by: str | None = None
    at: At | None = None
    claim: Claim = Claim.TAKE
    subject: str = ""
    ability: int | str | None = None
    targets: tuple[Target, ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    using: tuple[Using, ...] = ()
    face: str | None = None
    pay: Pay = Pay()
    attacks: tuple[Attack, ...] = ()
    exert: tuple[str, ...] = ()
    blocks: tuple[Block, ...] = ()
    object: str | None = None
    count: int | None = None
    answers: tuple[Answer, ...] = ()
