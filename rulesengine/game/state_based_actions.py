"""State-based actions (704): all that apply, as one event, again and again until none does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.attaching import may_attach
from rulesengine.game.continuous import end_effects_of_gone_sources
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.durations import return_cards
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Events = Iterator[e.Event]


def check_state_based_actions(game: Game) -> bool:
    """Perform them until none applies; whether any was performed (704.3)."""
    acted = False
    while not game.over:
        end_effects_of_gone_sources(game)
        if game.returning:
            return_cards(game)
        events = [event for action in ACTIONS for event in game.rules[action](game)]
        events.extend(cleaning(game))
        walked = game.planechase and game.rules["phenomenon_leaves"](game)
        if not events and not walked:
            break
        acted = bool(happen(game, events)) or walked or acted
        settle(game)
        if len(game.log) > game.limits.log - 50:
            break
    return acted


def settle(game: Game) -> None:
    """Players who lost leave; the game may end (104.2, 104.4, 800.4)."""
    from rulesengine.game.leaving import leave_losers

    leave_losers(game)


@rule("704.5a")
def zero_life(game: Game) -> Events:
    for player in game.players:
        if player.life <= 0 and not player.lost and not player.left:
            yield e.LosesGame(player=player.id, why="life", rules=("704.5a",))


@rule("704.5b")
def empty_library(game: Game) -> Events:
    for player in game.players:
        if player.drew_from_empty and not player.left:
            player.drew_from_empty = False
            if not player.lost:
                yield e.LosesGame(player=player.id, why="library", rules=("704.5b",))


@rule("704.5c")
def ten_poison(game: Game) -> Events:
    for player in game.players:
        if player.counters.get("poison", 0) >= 10 and not player.lost and not player.left:
            yield e.LosesGame(player=player.id, why="poison", rules=("704.5c",))


@rule("704.5d")
def stray_tokens(game: Game) -> Events:
    """A token outside the battlefield ceases to exist; so does a copy of a spell or card (704.5e)."""
    for entity in _elsewhere(game):
        thing = game.objects[entity]
        if thing.token and thing.zone is not Zone.BATTLEFIELD:
            yield e.ZoneChange(object=entity, to=Zone.NOWHERE, reason="cease", rules=("704.5d",))
        elif thing.is_copy and thing.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            yield e.ZoneChange(object=entity, to=Zone.NOWHERE, reason="cease", rules=("704.5e",))


def _elsewhere(game: Game) -> Iterator[EntityId]:
    for player in game.players:
        yield from player.graveyard
        yield from player.hand
        yield from player.library
    yield from game.exile
    yield from game.command


@rule("704.5f")
def zero_toughness(game: Game) -> Events:
    for entity in creatures(game):
        toughness = characteristics(game, entity).toughness
        if toughness is not None and toughness <= 0:
            yield e.ZoneChange(
                object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5f",)
            )


@rule("704.5g")
def lethally_damaged(game: Game) -> Events:
    for entity in creatures(game):
        thing = game.objects[entity]
        if not thing.damage:
            continue
        toughness = characteristics(game, entity).toughness or 0
        if toughness > 0 and thing.damage >= toughness:
            yield e.Destroy(object=entity, rules=("704.5g",))


@rule("704.5h")
def deathtouch_damage(game: Game) -> Events:
    for entity in creatures(game):
        thing = game.objects[entity]
        if not thing.deathtouched:
            continue
        thing.deathtouched = False
        toughness = characteristics(game, entity).toughness or 0
        if toughness > 0 and thing.damage < toughness:
            yield e.Destroy(object=entity, rules=("704.5h", "702.2b"))


@rule("704.5i")
def zero_loyalty(game: Game) -> Events:
    for entity in game.battlefield:
        if CardType.PLANESWALKER in characteristics(game, entity).types:
            if not game.objects[entity].counters.get("loyalty") and not game.objects[entity].phased_out:
                yield e.ZoneChange(object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5i",))


@rule("704.5j")
def legend_rule(game: Game) -> Events:
    """Two or more legendary permanents with the same name: their controller keeps one."""
    groups: dict[tuple[EntityId, str], list[EntityId]] = {}
    for entity in game.battlefield:
        values = characteristics(game, entity)
        if Supertype.LEGENDARY in values.supertypes and values.name:
            if not game.objects[entity].phased_out:
                groups.setdefault((values.controller, values.name), []).append(entity)
    for (player, _), members in groups.items():
        if len(members) > 1 and not _exempt(game, player, members):
            kept = choose_objects(
                game,
                ChooseObjects(
                    player=player, question="legend rule: which to keep", rules=("704.5j",),
                    options=tuple(members),
                ),
            )  # fmt: skip
            for entity in members:
                if entity not in kept:
                    yield e.ZoneChange(
                        object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5j",)
                    )


def _exempt(game: Game, player: EntityId, members: list[EntityId]) -> bool:
    from rulesengine.game.forbidding import player_cant

    return player_cant(game, player, "legend rule")


@rule("704.5m")
def loose_auras(game: Game) -> Events:
    """An Aura attached to something illegal, or to nothing, goes to its owner's graveyard."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        values = characteristics(game, entity)
        if "Aura" not in values.subtypes or thing.phased_out:
            continue
        if CardType.ENCHANTMENT not in values.types or "bestow" in thing.designations:
            continue
        if thing.attached_to is None or not may_attach(game, entity, thing.attached_to):
            yield e.ZoneChange(object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5m",))


@rule("704.5n")
def loose_equipment(game: Game) -> Events:
    """Equipment or a Fortification on something illegal becomes unattached; so does anything else (704.5p)."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.attached_to is None or thing.phased_out:
            continue
        values = characteristics(game, entity)
        if "Aura" in values.subtypes and CardType.ENCHANTMENT in values.types:
            continue
        if not may_attach(game, entity, thing.attached_to):
            yield e.Unattach(object=entity, off=thing.attached_to, rules=("704.5n",))


@rule("704.5q")
def counters_annihilate(game: Game) -> Events:
    for entity in game.battlefield:
        counters = game.objects[entity].counters
        if not counters:
            continue
        pairs = min(counters.get("+1/+1", 0), counters.get("-1/-1", 0))
        if pairs:
            yield e.RemoveCounters(off=entity, kind="+1/+1", count=pairs, rules=("704.5q",))
            yield e.RemoveCounters(off=entity, kind="-1/-1", count=pairs, rules=("704.5q",))


@rule("704.5s")
def finished_sagas(game: Game) -> Events:
    """A Saga with its last lore counter, whose last chapter ability has left the stack, is sacrificed."""
    from rulesengine.game.sagas import final_chapter

    for entity in game.battlefield:
        values = characteristics(game, entity)
        if "Saga" not in values.subtypes:
            continue
        last = final_chapter(values)
        if not last or game.objects[entity].counters.get("lore", 0) < last:
            continue
        waiting = any(game.objects[s].source == entity for s in game.stack)
        if not waiting and not any(p.source == entity for p in game.pending):
            yield e.Sacrifice(object=entity, player=values.controller, rules=("704.5s",))


@rule("704.5v")
def zero_defense(game: Game) -> Events:
    for entity in game.battlefield:
        values = characteristics(game, entity)
        if CardType.BATTLE in values.types and not game.objects[entity].counters.get("defense"):
            yield e.ZoneChange(object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5v",))


def cleaning(game: Game) -> Events:
    """World rule and roles (704.5k, 704.5y)."""
    worlds = [
        entity
        for entity in game.battlefield
        if Supertype.WORLD in characteristics(game, entity).supertypes
    ]
    if len(worlds) > 1:
        newest = max(game.objects[entity].timestamp for entity in worlds)
        for entity in worlds:
            if game.objects[entity].timestamp < newest:
                yield e.ZoneChange(object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5k",))


def creatures(game: Game) -> Iterator[EntityId]:
    for entity in game.battlefield:
        if CardType.CREATURE in characteristics(game, entity).types:
            if not game.objects[entity].phased_out:
                yield entity


ACTIONS = (
    "zero_life", "empty_library", "ten_poison", "stray_tokens", "zero_toughness", "lethally_damaged",
    "deathtouch_damage", "zero_loyalty", "legend_rule", "loose_auras", "loose_equipment",
    "counters_annihilate", "finished_sagas", "zero_defense",
)  # fmt: skip
"""Names of the rule points, checked in this order."""

