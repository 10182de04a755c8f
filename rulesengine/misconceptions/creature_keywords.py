"""Keywords of creatures and their gear misread: renown, skulk, scavenge, unearth … (702, 207.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.conditions import enough_in_graveyard
from rulesengine.game.layers import characteristics
from rulesengine.ir.conditions import Compares
from rulesengine.ir.quantities import Number
from rulesengine.ir.words import CardType
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def not_even_equal_power(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.power or 0) >= (mine.power or 0)


def only_by_the_stronger(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    mine, its = characteristics(game, attacker), characteristics(game, blocker)
    return (its.power or 0) < (mine.power or 0)


def colorless_as_a_color(mana: tuple[str, ...]) -> int:
    return len(set(mana))


def each_mana(mana: tuple[str, ...]) -> int:
    return len(mana)


def more_than_that(game: Game, condition: Compares, context: Context) -> bool:
    right = condition.right
    if not isinstance(right, Number):
        return enough_in_graveyard(game, condition, context)
    more = Compares(condition.left, condition.compare, Number(right.value + 1))
    return enough_in_graveyard(game, more, context)


def without_lands(game: Game, condition: Compares, context: Context) -> bool:
    right = condition.right
    graveyard = game.player(context.controller).graveyard
    spells = sum(CardType.LAND not in game.objects[card].face.types for card in graveyard)
    return spells >= (right.value if isinstance(right, Number) else 0)


def in_all_graveyards(game: Game, condition: Compares, context: Context) -> bool:
    right = condition.right
    everyones = sum(len(player.graveyard) for player in game.players)
    return everyones >= (right.value if isinstance(right, Number) else 0)


MISCONCEPTIONS: Final = (
    wrong("sunburst-amount", "702.44a", "sunburst", "colors_spent", each_mana),
    wrong("sunburst-colorless-too", "702.44a", "sunburst", "colors_spent", colorless_as_a_color),
    wrong("skulk-equal-power", "702.118b", "skulk", "skulk_forbids", not_even_equal_power),
    wrong("skulk-lesser-power", "702.118b", "skulk", "skulk_forbids", only_by_the_stronger),
    wrong(
        "threshold-more-than-seven", "207.2c", "threshold", "enough_in_graveyard", more_than_that
    ),
    wrong("threshold-without-lands", "207.2c", "threshold", "enough_in_graveyard", without_lands),
    wrong(
        "threshold-all-graveyards", "207.2c", "threshold", "enough_in_graveyard", in_all_graveyards
    ),
)
