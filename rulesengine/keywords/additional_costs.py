"""Additional costs of spells: kicker and its kin (rules 601.2b, 601.2f, 702.27 to 702.183)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import (
    Keyword,
    Part,
    of_spell,
    static_in,
    triggered,
)
from rulesengine.keywords.kinds import Engine, Parameters

STACK: Final = (Zone.STACK,)


def _additional(text: str, *engine: Engine) -> Part:
    return static_in(STACK, text, Engine.ADDITIONAL_COST, *engine)


KEYWORDS: Final = (
    Keyword(
        "buyback",
        "702.27",
        (
            _additional("You may pay an additional [cost] as you cast this spell."),
            static_in(
                STACK,
                "If the buyback cost was paid, put this spell into its owner's hand instead of "
                "into that player's graveyard as it resolves.",
                Engine.LEAVES_STACK,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay more and the card comes back to your hand as it resolves.",
    ),
    Keyword(
        "kicker",
        "702.33",
        (_additional("You may pay an additional [cost] as you cast this spell.", Engine.LINKED),),
        parameters=Parameters.COST,
        changed=("sticker-kicker",),
        reminder="Pay more as you cast it for more effect.",
    ),
    Keyword(
        "multikicker",
        "702.33c",
        (
            _additional(
                "You may pay an additional [cost] any number of times as you cast this spell.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.COST,
        variant_of="kicker",
        reminder="Kicker that may be paid any number of times.",
    ),
    Keyword(
        "sticker kicker",
        "702.33h",
        (
            _additional("You may pay an additional [cost] as you cast this spell.", Engine.LINKED),
            _additional(
                "As an additional cost to cast this spell, if it's kicked, you get a ticket "
                "counter and you may put a sticker on this spell."
            ),
        ),
        parameters=Parameters.COST,
        variant_of="kicker",
        reminder="Kicker that also gives a ticket and a sticker.",
    ),
    Keyword(
        "entwine",
        "702.42",
        (
            _additional(
                "You may choose all modes of this spell instead of just the number specified. If "
                "you do, you pay an additional [cost].",
                Engine.MODES,
            ),
        ),
        parameters=Parameters.COST,
        changed=("entwine-number-specified",),
        reminder="Pay more to choose every mode.",
    ),
    Keyword(
        "offering",
        "702.48",
        (
            _additional(
                "As an additional cost to cast this spell, you may sacrifice a [quality] "
                "permanent. If you chose to pay the additional cost, this spell's total cost is "
                "reduced by the sacrificed permanent's mana cost, and you may cast this spell any "
                "time you could cast an instant.",
                Engine.COST_REDUCTION,
                Engine.TIMING,
            ),
        ),
        parameters=Parameters.QUALITY,
        written="[quality] offering",
        reminder="Sacrifice such a permanent to cast it at instant speed for that much less.",
    ),
    Keyword(
        "escalate",
        "702.120",
        (
            _additional(
                "For each mode you choose beyond the first as you cast this spell, you pay an "
                "additional [cost].",
                Engine.MODES,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Each mode after the first costs this much more.",
    ),
    Keyword(
        "bargain",
        "702.166",
        (
            _additional(
                "As an additional cost to cast this spell, you may sacrifice an artifact, "
                "enchantment, or token.",
                Engine.LINKED,
            ),
        ),
        reminder="Sacrifice an artifact, enchantment or token for more effect.",
    ),
    Keyword(
        "spree",
        "702.172",
        (
            _additional(
                "Choose one or more modes. As an additional cost to cast this spell, pay the costs "
                "associated with those modes.",
                Engine.MODES,
            ),
        ),
        reminder="Choose as many modes as you pay for.",
    ),
    Keyword(
        "gift",
        "702.174",
        (
            _additional("As an additional cost to cast this spell, you may choose an opponent."),
            triggered(
                "When this permanent enters, if its gift cost was paid, [quality].",
                Engine.LINKED,
                on="permanent",
            ),
            of_spell("If this spell's gift cost was paid, [quality].", Engine.LINKED, on="spell"),
        ),
        parameters=Parameters.QUALITY,
        written="Gift a [quality]",
        reminder="Promise an opponent a gift for more effect.",
    ),
    Keyword(
        "tiered",
        "702.183",
        (
            _additional(
                "Choose one. As an additional cost to cast this spell, pay the cost associated "
                "with that mode.",
                Engine.MODES,
            ),
        ),
        reminder="Choose one mode and pay its price.",
    ),
)
