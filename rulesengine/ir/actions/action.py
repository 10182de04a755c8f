"""One thing the acting player does: the root of the verbs of rules text (rule 701)."""

from __future__ import annotations

from rulesengine.ir.node import Node, node


@node
class Action(Node):
    """One thing the acting player does (`effects.Do` says who)."""
