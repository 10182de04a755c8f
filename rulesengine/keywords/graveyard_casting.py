"""Casting from the graveyard (rules 702.34, 702.81, 702.127, 702.133, 702.138 and others)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, static_in
from rulesengine.keywords.kinds import EVERYWHERE, Engine, Parameters

GRAVEYARD: Final = (Zone.GRAVEYARD,)
STACK: Final = (Zone.STACK,)

KEYWORDS: Final = (
    Keyword(
        "flashback",
        "702.34",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card from your graveyard if the resulting spell is an instant "
                "or sorcery spell by paying [cost] rather than paying its mana cost.",
                Engine.CASTING_PERMISSION,
                Engine.ALTERNATIVE_COST,
            ),
            static_in(
                STACK,
                "If the flashback cost was paid, exile this card instead of putting it anywhere "
                "else any time it would leave the stack.",
                Engine.LEAVES_STACK,
            ),
        ),
        parameters=Parameters.COST,
        changed=(
            "play-to-cast",
            "flashback-instant-or-sorcery",
        ),
        reminder="Cast it once more from your graveyard; then it is exiled.",
    ),
    Keyword(
        "retrace",
        "702.81",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card from your graveyard by discarding a land card as an "
                "additional cost to cast it.",
                Engine.CASTING_PERMISSION,
                Engine.ADDITIONAL_COST,
            ),
        ),
        reminder="Cast it from your graveyard for a land card besides its cost.",
    ),
    Keyword(
        "aftermath",
        "702.127",
        (
            static_in(
                EVERYWHERE,
                "You may cast this half of this split card from your graveyard.",
                Engine.CASTING_PERMISSION,
                Engine.SPLIT_CARD,
            ),
            static_in(
                EVERYWHERE,
                "This half of this split card can't be cast from any zone other than a graveyard.",
                Engine.CASTING_PROHIBITION,
                Engine.SPLIT_CARD,
            ),
            static_in(
                STACK,
                "If this spell was cast from a graveyard, exile it instead of putting it anywhere "
                "else any time it would leave the stack.",
                Engine.LEAVES_STACK,
            ),
        ),
        reminder="This half is cast only from a graveyard, and exiled afterwards.",
    ),
    Keyword(
        "jump-start",
        "702.133",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card from your graveyard if the resulting spell is an instant "
                "or sorcery spell by discarding a card as an additional cost to cast it.",
                Engine.CASTING_PERMISSION,
                Engine.ADDITIONAL_COST,
            ),
            static_in(
                STACK,
                "If this spell was cast using its jump-start ability, exile this card instead of "
                "putting it anywhere else any time it would leave the stack.",
                Engine.LEAVES_STACK,
            ),
        ),
        reminder="Cast it again from your graveyard for a discard; then it is exiled.",
    ),
    Keyword(
        "escape",
        "702.138",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card from your graveyard by paying [cost] rather than paying "
                "its mana cost.",
                Engine.CASTING_PERMISSION,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cast it from your graveyard for its escape cost.",
    ),
    Keyword(
        "disturb",
        "702.146",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card transformed from your graveyard by paying [cost] rather "
                "than its mana cost.",
                Engine.CASTING_PERMISSION,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cast its back face from your graveyard.",
    ),
    Keyword(
        "harmonize",
        "702.180",
        (
            static_in(
                GRAVEYARD,
                "You may cast this card from your graveyard by paying [cost] and tapping up to one "
                "untapped creature you control rather than paying this spell's mana cost.",
                Engine.CASTING_PERMISSION,
                Engine.ALTERNATIVE_COST,
            ),
            static_in(
                STACK,
                "If you cast this spell using its harmonize ability, its total cost is reduced by "
                "an amount of generic mana equal to the tapped creature's power.",
                Engine.COST_REDUCTION,
                Engine.ALTERNATIVE_COST,
            ),
            static_in(
                STACK,
                "If the harmonize cost was paid, exile this card instead of putting it anywhere "
                "else any time it would leave the stack.",
                Engine.LEAVES_STACK,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cast it from your graveyard, a creature's power helping to pay; then exiled.",
    ),
    Keyword(
        "mayhem",
        "702.187",
        (
            static_in(
                GRAVEYARD,
                "As long as you discarded this card this turn, you may cast it from your graveyard "
                "by paying [cost] rather than paying its mana cost.",
                Engine.CASTING_PERMISSION,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        reminder="The turn you discard it, cast it from your graveyard.",
    ),
    Keyword(
        "mayhem without a cost",
        "702.187c",
        (
            static_in(
                GRAVEYARD,
                "You may play this card from your graveyard if you discarded it this turn.",
                Engine.CASTING_PERMISSION,
            ),
        ),
        written="Mayhem",
        variant_of="mayhem",
        reminder="The turn you discard it, play it from your graveyard.",
    ),
)
