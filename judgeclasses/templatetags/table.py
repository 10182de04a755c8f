"""Drawing cards and tables: `{% draw_table position %}`, `{% draw_card card %}`."""

from collections.abc import Mapping
from typing import Any

from django import template

from judgeclasses.card import CardFace, card_face
from judgeclasses.mana import cost_words
from judgeclasses.table import Position, Table, table_of

register = template.Library()


@register.inclusion_tag("table/table.html")
def draw_table(position: Position | Table, label: str = "") -> dict[str, Any]:
    """A whole position; `label` names it for screen readers where a page has several."""
    table = position if isinstance(position, Table) else table_of(position)
    return {"table": table, "label": label}


@register.inclusion_tag("table/card.html")
def draw_card(card: Mapping[str, Any] | CardFace) -> dict[str, Any]:
    """The full card."""
    return {"card": card if isinstance(card, CardFace) else card_face(card)}


@register.filter
def in_words(cost: str) -> str:
    return cost_words(cost)
