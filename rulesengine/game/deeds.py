"""What players did and what became of objects this turn or the last, one by one (603.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesengine.game import events as e
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.objects import is_player
from rulesengine.game.references import player_fits
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.ir.filters import Filter
    from rulesengine.ir.refs import PlayerRef


class Deed(NamedTuple):
    """Somebody did something, or had it happen: `amount` of it, with or to `object`."""

    player: EntityId | None
    object: EntityId | None = None
    amount: int = 1


Events = Iterable[e.Event]
Deeds = Iterator[Deed]


def _moves(game: Game, events: Events, from_zone: Zone | None, to: Zone | None) -> Deeds:
    for ev in events:
        if isinstance(ev, e.ZoneChange) and to in (None, ev.to):
            if from_zone in (None, ev.from_zone) and ev.to is not ev.from_zone:
                yield Deed(game.objects[ev.object].owner, ev.object)


def _left(game: Game, events: Events, to: Zone | None = None) -> Deeds:
    """Permanents that left the battlefield, each with its last controller."""
    for deed in _moves(game, events, Zone.BATTLEFIELD, to):
        assert deed.object is not None
        yield Deed(controller(game, deed.object), deed.object)


def _entered(game: Game, events: Events) -> Deeds:
    for ev in events:
        if isinstance(ev, e.ZoneChange) and ev.to is Zone.BATTLEFIELD and ev.became is not None:
            owner = game.objects[ev.became].owner
            yield Deed(ev.controller if ev.controller is not None else owner, ev.became)


def _arrived(game: Game, events: Events, zone: Zone, from_zone: Zone | None = None) -> Deeds:
    for ev in events:
        if isinstance(ev, e.ZoneChange) and ev.to is zone and ev.became is not None:
            if from_zone in (None, ev.from_zone):
                yield Deed(game.objects[ev.object].owner, ev.became)


def _by_player(kind: type[Any]) -> Callable[[Game, Events], Deeds]:
    """Events with a player, maybe an object, and an amount where they have one."""

    def deeds(game: Game, events: Events) -> Deeds:
        for ev in events:
            if isinstance(ev, kind):
                much = getattr(ev, "amount", getattr(ev, "count", 1))
                yield Deed(ev.player, getattr(ev, "object", None), much)

    return deeds


def _does(what: str) -> Callable[[Game, Events], Deeds]:
    def deeds(game: Game, events: Events) -> Deeds:
        for ev in events:
            if isinstance(ev, e.PlayerDoes) and ev.what == what:
                yield Deed(ev.player, ev.object)

    return deeds


def _cast(game: Game, events: Events, zone: Zone | None = None, not_from: bool = False) -> Deeds:
    """Spells cast, from a zone or from any but that; copies are not cast (707.10)."""
    copies = not game.rules["copies_are_not_cast"](game)
    for ev in events:
        if isinstance(ev, e.Cast) and (copies or not ev.copied):
            announced = game.objects[ev.object].announced
            origin = announced.from_zone if announced is not None else None
            if zone is None or (origin is zone) is not not_from:
                yield Deed(ev.player, ev.object)


def _attacked(game: Game, events: Events) -> Deeds:
    """Every creature a player attacked with, once (508.1)."""
    declared = [ev for ev in events if isinstance(ev, e.Attacks)]
    for player, attacker in dict.fromkeys((ev.player, a) for ev in declared for a, _ in ev.pairs):
        yield Deed(player, attacker)


def _attacked_with_power(game: Game, events: Events) -> Deeds:
    """The creatures of the last declaration, each with its power now or as it last was (608.2h)."""
    declared = [ev for ev in events if isinstance(ev, e.Attacks)][-1:]
    for ev in declared:
        for attacker, _ in ev.pairs:
            yield Deed(ev.player, attacker, characteristics(game, attacker).power or 0)


def _dealt_to(game: Game, events: Events, combat: bool = False) -> Deeds:
    """Damage dealt to players, with its source."""
    for ev in events:
        if isinstance(ev, e.Damage) and is_player(ev.to) and (ev.combat or not combat):
            yield Deed(ev.to, ev.source, ev.amount)


def _counters_put(game: Game, events: Events) -> Deeds:
    for ev in events:
        if isinstance(ev, e.PutCounters) and not is_player(ev.on):
            yield Deed(ev.by, ev.on, ev.count)


def _played_lands(game: Game, events: Events) -> Deeds:
    for ev in events:
        if isinstance(ev, e.ZoneChange) and ev.reason == "play" and ev.became is not None:
            yield Deed(ev.by, ev.became)


DEEDS: dict[str, Callable[[Game, Events], Deeds]] = {
    "died": lambda g, evs: _left(g, evs, Zone.GRAVEYARD),
    "left": _left,
    "entered": _entered,
    "put into graveyard": lambda g, evs: _arrived(g, evs, Zone.GRAVEYARD),
    "left graveyard": lambda g, evs: _moves(g, evs, Zone.GRAVEYARD, None),
    "put into exile": lambda g, evs: _arrived(g, evs, Zone.EXILE),
    "returned to hand": lambda g, evs: _arrived(g, evs, Zone.HAND, Zone.BATTLEFIELD),
    "sacrificed": _by_player(e.Sacrifice),
    "discarded": _by_player(e.Discard),
    "drew": _by_player(e.Draw),
    "gained life": _by_player(e.GainLife),
    "lost life": _by_player(e.LoseLife),
    "created": _by_player(e.CreateTokens),
    "attacked with": _attacked,
    "attacked this combat with power": _attacked_with_power,
    "cast": _cast,
    "cast from hand": lambda g, evs: _cast(g, evs, Zone.HAND),
    "cast from elsewhere": lambda g, evs: _cast(g, evs, Zone.HAND, not_from=True),
    "played a land": _played_lands,
    "was dealt damage": _dealt_to,
    "was dealt combat damage": lambda g, evs: _dealt_to(g, evs, combat=True),
    "put counters on": _counters_put,
    **{what: _does(what) for what in ("commit a crime", "surveil", "scry", "explore", "search",
                                      "cycle", "investigate")},
}  # fmt: skip


def deeds(
    game: Game,
    what: str,
    player: PlayerRef | None,
    filter: Filter | None,
    context: Context,
    last_turn: bool = False,
) -> Deeds:
    """Those of one kind that are these players' doing and about what fits."""
    events = game.last_turn() if last_turn else game.this_turn()
    reading = context.casting() if what.startswith("cast") else context
    for deed in DEEDS[what](game, events):
        if player is not None:
            if deed.player is None or not player_fits(game, player, deed.player, context):
                continue
        if filter is not None:
            if deed.object is None or not matches(game, filter, deed.object, reading):
                continue
        yield deed
