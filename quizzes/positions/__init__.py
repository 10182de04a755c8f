"""Positions by keyword: each a function of a generator of chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from quizzes.positions.exalted import exalted
from quizzes.positions.infect import infect
from quizzes.positions.menace import menace
from quizzes.positions.persist_undying import persist, undying
from quizzes.positions.prowess import prowess
from quizzes.positions.setup import Position
from quizzes.positions.storm import storm

# A position for a family that is wanted; it may turn out not to be one the family can ask about.
Positions = Callable[[random.Random, str], Position]

POSITIONS: Mapping[str, Positions] = MappingProxyType(
    {
        "exalted": exalted,
        "infect": infect,
        "menace": menace,
        "persist": persist,
        "prowess": prowess,
        "storm": storm,
        "undying": undying,
    }
)

__all__ = ["POSITIONS", "Position"]
