"""Zones, the stack and state-based actions misread (110, 400 to 408, 603, 608, 704)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.attaching import may_attach
from rulesengine.game.attacking import summoning_sick
from rulesengine.game.lethal_damage import combat_damage_of
from rulesengine.game.restrictions import has_primitive
from rulesengine.game.state_based_actions import on_board, zero_toughness
from rulesengine.ir.words import Zone
from rulesengine.misconceptions.dying import nothing_happens
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


def never(game: Game, kept: Mapping[int, tuple[EntityId, ...]]) -> bool:
    return False


def while_its_source_is_there(game: Game, thing: GameObject) -> bool:
    source = thing.source
    if source is None:
        return True
    held = game.objects[source]
    return held.became is None or held.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)


def first_in_first_out(game: Game) -> EntityId:
    return game.stack[0]


def active_player_last(game: Game) -> tuple[int, ...]:
    """So that the active player's abilities resolve first."""
    first, *others = game.turn_order()
    return (*others, first)


def of_its_controller(game: Game, old: GameObject, event: e.ZoneChange) -> EntityId:
    if old.zone is not Zone.BATTLEFIELD or event.to is Zone.BATTLEFIELD:
        return old.owner
    return old.last_known.controller if old.last_known is not None else old.owner


def tapped_deals_none(game: Game, creature: EntityId) -> int:
    """A tapped blocker is taken to deal no damage."""
    thing = game.objects[creature]
    if thing.tapped and thing.attacking is None:
        return 0
    return combat_damage_of(game, creature)


def new_ones_cannot(game: Game, blocker: EntityId) -> bool:
    return summoning_sick(game, blocker)


def indestructible_stays(game: Game) -> Iterator[e.Event]:
    for event in zero_toughness(game):
        if isinstance(event, e.ZoneChange) and not has_primitive(
            game, event.object, "indestructible"
        ):
            yield event


def equipment_goes_along(game: Game) -> Iterator[e.Event]:
    for entity, thing, values in on_board(game).attached:
        if "Equipment" in values.subtypes and thing.attached_to is not None:
            if not may_attach(game, entity, thing.attached_to):
                yield e.ZoneChange(
                    object=entity, to=Zone.GRAVEYARD, reason="die", rules=("704.5n",)
                )


def lost_once_empty(game: Game) -> Iterator[e.Event]:
    for player in game.players:
        if not player.library and not player.blanks and not player.lost and not player.left:
            yield e.LosesGame(player=player.id, why="empty library", rules=("704.5b",))


MISCONCEPTIONS: Final = (
    wrong("illegal-targets-still-resolve", "608.2b", "", "all_targets_illegal", never),
    wrong(
        "source-gone-ability-gone", "113.7a", "", "ability_independent", while_its_source_is_there
    ),
    wrong("stack-first-in-first-out", "405.5", "", "next_to_resolve", first_in_first_out),
    wrong("active-players-trigger-first", "603.3b", "", "apnap", active_player_last),
    wrong("goes-to-controllers-zone", "400.3", "", "whose_zone", of_its_controller),
    wrong("token-stays-where-it-went", "111.7", "", "stray_tokens", nothing_happens),
    wrong("tapped-blocker-no-damage", "510.1a", "", "combat_damage_of", tapped_deals_none),
    wrong("summoning-sick-cannot-block", "302.6", "", "new_creature_cannot_block", new_ones_cannot),
    wrong("indestructible-survives-zero", "704.5f", "", "zero_toughness", indestructible_stays),
    wrong("equipment-dies-with-creature", "704.5n", "", "loose_equipment", equipment_goes_along),
    wrong("aura-stays-behind", "704.5m", "", "loose_auras", nothing_happens),
    wrong("empty-library-loses-at-once", "704.5b", "", "empty_library", lost_once_empty),
)
