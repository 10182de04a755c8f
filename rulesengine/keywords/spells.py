"""Abilities of spells that copy them or bring others (rules 702.40, 702.85, 702.88)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, of_spell, static_in, triggered_in
from rulesengine.keywords.kinds import Engine, Instances, Parameters

STACK: Final = (Zone.STACK,)

KEYWORDS: Final = (
    Keyword(
        "storm",
        "702.40",
        (
            triggered_in(
                STACK,
                "When you cast this spell, copy it for each other spell that was cast before it "
                "this turn. If the spell has any targets, you may choose new targets for any of "
                "the copies.",
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.40b",
        changed=("storm-copy-wording",),
        reminder="A copy for each spell cast before it this turn, whoever cast it.",
    ),
    Keyword(
        "epic",
        "702.50",
        (
            of_spell(
                "For the rest of the game, you can't cast spells.", Engine.CASTING_PROHIBITION
            ),
            of_spell(
                "At the beginning of each of your upkeeps for the rest of the game, copy this "
                "spell except for its epic ability. If the spell has any targets, you may choose "
                "new targets for the copy.",
                Engine.DELAYED_TRIGGER,
            ),
        ),
        reminder="You cast nothing more, but this spell is copied every upkeep.",
    ),
    Keyword(
        "ripple",
        "702.60",
        (
            triggered_in(
                STACK,
                "When you cast this spell, you may reveal the top N cards of your library, or, if "
                "there are fewer than N cards in your library, you may reveal all the cards in "
                "your library. If you reveal cards from your library this way, you may cast any "
                "of those cards with the same name as this spell without paying their mana costs, "
                "then put all revealed cards not cast this way on the bottom of your library in "
                "any order.",
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.60b",
        reminder="Cast others of the same name from your top N cards for free.",
    ),
    Keyword(
        "gravestorm",
        "702.69",
        (
            triggered_in(
                STACK,
                "When you cast this spell, copy it for each permanent that was put into a "
                "graveyard from the battlefield this turn. If the spell has any targets, you may "
                "choose new targets for any of the copies.",
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.69b",
        reminder="A copy for each permanent put into a graveyard from the battlefield this turn.",
    ),
    Keyword(
        "cascade",
        "702.85",
        (
            triggered_in(
                STACK,
                "When you cast this spell, exile cards from the top of your library until you "
                "exile a nonland card whose mana value is less than this spell's mana value. You "
                "may cast that card without paying its mana cost if the resulting spell's mana "
                "value is less than this spell's mana value. Then put all cards exiled this way "
                "that weren't cast on the bottom of your library in a random order.",
                Engine.ALTERNATIVE_COST,
            ),
        ),
        instances=Instances.SEPARATE,
        instances_rule="702.85c",
        changed=(
            "mana-value",
            "cascade-resulting-spell",
            "cascade-as-you-cascade",
        ),
        reminder="Casting it turns up a cheaper nonland card, which you may cast for free.",
    ),
    Keyword(
        "rebound",
        "702.88",
        (
            static_in(
                STACK,
                "If this spell was cast from your hand, instead of putting it into your graveyard "
                "as it resolves, exile it and, at the beginning of your next upkeep, you may cast "
                "this card from exile without paying its mana cost.",
                Engine.LEAVES_STACK,
                Engine.DELAYED_TRIGGER,
            ),
        ),
        instances=Instances.REDUNDANT,
        instances_rule="702.88c",
        reminder="Cast from hand, it may be cast once more for free in your next upkeep.",
    ),
    Keyword(
        "cipher",
        "702.99",
        (
            of_spell(
                "If this spell is represented by a card, you may exile this card encoded on a "
                "creature you control.",
                Engine.LINKED,
            ),
            static_in(
                (Zone.EXILE,),
                "For as long as this card is encoded on that creature, that creature has "
                '"Whenever this creature deals combat damage to a player, you may copy the encoded '
                'card and you may cast the copy without paying its mana cost."',
                Engine.LINKED,
            ),
        ),
        reminder="Encode it on a creature, whose combat damage then casts copies of it.",
    ),
    Keyword(
        "fuse",
        "702.102",
        (static_in((Zone.HAND,), "", Engine.SPLIT_CARD),),
        primitive=True,
        reminder="From your hand you may cast both halves as one spell.",
    ),
    Keyword(
        "demonstrate",
        "702.144",
        (
            triggered_in(
                STACK,
                "When you cast this spell, you may copy it and you may choose new targets for the "
                "copy. If you copy the spell, choose an opponent. That player copies the spell and "
                "may choose new targets for that copy.",
            ),
        ),
        reminder="You may copy it, and then an opponent copies it too.",
    ),
    Keyword(
        "paradigm",
        "702.192",
        (
            of_spell(
                "If this is the first time a spell you control with this spell's name has resolved "
                "this game, at the beginning of each of your precombat main phases for the rest of "
                "the game, create a copy of this object in exile. You may cast the copy without "
                "paying its mana cost.",
                Engine.DELAYED_TRIGGER,
            ),
            of_spell("Exile this spell.", Engine.LEAVES_STACK),
        ),
        reminder="Exiled the first time, it offers a free copy each of your turns.",
    ),
)
