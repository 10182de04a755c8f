"""Continuous effects from resolving spells and abilities (611.2), and how long they last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game.objects import is_player
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.changes import Change
    from rulesengine.ir.refs import Reference
    from rulesengine.ir.statics import StaticEffect


@dataclass(frozen=True, slots=True, eq=False)
class ContinuousEffect:
    """Changes of the objects it was locked to (611.2c), or a rule for a while (`static`).

    With `what` no characteristic is changed, so that it applies to all that fit at any time (611.2c).

    `turn` is the turn it began in, `until_turn_of` whose next turn ends it.
    """

    timestamp: int
    context: Context
    duration: Duration
    affected: tuple[EntityId, ...] = ()
    changes: tuple[Change, ...] = ()
    static: StaticEffect | None = None
    turn: int = 0
    what: Reference | None = None


def source_gone(game: Game, effect: ContinuousEffect) -> bool:
    """Whether an effect that lasts as long as its source does has ended (611.2b)."""
    source = effect.context.source
    if is_player(source):
        return False
    thing = game.objects[source]
    match effect.duration:
        case Duration.WHILE_SOURCE_ON_BATTLEFIELD | Duration.UNTIL_SOURCE_LEAVES:
            return thing.zone is not Zone.BATTLEFIELD or thing.became is not None
        case Duration.WHILE_YOU_CONTROL_SOURCE:
            from rulesengine.game.layers import characteristics

            gone = thing.zone is not Zone.BATTLEFIELD or thing.became is not None
            return gone or characteristics(game, source).controller != effect.context.controller
        case Duration.WHILE_SOURCE_TAPPED:
            return thing.zone is not Zone.BATTLEFIELD or not thing.tapped
    return False


def end_effects(game: Game, *durations: Duration) -> None:
    """Effects with one of these durations end at the same time (514.2, 511.3)."""
    if any(effect.duration in durations for effect in game.effects):
        game.effects = tuple(e for e in game.effects if e.duration not in durations)


def end_effects_of_gone_sources(game: Game) -> None:
    """Checked whenever something changed: "for as long as" never restarts (611.2b)."""
    if game.effects and any(source_gone(game, effect) for effect in game.effects):
        game.effects = tuple(e for e in game.effects if not source_gone(game, e))


def end_effects_at_end_step(game: Game) -> None:
    """ "Until the next end step", "until your next end step" (611.2a)."""
    yours = Duration.YOUR_NEXT_END_STEP
    if any(e.duration in (Duration.NEXT_END_STEP, yours) for e in game.effects):
        game.effects = tuple(
            e
            for e in game.effects
            if e.duration is not Duration.NEXT_END_STEP
            and not (e.duration is yours and e.context.controller == game.active)
        )


def end_effects_at_turn(game: Game, player: EntityId) -> None:
    """ "Until your next turn" ends as that turn begins."""
    ends = Duration.YOUR_NEXT_TURN
    if any(d.duration is ends and d.context.controller == player for d in game.delayed):
        game.delayed = tuple(
            d for d in game.delayed if not (d.duration is ends and d.context.controller == player)
        )
    if any(e.duration is ends and e.context.controller == player for e in game.effects):
        game.effects = tuple(
            e for e in game.effects if not (e.duration is ends and e.context.controller == player)
        )
