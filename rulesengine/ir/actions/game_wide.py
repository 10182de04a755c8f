"""Turns, choices, dice and the game's end: actions on no object in particular (rules 500, 701, 901)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import Reference


@dataclass(frozen=True, slots=True)
class ExtraTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class ExtraPhase(Action):
    """ "After this phase, there is an additional combat phase [followed by an additional main phase]"."""

    combat: bool = True
    main: bool = False


@dataclass(frozen=True, slots=True)
class SkipNext(Action):
    what: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class ReverseTurnOrder(Action):
    """ "Reverse the game's turn order"."""


@dataclass(frozen=True, slots=True)
class LoseGame(Action):
    pass


@dataclass(frozen=True, slots=True)
class WinGame(Action):
    pass


@dataclass(frozen=True, slots=True)
class ChooseValue(Action):
    """ "Choose a color", "choose a creature type", "choose a card name" (kept on the source)."""

    what: str


@dataclass(frozen=True, slots=True)
class ChooseObjects(Action):
    """ "Choose target creature", "choose a creature you control": fills the slots of `what`, no more."""

    what: Reference


@dataclass(frozen=True, slots=True)
class FlipCoin(Action):
    pass


@dataclass(frozen=True, slots=True)
class RollDie(Action):
    sides: int
    results: tuple[tuple[int, int | None, object], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Planeswalk(Action):
    """701.31."""


@dataclass(frozen=True, slots=True)
class RollPlanarDie(Action):
    """901.9d."""


@dataclass(frozen=True, slots=True)
class ChaosEnsues(Action):
    """311.7."""


@dataclass(frozen=True, slots=True)
class KeywordAction(Action):
    """A keyword action of rule 701 written with its name and maybe a number or object: "amass Zombies 2"."""

    name: str
    n: Quantity | None = None
    what: Reference | None = None
    text: str = ""
