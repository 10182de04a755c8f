"""New objects, exile "until", emblems and legends misread (114, 400.7, 610.3, 704.5j)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.targeting import still_legal
from rulesengine.ir.words import CardType, Supertype, Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.walking import Target


def latest(game: Game, entity: EntityId) -> EntityId:
    """What an object is now, as often as it has changed zones."""
    thing = game.objects.get(entity)
    while thing is not None and thing.became is not None:
        entity = thing.became
        thing = game.objects[entity]
    return entity


def wherever_it_went(
    game: Game,
    phrases: tuple[Target, ...],
    targets: Mapping[int, tuple[EntityId, ...]],
    context: Context,
) -> dict[int, tuple[EntityId, ...]]:
    """What came back to the battlefield is taken to be the target still."""
    found = {slot: tuple(latest(game, each) for each in those) for slot, those in targets.items()}
    return still_legal(game, phrases, found, context)


def effects_go_along(game: Game, old: GameObject, new: GameObject) -> dict[str, object]:
    """What changed the old object until end of turn is taken to change the new one."""
    if Zone.STACK not in (old.zone, new.zone):
        game.effects = tuple(
            replace(effect, affected=tuple(new.id if x == old.id else x for x in effect.affected))
            for effect in game.effects
        )
    return {}


def of_different_players(game: Game) -> Iterator[e.Event]:
    """Only legends of different players are taken to destroy each other."""
    named: dict[str, list[EntityId]] = {}
    for entity in game.battlefield:
        values = characteristics(game, entity)
        if Supertype.LEGENDARY in values.supertypes and values.name:
            named.setdefault(values.name, []).append(entity)
    for members in named.values():
        if len({characteristics(game, each).controller for each in members}) > 1:
            for entity in members:
                yield e.ZoneChange(
                    object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5j",)
                )


def never(game: Game, card: EntityId) -> bool:
    return False


def its_former_controller(game: Game, thing: GameObject) -> EntityId:
    before = None if thing.was is None else game.objects[thing.was].last_known
    return thing.owner if before is None else before.controller


def each_kind_once(game: Game) -> tuple[EntityId, ...]:
    """A second emblem with the same text is taken to add nothing."""
    kept: dict[object, EntityId] = {}
    for entity in game.command:
        thing = game.objects[entity]
        key = (thing.owner, thing.face.text) if thing.emblem else entity
        kept.setdefault(key, entity)
    return tuple(kept.values())


def with_a_planeswalker(game: Game) -> tuple[EntityId, ...]:
    """An emblem is taken to need a planeswalker of its owner."""
    having = {
        game.objects[entity].controller_base
        for entity in game.battlefield
        if CardType.PLANESWALKER in game.objects[entity].face.types
    }
    return tuple(
        entity
        for entity in game.command
        if not game.objects[entity].emblem or game.objects[entity].owner in having
    )


MISCONCEPTIONS: Final = (
    wrong("returned-is-still-the-target", "400.7", "", "still_legal", wherever_it_went),
    wrong("effects-follow-the-card", "400.7", "", "keeps", effects_go_along),
    wrong("legend-rule-between-players", "704.5j", "", "legend_rule", of_different_players),
    wrong("exiled-until-is-for-good", "610.3c", "", "returns_with_its_source_gone", never),
    wrong(
        "exiled-returns-to-controller",
        "610.3c",
        "",
        "returns_under_control_of",
        its_former_controller,
    ),
    wrong("emblems-once", "114.4", "", "functioning_in_command", each_kind_once),
    wrong("emblem-needs-planeswalker", "114.5", "", "functioning_in_command", with_a_planeswalker),
)
