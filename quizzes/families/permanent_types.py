"""Recall: which card types are permanent types (110.4)?"""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("permanent_types")
