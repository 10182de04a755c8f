"""Measuring beside a calibration loop: a figure as a ratio means the same on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable

LOOPS = 200_000


def calibrate() -> float:
    """Seconds of processor time for a fixed loop of plain Python, the unit the ratios are in."""
    start = time.process_time()
    total, found = 0, {}
    for number in range(LOOPS):
        total += number & 7
        found[number & 255] = total
    return time.process_time() - start


def best(work: Callable[[], object], times: int = 5) -> tuple[float, float]:
    """Processor seconds of the work, and of the loop beside it: the best of several of each."""
    took, loop = [], []
    for _ in range(times):
        loop.append(calibrate())
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return min(took), min(loop)


def say(what: str, figure: str, ratio: float, loop: float) -> None:
    """One line: what was measured, its figure, as a ratio to the loop, and the loop itself."""
    print(f"{what:<44} {figure:>18}   {ratio:8.3f} loops   (loop {1000 * loop:.1f} ms)")
