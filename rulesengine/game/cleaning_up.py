"""What the cleanup step does (514.1, 514.2): discard to hand size, damage wears off, effects end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.continuous import end_effects
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.references import denotes, player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.ir.statics import DamageStays, HandLimit
from rulesengine.ir.words import Duration

if TYPE_CHECKING:
    from rulesengine.game.game import Game

THIS_TURN = (Duration.END_OF_TURN, Duration.THIS_TURN)


def wear_off(game: Game) -> None:
    """514.2: damage is removed and "until end of turn" and "this turn" effects end, all at once."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.damage and not _stays(game, entity):
            thing.damage = 0
        if thing.deathtouched:
            thing.deathtouched = False
        if thing.regeneration:
            thing.regeneration = 0
        if "saddled" in thing.designations:  # 702.171b
            thing.designations = thing.designations - {"saddled"}
    game.rules["counters_stay"](game)
    end_effects(game, *THIS_TURN)
    ends = [
        effect for effect in game.effects
        if effect.duration is Duration.END_OF_YOUR_NEXT_TURN
        and effect.context.controller == game.active and effect.turn != game.turn
    ]  # fmt: skip
    if ends:
        game.effects = tuple(effect for effect in game.effects if effect not in ends)
    over = (*THIS_TURN, Duration.END_OF_COMBAT)
    if any(delayed.duration in over for delayed in game.delayed):
        game.delayed = tuple(d for d in game.delayed if d.duration not in over)


def _stays(game: Game, entity: EntityId) -> bool:
    """Whether an effect keeps damage marked on a permanent."""
    return any(
        denotes(game, effect.what, entity, context)
        for effect, context in static_effects(game, DamageStays)
    )


@rule("122.1")
def counters_stay(game: Game) -> None:
    """What becomes of counters as the turn ends: nothing."""


@rule("402.2")
def hand_limit(game: Game, player: EntityId) -> int | None:
    """The maximum hand size: seven, unless an effect says otherwise; None is none."""
    limit: int | None = 7
    for effect, context in static_effects(game, HandLimit):
        if player_fits(game, effect.who, player, context):
            if not effect.change:
                limit = effect.limit
            elif limit is not None:
                limit = max(0, limit + effect.change)
    return limit


def discard_to_hand_size(game: Game) -> None:
    """514.1: those whose hands are checked discard down to their maximum hand size."""
    for player in game.rules["discards_in_cleanup"](game):
        limit = game.rules["hand_limit"](game, player)
        hand = game.player(player).hand
        if limit is None or len(hand) <= limit:
            continue
        excess = len(hand) - limit
        decision = ChooseObjects(
            player=player, question="discard to hand size", rules=("514.1",), options=hand,
            least=excess, most=excess,
        )  # fmt: skip
        chosen = choose_objects(game, decision)
        happen(game, [e.Discard(object=c, player=player, rules=("514.1",)) for c in chosen])


@rule("514.1")
def discards_in_cleanup(game: Game) -> tuple[EntityId, ...]:
    """Whose hand is checked: the active player's."""
    return (game.active,)
