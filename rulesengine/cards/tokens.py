"""Predefined tokens (111.10): Treasure, Food, Clue and the like, compiled from their rules text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesengine.cards.definition import CardDefinition, Face
from rulesengine.cards.facts import CardFacts
from rulesengine.cards.spelling import folded


@dataclass(frozen=True, slots=True)
class PredefinedToken:
    """One paragraph of rule 111.10; without a `name` it is its subtypes and "Token" (111.4)."""

    kind: str
    rule: str
    text: str
    type_line: str = ""
    name: str = ""

    def facts(self) -> CardFacts:
        """The token as if it were printed; all of them are colourless."""
        return CardFacts(
            name=self.name or f"{self.kind} Token",
            layout="token",
            type_line=self.type_line or f"Token Artifact — {self.kind}",
            oracle_text=self.text,
        )


def _role(name: str, rule: str, text: str) -> PredefinedToken:
    line = "Token Enchantment — Aura Role"
    return PredefinedToken(f"{name} Role", rule, f"Enchant creature\n{text}", line, name)


PREDEFINED: Final = (
    PredefinedToken("Treasure", "111.10a", "{T}, Sacrifice this token: Add one mana of any color."),
    PredefinedToken("Food", "111.10b", "{2}, {T}, Sacrifice this token: You gain 3 life."),
    PredefinedToken("Gold", "111.10c", "Sacrifice this token: Add one mana of any color."),
    PredefinedToken(
        "Shard",
        "111.10e",
        "{2}, Sacrifice this token: Scry 1, then draw a card.",
        "Token Enchantment — Shard",
    ),
    PredefinedToken("Clue", "111.10f", "{2}, Sacrifice this token: Draw a card."),
    PredefinedToken(
        "Blood", "111.10g", "{1}, {T}, Discard a card, Sacrifice this token: Draw a card."
    ),
    PredefinedToken(
        "Powerstone",
        "111.10h",
        "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    ),
    _role("Cursed", "111.10j", "Enchanted creature has base power and toughness 1/1."),
    _role("Monster", "111.10k", "Enchanted creature gets +1/+1 and has trample."),
    _role("Royal", "111.10m", "Enchanted creature gets +1/+1 and has ward {1}."),
    _role(
        "Sorcerer",
        "111.10n",
        'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."',
    ),
    _role("Virtuous", "111.10p", "Enchanted creature gets +1/+1 for each enchantment you control."),
    _role(
        "Wicked",
        "111.10q",
        "Enchanted creature gets +1/+1.\nWhen this token is put into a graveyard from the "
        "battlefield, each opponent loses 1 life.",
    ),
    _role(
        "Young Hero",
        "111.10r",
        'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, '
        'put a +1/+1 counter on it."',
    ),
    PredefinedToken(
        "Map",
        "111.10s",
        "{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as "
        "a sorcery.",
    ),
    PredefinedToken(
        "Junk",
        "111.10t",
        "{T}, Sacrifice this token: Exile the top card of your library. You may play that card "
        "this turn. Activate only as a sorcery.",
    ),
    PredefinedToken(
        "Lander",
        "111.10u",
        "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto "
        "the battlefield tapped, then shuffle.",
    ),
    PredefinedToken(
        "Mutagen",
        "111.10v",
        "{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as "
        "a sorcery.",
    ),
)
"""Walker (111.10d) is a Zombie of another name; Incubator (111.10i) has two faces: both below."""

WALKER = CardFacts(
    name="Walker",
    layout="token",
    type_line="Token Creature — Zombie",
    power="2",
    toughness="2",
    color_indicator=("B",),
)
INCUBATOR = CardFacts(
    name="Incubator Token // Phyrexian Token",
    layout="double_faced_token",
    type_line="Token Artifact — Incubator",
    faces=(
        CardFacts(
            name="Incubator Token",
            type_line="Token Artifact — Incubator",
            oracle_text="{2}: Transform this token.",
        ),
        CardFacts(
            name="Phyrexian Token",
            type_line="Token Artifact Creature — Phyrexian",
            power="0",
            toughness="0",
        ),
    ),
)

_FACTS = {folded(token.kind): token.facts() for token in PREDEFINED} | {
    "walker": WALKER,
    "incubator": INCUBATOR,
}


def is_predefined(name: str) -> bool:
    return folded(name) in _FACTS


@lru_cache(maxsize=64)
def predefined_card(name: str) -> CardDefinition:
    """A predefined token by its kind ("Treasure", "Wicked Role"), compiled; KeyError for others."""
    from rulesengine.oracle.cards import compile_card

    return compile_card(_FACTS[folded(name)])


def predefined_token(name: str) -> Face:
    """The characteristics a predefined token is created with: its front face."""
    return predefined_card(name).front
