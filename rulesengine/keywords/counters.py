"""Keywords that put counters on their permanent or live by them (rules 702.32, 702.43, 702.82)."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, entering, static, triggered
from rulesengine.keywords.kinds import Engine, Instances, Parameters

KEYWORDS: Final = (
    Keyword(
        "amplify",
        "702.38",
        (
            entering(
                "As this object enters, reveal any number of cards from your hand that share a "
                "creature type with it. This permanent enters with N +1/+1 counters on it for each "
                "card revealed this way. You can't reveal this card or any other cards that are "
                "entering the battlefield at the same time as this card.",
                Engine.ENTERING,
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.38b",
        reminder="N +1/+1 counters for each card of its creature types you reveal from hand.",
    ),
    Keyword(
        "modular",
        "702.43",
        (
            entering("This permanent enters with N +1/+1 counters on it."),
            triggered(
                "When this permanent is put into a graveyard from the battlefield, you may put a "
                "+1/+1 counter on target artifact creature for each +1/+1 counter on this "
                "permanent."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.43b",
        reminder="It enters with N counters and may leave its counters to an artifact creature.",
    ),
    Keyword(
        "sunburst",
        "702.44",
        (
            entering(
                "If this object is entering as a creature, ignoring any type-changing effects "
                "that would affect it, it enters with a +1/+1 counter on it for each color of "
                "mana spent to cast it. Otherwise, it enters with a charge counter on it for each "
                "color of mana spent to cast it.",
                Engine.ENTERING,
            ),
        ),
        instances=Instances.EACH_APPLIES,
        instances_rule="702.44d",
        changed=("sunburst-type-changing",),
        reminder="A counter for each color of mana spent: +1/+1 on creatures, charge on others.",
    ),
    Keyword(
        "bloodthirst",
        "702.54",
        (
            entering(
                "If an opponent was dealt damage this turn, this permanent enters with N +1/+1 "
                "counters on it."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.54c",
        reminder="N +1/+1 counters if an opponent was dealt damage this turn.",
    ),
    Keyword(
        "bloodthirst x",
        "702.54b",
        (
            entering(
                "This permanent enters with X +1/+1 counters on it, where X is the total damage "
                "your opponents have been dealt this turn."
            ),
        ),
        written="Bloodthirst X",
        variant_of="bloodthirst",
        instances=Instances.EACH_APPLIES,
        instances_rule="702.54c",
        reminder="As many +1/+1 counters as your opponents were dealt damage this turn.",
    ),
    Keyword(
        "graft",
        "702.58",
        (
            entering("This permanent enters with N +1/+1 counters on it."),
            triggered(
                "Whenever another creature enters, if this permanent has a +1/+1 counter on it, "
                "you may move a +1/+1 counter from this permanent onto that creature."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.EACH_APPLIES,
        instances_rule="702.58b",
        reminder="It enters with N counters and hands them on to creatures that enter.",
    ),
    Keyword(
        "devour",
        "702.82",
        (
            entering(
                "As this object enters, you may sacrifice any number of creatures. This permanent "
                "enters with N +1/+1 counters on it for each creature sacrificed this way.",
                Engine.ENTERING,
            ),
        ),
        parameters=Parameters.N,
        reminder="Sacrifice creatures as it enters for N +1/+1 counters each.",
    ),
    Keyword(
        "devour [quality]",
        "702.82c",
        (
            entering(
                "As this object enters, you may sacrifice any number of [quality] permanents. This "
                "permanent enters with N +1/+1 counters on it for each permanent sacrificed this "
                "way.",
                Engine.ENTERING,
            ),
        ),
        parameters=Parameters.QUALITY_AND_N,
        written="Devour [quality] N",
        variant_of="devour",
        reminder="Devour that takes other permanents.",
    ),
    Keyword(
        "devour x",
        "702.82a",
        (
            entering(
                "As this object enters, you may sacrifice any number of creatures. This permanent "
                "enters with a number of +1/+1 counters on it equal to the square of the number of "
                "creatures sacrificed this way.",
                Engine.ENTERING,
            ),
        ),
        written="Devour X, where X is the number of creatures devoured this way",
        variant_of="devour",
        reminder="As many +1/+1 counters for each creature sacrificed as were sacrificed.",
    ),
    Keyword(
        "unleash",
        "702.98",
        (
            entering("You may have this permanent enter with an additional +1/+1 counter on it."),
            static("This permanent can't block as long as it has a +1/+1 counter on it."),
        ),
        reminder="It may enter bigger, and then can't block.",
    ),
    Keyword(
        "tribute",
        "702.104",
        (
            entering(
                "As this creature enters, choose an opponent. That player may put an additional N "
                "+1/+1 counters on it as it enters.",
                Engine.ENTERING,
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.N,
        reminder="An opponent may make it bigger; otherwise it does something else.",
    ),
    Keyword(
        "riot",
        "702.136",
        (
            entering(
                "You may have this permanent enter with an additional +1/+1 counter on it. If you "
                "don't, it gains haste.",
                Engine.ENTERING,
            ),
        ),
        instances=Instances.EACH_APPLIES,
        instances_rule="702.136b",
        reminder="A +1/+1 counter or haste, as you choose.",
    ),
    Keyword(
        "compleated",
        "702.150",
        (
            entering(
                "If this permanent would enter with one or more loyalty counters on it and the "
                "player who cast it chose to pay life for any part of its cost represented by "
                "Phyrexian mana symbols, it instead enters the battlefield with that many loyalty "
                "counters minus two for each of those mana symbols.",
                Engine.ENTERING,
            ),
        ),
        reminder="Two loyalty less for each Phyrexian mana paid with life.",
    ),
    Keyword(
        "ravenous",
        "702.156",
        (
            entering("This permanent enters with X +1/+1 counters on it."),
            triggered("When this permanent enters, if X is 5 or more, draw a card."),
        ),
        reminder="X +1/+1 counters, and a card if X is 5 or more.",
    ),
)
