"""What a spell costs, how it is paid and when it is cast (rules 601.2f to 601.2h, 702)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, static_in
from rulesengine.keywords.kinds import CASTABLE, Engine, Instances, Parameters

STACK: Final = (Zone.STACK,)

KEYWORDS: Final = (
    Keyword(
        "flash",
        "702.8",
        (
            static_in(
                CASTABLE,
                "You may play this card any time you could cast an instant.",
                Engine.TIMING,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.8b",
        reminder="Cast it whenever you could cast an instant.",
    ),
    Keyword(
        "affinity",
        "702.41",
        (
            static_in(
                STACK,
                "This spell costs {1} less to cast for each [quality] you control.",
                Engine.COST_REDUCTION,
            ),
        ),
        parameters=Parameters.QUALITY,
        written="Affinity for [quality]",
        aliases=("affinity for",),
        instances=Instances.EACH_APPLIES,
        instances_rule="702.41b",
        changed=(
            "affinity-generic-only",
            "affinity-costs-you",
        ),
        reminder="Each such permanent of yours takes {1} off its generic cost.",
    ),
    Keyword(
        "convoke",
        "702.51",
        (
            static_in(
                STACK,
                "For each colored mana in this spell's total cost, you may tap an untapped "
                "creature of that color you control rather than pay that mana. For each generic "
                "mana in this spell's total cost, you may tap an untapped creature you control "
                "rather than pay that mana.",
                Engine.PAYMENT,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.51d",
        changed=("convoked",),
        reminder="Tapped creatures pay for {1} or one mana of their color each.",
    ),
    Keyword(
        "split second",
        "702.61",
        (
            static_in(
                STACK,
                "As long as this spell is on the stack, players can't cast other spells or "
                "activate abilities that aren't mana abilities.",
                Engine.CASTING_PROHIBITION,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.61c",
        reminder="While it waits on the stack, only mana abilities and special actions are left.",
    ),
    Keyword(
        "delve",
        "702.66",
        (
            static_in(
                STACK,
                "For each generic mana in this spell's total cost, you may exile a card from your "
                "graveyard rather than pay that mana.",
                Engine.PAYMENT,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.66c",
        reminder="Each card you exile from your graveyard pays for {1}.",
    ),
    Keyword(
        "undaunted",
        "702.125",
        (
            static_in(
                STACK,
                "This spell costs {1} less to cast for each opponent you have.",
                Engine.COST_REDUCTION,
            ),
        ),
        instances=Instances.EACH_APPLIES,
        instances_rule="702.125c",
        reminder="{1} less for each opponent.",
    ),
    Keyword(
        "improvise",
        "702.126",
        (
            static_in(
                STACK,
                "For each generic mana in this spell's total cost, you may tap an untapped "
                "artifact you control rather than pay that mana.",
                Engine.PAYMENT,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.126c",
        reminder="Each artifact you tap pays for {1}.",
    ),
    Keyword(
        "assist",
        "702.132",
        (static_in(STACK, "", Engine.PAYMENT),),
        primitive=True,
        reminder="Another player may pay any part of its generic cost.",
    ),
)
