"""Colours and types chosen as an effect begins to apply (105.3, 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.subtypes import CREATURE_TYPES
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir.changes import Change, ChooseKind, SetColors, SetTypes
from rulesengine.ir.filters import IsChosen
from rulesengine.ir.words import Color

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.filters import Filter

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_COLORS = tuple(color.value for color in Color)
_OPTIONS: dict[str, tuple[str, ...]] = {
    "color": _COLORS,
    "colors": _COLORS,
    "basic land type": BASIC_LAND_TYPES,
    "creature type": tuple(sorted(CREATURE_TYPES)),
}
acts_on(ChooseKind, *_OPTIONS)
OF_YOUR_CHOICE = {
    "creature type of your choice": "creature type",
    "color of your choice": "color",
}


def _chosen(game: Game, what: str, context: Context, player: EntityId) -> tuple[str, ...]:
    options = _OPTIONS[what]
    most = len(options) if what == "colors" else 1
    decision = ChooseWords(
        player=player, question=f"choose a {what}", about=context.source, rules=("608.2d",),
        options=options, most=most,
    )  # fmt: skip
    return choose_words(game, decision)


def chosen_kind(game: Game, change: ChooseKind, context: Context) -> Change:
    """What it becomes, once its controller has chosen."""
    chosen = _chosen(game, change.what, context, context.actor or context.controller)
    if change.what in ("color", "colors"):
        return SetColors(tuple(Color(name) for name in chosen))
    return SetTypes(subtypes=chosen, adding=change.adding)


def choose_described(game: Game, filter: Filter, context: Context, player: EntityId) -> None:
    """Where a phrase says "of the creature type of your choice", have it chosen, once for the effect."""
    for part in filter.predicates:
        if isinstance(part, IsChosen) and part.what in OF_YOUR_CHOICE:
            key = "chosen " + part.what
            if key not in context.memory:
                chosen = _chosen(game, OF_YOUR_CHOICE[part.what], context, player)
                context.memory[key] = chosen[0]
