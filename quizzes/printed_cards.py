"""The shipped cards as they are printed, in the shape cards are drawn from."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.pool import CardPool, card_pool


@cache
def pool() -> CardPool:
    return card_pool()


def cards_printed() -> Iterator[tuple[dict[str, Any], ...]]:
    """Every card the site has, as its faces in printed order."""
    return (tuple(card_of(face) for face in card.faces or (card,)) for card in pool())


def printed(names: Iterable[str]) -> list[dict[str, Any]]:
    """Those of the cards named that the site has, with one face."""
    found = (pool().get(name) for name in names)
    return [card_of(card) for card in found if card is not None and not card.faces]


def card_of(card: CardFacts) -> dict[str, Any]:
    colors = card.colors if card.colors is not None else colors_in(card.mana_cost)
    return {
        "name": card.name,
        "mana_cost": card.mana_cost,
        "type_line": card.type_line,
        "text": card.oracle_text,
        "power": card.power,
        "toughness": card.toughness,
        "loyalty": card.loyalty,
        "colors": colors,
    }


def colors_in(cost: str) -> list[str]:
    return [color for color in "WUBRG" if color in cost]
