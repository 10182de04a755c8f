"""Abilities that trigger on dying, entering and casting (rules 702.46 to 702.191)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, triggered, triggered_in
from rulesengine.keywords.kinds import Engine, Instances, Parameters

KEYWORDS: Final = (
    Keyword(
        "persist",
        "702.79",
        (
            triggered(
                "When this permanent is put into a graveyard from the battlefield, if it had no "
                "-1/-1 counters on it, return it to the battlefield under its owner's control with "
                "a -1/-1 counter on it."
            ),
        ),
        reminder="It returns with a -1/-1 counter if it died without one.",
    ),
    Keyword(
        "undying",
        "702.93",
        (
            triggered(
                "When this permanent is put into a graveyard from the battlefield, if it had no "
                "+1/+1 counters on it, return it to the battlefield under its owner's control with "
                "a +1/+1 counter on it."
            ),
        ),
        reminder="It returns with a +1/+1 counter if it died without one.",
    ),
    Keyword(
        "soulshift",
        "702.46",
        (
            triggered(
                "When this permanent is put into a graveyard from the battlefield, you may return "
                "target Spirit card with mana value N or less from your graveyard to your hand."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.46b",
        changed=("mana-value",),
        reminder="As it dies, a cheap enough Spirit card may return to your hand.",
    ),
    Keyword(
        "haunt",
        "702.55",
        (
            triggered(
                "When this permanent is put into a graveyard from the battlefield, exile it "
                "haunting target creature.",
                Engine.LINKED,
                on="permanent",
            ),
            triggered_in(
                (Zone.STACK,),
                "When this spell is put into a graveyard during its resolution, exile it haunting "
                "target creature.",
                Engine.LINKED,
                on="spell",
            ),
        ),
        reminder="From the graveyard it is exiled to haunt a creature.",
    ),
    Keyword(
        "afterlife",
        "702.135",
        (
            triggered(
                "When this permanent is put into a graveyard from the battlefield, create N 1/1 "
                "white and black Spirit creature tokens with flying."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.135b",
        reminder="It leaves N flying Spirits behind.",
    ),
    Keyword(
        "cumulative upkeep",
        "702.24",
        (
            triggered(
                "At the beginning of your upkeep, if this permanent is on the battlefield, put an "
                "age counter on this permanent. Then you may pay [cost] for each age counter on "
                "it. If you don't, sacrifice it."
            ),
        ),
        parameters=Parameters.COST,
        instances=Instances.SEPARATE,
        instances_rule="702.24b",
        reminder="Each upkeep it gets older and costs more, or is sacrificed.",
    ),
    Keyword(
        "echo",
        "702.30",
        (
            triggered(
                "At the beginning of your upkeep, if this permanent came under your control since "
                "the beginning of your last upkeep, sacrifice it unless you pay [cost]."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay for it once more in your next upkeep or sacrifice it.",
    ),
    Keyword(
        "champion",
        "702.72",
        (
            triggered(
                "When this permanent enters, sacrifice it unless you exile another [quality] you "
                "control.",
                Engine.LINKED,
            ),
            triggered(
                "When this permanent leaves the battlefield, return the exiled card to the "
                "battlefield under its owner's control.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.QUALITY,
        written="Champion a [quality]",
        reminder="Exile one of your own for it, which returns once it has left.",
    ),
    Keyword(
        "hideaway",
        "702.75",
        (
            triggered(
                "When this permanent enters, look at the top N cards of your library. Exile one "
                "of them face down and put the rest on the bottom of your library in a random "
                'order. The exiled card gains "The player who controls the permanent that exiled '
                'this card may look at this card in the exile zone."',
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.N,
        changed=(
            "hideaway-n",
            "hideaway-random-order",
            "hideaway-who-may-look",
        ),
        reminder="As it enters, hide one of your top N cards in exile.",
    ),
    Keyword(
        "soulbond",
        "702.95",
        (
            triggered(
                "When this creature enters, if you control both this creature and another creature "
                "and both are unpaired, you may pair this creature with another unpaired creature "
                "you control for as long as both remain creatures on the battlefield under your "
                "control.",
                Engine.DESIGNATION,
            ),
            triggered(
                "Whenever another creature you control enters, if you control both that creature "
                "and this one and both are unpaired, you may pair that creature with this creature "
                "for as long as both remain creatures on the battlefield under your control.",
                Engine.DESIGNATION,
            ),
        ),
        reminder="It may pair with another unpaired creature of yours as either enters.",
    ),
    Keyword(
        "exploit",
        "702.110",
        (triggered("When this creature enters, you may sacrifice a creature.", Engine.LINKED),),
        reminder="As it enters you may sacrifice a creature, itself included.",
    ),
    Keyword(
        "extort",
        "702.101",
        (
            triggered(
                "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 "
                "life and you gain life equal to the total life lost this way."
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.101b",
        reminder="Each spell you cast lets you pay to drain every opponent of 1 life.",
    ),
    Keyword(
        "prowess",
        "702.108",
        (
            triggered(
                "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.108b",
        reminder="Each noncreature spell you cast gives it +1/+1 for the turn.",
    ),
    Keyword(
        "increment",
        "702.191",
        (
            triggered(
                "Whenever you cast a spell, if this permanent is a creature and the amount of mana "
                "spent to cast that spell is greater than this creature's power or this creature's "
                "toughness, put a +1/+1 counter on this creature."
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.191b",
        reminder="Casting something dearer than its size makes it grow.",
    ),
)
