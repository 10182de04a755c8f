"""A bar on a terminal that shows how far a command has come; nothing where there is no terminal."""

from __future__ import annotations

import time
from typing import TextIO

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


class ProgressBar:
    """`step` after each piece of work; `clear` before anything else is written."""

    def __init__(self, whole: int, what: str, out: TextIO) -> None:
        self._whole, self._what, self._out = max(1, whole), what, out
        self._done, self._drawn, self._began = 0, 0.0, time.monotonic()

    def step(self, steps: int = 1, said: str = "") -> None:
        self._done += steps
        now = time.monotonic()
        if not self._out.isatty() or (now - self._drawn < PAUSE and self._done < self._whole):
            return
        self._drawn = now
        self._out.write(f"\r\x1b[2K{self.line(now)}{said}")
        self._out.flush()

    def line(self, now: float) -> str:
        share = min(1.0, self._done / self._whole)
        bar = "█" * round(WIDTH * share) + "·" * (WIDTH - round(WIDTH * share))
        left = (
            (now - self._began) / self._done * max(0, self._whole - self._done) if self._done else 0
        )
        return f"{bar} {self._done}/{self._whole} {self._what}, {left:.0f} s left"

    def clear(self) -> None:
        if self._out.isatty():
            self._out.write("\r\x1b[2K")
            self._out.flush()
