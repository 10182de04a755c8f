"""Recall: which zones does each player have, which do all share (400.1)?"""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("zones_own_or_shared")
