"""Spreading work over processes: tasks go out a few at a time, results come back in order."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

import django

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes this machine runs side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int
) -> Iterator[Result]:
    """What `work` makes of each task. One process is this one.

    Others are started afresh: a connection to the database must not be shared by forking.
    """
    if processes <= 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=django.setup) as pool:
        waiting: deque[Future[Result]] = deque()
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) > 2 * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
