"""What pronouns mean: every phrase that introduces something gets a slot, every "it" a meaning."""

from __future__ import annotations

from rulesengine.ir.abilities import Ability


class Unbound(Exception):
    """A pronoun with nothing to point at, or with two things."""


def bind(ability: Ability) -> None:
    """Number what an ability introduces and bind what points back, in the order of its text."""
