"""Keywords that bring counters misread (614.12, 702)."""

from __future__ import annotations

from typing import Final

from rulesengine.misconceptions.misconception import misread

MISCONCEPTIONS: Final = (
    misread(
        "modular-printed-number",
        "702.43a",
        "modular",
        "This permanent enters with N +1/+1 counters on it.",
        "When this permanent is put into a graveyard from the battlefield, you may put N "
        "+1/+1 counters on target artifact creature.",
    ),
    misread(
        "bloodthirst-per-damage",
        "702.54a",
        "bloodthirst",
        "This permanent enters with N +1/+1 counters on it for each opponent that was dealt "
        "damage this turn.",
    ),
    misread(
        "bloodthirst-life-loss",
        "702.54a",
        "bloodthirst",
        "If an opponent lost life this turn, this permanent enters with N +1/+1 counters on it.",
    ),
    misread(
        "devour-respond",
        "702.82a",
        "devour",
        "When this permanent enters, you may sacrifice any number of creatures. Put N +1/+1 "
        "counters on this permanent for each creature sacrificed this way.",
    ),
    misread(
        "amplify-battlefield",
        "702.38a",
        "amplify",
        "This permanent enters with N +1/+1 counters on it for each other creature you "
        "control that shares a creature type with it.",
    ),
    misread(
        "renown-every-hit",
        "702.112a",
        "renown",
        "When this creature deals combat damage to a player, put N +1/+1 counters on it.",
    ),
)
