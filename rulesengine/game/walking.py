"""Walking through compiled text: its targets in the order they are announced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache

from rulesengine.ir.abilities import Ability
from rulesengine.ir.effects import Delayed, Effect, Modal, WhenYouDo
from rulesengine.ir.node import Node
from rulesengine.ir.refs import Determiner, Objects, Players

Target = Objects | Players


@lru_cache(maxsize=None)
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name != "form")


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it, in text order; not into abilities it grants."""
    yield node
    for name in _field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            if not isinstance(value, Ability):
                yield from walk(value)
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, Node) and not isinstance(part, Ability):
                    yield from walk(part)
                elif isinstance(part, tuple):
                    for inner in part:
                        if isinstance(inner, Node) and not isinstance(inner, Ability):
                            yield from walk(inner)


_targets: dict[int, tuple[Effect, tuple[Target, ...]]] = {}


def target_phrases(effect: Effect) -> tuple[Target, ...]:
    """The targets an effect announces itself; modes, reflexive and delayed triggers announce their own."""
    found = _targets.get(id(effect))
    if found is None:
        found = _targets[id(effect)] = (effect, tuple(_find_targets(effect)))
        if len(_targets) > 20_000:
            _targets.clear()
    return found[1]


def _find_targets(node: Node) -> Iterator[Target]:
    if isinstance(node, Modal | WhenYouDo | Delayed):
        return
    if isinstance(node, Objects | Players) and node.determiner is Determiner.TARGET:
        yield node
        return
    for name in _field_names(type(node)):
        value = getattr(node, name)
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, Node) and not isinstance(part, Ability):
                yield from _find_targets(part)


def modal_of(effect: Effect) -> Modal | None:
    """The modal part of an effect, where it has one."""
    for node in walk(effect):
        if isinstance(node, Modal):
            return node
    return None
