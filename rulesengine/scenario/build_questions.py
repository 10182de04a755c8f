"""Expectations and asks from mappings known to be valid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.scenario.build_actions import action_from_mapping
from rulesengine.scenario.questions import About, Ask, AskKind, Expectation, Value

ASKED = "?"
_BY_ACTION = (AskKind.LEGAL, AskKind.COST, AskKind.TARGETS)
_BY_NAME = (AskKind.TRIGGERS, AskKind.COPIES, AskKind.ORDER, AskKind.NEXT, AskKind.FACE_UP)
_IN_A_ZONE = frozenset({"zone", "card", "cards"})


def about(fields: Mapping[str, Any]) -> About | None:
    """Which form of the contract's table these fields make; None is none of them."""
    for form in (About.OBJECT, About.EXILED, About.STACK, About.DRAWN):
        if form in fields:
            return form
    if "player" not in fields:
        return None
    return About.PLAYER if _IN_A_ZONE.isdisjoint(fields) else About.ZONE


def kind_of(ask: Mapping[str, Any]) -> AskKind:
    """What kind of question a mapping asks."""
    return next((kind for kind in AskKind if kind in ask), AskKind.VALUE)


def expectation_from_mapping(fields: Mapping[str, Any]) -> Expectation:
    """One expectation, its lists as tuples."""
    form = about(fields)
    assert form is not None
    return Expectation(form, {key: _value(value) for key, value in fields.items()})


def ask_from_mapping(ask: Mapping[str, Any]) -> Ask:
    """One question."""
    kind = kind_of(ask)
    after = ask.get("after")
    if kind in _BY_ACTION:
        return Ask(kind=kind, after=after, action=action_from_mapping(ask[kind]))
    if kind in _BY_NAME:
        return Ask(kind=kind, after=after, name=ask[kind])
    if kind is AskKind.SURVIVORS:
        return Ask(kind=kind, after=after, names=tuple(ask[kind]))
    return Ask(
        kind=kind,
        after=after,
        about=about(ask),
        asked=tuple(key for key, value in ask.items() if value == ASKED),
        fields={k: _value(v) for k, v in ask.items() if v != ASKED and k != "after"},
    )


def _value(value: Any) -> Value:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, Mapping):
        return dict(value)
    fixed: Value = value
    return fixed
