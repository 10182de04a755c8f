"""Recall: which planar decks a player may use (901.3)."""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("planar_decks")
