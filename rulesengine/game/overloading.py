"""Overload (702.96): "target" becomes "each" in the text of the spell."""

from __future__ import annotations

from dataclasses import fields, replace

from rulesengine.ir.abilities import Ability
from rulesengine.ir.effects import Effect
from rulesengine.ir.node import Node
from rulesengine.ir.refs import Determiner, Objects, Players


def overloaded(effect: Effect) -> Effect:
    """The effect with every target phrase meaning each object that fits (702.96b)."""
    result = _change(effect)
    assert isinstance(result, Effect)
    return result


def _change(node: Node) -> Node:
    if isinstance(node, Objects | Players) and node.determiner is Determiner.TARGET:
        return replace(node, determiner=Determiner.ALL, count=None)
    changed: dict[str, object] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node) and not isinstance(value, Ability):
            changed[field.name] = _change(value)
        elif isinstance(value, tuple) and any(isinstance(part, Node) for part in value):
            changed[field.name] = tuple(
                _change(part) if isinstance(part, Node) and not isinstance(part, Ability) else part
                for part in value
            )
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]
