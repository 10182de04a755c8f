"""Several events of one subject: "enters or attacks", "dies or is put into exile" (603.1a, 603.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesengine.ir.refs import Itself, Players, Reference
from rulesengine.ir.triggers import (
    AnyTrigger,
    AttackTrigger,
    BecomesBlockedTrigger,
    BlockTrigger,
    DamageTrigger,
    FirstTime,
    ObjectTrigger,
    Trigger,
    ZoneChangeTrigger,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import ListOf, declare, production
from rulesengine.oracle.grammar.nouns import is_singular

B, G, E = Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE
_SUBJECT = Itself()
"""Stands for the subject until the phrase before the events is known."""

for _text, _from, _to in (
    ("enter [the battlefield]", None, B),
    ("die", B, G),
    ("leave the battlefield", B, None),
    ("(is|are) put into a graveyard from the battlefield", B, G),
    ("(is|are) put into exile from the battlefield", B, E),
    ("(is|are) put into exile", None, E),
    ("(is|are) exiled", None, E),
):
    production(
        "subject-event", ZoneChangeTrigger, _text, subject=_SUBJECT, from_zone=_from, to_zone=_to
    )
production("subject-event", AttackTrigger, "attack", subject=_SUBJECT)
production("subject-event", BlockTrigger, "block", subject=_SUBJECT)
production("subject-event", BlockTrigger, "block a {blocked:filter}", subject=_SUBJECT,
           check=lambda v: is_singular(v["blocked"]))  # fmt: skip
production("subject-event", BecomesBlockedTrigger, "become blocked", subject=_SUBJECT)
production("subject-event", DamageTrigger, "deal combat damage to {to:recipient}", source=_SUBJECT,
           combat=True)  # fmt: skip
production("subject-event", DamageTrigger, "(is|are) dealt damage", source=None, to=_SUBJECT)
production("subject-event", ObjectTrigger, "become the target of a {by:filter}", subject=_SUBJECT,
           what="become the target", check=lambda v: is_singular(v["by"]))  # fmt: skip
production("subject-event", ObjectTrigger, "transform into ~", subject=_SUBJECT, what="transform")
production("subject-event", ObjectTrigger, "{what:objectevent}", subject=_SUBJECT)

_events = ListOf("subject-events", "subject-event", ("or", ",", ", or"), least=2, most=4)
_events.check = lambda values, gaps: gaps[-1] != 1 and all(gap == 1 for gap in gaps[:-1])
declare(_events)


def _about(subject: Reference, part: Trigger) -> Trigger:
    if isinstance(part, DamageTrigger):
        return (
            replace(part, source=subject) if part.source is not None else replace(part, to=subject)
        )
    return replace(part, subject=subject)  # type: ignore[call-arg]


def _joined(subject: Reference, parts: tuple[Trigger, ...]) -> AnyTrigger:
    return AnyTrigger(tuple(_about(subject, part) for part in parts))


def _parts(node: AnyTrigger) -> dict[str, Any]:
    first = node.options[0]
    subject = (
        getattr(first, "subject", None)
        or getattr(first, "source", None)
        or getattr(first, "to", None)
    )
    return {"subject": subject, "parts": node.options}


production("trigger-one", _joined, "{subject:event-subject} {parts:subject-events}", unbuild=_parts)


# "For the first time each turn" ----------------------------------------------------------------------------


production("trigger-one", FirstTime, "{trigger:first-time} for the first time each turn")


def _not_players(values: dict[str, Any]) -> bool:
    return not isinstance(values["to"], Players)


production("first-time", AttackTrigger, "{subject:event-subject} attack")
production("first-time", ObjectTrigger, "{subject:event-subject} {what:objectevent}")
production("first-time", DamageTrigger, "{source:event-subject} deal combat damage to {to:recipient}",
           combat=True, check=_not_players)  # fmt: skip
