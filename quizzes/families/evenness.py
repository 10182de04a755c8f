"""Options similar in length: neither the longest nor the shortest is to be guessed right."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from quizzes.question import Message
from quizzes.wording import say

Thing = TypeVar("Thing")
CLOSE = 2  # times as many candidates as are wanted are close enough to be drawn


def even(
    text: Message,
    others: Sequence[Thing],
    text_of: Callable[[Thing], Message],
    most: int,
    rng: random.Random,
) -> list[Thing]:
    """So many of the others, drawn from those whose texts are about as long as the text."""
    length = len(say(text, "en"))
    closest = sorted(others, key=lambda each: abs(math.log(len(say(text_of(each), "en")) / length)))
    drawn = closest[: most * CLOSE]
    return rng.sample(drawn, min(most, len(drawn)))
