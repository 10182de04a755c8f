"""What pronouns mean: every phrase that introduces something gets a slot, every "it" a meaning."""

from __future__ import annotations

from rulesengine.ir.abilities import Ability
from rulesengine.oracle import bind_actions, bind_effects, bind_references  # noqa: F401  (fill VISITS)
from rulesengine.oracle.bind_abilities import ability as bind_ability
from rulesengine.oracle.binder import Binder, Unbound

__all__ = ["Unbound", "bind"]


def bind(ability: Ability) -> None:
    """Number what an ability introduces and bind what points back, in the order of its text."""
    bind_ability(Binder(), ability)
