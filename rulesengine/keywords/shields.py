"""What guards an object: hexproof, shroud, protection, ward, umbra armor, absorb (rule 702)."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, static, triggered
from rulesengine.keywords.kinds import Engine, Instances, Parameters

KEYWORDS: Final = (
    Keyword(
        "hexproof",
        "702.11",
        (
            static(
                "This permanent can't be the target of spells or abilities your opponents control.",
                Engine.TARGETING,
                on="permanent",
            ),
            static(
                "You can't be the target of spells or abilities your opponents control.",
                Engine.TARGETING,
                on="player",
            ),
        ),
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule="702.11h",
        reminder="Opponents can't target it; you can.",
    ),
    Keyword(
        "hexproof from",
        "702.11d",
        (
            static(
                "This permanent can't be the target of [quality] spells your opponents control or "
                "abilities your opponents control from [quality] sources.",
                Engine.TARGETING,
            ),
        ),
        parameters=Parameters.QUALITY,
        primitive=True,
        variant_of="hexproof",
        instances=Instances.REDUNDANT,
        instances_rule="702.11h",
        reminder="Opponents can't target it with anything of that quality.",
    ),
    Keyword(
        "shroud",
        "702.18",
        (
            static(
                "This permanent can't be the target of spells or abilities.",
                Engine.TARGETING,
                on="permanent",
            ),
            static(
                "You can't be the target of spells or abilities.", Engine.TARGETING, on="player"
            ),
        ),
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule="702.18b",
        reminder="Nobody can target it, not even its controller.",
    ),
    Keyword(
        "protection",
        "702.16",
        (static("", Engine.PROTECTION),),
        parameters=Parameters.QUALITY,
        written="Protection from [quality]",
        aliases=("protection from",),
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule="702.16m",
        reminder=(
            "Sources of that quality can't target it, enchant or equip it, block it, "
            "and their damage to it is prevented."
        ),
    ),
    Keyword(
        "protection from everything",
        "702.16j",
        (static("", Engine.PROTECTION),),
        primitive=True,
        variant_of="protection",
        instances=Instances.REDUNDANT,
        instances_rule="702.16m",
        reminder="Protection from every object, whatever it is.",
    ),
    Keyword(
        "ward",
        "702.21",
        (
            triggered(
                "Whenever this permanent becomes the target of a spell or ability an opponent "
                "controls, counter that spell or ability unless that player pays [cost]."
            ),
        ),
        parameters=Parameters.COST,
        reminder="An opponent who targets it pays the cost or is countered.",
    ),
    Keyword(
        "absorb",
        "702.64",
        (static("If a source would deal damage to this creature, prevent N of that damage."),),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.64c",
        reminder="N of the damage from each source each time is prevented.",
    ),
    Keyword(
        "umbra armor",
        "702.89",
        (
            static(
                "If enchanted permanent would be destroyed, instead remove all damage marked on it "
                "and destroy this Aura."
            ),
        ),
        aliases=("totem armor",),
        changed=("totem-armor-renamed",),
        reminder="The Aura is destroyed in place of the permanent it enchants.",
    ),
)
