"""Costs and other ways to cast misread (118, 601.2, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.costing import spell_cost
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import Symbols, total_cost
from rulesengine.ir.words import CardType
from rulesengine.misconceptions.copies_and_triggers import copies_are_cast
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def reduces_colored_too(generic: int, colored: Symbols, less: int) -> tuple[int, Symbols]:
    left = max(0, less - generic)
    return max(0, generic - less), colored[: max(0, len(colored) - left)]


def convoke_needs_a_turn(game: Game, thing: GameObject) -> bool:
    values = characteristics(game, thing.id)
    fresh = thing.sick_for == values.controller and "haste" not in values.keywords
    return CardType.CREATURE in values.types and not thing.tapped and not fresh


def any_color(game: Game, thing: GameObject) -> str:
    return "WUBRG"


def convoke_untaxed(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: Symbols,
    x: int,
    context: Context,
) -> Symbols:
    """Convoke is taken to be an alternative cost that nothing raises or lowers."""
    if "convoke" in characteristics(game, thing.id).keywords:
        return total_cost(bill_mana, x, (), ())
    return spell_cost(game, player, thing, bill_mana, x, context)


def by_its_power(game: Game, sacrificed: EntityId) -> Symbols:
    return (str(max(0, characteristics(game, sacrificed).power or 0)),)


def by_nothing(game: Game, sacrificed: EntityId) -> Symbols:
    return ("0",)


def by_its_toughness(game: Game, sacrificed: EntityId) -> Symbols:
    return (str(max(0, characteristics(game, sacrificed).toughness or 0)),)


MISCONCEPTIONS: Final = (
    wrong(
        "affinity-reduces-colored",
        "118.7a",
        "affinity",
        "generic_reduction",
        reduces_colored_too,
    ),
    wrong("convoke-summoning-sick", "302.6", "convoke", "convoke_creatures", convoke_needs_a_turn),
    wrong("convoke-any-color", "702.51a", "convoke", "convoke_colors", any_color),
    wrong("convoke-before-total", "702.51b", "convoke", "spell_cost", convoke_untaxed),
    wrong("delve-pays-colored", "702.66a", "delve", "delve_pays_generic", any_color),
    wrong("emerge-no-reduction", "702.119a", "emerge", "emerge_reduction", by_nothing),
    wrong("emerge-toughness", "702.119a", "emerge", "emerge_reduction", by_its_toughness),
    wrong("emerge-power", "702.119a", "emerge", "emerge_reduction", by_its_power),
    wrong("replicate-copies-cast", "707.10", "replicate", "copies_are_not_cast", copies_are_cast),
)
