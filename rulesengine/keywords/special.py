"""Keywords before and beside the game, and those that introduce an ability (rule 702)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import (
    Keyword,
    activated,
    of_spell,
    static,
    static_in,
    triggered,
)
from rulesengine.keywords.kinds import EVERYWHERE, Engine, Parameters

OUTSIDE: Final = (Zone.OUTSIDE,)


_ALSO_WRITTEN: Final = {
    "partner—[quality]": ("friends forever", "partner—"),
    "doctor's companion": ("doctor 's companion",),
}


def _partner(
    name: str, rule: str, text: str, reminder: str, parameters: Parameters = Parameters.NONE
) -> Keyword:
    return Keyword(
        name,
        rule,
        (static_in(OUTSIDE, text, Engine.DECK_CONSTRUCTION),),
        parameters=parameters,
        variant_of="" if name == "partner" else "partner",
        aliases=_ALSO_WRITTEN.get(name, ()),
        reminder=reminder,
    )


KEYWORDS: Final = (
    Keyword(
        "transfigure",
        "702.71",
        (
            activated(
                "[cost], Sacrifice this permanent: Search your library for a creature card with "
                "the same mana value as this permanent and put it onto the battlefield. Then "
                "shuffle your library. Activate only as a sorcery."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Trade it for a creature of the same mana value from your library.",
    ),
    Keyword(
        "hidden agenda",
        "702.106",
        (
            static_in(
                (Zone.COMMAND,),
                "As you put this conspiracy card into the command zone, turn it face down and "
                "secretly choose a card name.",
                Engine.DECK_CONSTRUCTION,
            ),
        ),
        reminder="Choose a card name in secret before the game.",
    ),
    Keyword(
        "double agenda",
        "702.106f",
        (static_in((Zone.COMMAND,), "", Engine.DECK_CONSTRUCTION),),
        primitive=True,
        variant_of="hidden agenda",
        reminder="Choose two card names in secret before the game.",
    ),
    _partner(
        "partner",
        "702.124",
        "You may designate two legendary cards as your commander rather than one if each of them "
        "has partner.",
        "Two commanders with partner may lead together.",
    ),
    Keyword(
        "partner with",
        "702.124j",
        (
            static_in(
                OUTSIDE,
                "You may designate two legendary cards as your commander rather than one if each "
                'has a "partner with [quality]" ability with the other\'s name.',
                Engine.DECK_CONSTRUCTION,
            ),
            triggered(
                "When this permanent enters, target player may search their library for a card "
                "named [quality], reveal it, put it into their hand, then shuffle."
            ),
        ),
        parameters=Parameters.QUALITY,
        variant_of="partner",
        reminder="The two named cards may lead together, and each fetches the other.",
    ),
    _partner(
        "partner—[quality]",
        "702.124i",
        "You may designate two legendary cards as your commander rather than one if each of them "
        'has the same "partner—[quality]" ability.',
        "Two commanders of the same partner group may lead together.",
        Parameters.QUALITY,
    ),
    _partner(
        "choose a background",
        "702.124k",
        "You may designate two cards as your commander rather than one if one of them is this card "
        "and the other is a legendary Background enchantment card.",
        "A Background may be your second commander.",
    ),
    _partner(
        "doctor's companion",
        "702.124m",
        "You may designate two legendary creature cards as your commander rather than one if one "
        "of them is this card and the other is a legendary Time Lord Doctor creature card that "
        "has no other creature types.",
        "A Doctor may be your second commander.",
    ),
    Keyword(
        "ascend",
        "702.131",
        (
            of_spell(
                "If you control ten or more permanents and you don't have the city's blessing, you "
                "get the city's blessing for the rest of the game.",
                Engine.DESIGNATION,
                on="spell",
            ),
            static(
                "Any time you control ten or more permanents and you don't have the city's "
                "blessing, you get the city's blessing for the rest of the game.",
                Engine.DESIGNATION,
                on="permanent",
            ),
        ),
        reminder="Ten permanents give you the city's blessing for the rest of the game.",
    ),
    Keyword(
        "companion",
        "702.139",
        (static_in(OUTSIDE, "", Engine.DECK_CONSTRUCTION, Engine.SPECIAL_ACTION),),
        parameters=Parameters.ABILITY,
        primitive=True,
        reminder="If your deck qualifies, pay {3} once to take it from outside the game.",
    ),
    Keyword(
        "boast",
        "702.142",
        (
            activated(
                "[ability]. Activate only if this creature attacked this turn and only once each "
                "turn."
            ),
        ),
        parameters=Parameters.ABILITY,
        reminder="An ability for the turn it attacks, once.",
    ),
    Keyword(
        "space sculptor",
        "702.158",
        (static("", Engine.STATE_BASED),),
        primitive=True,
        reminder="Every creature belongs to one of three sectors.",
    ),
    Keyword(
        "visit",
        "702.159",
        (
            triggered(
                "Whenever you roll to visit your Attractions, if the result is equal to a number "
                "that is lit up on this Attraction, [ability]."
            ),
        ),
        parameters=Parameters.ABILITY,
        reminder="It happens when your roll matches a lit number.",
    ),
    Keyword(
        "solved",
        "702.169",
        (
            static("As long as this Case is solved, [ability]."),
            triggered("[ability]. This ability triggers only if this Case is solved."),
            activated("[ability]. Activate only if this Case is solved."),
        ),
        parameters=Parameters.ABILITY,
        reminder="An ability the Case has once it is solved.",
    ),
    Keyword(
        "exhaust",
        "702.177",
        (activated("[ability]. Activate only once."),),
        parameters=Parameters.ABILITY,
        reminder="An ability that is activated only once.",
    ),
    Keyword(
        "max speed",
        "702.178",
        (static_in(EVERYWHERE, 'As long as your speed is 4, this object has "[ability]."'),),
        parameters=Parameters.ABILITY,
        reminder="An ability it has while your speed is 4.",
    ),
    Keyword(
        "start your engines!",
        "702.179",
        (static("", Engine.STATE_BASED),),
        primitive=True,
        aliases=("start your engines !",),
        reminder="You begin to have speed, which rises as opponents lose life in your turns.",
    ),
    Keyword(
        "∞",
        "702.186",
        (static("As long as this permanent is harnessed, it has [ability]."),),
        parameters=Parameters.ABILITY,
        aliases=("infinity",),
        reminder="An ability it has once it is harnessed.",
    ),
)
