"""Alternative costs that the permanent remembers (rules 118.9, 702.74, 702.109, 702.152)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import (
    Keyword,
    Part,
    entering,
    static,
    static_in,
    triggered,
)
from rulesengine.keywords.kinds import CASTABLE, Engine, Instances, Parameters

STACK: Final = (Zone.STACK,)


def _instead(text: str, *engine: Engine) -> Part:
    return static_in(STACK, text, Engine.ALTERNATIVE_COST, *engine)


KEYWORDS: Final = (
    Keyword(
        "evoke",
        "702.74",
        (
            static_in(
                CASTABLE,
                "You may cast this card by paying [cost] rather than paying its mana cost.",
                Engine.ALTERNATIVE_COST,
            ),
            triggered(
                "When this permanent enters, if its evoke cost was paid, its controller sacrifices "
                "it.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cast it for less; it is sacrificed as it enters.",
    ),
    Keyword(
        "dash",
        "702.109",
        (
            _instead("You may cast this card by paying [cost] rather than its mana cost."),
            static_in(
                STACK,
                "If this spell's dash cost was paid, return the permanent this spell becomes to "
                "its owner's hand at the beginning of the next end step.",
                Engine.DELAYED_TRIGGER,
            ),
            static("As long as this permanent's dash cost was paid, it has haste.", Engine.LINKED),
        ),
        parameters=Parameters.COST,
        reminder="Pay this instead: it has haste and returns to hand at the end step.",
    ),
    Keyword(
        "mutate",
        "702.140",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost. If you do, it becomes "
                "a mutating creature spell and targets a non-Human creature with the same owner "
                "as this spell.",
                Engine.MERGING,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay this instead and it merges with a non-Human creature you own.",
    ),
    Keyword(
        "blitz",
        "702.152",
        (
            _instead("You may cast this card by paying [cost] rather than its mana cost."),
            static_in(
                STACK,
                "If this spell's blitz cost was paid, sacrifice the permanent this spell becomes "
                "at the beginning of the next end step.",
                Engine.DELAYED_TRIGGER,
            ),
            static(
                "As long as this permanent's blitz cost was paid, it has haste and \"When this "
                'permanent is put into a graveyard from the battlefield, draw a card."',
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.ANY_ONE,
        instances_rule="702.152b",
        reminder="Pay this instead: haste, a card when it dies, and it dies at the end step.",
    ),
    Keyword(
        "impending",
        "702.176",
        (
            _instead("You may choose to pay [cost] rather than pay this spell's mana cost."),
            entering(
                "If you chose to pay this permanent's impending cost, it enters with N time "
                "counters on it.",
                Engine.LINKED,
            ),
            static(
                "As long as this permanent's impending cost was paid and it has a time counter on "
                "it, it's not a creature.",
                Engine.LINKED,
            ),
            triggered(
                "At the beginning of your end step, if this permanent's impending cost was paid "
                "and it has a time counter on it, remove a time counter from it.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.N_AND_COST,
        reminder="Pay this instead; it is no creature until its time counters are gone.",
    ),
    Keyword(
        "warp",
        "702.185",
        (
            _instead(
                "You may cast this card from your hand by paying [cost] rather than its mana cost."
            ),
            static_in(
                STACK,
                "If this spell's warp cost was paid, exile the permanent this spell becomes at the "
                "beginning of the next end step. Its owner may cast this card after the current "
                "turn has ended for as long as it remains exiled.",
                Engine.DELAYED_TRIGGER,
                Engine.CASTING_PERMISSION,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay this instead; it is exiled at the end step and may be cast later.",
    ),
)
