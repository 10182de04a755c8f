"""Evasion abilities, and reach, which answers one of them (rules 702.9 to 702.118, 509.1b)."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, static
from rulesengine.keywords.kinds import Engine, Instances, Nature, Parameters


def _evasion(
    name: str, rule: str, redundant: str, reminder: str, changed: tuple[str, ...] = ()
) -> Keyword:
    return Keyword(
        name,
        rule,
        (static("", Engine.BLOCKING),),
        nature=Nature.EVASION,
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule=redundant,
        changed=changed,
        reminder=reminder,
    )


LANDWALK: Final = Keyword(
    "landwalk",
    "702.14",
    (static("", Engine.BLOCKING),),
    parameters=Parameters.QUALITY,
    written="[quality]walk",
    nature=Nature.EVASION,
    primitive=True,
    instances=Instances.REDUNDANT,
    instances_rule="702.14e",
    aliases=(
        "plainswalk",
        "islandwalk",
        "swampwalk",
        "mountainwalk",
        "forestwalk",
        "nonbasic landwalk",
        "legendary landwalk",
        "snow landwalk",
        "artifact landwalk",
        "desertwalk",
    ),
    reminder="While the defending player controls such a land, nothing can block this creature.",
)

KEYWORDS: Final = (
    _evasion(
        "flying", "702.9", "702.9c", "Only creatures with flying or reach can block this creature."
    ),
    Keyword(
        "reach",
        "702.17",
        (static("", Engine.BLOCKING),),
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule="702.17c",
        reminder="This creature can block as though flying were no obstacle.",
    ),
    _evasion(
        "intimidate",
        "702.13",
        "702.13c",
        "Only artifact creatures and creatures sharing a color with it can block this creature.",
    ),
    LANDWALK,
    _evasion(
        "shadow",
        "702.28",
        "702.28c",
        "This creature and creatures without shadow can't block each other.",
    ),
    _evasion(
        "horsemanship",
        "702.31",
        "702.31c",
        "Only creatures with horsemanship can block this creature.",
    ),
    _evasion(
        "fear", "702.36", "702.36c", "Only artifact creatures and black creatures can block it."
    ),
    _evasion(
        "menace",
        "702.111",
        "702.111c",
        "One blocker isn't enough; it takes at least two.",
        ("damage-assignment-order",),
    ),
    _evasion(
        "skulk", "702.118", "702.118c", "Creatures with greater power than its own can't block it."
    ),
)
