"""Walking through compiled text: its targets in the order they are announced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from rulesengine.ir.abilities import Ability
from rulesengine.ir.changes import ChangeControl
from rulesengine.ir.conditions import Unless, WasPaid
from rulesengine.ir.effects import (
    Continuous,
    Delayed,
    Effect,
    If,
    InsteadIf,
    Modal,
    Sequence,
    WhenYouDo,
)
from rulesengine.ir.node import Node
from rulesengine.ir.refs import Determiner, Objects, Players

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game

Target = Objects | Players


_names: dict[type[Node], tuple[str, ...]] = {}


def _field_names(node: Node) -> tuple[str, ...]:
    names = _names.get(type(node))
    if names is None:
        names = tuple(field.name for field in fields(node) if field.name != "form")
        _names[type(node)] = names
    return names


_walked: dict[int, tuple[Node, tuple[Node, ...]]] = {}


def walk(node: Node) -> tuple[Node, ...]:
    """The node and everything in it, in text order; not into abilities it grants."""
    found = _walked.get(id(node))
    if found is None:
        if len(_walked) > 20_000:
            _walked.clear()
        found = _walked[id(node)] = (node, tuple(_walk(node)))
    return found[1]


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for name in _field_names(node):
        value = getattr(node, name)
        if isinstance(value, Node):
            if not isinstance(value, Ability):
                yield from _walk(value)
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, Node) and not isinstance(part, Ability):
                    yield from _walk(part)
                elif isinstance(part, tuple):
                    for inner in part:
                        if isinstance(inner, Node) and not isinstance(inner, Ability):
                            yield from _walk(inner)


_targets: dict[int, tuple[Effect, tuple[Target, ...]]] = {}


def target_phrases(effect: Effect) -> tuple[Target, ...]:
    """The targets an effect announces itself; modes, reflexive and delayed triggers announce their own."""
    found = _targets.get(id(effect))
    if found is None:
        by_slot = {phrase.slot: phrase for phrase in _find_targets(effect)}
        found = _targets[id(effect)] = (effect, tuple(by_slot.values()))
        if len(_targets) > 20_000:
            _targets.clear()
    return found[1]


def _find_targets(node: Node) -> Iterator[Target]:
    if isinstance(node, Delayed):  # "whenever target creature deals damage this turn, …"
        yield from _find_targets(node.trigger)
        return
    if isinstance(node, Modal | WhenYouDo):
        return
    if isinstance(node, Objects | Players) and node.determiner is Determiner.TARGET:
        yield node
        return
    names = _field_names(node)
    if isinstance(node, Continuous) and any(isinstance(c, ChangeControl) for c in node.changes):
        names = ("changes", "what")  # "target player gains control of target permanent"
    for name in names:
        value = getattr(node, name)
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, Node) and not isinstance(part, Ability):
                yield from _find_targets(part)


def phrases_in_use(game: Game, effect: Effect, context: Context) -> tuple[Target, ...]:
    """The target phrases of an effect that apply: "if this spell was kicked" decides as it is cast."""
    phrases = target_phrases(effect)
    if not phrases or not _asks_payment(effect):
        return phrases
    return tuple(_paid_targets(game, effect, context))


_payment: dict[int, tuple[Effect, bool]] = {}


def _asks_payment(effect: Effect) -> bool:
    found = _payment.get(id(effect))
    if found is None or found[0] is not effect:
        asks = any(isinstance(node, WasPaid) for node in walk(effect))
        found = _payment[id(effect)] = (effect, asks)
    return found[1]


def _paid_targets(game: Game, node: Node, context: Context) -> Iterator[Target]:
    from rulesengine.game.conditions import holds

    if isinstance(node, If) and isinstance(node.condition, WasPaid | Unless):
        if _about_payment(node.condition):
            chosen = node.then if holds(game, node.condition, context) else node.otherwise
            if chosen is not None:
                yield from _paid_targets(game, chosen, context)
            return
    if isinstance(node, InsteadIf) and _about_payment(node.condition):
        chosen = node.instead if holds(game, node.condition, context) else node.effect
        yield from _paid_targets(game, chosen, context)
        return
    if isinstance(node, Sequence):
        for part in node.effects:
            yield from _paid_targets(game, part, context)
        return
    yield from _find_targets(node)


def _about_payment(condition: Node) -> bool:
    if isinstance(condition, Unless):
        return _about_payment(condition.condition)
    return isinstance(condition, WasPaid)


def shifted(effect: Effect, by: int) -> Effect:
    """The same text with its slots out of the way of another text's (702.47b)."""
    result = _shift(effect, by)
    assert isinstance(result, Effect)
    return result


def _shift(node: Node, by: int) -> Node:
    changed: dict[str, Any] = {}
    for name in _field_names(node):
        value = getattr(node, name)
        if isinstance(value, Node):
            changed[name] = _shift(value, by)
        elif isinstance(value, tuple):
            changed[name] = tuple(_shift(v, by) if isinstance(v, Node) else v for v in value)
        elif isinstance(value, int) and not isinstance(value, bool):
            if name in ("slot", "rest_slot", "all_slot", "of_slot", "means") and value >= 0:
                changed[name] = value + by
    return replace(node, **changed) if changed else node


_modal: dict[int, tuple[Effect, Modal | None]] = {}


def modal_of(effect: Effect) -> Modal | None:
    """The modal part of an effect, where it has one."""
    found = _modal.get(id(effect))
    if found is None or found[0] is not effect:
        modal = next((node for node in walk(effect) if isinstance(node, Modal)), None)
        found = _modal[id(effect)] = (effect, modal)
    return found[1]


def walk_all(node: Node) -> Iterator[Node]:
    """The node and everything in it, abilities it grants included."""
    yield node
    for name in _field_names(node):
        for part in _nodes(getattr(node, name)):
            yield from walk_all(part)


def _nodes(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nodes(part)


def replaced(node: Node, old: Node, new: Node) -> Node:
    """The same text with `new` wherever `old` stands."""
    if node == old:
        return new
    changed: dict[str, Any] = {}
    for name in _field_names(node):
        value = getattr(node, name)
        if isinstance(value, Node):
            changed[name] = replaced(value, old, new)
        elif isinstance(value, tuple):
            changed[name] = tuple(
                replaced(v, old, new) if isinstance(v, Node) else v for v in value
            )
    return replace(node, **changed) if changed else node
