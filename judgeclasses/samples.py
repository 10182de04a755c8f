"""Positions to show the look with, in the shape every table is drawn from."""

from typing import Any

SAMPLE_POSITIONS: dict[str, dict[str, Any]] = {"persist": {}}
