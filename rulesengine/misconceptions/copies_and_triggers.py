"""Prowess, storm and cascade misread (603.2, 702.40, 702.85, 702.108, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game.memory import cast_before
from rulesengine.ir.words import CardType, Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import GameObject
    from rulesengine.game.triggering import PendingTrigger


def one_instance_triggers(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """Of the same keyword's abilities of one object, only one triggers on an event."""
    kept: dict[object, PendingTrigger] = {}
    for each in found:
        keyword = None if each.held is None else each.held.keyword
        key: object = each if keyword is None else (keyword.name, each.source, each.event)
        kept.setdefault(key, each)
    return list(kept.values())


def copies_are_cast(game: Game) -> bool:
    return False


def itself_too(game: Game, context: Context) -> int:
    return 1 + len(cast_before(game, context))


def instants_and_sorceries_before(game: Game, context: Context) -> int:
    kinds = {CardType.INSTANT, CardType.SORCERY}
    return sum(not kinds.isdisjoint(game.objects[s].face.types) for s in cast_before(game, context))


def gone_is_not_copied(game: Game, thing: GameObject) -> bool:
    return thing.zone is Zone.STACK and thing.became is None


MISCONCEPTIONS: Final = (
    wrong(
        "prowess-instances-redundant",
        "702.108b",
        "prowess",
        "separate_triggers",
        one_instance_triggers,
    ),
    wrong("storm-counts-itself", "702.40a", "storm", "spells_cast_before", itself_too),
    wrong(
        "storm-instants-and-sorceries",
        "702.40a",
        "storm",
        "spells_cast_before",
        instants_and_sorceries_before,
    ),
    wrong("storm-copies-are-cast", "707.10", "storm", "copies_are_not_cast", copies_are_cast),
    wrong(
        "storm-countered-with-original",
        "702.40a",
        "storm",
        "copies_of_a_spell_that_left",
        gone_is_not_copied,
    ),
    wrong(
        "replicate-countered-with-original",
        "702.56a",
        "replicate",
        "copies_of_a_spell_that_left",
        gone_is_not_copied,
    ),
)
