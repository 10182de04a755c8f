"""Recall: which zones are public, which are hidden (400.2)?"""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("zones_public_or_hidden")
