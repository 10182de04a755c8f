"""An attempt that can be undone whole: an illegal action leaves the game as it was (733.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesengine.game.game import Game


class Attempt:
    """Changes made inside are undone on an exception, or once `undo` has been called."""

    __slots__ = ("game", "history", "log", "mark", "rng", "undone")

    def __init__(self, game: Game) -> None:
        rng = game.__dict__.get("_rng")
        self.game = game
        self.rng = rng and rng.getstate()
        self.log = len(game.log)
        self.history = len(game.history)
        self.undone = False

    def undo(self) -> None:
        self.undone = True

    def __enter__(self) -> Attempt:
        self.mark = self.game.journal.checkpoint()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None or self.undone:
            self._roll_back()
        else:
            self.game.journal.keep(self.mark)

    def _roll_back(self) -> None:
        game = self.game
        game.journal.rollback(self.mark)
        del game.log[self.log :]
        del game.history[self.history :]
        if self.rng is None:
            game.__dict__["_rng"] = None  # made anew from the seed when it is asked for
        else:
            game.rng.setstate(self.rng)
