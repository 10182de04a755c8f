"""Keywords of the graveyard and the hand misread (702)."""

from __future__ import annotations

from typing import Final

from rulesengine.misconceptions.misconception import misread

MISCONCEPTIONS: Final = (
    misread(
        "dredge-any-draw-short-library",
        "702.52b",
        "dredge",
        "If you would draw a card, you may instead mill N cards and return this card from "
        "your graveyard to your hand.",
    ),
    misread(
        "unearth-dies-to-graveyard",
        "702.84a",
        "unearth",
        "[cost]: Return this card from your graveyard to the battlefield. It gains haste. "
        "Exile it at the beginning of the next end step. Activate only as a sorcery.",
    ),
    misread(
        "unearth-any-time",
        "702.84a",
        "unearth",
        "[cost]: Return this card from your graveyard to the battlefield. It gains haste. "
        "Exile it at the beginning of the next end step. If it would leave the battlefield, "
        "exile it instead of putting it anywhere else.",
    ),
    misread(
        "scavenge-toughness",
        "702.97a",
        "scavenge",
        "[cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to"
        " the toughness of the card you exiled on target creature. Activate only as a "
        "sorcery.",
    ),
    misread(
        "embalm-keeps-color",
        "702.128a",
        "embalm",
        "[cost], Exile this card from your graveyard: Create a token that's a copy of this "
        "card, except it's a Zombie in addition to its other types. Activate only as a "
        "sorcery.",
    ),
    misread(
        "cycling-sorcery-speed",
        "702.29a",
        "cycling",
        "[cost], Discard this card: Draw a card. Activate only as a sorcery.",
    ),
)
