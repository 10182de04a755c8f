"""Auras, Equipment, Fortifications and Vehicles (rules 301, 303, 702.5, 702.6, 702.122)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, activated, static, static_in, triggered
from rulesengine.keywords.kinds import CASTABLE, Engine, Instances, Parameters

KEYWORDS: Final = (
    Keyword(
        "enchant",
        "702.5",
        (static_in((Zone.STACK, Zone.BATTLEFIELD), "", Engine.ENCHANTING),),
        parameters=Parameters.QUALITY,
        primitive=True,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.5c",
        reminder="What the Aura spell can target and what the Aura can be attached to.",
    ),
    Keyword(
        "equip",
        "702.6",
        (
            activated(
                "[cost]: Attach this permanent to target creature you control. Activate only as a "
                "sorcery."
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.ANY_ONE,
        instances_rule="702.6d",
        changed=(
            "equip-wording",
            "equip-planeswalker",
            "activate-only-as-a-sorcery",
        ),
        reminder="Pay the cost, as a sorcery, to attach it to a creature of yours.",
    ),
    Keyword(
        "equip [quality]",
        "702.6c",
        (
            activated(
                "[cost]: Attach this permanent to target [quality] you control. Activate only as a "
                "sorcery."
            ),
        ),
        parameters=Parameters.QUALITY_AND_COST,
        written="Equip [quality] [cost]",
        variant_of="equip",
        instances=Instances.ANY_ONE,
        instances_rule="702.6d",
        reminder="Only what the ability may target is limited, not what the Equipment may equip.",
    ),
    Keyword(
        "equip planeswalker",
        "702.6e",
        (
            activated(
                "[cost]: Attach this permanent to target planeswalker you control as though that "
                "planeswalker were a creature. Activate only as a sorcery."
            ),
        ),
        parameters=Parameters.COST,
        variant_of="equip",
        instances=Instances.ANY_ONE,
        instances_rule="702.6d",
        reminder="Equip that attaches to a planeswalker of yours.",
    ),
    Keyword(
        "aura swap",
        "702.65",
        (activated("[cost]: You may exchange this permanent with an Aura card in your hand."),),
        parameters=Parameters.COST,
        reminder="Exchange it with an Aura card in your hand.",
    ),
    Keyword(
        "fortify",
        "702.67",
        (
            activated(
                "[cost]: Attach this Fortification to target land you control. Activate only as a "
                "sorcery."
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.ANY_ONE,
        instances_rule="702.67c",
        reminder="Equip, for lands.",
    ),
    Keyword(
        "living weapon",
        "702.92",
        (
            triggered(
                "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, "
                "then attach this Equipment to it."
            ),
        ),
        changed=("living-weapon-phyrexian",),
        reminder="The Equipment brings its own 0/0 Germ to carry it.",
    ),
    Keyword(
        "bestow",
        "702.103",
        (
            static_in(
                CASTABLE,
                "As you cast this spell, you may choose to cast it bestowed. If you do, you pay "
                "[cost] rather than its mana cost.",
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cast for this cost it is an Aura; off its creature it becomes a creature.",
    ),
    Keyword(
        "crew",
        "702.122",
        (
            activated(
                "Tap any number of other untapped creatures you control with total power N or "
                "greater: This permanent becomes an artifact creature until end of turn."
            ),
        ),
        parameters=Parameters.N,
        reminder="Tap creatures with total power N to make the Vehicle a creature for the turn.",
    ),
    Keyword(
        "reconfigure",
        "702.151",
        (
            activated(
                "[cost]: Attach this permanent to another target creature you control. Activate "
                "only as a sorcery."
            ),
            activated(
                "[cost]: Unattach this permanent. Activate only if this permanent is attached to a "
                "creature and only as a sorcery."
            ),
            static("As long as this permanent is attached to a creature, it isn't a creature."),
        ),
        parameters=Parameters.COST,
        reminder="Attach it or unattach it; attached, it isn't a creature.",
    ),
    Keyword(
        "living metal",
        "702.161",
        (
            static(
                "During your turn, this permanent is an artifact creature in addition to its other "
                "types."
            ),
        ),
        reminder="The Vehicle is a creature during your turn.",
    ),
    Keyword(
        "for mirrodin!",
        "702.163",
        (
            triggered(
                "When this Equipment enters, create a 2/2 red Rebel creature token, then attach "
                "this Equipment to it."
            ),
        ),
        written="For Mirrodin!",
        aliases=("for mirrodin !",),
        reminder="The Equipment brings its own 2/2 Rebel.",
    ),
    Keyword(
        "saddle",
        "702.171",
        (
            activated(
                "Tap any number of other untapped creatures you control with total power N or "
                "greater: This permanent becomes saddled until end of turn. Activate only as a "
                "sorcery.",
                Engine.DESIGNATION,
            ),
        ),
        parameters=Parameters.N,
        reminder="Tap creatures with total power N to saddle the Mount for the turn.",
    ),
    Keyword(
        "job select",
        "702.182",
        (
            triggered(
                "When this Equipment enters, create a 1/1 colorless Hero creature token, then "
                "attach this Equipment to it."
            ),
        ),
        reminder="The Equipment brings its own 1/1 Hero.",
    ),
    Keyword(
        "station",
        "702.184",
        (
            activated(
                "Tap another untapped creature you control: Put a number of charge counters on "
                "this permanent equal to the tapped creature's power. Activate only as a sorcery."
            ),
        ),
        reminder="Tap a creature to charge it by that creature's power.",
    ),
)
