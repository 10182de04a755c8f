"""Card facts from a mapping in Scryfall's field names, already known to be well formed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.cards.facts import CardFacts


def facts_from_mapping(card: Mapping[str, Any]) -> CardFacts:
    """The facts of a card; fields the engine has no use for are left out."""
    get = card.get
    faces = get("card_faces")
    return CardFacts(
        name=card["name"],
        layout=get("layout") or "normal",
        mana_cost=get("mana_cost") or "",
        type_line=get("type_line") or "",
        oracle_text=get("oracle_text") or "",
        power=_number(get("power")),
        toughness=_number(get("toughness")),
        loyalty=_number(get("loyalty")),
        defense=_number(get("defense")),
        colors=_words(get("colors")),
        color_indicator=_words(get("color_indicator")),
        faces=tuple(map(facts_from_mapping, faces)) if faces else (),
        meld_pair=get("meld_pair"),
        meld_result=get("meld_result"),
        meld_parts=tuple(get("meld_parts") or ()),
    )


def _number(value: str | int | None) -> str | None:
    return None if value is None else str(value)


def _words(value: list[str] | None) -> tuple[str, ...] | None:
    return None if value is None else tuple(value)
