"""Turns, choices, dice and the game's end: actions on no object in particular (rules 500, 701, 901)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.ir.actions.action import Action
from rulesengine.ir.node import node

if TYPE_CHECKING:
    from rulesengine.ir.quantities import Quantity
    from rulesengine.ir.refs import PlayerRef, Reference


@node
class BecomeDay(Action):
    """ "It becomes day", "it becomes night" (731.1)."""

    day: bool


@node
class ExtraTurn(Action):
    count: int = 1


@node
class ExtraPhase(Action):
    """ "After this phase, there is an additional combat phase [followed by an additional main phase]"."""

    combat: bool = True
    main: bool = False


@node
class SkipNext(Action):
    what: str


@node
class EndTurn(Action):
    pass


@node
class ReverseTurnOrder(Action):
    """ "Reverse the game's turn order"."""


@node
class LoseGame(Action):
    pass


@node
class WinGame(Action):
    pass


@node
class ChooseValue(Action):
    """ "Choose a color", "choose a creature type", "choose a card name" (kept on the source)."""

    what: str


@node
class ChooseObjects(Action):
    """ "Choose target creature", "choose a creature you control": fills the slots of `what`, no more."""

    what: Reference


@node
class ChoosePlayers(Action):
    """ "Choose target opponent": fills the slot of `who`, no more."""

    who: PlayerRef


@node
class EitherOf(Action):
    """ "Sacrifice an artifact or discard a card": the player does one of them (608.2d)."""

    parts: tuple[Action, ...]


@node
class FlipCoin(Action):
    pass


@node
class RollDie(Action):
    sides: int
    results: tuple[tuple[int, int | None, object], ...] = ()


@node
class Planeswalk(Action):
    """701.31."""


@node
class RollPlanarDie(Action):
    """901.9d."""


@node
class ChaosEnsues(Action):
    """311.7."""


@node
class KeywordAction(Action):
    """A keyword action of rule 701 written with its name and maybe a number or object: "amass Zombies 2"."""

    name: str
    n: Quantity | None = None
    what: Reference | None = None
    text: str = ""
