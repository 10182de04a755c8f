"""Recall: what uses the stack, and what does not (405.6)?"""

from __future__ import annotations

from quizzes.families.from_table import family_of

FAMILY = family_of("uses_the_stack")
