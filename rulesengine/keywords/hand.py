"""Abilities that function from the hand (rules 702.29, 702.35, 702.47, 702.49, 702.62, 702.94)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, activated_in, static_in, triggered_in
from rulesengine.keywords.kinds import Engine, Parameters

HAND: Final = (Zone.HAND,)
EXILE: Final = (Zone.EXILE,)

KEYWORDS: Final = (
    Keyword(
        "cycling",
        "702.29",
        (activated_in(HAND, "[cost], Discard this card: Draw a card."),),
        parameters=Parameters.COST,
        changed=(
            "cycling-discard-to-activate",
            "typecycling-is-found",
        ),
        reminder="Discard it for a new card.",
    ),
    Keyword(
        "typecycling",
        "702.29e",
        (
            activated_in(
                HAND,
                "[cost], Discard this card: Search your library for a [quality] card, reveal it, "
                "and put it into your hand. Then shuffle your library.",
            ),
        ),
        parameters=Parameters.QUALITY_AND_COST,
        written="[quality]cycling [cost]",
        variant_of="cycling",
        aliases=(
            "plainscycling",
            "islandcycling",
            "swampcycling",
            "mountaincycling",
            "forestcycling",
            "basic landcycling",
            "landcycling",
            "slivercycling",
            "wizardcycling",
        ),
        changed=("typecycling-is-found",),
        reminder="Discard it to find a card of that type.",
    ),
    Keyword(
        "madness",
        "702.35",
        (
            static_in(
                HAND,
                "If a player would discard this card, that player discards it, but exiles it "
                "instead of putting it into their graveyard.",
                Engine.LINKED,
            ),
            triggered_in(
                EXILE,
                "When this card is exiled this way, its owner may cast it by paying [cost] rather "
                "than paying its mana cost. If that player doesn't, they put this card into their "
                "graveyard.",
                Engine.LINKED,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        changed=(
            "madness-always-exile",
            "madness-discarded-card-found",
        ),
        reminder="Discarded, it goes to exile and may be cast from there at once.",
    ),
    Keyword(
        "splice",
        "702.47",
        (
            static_in(
                HAND,
                "You may reveal this card from your hand as you cast a [quality] spell. If you do, "
                "that spell gains the text of this card's rules text and you pay [cost] as an "
                "additional cost to cast that spell.",
                Engine.ADDITIONAL_COST,
                Engine.TEXT_CHANGE,
            ),
        ),
        parameters=Parameters.QUALITY_AND_COST,
        written="Splice onto [quality] [cost]",
        changed=(
            "splice-rules-text",
            "splice-quality",
        ),
        reminder="Reveal it as you cast such a spell to add its text to that spell.",
    ),
    Keyword(
        "ninjutsu",
        "702.49",
        (
            activated_in(
                HAND,
                "[cost], Reveal this card from your hand, Return an unblocked attacking creature "
                "you control to its owner's hand: Put this card onto the battlefield from your "
                "hand tapped and attacking.",
            ),
        ),
        parameters=Parameters.COST,
        reminder="Swap an unblocked attacker for this creature, which is then attacking.",
    ),
    Keyword(
        "commander ninjutsu",
        "702.49d",
        (
            activated_in(
                (Zone.HAND, Zone.COMMAND),
                "[cost], Reveal this card from your hand or from the command zone, Return an "
                "unblocked attacking creature you control to its owner's hand: Put this card onto "
                "the battlefield tapped and attacking.",
            ),
        ),
        parameters=Parameters.COST,
        variant_of="ninjutsu",
        reminder="Ninjutsu that also works from the command zone.",
    ),
    Keyword(
        "transmute",
        "702.53",
        (
            activated_in(
                HAND,
                "[cost], Discard this card: Search your library for a card with the same mana "
                "value as the discarded card, reveal that card, and put it into your hand. Then "
                "shuffle your library. Activate only as a sorcery.",
            ),
        ),
        parameters=Parameters.COST,
        reminder="Discard it to find a card of the same mana value.",
    ),
    Keyword(
        "forecast",
        "702.57",
        (activated_in(HAND, ""),),
        parameters=Parameters.ABILITY,
        primitive=True,
        reminder="An ability used from your hand by revealing the card, once in your upkeep.",
    ),
    Keyword(
        "suspend",
        "702.62",
        (
            static_in(
                HAND,
                "If you could begin to cast this card by putting it onto the stack from your hand, "
                "you may pay [cost] and exile it with N time counters on it. This action doesn't "
                "use the stack.",
                Engine.SPECIAL_ACTION,
            ),
            triggered_in(
                EXILE,
                "At the beginning of your upkeep, if this card is suspended, remove a time counter "
                "from it.",
            ),
            triggered_in(
                EXILE,
                "When the last time counter is removed from this card, if it's exiled, you may "
                "play it without paying its mana cost if able. If you don't, it remains exiled. "
                "If you cast a creature spell this way, it gains haste until you lose control of "
                "the spell or the permanent it becomes.",
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.N_AND_COST,
        changed=("suspend-may-play",),
        reminder="Exile it with N time counters, one less each upkeep; then cast it free.",
    ),
    Keyword(
        "reinforce",
        "702.77",
        (
            activated_in(
                HAND, "[cost], Discard this card: Put N +1/+1 counters on target creature."
            ),
        ),
        parameters=Parameters.N_AND_COST,
        reminder="Discard it to put N +1/+1 counters on a creature.",
    ),
    Keyword(
        "miracle",
        "702.94",
        (
            static_in(
                HAND,
                "You may reveal this card from your hand as you draw it if it's the first card "
                "you've drawn this turn.",
                Engine.DRAWING,
                Engine.LINKED,
            ),
            triggered_in(
                HAND,
                "When you reveal this card this way, you may cast it by paying [cost] rather than "
                "its mana cost.",
                Engine.LINKED,
                Engine.ALTERNATIVE_COST,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Revealed as your first draw of the turn, it may be cast for this cost.",
    ),
    Keyword(
        "foretell",
        "702.143",
        (static_in(HAND, "", Engine.SPECIAL_ACTION, Engine.ALTERNATIVE_COST),),
        parameters=Parameters.COST,
        primitive=True,
        reminder="For {2} exile it face down on your turn; cast it for this cost on a later one.",
    ),
    Keyword(
        "plot",
        "702.170",
        (
            static_in(
                HAND,
                "Any time you have priority during your main phase while the stack is empty, you "
                "may exile this card from your hand and pay [cost]. It becomes a plotted card.",
                Engine.SPECIAL_ACTION,
                Engine.CASTING_PERMISSION,
            ),
        ),
        parameters=Parameters.COST,
        reminder="Pay now and exile it; cast it free on a later turn.",
    ),
)
