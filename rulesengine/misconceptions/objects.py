"""Tokens, status, hands and the stack misread (110, 111, 402, 405, 514, 608, 702.26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from rulesengine.game import combat
from rulesengine.game import events as e
from rulesengine.game.attacking import summoning_sick
from rulesengine.game.lethal_damage import combat_damage_of
from rulesengine.game.pipeline import happen
from rulesengine.game.state_based_actions import loose_auras
from rulesengine.game.timing import sorcery_speed
from rulesengine.ir.words import Zone
from rulesengine.misconceptions.dying import nothing_happens
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.triggering import PendingTrigger

Pending = list["PendingTrigger"]


def tokens_do_not_die(game: Game, found: Pending) -> Pending:
    """What triggers on something dying is taken not to see tokens."""
    return [each for each in found if not _token_left(game, each.event)]


def _token_left(game: Game, event: e.Event | None) -> bool:
    left = isinstance(event, e.ZoneChange) and event.from_zone is Zone.BATTLEFIELD
    return isinstance(event, e.ZoneChange) and left and game.objects[event.object].token


def once_for_several(game: Game, found: Pending) -> Pending:
    """Several objects that die at once are taken to make an ability trigger a single time."""
    kept: dict[Any, PendingTrigger] = {}
    for each in found:
        kept.setdefault((each.source, id(each.held and each.held.ability)), each)
    return list(kept.values())


def tokens_are_never_sick(game: Game, creature: EntityId) -> bool:
    return not game.objects[creature].token and summoning_sick(game, creature)


def legends_of_one_player_stay(game: Game) -> Iterator[e.Event]:
    """The legend rule is taken to be about different players only."""
    yield from ()


def auras_go_along(game: Game) -> Iterator[e.Event]:
    """An Aura is taken to go to its owner's hand with the permanent that was returned there."""
    for event in loose_auras(game):
        if isinstance(event, e.ZoneChange):
            yield e.ZoneChange(object=event.object, to=Zone.HAND, rules=("704.5m",))


def tapped_fights_nobody(game: Game, creature: EntityId) -> int:
    """A blocker that becomes tapped is taken to be removed from combat."""
    thing = game.objects[creature]
    if thing.attacking is None:
        return 0 if thing.tapped else combat_damage_of(game, creature)
    blockers = combat.blockers_of(game, creature)
    if blockers and all(game.objects[each].tapped for each in blockers):
        return 0
    return combat_damage_of(game, creature)


def never(game: Game, creature: EntityId) -> bool:
    return False


def counters_lost(game: Game, thing: GameObject) -> None:
    thing.counters = {}


def attachments_lost(game: Game, thing: GameObject) -> None:
    off = [e.Unattach(object=each, off=thing.id, rules=("702.26g",)) for each in thing.attachments]
    if off:
        happen(game, off)


def everybody(game: Game) -> tuple[EntityId, ...]:
    return game.turn_order()


def nobody(game: Game) -> tuple[EntityId, ...]:
    return ()


def any_illegal(game: Game, kept: Mapping[int, tuple[EntityId, ...]]) -> bool:
    """One illegal target is taken to stop the whole spell."""
    announced = game.objects[game.stack[-1]].announced if game.stack else None
    chosen = announced.targets if announced is not None else {}
    return any(len(kept.get(slot, ())) < len(targets) for slot, targets in chosen.items())


def lands_at_any_time(game: Game, player: EntityId, card: EntityId) -> tuple[str, ...]:
    """A land that uses no stack is taken to be playable whenever one has priority."""
    return () if game.player(player).lands_played == 0 else ("305.2",)


def any_number_of_lands(game: Game, player: EntityId, card: EntityId) -> tuple[str, ...]:
    return sorcery_speed(game, player)


MISCONCEPTIONS: Final = (
    wrong("token-does-not-die", "111.7", "", "separate_triggers", tokens_do_not_die),
    wrong("trigger-once-for-several", "603.2c", "", "separate_triggers", once_for_several),
    wrong("token-never-sick", "302.6", "", "summoning_sick", tokens_are_never_sick),
    wrong("legend-rule-other-players", "704.5j", "", "legend_rule", legends_of_one_player_stay),
    wrong("aura-goes-to-hand", "704.5m", "", "loose_auras", auras_go_along),
    wrong("tapped-blocker-out-of-combat", "506.4", "", "combat_damage_of", tapped_fights_nobody),
    wrong("tapped-can-block", "509.1a", "", "tapped_cannot_block", never),
    wrong("phasing-loses-counters", "702.26d", "", "phases_in_as_it_was", counters_lost),
    wrong("phasing-loses-attachments", "702.26g", "", "phases_in_as_it_was", attachments_lost),
    wrong("everyone-discards-in-cleanup", "514.1", "", "discards_in_cleanup", everybody),
    wrong("hand-has-no-limit", "402.2", "", "discards_in_cleanup", nobody),
    wrong("land-any-time", "116.2a", "", "why_not_play", lands_at_any_time),
    wrong("land-any-number", "305.2", "", "why_not_play", any_number_of_lands),
    wrong("lethal-damage-waits", "704.3", "", "lethally_damaged", nothing_happens),
    wrong("one-illegal-target-enough", "608.2b", "", "all_targets_illegal", any_illegal),
)
