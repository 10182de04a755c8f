"""What a scenario states about the end (`expect`) and what it asks (`ask`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rulesengine.scenario.actions import Action

# A field of an expectation: counters are a mapping, lists of words are tuples.
Value = bool | int | str | tuple[str, ...] | Mapping[str, int]


class Zone(StrEnum):
    """The zones an expectation may speak of (400.1), and outside the game (400.11)."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    PLANAR_DECK = "planar_deck"
    OUTSIDE = "outside"


class About(StrEnum):
    """What an expectation is about: which form of the contract's table it has."""

    PLAYER = "player"
    ZONE = "zone"
    OBJECT = "object"
    STACK = "stack"
    EXILED = "exiled"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing that must hold: the fields of its form, by the contract's names.

    `fields` keeps the file's order and includes what names the thing ("player", "object").
    """

    about: About
    fields: Mapping[str, Value]


class AskKind(StrEnum):
    """What is asked: VALUE is the `?` in an expectation, the others go beyond positions."""

    VALUE = "value"
    LEGAL = "legal"
    COST = "cost"
    TRIGGERS = "triggers"
    COPIES = "copies"
    TARGETS = "targets"
    ORDER = "order"
    NEXT = "next"
    SURVIVORS = "survivors"
    FACE_UP = "face_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One question; `after` is the action (from 0) after which it is asked, None the end.

    VALUE: `about`, the `fields` given and the names `asked` for. LEGAL, COST and TARGETS: the
    `action`. TRIGGERS, COPIES, ORDER, NEXT, FACE_UP: the `name`. SURVIVORS: the `names`.
    """

    kind: AskKind
    after: int | None = None
    about: About | None = None
    asked: tuple[str, ...] = ()
    fields: Mapping[str, Value] = field(default_factory=dict)
    action: Action | None = None
    name: str = ""
    names: tuple[str, ...] = ()
