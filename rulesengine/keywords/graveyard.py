"""Abilities that function from the graveyard (rules 702.34, 702.52, 702.84 and others)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, activated_in, static_in, triggered_in
from rulesengine.keywords.kinds import Engine, Parameters

GRAVEYARD: Final = (Zone.GRAVEYARD,)
STACK: Final = (Zone.STACK,)

KEYWORDS: Final = (
    Keyword(
        "dredge",
        "702.52",
        (
            static_in(
                GRAVEYARD,
                "As long as you have at least N cards in your library, if you would draw a card, "
                "you may instead mill N cards and return this card from your graveyard to your "
                "hand.",
            ),
        ),
        parameters=Parameters.N,
        changed=("dredge-mill",),
        reminder="Instead of drawing, mill N cards and take this one back.",
    ),
    Keyword(
        "recover",
        "702.59",
        (
            triggered_in(
                GRAVEYARD,
                "When a creature is put into your graveyard from the battlefield, you may pay "
                "[cost]. If you do, return this card from your graveyard to your hand. Otherwise, "
                "exile this card.",
            ),
        ),
        parameters=Parameters.COST,
        reminder="When a creature of yours dies, pay to take this card back or exile it.",
    ),
    Keyword(
        "unearth",
        "702.84",
        (
            activated_in(
                GRAVEYARD,
                "[cost]: Return this card from your graveyard to the battlefield. It gains haste. "
                "Exile it at the beginning of the next end step. If it would leave the "
                "battlefield, exile it instead of putting it anywhere else. Activate only as a "
                "sorcery.",
                Engine.DELAYED_TRIGGER,
            ),
        ),
        parameters=Parameters.COST,
        changed=("activate-only-as-a-sorcery",),
        reminder="Back from the graveyard for one turn, then exiled.",
    ),
    Keyword(
        "scavenge",
        "702.97",
        (
            activated_in(
                GRAVEYARD,
                "[cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal "
                "to the power of the card you exiled on target creature. Activate only as a "
                "sorcery.",
            ),
        ),
        parameters=Parameters.COST,
        changed=("activate-only-as-a-sorcery",),
        reminder="Exile it from the graveyard to turn its power into +1/+1 counters.",
    ),
    Keyword(
        "embalm",
        "702.128",
        (
            activated_in(
                GRAVEYARD,
                "[cost], Exile this card from your graveyard: Create a token that's a copy of "
                "this card, except it's white, it has no mana cost, and it's a Zombie in addition "
                "to its other types. Activate only as a sorcery.",
            ),
        ),
        parameters=Parameters.COST,
        changed=("activate-only-as-a-sorcery",),
        reminder="Exile it from the graveyard for a white Zombie token copy.",
    ),
    Keyword(
        "eternalize",
        "702.129",
        (
            activated_in(
                GRAVEYARD,
                "[cost], Exile this card from your graveyard: Create a token that's a copy of this "
                "card, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in "
                "addition to its other types. Activate only as a sorcery.",
            ),
        ),
        parameters=Parameters.COST,
        changed=("activate-only-as-a-sorcery",),
        reminder="Exile it from the graveyard for a black 4/4 Zombie token copy.",
    ),
    Keyword(
        "encore",
        "702.141",
        (
            activated_in(
                GRAVEYARD,
                "[cost], Exile this card from your graveyard: For each opponent, create a token "
                "that's a copy of this card that attacks that opponent this turn if able. The "
                "tokens gain haste. Sacrifice them at the beginning of the next end step. Activate "
                "only as a sorcery.",
                Engine.DELAYED_TRIGGER,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Exile it for a hasty copy against each opponent, for one turn.",
    ),
)
