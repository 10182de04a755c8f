"""The shipped cards that positions are made of: with a keyword, of a kind, that the engine plays."""

from __future__ import annotations

from functools import cache

from rulesengine.cards.definition import CardDefinition
from rulesengine.cards.facts import CardFacts
from rulesengine.cards.pool import CardPool, card_pool
from rulesengine.errors import RulesEngineError
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.words import CardType
from rulesengine.scenario.run import compiled_cards


@cache
def pool() -> CardPool:
    return card_pool()


def facts(name: str) -> CardFacts:
    found = pool().get(name)
    if found is None:
        raise LookupError(name)
    return found


def understood(card: CardFacts) -> CardDefinition | None:
    """A single-faced card as the engine plays it, if it does."""
    if card.layout != "normal":
        return None
    try:
        return compiled_cards(pool()).get(card.name)
    except RulesEngineError:
        return None


@cache
def with_keyword(keyword: str, kind: CardType = CardType.CREATURE) -> tuple[str, ...]:
    """The cards of a type on which the keyword is printed, in the order of the files."""
    found = []
    for card in pool():
        if keyword in card.oracle_text.lower():
            played = understood(card)
            if played and kind in played.front.types and keyword in keywords(played):
                found.append(card.name)
    return tuple(found)


@cache
def vanilla(least: int = 1, most: int = 4) -> tuple[str, ...]:
    """Creatures without abilities, of a toughness between the two."""
    return tuple(
        card.name
        for card in pool()
        if card.type_line.startswith("Creature")
        and not card.oracle_text
        and card.layout == "normal"
        and int(card.power or 0) > 0
        and least <= int(card.toughness or 0) <= most
    )


def keywords(card: CardDefinition) -> frozenset[str]:
    return frozenset(a.name for a in card.front.abilities if isinstance(a, KeywordAbility))


def size(name: str) -> tuple[int, int]:
    """Printed power and toughness."""
    card = facts(name)
    return int(card.power or 0), int(card.toughness or 0)


@cache
def playable(*names: str) -> tuple[str, ...]:
    """Those of the cards that the engine plays today."""
    return tuple(name for name in names if understood(facts(name)) is not None)
