"""Alternative costs paid as a card is cast (rules 118.9, 601.2b, 702.74 to 702.190)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import (
    Keyword,
    Part,
    of_spell,
    static_in,
)
from rulesengine.keywords.kinds import Engine, Parameters

STACK: Final = (Zone.STACK,)


def _instead(text: str, *engine: Engine) -> Part:
    return static_in(STACK, text, Engine.ALTERNATIVE_COST, *engine)


KEYWORDS: Final = (
    Keyword(
        "prowl",
        "702.76",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost if a player was dealt "
                "combat damage this turn by a source that, at the time it dealt that damage, was "
                "under your control and had any of this spell's creature types."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Cheaper once one of its kind has dealt combat damage to a player.",
    ),
    Keyword(
        "overload",
        "702.96",
        (
            _instead("You may choose to pay [cost] rather than pay this spell's mana cost."),
            static_in(
                STACK,
                "If you chose to pay this spell's overload cost, change its text by replacing all "
                'instances of the word "target" with the word "each."',
                Engine.TEXT_CHANGE,
            ),
        ),
        parameters=Parameters.COST,
        reminder='Pay this instead and read "each" for "target".',
    ),
    Keyword(
        "awaken",
        "702.113",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost as you cast this spell."
            ),
            of_spell(
                "If this spell's awaken cost was paid, put N +1/+1 counters on target land you "
                "control. That land becomes a 0/0 Elemental creature with haste. It's still a "
                "land.",
                Engine.LINKED,
            ),
        ),
        parameters=Parameters.N_AND_COST,
        reminder="Pay this instead and a land of yours becomes a creature with N counters.",
    ),
    Keyword(
        "surge",
        "702.117",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost as you cast this spell "
                "if you or one of your teammates has cast another spell this turn."
            ),
        ),
        parameters=Parameters.COST,
        changed=("surge-copy",),
        reminder="Cheaper once you or a teammate has cast another spell this turn.",
    ),
    Keyword(
        "emerge",
        "702.119",
        (
            _instead(
                "You may cast this spell by paying [cost] and sacrificing a creature rather than "
                "paying its mana cost."
            ),
            static_in(
                STACK,
                "If you chose to pay this spell's emerge cost, its total cost is reduced by an "
                "amount of generic mana equal to the sacrificed creature's mana value.",
                Engine.COST_REDUCTION,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        changed=(
            "mana-value",
            "emerge-from",
        ),
        reminder="Sacrifice a creature; its mana value comes off the generic part of the cost.",
    ),
    Keyword(
        "emerge from",
        "702.119b",
        (
            _instead(
                "You may cast this spell by paying [cost] and sacrificing a [quality] permanent "
                "rather than paying its mana cost."
            ),
            static_in(
                STACK,
                "If you pay this spell's emerge cost, its total cost is reduced by an amount of "
                "generic mana equal to the sacrificed permanent's mana value.",
                Engine.COST_REDUCTION,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.QUALITY_AND_COST,
        variant_of="emerge",
        reminder="Emerge that takes another kind of permanent.",
    ),
    Keyword(
        "spectacle",
        "702.137",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost if an opponent lost "
                "life this turn."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Another price once an opponent has lost life this turn.",
    ),
    Keyword(
        "cleave",
        "702.148",
        (
            _instead("You may cast this spell by paying [cost] rather than paying its mana cost."),
            static_in(
                STACK,
                "If this spell's cleave cost was paid, change its text by removing all text found "
                "within square brackets in the spell's rules text.",
                Engine.TEXT_CHANGE,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay this instead and the words in brackets are gone.",
    ),
    Keyword(
        "freerunning",
        "702.173",
        (
            _instead(
                "You may pay [cost] rather than pay this spell's mana cost if a player was dealt "
                "combat damage this turn by a creature that, at the time it dealt that damage, was "
                "an Assassin creature or a commander under your control."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Another price once your Assassin or commander has dealt combat damage.",
    ),
    Keyword(
        "web-slinging",
        "702.188",
        (
            _instead(
                "You may cast this spell by paying [cost] and returning a tapped creature you "
                "control to its owner's hand rather than paying its mana cost."
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay this and return a tapped creature of yours instead.",
    ),
    Keyword(
        "sneak",
        "702.190",
        (
            _instead(
                "Any time you could cast an instant during your declare blockers step, you may "
                "cast this spell by paying [cost] and returning an unblocked creature you control "
                "to its owner's hand rather than paying this spell's mana cost.",
                Engine.TIMING,
            ),
        ),
        parameters=Parameters.COST,
        reminder="After blocks, swap it for an unblocked attacker of yours.",
    ),
)
