"""Overload (702.96): "target" becomes "each" in the text of the spell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

from rulesengine.game.rules import rule
from rulesengine.ir.abilities import Ability
from rulesengine.ir.effects import Effect
from rulesengine.ir.node import Node
from rulesengine.ir.refs import Determiner, Objects, Players

Phrase = Objects | Players
Each = Callable[[Phrase], Phrase]


@rule("702.96b")
def overload_phrase(phrase: Phrase) -> Phrase:
    """ "Each" instead of "target": nothing is targeted, everything that fits is affected."""
    return replace(phrase, determiner=Determiner.ALL, count=None)


def overloaded(effect: Effect, each: Each = overload_phrase) -> Effect:
    """The effect with every target phrase meaning each object that fits (702.96b)."""
    result = _change(effect, each)
    assert isinstance(result, Effect)
    return result


def _change(node: Node, each: Each) -> Node:
    if isinstance(node, Objects | Players) and node.determiner is Determiner.TARGET:
        return each(node)
    changed: dict[str, object] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node) and not isinstance(value, Ability):
            changed[field.name] = _change(value, each)
        elif isinstance(value, tuple) and any(isinstance(part, Node) for part in value):
            changed[field.name] = tuple(
                _change(part, each)
                if isinstance(part, Node) and not isinstance(part, Ability)
                else part
                for part in value
            )
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]
