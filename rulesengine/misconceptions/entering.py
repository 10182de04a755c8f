"""What enters and leaves at once misread: evoke, exploit, put onto the battlefield attacking (508, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.entering_combat import put_attacking
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.timing import can_cast_now
from rulesengine.ir.words import Zone
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.triggering import PendingTrigger
    from rulesengine.game.ways import Way
    from rulesengine.ir.refs import Reference


def gone_before_it_triggers(game: Game, found: list[PendingTrigger]) -> list[PendingTrigger]:
    """What an evoked creature does as it enters is taken never to trigger: only its sacrifice does."""
    return [each for each in found if not _of_an_evoked_one(game, each)]


def _of_an_evoked_one(game: Game, pending: PendingTrigger) -> bool:
    event = pending.event
    entering = isinstance(event, e.ZoneChange) and event.to is Zone.BATTLEFIELD
    by_keyword = pending.held is not None and pending.held.keyword is not None
    return entering and not by_keyword and "evoked" in game.objects[pending.source].designations


def evoked_at_once(game: Game, player: EntityId, thing: GameObject, way: Way) -> tuple[str, ...]:
    """Evoke is taken to be an ability: usable whenever one has priority."""
    if way.name == "evoke" and game.priority == player:
        return ()
    return can_cast_now(game, player, thing, way)


def gone_with_its_trigger(
    game: Game, subject: Reference, source: EntityId, context: Context
) -> bool:
    """One that sacrificed itself is taken to be gone too early to see it."""
    return source == context.source and game.objects[source].became is None


def any_of_mine(game: Game, subject: Reference, source: EntityId, context: Context) -> bool:
    """Whatever creature of the player exploits."""
    return characteristics(game, source).controller == context.controller


def declared_too(game: Game, entity: EntityId, target: EntityId) -> bool:
    """What is put onto the battlefield attacking is taken to have been declared as an attacker."""
    attacking = put_attacking(game, entity, target)
    if attacking:
        player = characteristics(game, entity).controller
        happen(game, [e.Attacks(player=player, pairs=((entity, target),), rules=("508.1",))])
    return attacking


MISCONCEPTIONS: Final = (
    wrong(
        "evoke-no-enter-trigger", "702.74a", "evoke", "separate_triggers", gone_before_it_triggers
    ),
    wrong("evoke-any-time", "702.74a", "evoke", "can_cast_now", evoked_at_once),
    wrong("exploit-gone-no-trigger", "702.110b", "exploit", "exploiter", gone_with_its_trigger),
    wrong("exploit-any-exploiter", "702.110b", "exploit", "exploiter", any_of_mine),
    wrong("ninjutsu-triggers-attack", "508.4", "ninjutsu", "put_attacking", declared_too),
)
