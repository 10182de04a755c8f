"""What happened this turn, looked up in the history of events (for "this turn" conditions)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.deeds import deeds
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import Announced, is_player
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.conditions import DidThisTurn
    from rulesengine.ir.quantities import Happened


def count_happened(game: Game, quantity: Happened, context: Context) -> int:
    """How often or how much something happened this turn."""
    if quantity.what in HAPPENINGS:
        return sum(HAPPENINGS[quantity.what](game, context))
    happened = deeds(game, quantity.what, quantity.player, quantity.filter, context)
    return sum(deed.amount for deed in happened)


def damaged_this_combat(game: Game, entity: EntityId) -> Iterator[EntityId]:
    """The players an object has dealt combat damage to since this combat began."""
    for event in reversed(game.this_turn()):
        if isinstance(event, e.StepBegins) and event.step is Step.BEGINNING_OF_COMBAT:
            return
        if isinstance(event, e.Damage) and event.combat and event.source == entity:
            if is_player(event.to):
                yield event.to


def did_this_turn(game: Game, condition: DidThisTurn, context: Context) -> bool:
    """Whether one of the players meant did so much of it, or all together where none is named."""
    special = SPECIAL.get(condition.what)
    if special is not None:
        return special(game, context)
    return done_this_turn(game, condition, context) >= condition.at_least


def done_this_turn(game: Game, condition: DidThisTurn, context: Context) -> int:
    """How much of it one of the players did: "that many", after "if one or more … this turn"."""
    if condition.what in SPECIAL:
        return 0
    total: dict[EntityId | None, int] = {}
    for deed in deeds(
        game, condition.what, condition.player, condition.filter, context, condition.last_turn
    ):
        if condition.other and deed.object == context.source:
            continue
        whose = None if condition.player is None else deed.player
        total[whose] = total.get(whose, 0) + deed.amount
    return max(total.values(), default=0)


Amounts = Iterator[int]


def casts(game: Game, context: Context) -> Iterator[e.Cast]:
    copies = not game.rules["copies_are_not_cast"](game)
    for ev in game.this_turn():
        if isinstance(ev, e.Cast) and (copies or not ev.copied):
            yield ev


@rule("707.10")
def copies_are_not_cast(game: Game) -> bool:
    """A copy is put onto the stack: nothing that waits for or counts casting sees it."""
    return True


def _other_cast_by_you(game: Game, context: Context) -> Amounts:
    return (
        1
        for ev in casts(game, context)
        if ev.player == context.controller and ev.object != context.source
    )


def _cast_before(game: Game, context: Context) -> Amounts:
    yield game.rules["spells_cast_before"](game, context)


@rule("702.40a")
def spells_cast_before(game: Game, context: Context) -> int:
    """Every player's spells cast before the source this turn, whatever became of them."""
    return len(cast_before(game, context))


def cast_before(game: Game, context: Context) -> list[EntityId]:
    found: list[EntityId] = []
    for ev in casts(game, context):
        if ev.object == context.source:
            break
        found.append(ev.object)
    return found


def deaths(game: Game) -> Iterator[e.ZoneChange]:
    for ev in game.this_turn():
        if isinstance(ev, e.ZoneChange) and ev.from_zone is Zone.BATTLEFIELD:
            if ev.to is Zone.GRAVEYARD:
                yield ev


def _creature_deaths(game: Game, context: Context) -> Iterator[e.ZoneChange]:
    return (
        ev for ev in deaths(game) if CardType.CREATURE in characteristics(game, ev.object).types
    )


def _creatures_died(game: Game, context: Context) -> Amounts:
    return (1 for _ in _creature_deaths(game, context))


def _permanents_put(game: Game, context: Context) -> Amounts:
    return (1 for _ in deaths(game))


def _losers(game: Game, context: Context) -> Amounts:
    lost = {
        ev.player
        for ev in game.this_turn()
        if isinstance(ev, e.LoseLife) and ev.player != context.controller
    }
    return (1 for _ in lost)


def _opponents_attacked(game: Game, context: Context) -> Amounts:
    """508.6: opponents you declared an attack on this combat, each counted once."""
    attacked: set[EntityId] = set()
    for ev in reversed(game.this_turn()):
        if isinstance(ev, e.StepBegins) and ev.step is Step.BEGINNING_OF_COMBAT:
            break
        if isinstance(ev, e.Attacks) and ev.player == context.controller:
            attacked.update(defender for _, defender in ev.pairs if is_player(defender))
    return (1 for _ in attacked)


HAPPENINGS: dict[str, Callable[[Game, Context], Amounts]] = {
    "other spells you cast": _other_cast_by_you,
    "spells cast before it": _cast_before,
    "creatures died": _creatures_died,
    "permanents put into graveyards": _permanents_put,
    "opponents who lost life": _losers,
    "opponents you attacked this combat": _opponents_attacked,
}


def _life_changed(game: Game, context: Context) -> bool:
    return any(
        isinstance(ev, e.GainLife | e.LoseLife) and ev.player == context.controller
        for ev in game.this_turn()
    )


def _attacked_this_step(game: Game, context: Context) -> bool:
    declared = [ev for ev in game.this_turn() if isinstance(ev, e.Attacks)]
    if game.step is not Step.DECLARE_ATTACKERS or not declared:
        return False
    return any(defender == context.controller for _, defender in declared[-1].pairs)


def _warped(game: Game, context: Context) -> bool:
    return any(
        "warp" in (game.objects[ev.object].announced or _NOT_CAST).paid
        for ev in casts(game, context)
    )


_NOT_CAST = Announced(controller=0)
SPECIAL: dict[str, Callable[[Game, Context], bool]] = {
    "you gained or lost life": _life_changed,
    "in first combat phase": lambda g, c: (
        g.combats_this_turn == 1 and ("combat" in g.step.value or "declare" in g.step.value)
    ),
    "were attacked this step": _attacked_this_step,
    "spell was warped": _warped,
}
"""What no kind of deed in `DEEDS` says: two kinds at once, or how a spell was cast."""
