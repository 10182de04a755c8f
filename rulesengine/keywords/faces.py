"""Face-down cards, other faces, what an object simply is (rules 604.3, 702.37, 708, 712)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, activated, entering, static, static_in
from rulesengine.keywords.kinds import (
    ANY_ZONE,
    CASTABLE,
    EVERYWHERE,
    Engine,
    Instances,
    Nature,
    Parameters,
)

STACK: Final = (Zone.STACK,)

_CAST_FACE_DOWN: Final = static_in(
    ANY_ZONE,
    "You may cast this card as a 2/2 face-down creature with no text, no name, no subtypes, and no "
    "mana cost by paying {3} rather than paying its mana cost.",
    Engine.FACE_DOWN,
    Engine.ALTERNATIVE_COST,
    Engine.SPECIAL_ACTION,
)

KEYWORDS: Final = (
    Keyword(
        "morph",
        "702.37",
        (_CAST_FACE_DOWN,),
        parameters=Parameters.COST,
        changed=(
            "morph-announce",
            "morph-expansion-symbol",
            "face-down-disguise",
        ),
        reminder="Cast it face down as a 2/2 for {3}; turn it up for its morph cost.",
    ),
    Keyword(
        "megamorph",
        "702.37b",
        (
            _CAST_FACE_DOWN,
            static(
                "As this permanent is turned face up, put a +1/+1 counter on it if its megamorph "
                "cost was paid to turn it face up.",
                Engine.FACE_DOWN,
            ),
        ),
        parameters=Parameters.COST,
        variant_of="morph",
        reminder="Morph that adds a +1/+1 counter as it is turned up for its cost.",
    ),
    Keyword(
        "changeling",
        "702.73",
        (static_in(EVERYWHERE, "This object is every creature type.", Engine.CHARACTERISTIC),),
        nature=Nature.CHARACTERISTIC_DEFINING,
        reminder="It has every creature type, in every zone.",
    ),
    Keyword(
        "devoid",
        "702.114",
        (static_in(EVERYWHERE, "This object is colorless.", Engine.CHARACTERISTIC),),
        nature=Nature.CHARACTERISTIC_DEFINING,
        reminder="It has no color, in every zone, whatever its mana cost.",
    ),
    Keyword(
        "daybound",
        "702.145",
        (
            entering(
                "If it is night and this permanent is represented by a double-faced card, it "
                "enters transformed.",
                Engine.DAY_AND_NIGHT,
            ),
            static(
                "As it becomes night, if this permanent is front face up, transform it.",
                Engine.DAY_AND_NIGHT,
            ),
            static(
                "This permanent can't transform except due to its daybound ability.",
                Engine.DAY_AND_NIGHT,
            ),
        ),
        reminder="It shows its front by day and transforms as night falls.",
    ),
    Keyword(
        "nightbound",
        "702.145e",
        (
            static(
                "As it becomes day, if this permanent is back face up, transform it.",
                Engine.DAY_AND_NIGHT,
            ),
            static(
                "This permanent can't transform except due to its nightbound ability.",
                Engine.DAY_AND_NIGHT,
            ),
        ),
        reminder="It shows its back by night and transforms as day breaks.",
    ),
    Keyword(
        "prototype",
        "702.160",
        (static_in((*CASTABLE, *STACK), "", Engine.ALTERNATIVE_COST),),
        primitive=True,
        reminder="Cast it smaller for its second cost.",
    ),
    Keyword(
        "more than meets the eye",
        "702.162",
        (
            static_in(
                CASTABLE,
                "You may cast this card converted by paying [cost] rather than its mana cost.",
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        written="More Than Meets the Eye [cost]",
        reminder="Cast its back face for this cost.",
    ),
    Keyword(
        "craft",
        "702.167",
        (
            activated(
                "[cost], Exile this permanent, Exile [quality] from among permanents you control "
                "and/or cards in your graveyard: Return this card to the battlefield transformed "
                "under its owner's control. Activate only as a sorcery.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.QUALITY_AND_COST,
        written="Craft with [quality] [cost]",
        reminder="Exile it with the materials and it returns transformed.",
    ),
    Keyword(
        "disguise",
        "702.168",
        (
            static_in(
                ANY_ZONE,
                "You may cast this card as a 2/2 face-down creature with ward {2}, no name, no "
                "subtypes, and no mana cost by paying {3} rather than paying its mana cost.",
                Engine.FACE_DOWN,
                Engine.ALTERNATIVE_COST,
                Engine.SPECIAL_ACTION,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Morph whose face-down creature has ward {2}.",
    ),
    Keyword(
        "read ahead",
        "702.155",
        (
            static(
                "Chapter abilities of this Saga can't trigger the turn it entered the battlefield "
                "unless it has exactly the number of lore counters on it specified in the chapter "
                "symbol of that ability."
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.155c",
        reminder="Start the Saga at the chapter you choose.",
    ),
)
