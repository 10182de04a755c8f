"""What of a compiled ability the engine has no code for: it is then refused whole, never half done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import rulesengine.game.effects  # registers how each effect and action is done
from rulesengine.cards.definition import CardDefinition
from rulesengine.cards.playable import refuse_by
from rulesengine.errors import NotUnderstood
from rulesengine.game import (
    activating,
    cost_rules,
    deeds,
    designations,
    engine_names,
    filters,
    happened,
    keywords,
    memory,
    object_triggers,
    quantities,
    trigger_events,
    turns,
    would,
)
from rulesengine.game.effects import game_wide
from rulesengine.game.events import TAPPED_FOR
from rulesengine.game.keyword_actions import KEYWORD_ACTIONS
from rulesengine.game.resolving import ACTIONS, EFFECTS
from rulesengine.game.vocabulary import NODES, WORDS
from rulesengine.ir import abilities as ab
from rulesengine.ir import actions as a
from rulesengine.ir import conditions as c
from rulesengine.ir import effects as fx
from rulesengine.ir import filters as f
from rulesengine.ir import quantities as q
from rulesengine.ir import statics as st
from rulesengine.ir import triggers as t
from rulesengine.ir.node import Node

assert rulesengine.game.effects is not None

_BY_TABLE: tuple[tuple[type, Callable[[type], bool]], ...] = (
    (fx.Effect, lambda kind: kind in EFFECTS),
    (a.Action, lambda kind: kind in ACTIONS),
    (f.Predicate, lambda kind: kind in filters.PREDICATES),
    (st.Deckbuilding, lambda kind: True),  # no function in a game
    (st.LookAnyTime, lambda kind: True),  # a scenario hides nothing from its author
    (st.MayLook, lambda kind: True),
    (st.HandsRevealed, lambda kind: True),
)
"""Who does nodes of a class, where a table says so; other classes must be named by engine code."""


def _does(kind: type) -> bool:
    for base, test in _BY_TABLE:
        if issubclass(kind, base):
            return test(kind)
    if kind in cost_rules.OBJECT_COSTS or kind in cost_rules.PLAIN_COSTS or kind in NODES:
        return True
    if any(trigger is kind for trigger, _ in trigger_events._MATCHERS):
        return True
    return kind.__name__ in engine_names.names() or kind in _PARTS


_PARTS = frozenset({f.Filter, a.TokenDescription, st.Would, ab.Restriction, t.AnyTrigger})

Words = Callable[[], frozenset[str]]
_VOCABULARY: dict[tuple[type, str], Words] = {
    (a.KeywordAction, "name"): lambda: frozenset(KEYWORD_ACTIONS),
    (a.Designate, "name"): lambda: frozenset(designations.DESIGNATIONS),
    (f.HasDesignation, "name"): lambda: frozenset(designations.DESIGNATIONS) | {"suspended"},
    (c.HasDesignationNow, "name"): lambda: frozenset(designations.DESIGNATIONS),
    (f.HappenedThisTurn, "what"): lambda: frozenset(happened.HAPPENED_TO),
    (q.Happened, "what"): lambda: frozenset({*memory.HAPPENINGS, *deeds.DEEDS}),
    (c.DidThisTurn, "what"): lambda: frozenset({*memory.SPECIAL, *deeds.DEEDS}),
    (st.Would, "what"): lambda: frozenset(would.WOULD),
    (q.Measure, "what"): lambda: engine_names.words_in(quantities.measure),
    (q.Greatest, "what"): lambda: engine_names.words_in(quantities.measure),
    (f.Measures, "what"): lambda: engine_names.words_in(quantities.measure),
    (f.HasGreatest, "what"): lambda: engine_names.words_in(quantities.measure),
    (q.Different, "what"): lambda: engine_names.words_in(quantities.measure, quantities.different),
    (f.Shares, "what"): lambda: engine_names.words_in(
        quantities.measure, filters.PREDICATES[f.Shares]
    ),
    (ab.Restriction, "what"): lambda: _restrictions(),
    (st.SkipStep, "what"): lambda: frozenset(turns._PHASES.values()),
    (a.SkipNext, "what"): lambda: frozenset(turns._PHASES.values()) | {"turn"},
    (a.ChooseValue, "what"): lambda: (
        engine_names.words_in(game_wide.choose_value)
        | frozenset(game_wide._CHOICES)
        | frozenset(game_wide._NAMED)
    ),
    (t.ObjectTrigger, "what"): lambda: _object_triggers(),
    (t.PlayerTrigger, "what"): lambda: engine_names.words(),
}
"""The words of nodes that say with a word what they mean, from the tables and functions that read them."""


def _restrictions() -> frozenset[str]:
    """Activation instructions, alone or two of them together."""
    single = engine_names.words_in(activating._instructed) | {
        "if",
        "instant",
        "any player",
        *activating.TIMES,
    }
    return single | {f"{one}, {two}" for one in single for two in single}


def _object_triggers() -> frozenset[str]:
    named = {word for group in object_triggers.OBJECT_EVENTS.values() for word in group}
    told = engine_names.words_in(object_triggers.counters, object_triggers.counters_removed)
    deeds = {"exploit", "explore", "connive", "be destroyed", "be countered", *TAPPED_FOR}
    return frozenset(named) | told | frozenset(designations.DESIGNATIONS) | deeds


def _words(kind: type, name: str) -> frozenset[str] | None:
    key = (kind, name)
    if key not in _known:
        _known[key] = _declared(kind, name)
    return _known[key]


_known: dict[tuple[type, str], frozenset[str] | None] = {}


def _declared(kind: type, name: str) -> frozenset[str] | None:
    declared = _VOCABULARY.get((kind, name))
    if declared is not None:
        return declared()
    acted = WORDS.get((kind, name))
    return None if acted is None else frozenset(acted)


def unsupported(ability: ab.Ability) -> list[str]:
    """The classes of nodes and the words in an ability, granted ones included, that nothing acts on."""
    return list(dict.fromkeys(_missing(ability)))


def _missing(node: Node) -> Iterator[str]:
    kind = type(node)
    if isinstance(node, ab.KeywordAbility):
        yield from _missing_keyword(node)
        return
    if not _does(kind):
        yield kind.__name__
    for field in fields(node):
        if field.name == "form":
            continue
        value = getattr(node, field.name)
        if isinstance(value, str):
            known = _words(kind, field.name) if value else None
            if known is not None and value not in known:
                yield f"{kind.__name__}: {value}"
        else:
            yield from _missing_in(value)


def _missing_in(value: Any) -> Iterator[str]:
    if isinstance(value, Node):
        yield from _missing(value)
    elif isinstance(value, tuple):
        for part in value:
            yield from _missing_in(part)


def _missing_keyword(keyword: ab.KeywordAbility) -> Iterator[str]:
    """A keyword without a row, whose meaning is not read, or left to engine code that is not there."""
    entry = keywords.row_of(keyword)
    if entry is None:
        yield f"keyword {keyword.name}"
        return
    try:
        meant = keywords._compiled(keyword, entry)
    except (NotUnderstood, ValueError):
        yield f"keyword {keyword.name}"
        return
    for ability in meant:
        yield from _missing(ability)
    by_engine = not meant or any(part.by_engine for part in entry.parts)
    if by_engine and keyword.name not in engine_names.words() | _WITHOUT_FUNCTION:
        yield f"keyword {keyword.name}"


_WITHOUT_FUNCTION = frozenset(
    {
        "partner", "partner with", "partner—", "friends forever", "choose a background",
        "doctor 's companion", "companion",
    }
)  # fmt: skip
"""Keywords of deck construction (702.124, 702.139): nothing to do in a game set up by a scenario."""


def check_card(card: CardDefinition) -> list[str]:
    """What of a whole card the engine can't do."""
    return [
        reason
        for face in card.faces
        for ability in face.abilities
        for reason in unsupported(ability)
    ]


refuse_by(check_card)

__all__ = ["check_card", "unsupported"]
