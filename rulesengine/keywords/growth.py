"""Permanents that grow or fade over time (rules 702.32, 702.63, 702.87, 702.100, 702.107)."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, activated, entering, triggered
from rulesengine.keywords.kinds import Instances, Parameters

_LOSES_TIME: Final = triggered(
    "At the beginning of your upkeep, if this permanent has a time counter on it, remove a time "
    "counter from it."
)
_LAST_TIME: Final = triggered(
    "When the last time counter is removed from this permanent, sacrifice it."
)

KEYWORDS: Final = (
    Keyword(
        "fading",
        "702.32",
        (
            entering("This permanent enters with N fade counters on it."),
            triggered(
                "At the beginning of your upkeep, remove a fade counter from this permanent. If "
                "you can't, sacrifice it."
            ),
        ),
        parameters=Parameters.N,
        reminder="It lasts N upkeeps and is sacrificed in the one after.",
    ),
    Keyword(
        "vanishing",
        "702.63",
        (
            entering("This permanent enters with N time counters on it."),
            _LOSES_TIME,
            _LAST_TIME,
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.63c",
        reminder="It loses a time counter each upkeep and is sacrificed without any.",
    ),
    Keyword(
        "vanishing without a number",
        "702.63b",
        (_LOSES_TIME, _LAST_TIME),
        written="Vanishing",
        variant_of="vanishing",
        instances=Instances.EACH_APPLIES,
        instances_rule="702.63c",
        reminder="Vanishing on something that gets its time counters in another way.",
    ),
    Keyword(
        "level up",
        "702.87",
        (activated("[cost]: Put a level counter on this permanent. Activate only as a sorcery."),),
        parameters=Parameters.COST,
        reminder="Pay, as a sorcery, for a level counter.",
    ),
    Keyword(
        "evolve",
        "702.100",
        (
            triggered(
                "Whenever a creature you control enters, if that creature's power is greater than "
                "this creature's power and/or that creature's toughness is greater than this "
                "creature's toughness, put a +1/+1 counter on this creature."
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.100d",
        reminder="A bigger creature of yours entering makes it grow.",
    ),
    Keyword(
        "outlast",
        "702.107",
        (
            activated(
                "[cost], {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay and tap it, as a sorcery, for a +1/+1 counter.",
    ),
    Keyword(
        "fabricate",
        "702.123",
        (
            triggered(
                "When this permanent enters, you may put N +1/+1 counters on it. If you don't, "
                "create N 1/1 colorless Servo artifact creature tokens."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.123b",
        reminder="N +1/+1 counters on it, or N Servos.",
    ),
    Keyword(
        "backup",
        "702.165",
        (
            triggered(
                "When this creature enters, put N +1/+1 counters on target creature. If that's "
                "another creature, it also gains the non-backup abilities of this creature printed "
                "below this one until end of turn."
            ),
        ),
        parameters=Parameters.N,
        reminder="N +1/+1 counters on a creature, and its abilities for the turn.",
    ),
)
