"""One thing the acting player does: the root of the verbs of rules text (rule 701)."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.ir.node import Node


@dataclass(frozen=True, slots=True)
class Action(Node):
    """One thing the acting player does (`effects.Do` says who)."""
