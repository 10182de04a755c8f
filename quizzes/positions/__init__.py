"""Positions about a keyword or a section: each a function of a generator of chance."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from quizzes.positions.exalted import exalted
from quizzes.positions.infect import infect
from quizzes.positions.menace import menace
from quizzes.positions.persist_undying import persist, undying
from quizzes.positions.prowess import prowess
from quizzes.positions.setup import Position, Positions
from quizzes.positions.storm import storm
from quizzes.positions.template import templates

# Those that take more than slots to vary; all others are templates of content/positions.
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
TRIED = 12  # positions of each kind, to see what may be asked of them
FIRST_ASKED = ("life_total", "which_zone", "power_toughness", "how_many", "is_it_legal")


class PositionsAbout:
    """Everything a keyword or section has: templates, and positions that are made in Python."""

    def __init__(self, name: str) -> None:
        self.templates = templates(name)
        self.made = POSITIONS.get(name)
        self.made_asked = _asked(name)

    def __call__(self, rng: random.Random, wanted: str) -> Position | None:
        """A position for a family; it may turn out not to be one the family can ask about."""
        those = [each for each in self.templates if wanted in each.asks]
        if self.made is not None and wanted in self.made_asked:
            if not those or rng.random() < 0.5:
                return self.made(rng, wanted)
        return rng.choice(those).position(rng) if those else None

    @property
    def asked(self) -> frozenset[str]:
        """The families that these positions can be asked by."""
        return self.made_asked | {family for each in self.templates for family in each.asks}


@cache
def positions_about(keyword: str, section: str) -> PositionsAbout:
    """The positions of a keyword, or of a section that is about something else."""
    return PositionsAbout(keyword or section)


@cache
def _asked(keyword: str) -> frozenset[str]:
    if keyword not in POSITIONS:
        return frozenset()
    rng = random.Random(keyword)
    shapes = [POSITIONS[keyword](rng, family) for family in FIRST_ASKED for _ in range(TRIED)]
    return frozenset(family for shape in shapes for family in shape.asks)


__all__ = ["POSITIONS", "Position", "PositionsAbout", "positions_about"]
