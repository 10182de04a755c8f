"""Recall: which planar decks three players may share (901.15a)."""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("shared_planar_decks")
