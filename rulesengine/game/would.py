"""Whether an event is the one a replacement effect waits for (614.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.conditions import holds
from rulesengine.game.layers import controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.references import denotes, player_fits
from rulesengine.ir.refs import PlayerRef, Reference
from rulesengine.ir.words import Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.ir.statics import Would


def would_match(game: Game, would: Would, event: e.Event, context: Context) -> bool:
    """Whether `event` is what `would` describes."""
    check = WOULD.get(would.what)
    return check is not None and check(game, would, event, context)


def _object(
    game: Game, reference: Reference | None, entity: EntityId | None, context: Context
) -> bool:
    if reference is None:
        return True
    return entity is not None and denotes(game, reference, entity, context)


def _player(game: Game, who: PlayerRef | None, player: EntityId | None, context: Context) -> bool:
    if who is None:
        return True
    return player is not None and player_fits(game, who, player, context)


def _dies(game: Game, would: Would, event: Any, context: Context) -> bool:
    return (
        isinstance(event, e.ZoneChange)
        and game.objects[event.object].zone is Zone.BATTLEFIELD
        and event.to is Zone.GRAVEYARD
        and _object(game, would.subject, event.object, context)
    )


def _moves(game: Game, would: Would, event: Any, context: Context) -> bool:
    if not isinstance(event, e.ZoneChange):
        return False
    thing = game.objects[event.object]
    if would.from_zone is not None and thing.zone is not would.from_zone:
        return False
    if would.to_zone is not None and event.to is not would.to_zone:
        return False
    if would.player is not None and not _player(game, would.player, thing.owner, context):
        return False
    return _object(game, would.subject, event.object, context)


def _leaves(game: Game, would: Would, event: Any, context: Context) -> bool:
    return (
        isinstance(event, e.ZoneChange)
        and game.objects[event.object].zone is (would.from_zone or Zone.BATTLEFIELD)
        and _object(game, would.subject, event.object, context)
    )


def _destroyed(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.Destroy) and _object(game, would.subject, event.object, context)


def _draws(game: Game, would: Would, event: Any, context: Context) -> bool:
    if not isinstance(event, e.Draw) or not _player(game, would.player, event.player, context):
        return False
    if would.but_first_in_draw_step and _first_in_draw_step(game, event.player):
        return False
    return would.during is None or holds(game, would.during, context)


def _first_in_draw_step(game: Game, player: EntityId) -> bool:
    """Whether a card that player draws now would be the first of their own draw step."""
    if game.step is not Step.DRAW or game.active != player:
        return False
    for event in reversed(game.this_turn()):
        if isinstance(event, e.StepBegins):
            return True
        if isinstance(event, e.Draw) and event.player == player:
            return False
    return True


def _discards(game: Game, would: Would, event: Any, context: Context) -> bool:
    return (
        isinstance(event, e.Discard)
        and _player(game, would.player, event.player, context)
        and _object(game, would.subject, event.object, context)
    )


def _discarded(game: Game, would: Would, event: Any, context: Context) -> bool:
    """The move that a discard comes down to (701.9a), so that another zone can take its place."""
    return (
        isinstance(event, e.ZoneChange)
        and event.reason == "discard"
        and _object(game, would.subject, event.object, context)
    )


def _gains_life(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.GainLife) and _player(game, would.player, event.player, context)


def _loses_life(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.LoseLife) and _player(game, would.player, event.player, context)


def _damage(game: Game, would: Would, event: Any, context: Context) -> bool:
    if not isinstance(event, e.Damage) or event.source is None:
        return False
    if would.combat is not None and event.combat is not would.combat:
        return False
    if would.source is not None and not denotes(game, would.source, event.source, context):
        return False
    if would.player is not None and would.subject is not None:
        if is_player(event.to):
            return _player(game, would.player, event.to, context)
        return _object(game, would.subject, event.to, context)
    if would.player is not None:
        return is_player(event.to) and _player(game, would.player, event.to, context)
    return _object(game, would.subject, event.to, context)


def _tokens(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.CreateTokens) and _player(game, would.player, event.player, context)


def _counters(game: Game, would: Would, event: Any, context: Context) -> bool:
    if not isinstance(event, e.PutCounters):
        return False
    if would.kind is not None and event.kind != would.kind:
        return False
    if would.source_player is not None and not _player(
        game, would.source_player, _putter(event), context
    ):
        return False
    if is_player(event.on):
        if would.subject is not None:
            return denotes(game, would.subject, event.on, context)
        return _player(game, would.player, event.on, context)
    if would.player is not None and would.subject is None:
        return _player(game, would.player, controller(game, event.on), context)
    return _object(game, would.subject, event.on, context)


def _putter(event: e.PutCounters) -> EntityId | None:
    """Who puts them; on what enters, its controller (122.6a)."""
    return event.entering.controller if event.entering is not None else event.by


def _counters_or_on_you(game: Game, would: Would, event: Any, context: Context) -> bool:
    if isinstance(event, e.PutCounters) and event.on == context.controller:
        return _player(game, would.source_player, _putter(event), context)
    return _counters(game, would, event, context)


def _counters_by_effect(game: Game, would: Would, event: Any, context: Context) -> bool:
    """614.16: what a cost, a turn-based action or damage puts there isn't put by an effect."""
    return _counters(game, would, event, context) and event.by_effect


def _loses_game(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.LosesGame) and _player(game, would.player, event.player, context)


def _untaps(game: Game, would: Would, event: Any, context: Context) -> bool:
    return isinstance(event, e.Untap) and _object(game, would.subject, event.object, context)


def _untaps_in_step(game: Game, would: Would, event: Any, context: Context) -> bool:
    """502.3: only the untapping that is the turn-based action, of the player whose step it is."""
    return (
        isinstance(event, e.Untap)
        and event.in_untap_step
        and _player(game, would.player, game.active, context)
        and _object(game, would.subject, event.object, context)
    )


def _mana(game: Game, would: Would, event: Any, context: Context) -> bool:
    return (
        isinstance(event, e.AddsMana)
        and _player(game, would.player, event.player, context)
        and _object(game, would.subject, event.source, context)
    )


WOULD: dict[str, Callable[[Game, Would, Any, Context], bool]] = {
    "die": _dies,
    "go": _moves,
    "be discarded": _discarded,
    "leave": _leaves,
    "be destroyed": _destroyed,
    "draw": _draws,
    "discard": _discards,
    "gain life": _gains_life,
    "lose life": _loses_life,
    "be dealt damage": _damage,
    "deal damage": _damage,
    "create tokens": _tokens,
    "put counters": _counters,
    "put counters or get them": _counters_or_on_you,
    "put counters by effect": _counters_by_effect,
    "lose the game": _loses_game,
    "untap": _untaps,
    "untap during untap step": _untaps_in_step,
    "produce mana": _mana,
}
