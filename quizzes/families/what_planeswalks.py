"""Recall: what makes a player planeswalk (901.11a)."""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("what_planeswalks")
