"""Additional costs that buy copies (rules 702.56, 702.78, 702.153, 702.157, 702.175)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import (
    Keyword,
    Part,
    static_in,
    triggered,
    triggered_in,
)
from rulesengine.keywords.kinds import Engine, Instances, Parameters

STACK: Final = (Zone.STACK,)


def _additional(text: str, *engine: Engine) -> Part:
    return static_in(STACK, text, Engine.ADDITIONAL_COST, *engine)


KEYWORDS: Final = (
    Keyword(
        "replicate",
        "702.56",
        (
            _additional(
                "As an additional cost to cast this spell, you may pay [cost] any number of times.",
                Engine.COUNTERS_PAID,
            ),
            triggered_in(
                STACK,
                "When you cast this spell, if a replicate cost was paid for it, copy it for each "
                "time its replicate cost was paid. If the spell has any targets, you may choose "
                "new targets for any of the copies.",
                Engine.COUNTERS_PAID,
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.EACH_PAID,
        instances_rule="702.56b",
        reminder="Each extra payment makes a copy.",
    ),
    Keyword(
        "conspire",
        "702.78",
        (
            _additional(
                "As an additional cost to cast this spell, you may tap two untapped creatures you "
                "control that each share a color with it."
            ),
            triggered_in(
                STACK,
                "When you cast this spell, if its conspire cost was paid, copy it. If the spell "
                "has any targets, you may choose new targets for the copy.",
                Engine.COUNTERS_PAID,
            ),
        ),
        instances=Instances.EACH_PAID,
        instances_rule="702.78b",
        reminder="Tap two creatures of its color to copy it.",
    ),
    Keyword(
        "casualty",
        "702.153",
        (
            _additional(
                "As an additional cost to cast this spell, you may sacrifice a creature with power "
                "N or greater."
            ),
            triggered_in(
                STACK,
                "When you cast this spell, if a casualty cost was paid for it, copy it. If the "
                "spell has any targets, you may choose new targets for the copy.",
                Engine.COUNTERS_PAID,
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_PAID,
        instances_rule="702.153b",
        reminder="Sacrifice a creature of power N or more to copy it.",
    ),
    Keyword(
        "squad",
        "702.157",
        (
            _additional(
                "As an additional cost to cast this spell, you may pay [cost] any number of times.",
                Engine.COUNTERS_PAID,
            ),
            triggered(
                "When this creature enters, if its squad cost was paid, create a token that's a "
                "copy of it for each time its squad cost was paid.",
                Engine.COUNTERS_PAID,
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.EACH_PAID,
        instances_rule="702.157b",
        reminder="Each extra payment brings a token copy.",
    ),
    Keyword(
        "offspring",
        "702.175",
        (
            _additional("You may pay an additional [cost] as you cast this spell."),
            triggered(
                "When this permanent enters, if its offspring cost was paid, create a token that's "
                "a copy of it, except it's 1/1.",
                Engine.COUNTERS_PAID,
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.EACH_PAID,
        instances_rule="702.175b",
        reminder="Pay more and it brings a 1/1 copy.",
    ),
)
