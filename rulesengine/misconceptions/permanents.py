"""Permanents and zones misread (301 to 400, 702, 704)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.ir.words import Supertype, Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def still_the_same(game: Game, old: GameObject, new: GameObject) -> dict[str, object]:
    """What left and came back keeps its counters and damage, and whether it was tapped."""
    if Zone.STACK in (old.zone, new.zone):
        return {}
    counters = {**old.counters, **new.counters}
    return {"counters": counters, "damage": old.damage, "tapped": old.tapped}


def legends_die_together(game: Game) -> Iterator[e.Event]:
    named: dict[str, list[EntityId]] = {}
    for entity in game.battlefield:
        values = characteristics(game, entity)
        if Supertype.LEGENDARY in values.supertypes and values.name:
            named.setdefault(values.name, []).append(entity)
    for members in named.values():
        if len(members) > 1:
            for entity in members:
                yield e.ZoneChange(
                    object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5j",)
                )


def one_of_choice() -> frozenset[str]:
    """Its controller is taken to choose a single type: here, Goblin."""
    return frozenset({"Goblin"})


def only_on_the_battlefield(thing: GameObject) -> bool:
    return thing.zone is Zone.BATTLEFIELD


def only_on_the_stack(thing: GameObject) -> bool:
    return thing.zone is Zone.STACK


def nowhere(thing: GameObject) -> bool:
    return False


MISCONCEPTIONS: Final = (
    wrong(
        "changeling-lost",
        "604.3",
        "changeling",
        "defines_in_every_zone",
        only_on_the_battlefield,
    ),
    wrong("changeling-one-type", "702.73a", "changeling", "changeling_types", one_of_choice),
    wrong(
        "changeling-only-shapeshifter", "702.73a", "changeling", "defines_in_every_zone", nowhere
    ),
    wrong(
        "devoid-mana-color",
        "702.114a",
        "devoid",
        "defines_in_every_zone",
        only_on_the_battlefield,
    ),
    wrong(
        "devoid-only-as-a-spell",
        "702.114a",
        "devoid",
        "defines_in_every_zone",
        only_on_the_stack,
    ),
    wrong("zone-change-memory", "400.7", "", "keeps", still_the_same),
    wrong("legend-rule-both", "704.5j", "", "legend_rule", legends_die_together),
)
