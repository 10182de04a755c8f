"""Recall: what is a status of a permanent (110.5)?"""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("statuses")
