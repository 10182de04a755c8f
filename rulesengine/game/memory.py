"""What happened this turn, looked up in the history of events (for "this turn" conditions)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import Announced, is_player
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.vocabulary import word
from rulesengine.ir.conditions import DidThisTurn
from rulesengine.ir.words import CardType, Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.quantities import Happened


def count_happened(game: Game, quantity: Happened, context: Context) -> int:
    """How often or how much something happened this turn."""
    return sum(HAPPENINGS[quantity.what](game, context))


def damaged_this_combat(game: Game, entity: EntityId) -> Iterator[EntityId]:
    """The players an object has dealt combat damage to since this combat began."""
    for event in reversed(game.this_turn()):
        if isinstance(event, e.StepBegins) and event.step is Step.BEGINNING_OF_COMBAT:
            return
        if isinstance(event, e.Damage) and event.combat and event.source == entity:
            if is_player(event.to):
                yield event.to


def did_this_turn(game: Game, condition: DidThisTurn, context: Context) -> bool:
    if condition.what in (CAST_SUCH, YOU_CAST_SUCH):
        return _cast_such(game, condition, context)
    if condition.what in (DAMAGED_BY_SUCH, DEALT_SO_MUCH):
        return _was_dealt(game, condition, context)
    return DEEDS[condition.what](game, context)


DAMAGED_BY_SUCH = word(DidThisTurn, "was dealt combat damage by such")
DEALT_SO_MUCH = word(DidThisTurn, "was dealt so much damage")


def _was_dealt(game: Game, condition: DidThisTurn, context: Context) -> bool:
    """Whether one of the players was dealt that much damage, or combat damage by such a source."""
    assert condition.player is not None
    total: dict[EntityId, int] = {}
    for ev in game.this_turn():
        if not isinstance(ev, e.Damage) or not is_player(ev.to):
            continue
        if not player_fits(game, condition.player, ev.to, context):
            continue
        if condition.filter is None or (
            ev.combat
            and ev.source is not None
            and matches(game, condition.filter, ev.source, context)
        ):
            total[ev.to] = total.get(ev.to, 0) + ev.amount
    return any(amount >= condition.at_least for amount in total.values())


CAST_SUCH = word(DidThisTurn, "cast such a spell")
YOU_CAST_SUCH = word(DidThisTurn, "you cast such a spell")


def _cast_such(game: Game, condition: DidThisTurn, context: Context) -> bool:
    """As many spells of that kind as it says, as they were cast (608.2h)."""
    assert condition.filter is not None
    reading = context.casting()
    count = 0
    for ev in casts(game, context):
        yours = ev.player == context.controller
        if condition.player is not None:
            yours = player_fits(game, condition.player, ev.player, context)
        other = not condition.other or ev.object != context.source
        if yours and other and matches(game, condition.filter, ev.object, reading):
            count += 1
    return count >= condition.at_least


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


def _cast_by_you(game: Game, context: Context) -> Amounts:
    return (1 for ev in casts(game, context) if ev.player == context.controller)


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


def _drawn(game: Game, context: Context) -> Amounts:
    return (
        1 for ev in game.this_turn() if isinstance(ev, e.Draw) and ev.player == context.controller
    )


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


def _opponents_dealt(game: Game, context: Context) -> Amounts:
    return (
        ev.amount
        for ev in game.this_turn()
        if isinstance(ev, e.Damage) and is_player(ev.to) and ev.to != context.controller
    )


HAPPENINGS: dict[str, Callable[[Game, Context], Amounts]] = {
    "spells you cast": _cast_by_you,
    "other spells you cast": _other_cast_by_you,
    "spells cast before it": _cast_before,
    "cards you drew": _drawn,
    "creatures died": _creatures_died,
    "permanents put into graveyards": _permanents_put,
    "opponents who lost life": _losers,
    "damage opponents were dealt": _opponents_dealt,
}


def _amount(game: Game, kind: type, who: Callable[[EntityId], bool]) -> int:
    """How much, or how often, such a thing happened to those players this turn."""
    happened: list[Any] = [ev for ev in game.this_turn() if isinstance(ev, kind)]
    return sum(int(getattr(ev, "amount", 1)) for ev in happened if who(ev.player))


def _entered(game: Game, context: Context, *types: CardType) -> list[EntityId]:
    """Permanents of these types that entered under your control this turn."""
    found = []
    for ev in game.this_turn():
        if isinstance(ev, e.ZoneChange) and ev.to is Zone.BATTLEFIELD and ev.became is not None:
            values = characteristics(game, ev.became)
            if values.controller == context.controller and (not types or values.types & set(types)):
                found.append(ev.became)
    return found


def _left_yours(game: Game, context: Context) -> bool:
    return any(
        isinstance(ev, e.ZoneChange)
        and ev.from_zone is Zone.BATTLEFIELD
        and characteristics(game, ev.object).controller == context.controller
        for ev in game.this_turn()
    )


def _dealt_damage(game: Game, context: Context) -> bool:
    return any(
        isinstance(ev, e.Damage) and is_player(ev.to) and ev.to != context.controller
        for ev in game.this_turn()
    )


def _attacked(game: Game, context: Context) -> bool:
    return any(
        isinstance(ev, e.Attacks) and ev.player == context.controller and ev.pairs
        for ev in game.this_turn()
    )


def _attackers(game: Game, context: Context) -> int:
    """How many creatures a player attacked with this turn, each counted once."""
    declared = {
        attacker
        for ev in game.this_turn()
        if isinstance(ev, e.Attacks) and ev.player == context.controller
        for attacker, _ in ev.pairs
    }
    return len(declared)


def _yours(context: Context) -> Callable[[EntityId], bool]:
    return lambda player: player == context.controller


def _theirs(context: Context) -> Callable[[EntityId], bool]:
    return lambda player: player != context.controller


def _cast_last_turn(game: Game, context: Context, least: int) -> bool:
    return any(count >= least for count in game.cast_last_turn)


_NOT_CAST = Announced(controller=0)
DEEDS: dict[str, Callable[[Game, Context], bool]] = {
    "you attacked": _attacked,
    "you attacked with three or more creatures": lambda g, c: _attackers(g, c) >= 3,
    "creature died": lambda g, c: any(_creature_deaths(g, c)),
    "another creature died": lambda g, c: any(
        ev.object != c.source for ev in _creature_deaths(g, c)
    ),
    "creature you controlled died": lambda g, c: any(
        characteristics(g, ev.object).controller == c.controller for ev in _creature_deaths(g, c)
    ),
    "three or more creatures died": lambda g, c: sum(_creatures_died(g, c)) >= 3,
    "you gained life": lambda g, c: _amount(g, e.GainLife, _yours(c)) > 0,
    "you gained 3 or more life": lambda g, c: _amount(g, e.GainLife, _yours(c)) >= 3,
    "you gained or lost life": lambda g, c: (
        _amount(g, e.GainLife, _yours(c)) + _amount(g, e.LoseLife, _yours(c)) > 0
    ),
    "you lost life": lambda g, c: _amount(g, e.LoseLife, _yours(c)) > 0,
    "opponent lost life": lambda g, c: _amount(g, e.LoseLife, _theirs(c)) > 0,
    "opponent was dealt damage": _dealt_damage,
    "you cast another spell": lambda g, c: sum(_other_cast_by_you(g, c)) >= 1,
    "you cast two or more spells": lambda g, c: sum(_cast_by_you(g, c)) >= 2,
    "you cast a spell": lambda g, c: sum(_cast_by_you(g, c)) >= 1,
    "you drew two or more cards": lambda g, c: sum(_drawn(g, c)) >= 2,
    "you discarded a card": lambda g, c: _amount(g, e.Discard, _yours(c)) > 0,
    "you sacrificed a permanent": lambda g, c: _amount(g, e.Sacrifice, _yours(c)) > 0,
    "permanent you controlled left": _left_yours,
    "nonland permanent left": lambda g, c: any(
        isinstance(ev, e.ZoneChange)
        and ev.from_zone is Zone.BATTLEFIELD
        and CardType.LAND not in characteristics(g, ev.object).types
        for ev in g.this_turn()
    ),
    "spell was warped": lambda g, c: any(
        "warp" in (g.objects[ev.object].announced or _NOT_CAST).paid for ev in casts(g, c)
    ),
    "another creature entered under your control": lambda g, c: any(
        x != c.source for x in _entered(g, c, CardType.CREATURE)
    ),
    "artifact entered under your control": lambda g, c: bool(_entered(g, c, CardType.ARTIFACT)),
    "creature entered under your control": lambda g, c: bool(_entered(g, c, CardType.CREATURE)),
    "land entered under your control": lambda g, c: bool(_entered(g, c, CardType.LAND)),
    "two or more nonland permanents entered under your control": lambda g, c: (
        len([x for x in _entered(g, c) if CardType.LAND not in characteristics(g, x).types]) >= 2
    ),
    "you played a land": lambda g, c: g.player(c.controller).lands_played > 0,
    "player cast a spell last turn": lambda g, c: _cast_last_turn(g, c, 1),
    "player cast two or more spells last turn": lambda g, c: _cast_last_turn(g, c, 2),
    "you put a counter on a creature": lambda g, c: any(
        isinstance(ev, e.PutCounters) and ev.by == c.controller and not is_player(ev.on)
        for ev in g.this_turn()
    ),
}
