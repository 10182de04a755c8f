"""Loops of mandatory actions: the game is a draw (104.4b, 732.4).

While the stack does not empty and nobody chooses or does anything, positions are remembered. One that
comes back, or that comes back again and again with nothing but more of everything, has no way to stop.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

from rulesengine.game.objects import FIRST_OBJECT

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

PATIENCE = 12
"""Resolutions in a row before positions are looked at: what ends sooner is no loop."""
GROWTH = 60
"""How often a position has to come back with more of everything."""


class Sighting(NamedTuple):
    """When a position was last seen: after how many choices, with how much, how often in a row."""

    choices: int
    amounts: tuple[int, ...]
    times: int


def interrupted(game: Game) -> None:
    """A player has done something of their own will: what was seen before is no loop."""
    if game.resolved_in_a_row:
        game.resolved_in_a_row = 0
        game.positions_seen = {}


def is_loop(game: Game) -> bool:
    """Asked after each resolution: whether this position can only come back for ever."""
    if not game.stack or game.over:
        interrupted(game)
        return False
    game.resolved_in_a_row += 1
    if game.resolved_in_a_row < PATIENCE:
        return False
    choices = game.__dict__["choices_made"]
    exact, shape, amounts = _position(game)
    before = game.positions_seen.get(exact)
    if before is not None and before.choices == choices:
        return True
    grown = game.positions_seen.get(shape)
    times = 1
    if grown is not None and grown.choices == choices:
        more = len(grown.amounts) == len(amounts) and all(
            now >= then for now, then in zip(amounts, grown.amounts, strict=True)
        )
        times = grown.times + 1 if more else 1
    now = Sighting(choices, amounts, times)
    game.positions_seen = {**game.positions_seen, exact: now, shape: now}
    return times > GROWTH


Position = tuple[Hashable, Hashable, tuple[int, ...]]


def _position(game: Game) -> Position:
    """The position exactly, what it looks like without counting, and the counts."""
    zones = [game.battlefield, game.stack, game.exile, game.command]
    zones += [zone for player in game.players for zone in (player.hand, player.graveyard)]
    numbers = {e: n for n, e in enumerate(entity for zone in zones for entity in zone)}
    described = tuple(
        tuple(_described(game, game.objects[entity], numbers) for entity in zone) for zone in zones
    )
    here = (game.turn, game.step, game.active)
    libraries = tuple((player.library, player.blanks) for player in game.players)
    amounts = (
        *(player.life for player in game.players),
        *(sum(player.counters.values()) for player in game.players),
        *(len(player.library) + player.blanks for player in game.players),
        *(len(zone) for zone in zones),
        sum(sum(game.objects[entity].counters.values()) for entity in game.battlefield),
        len(game.effects),
        len(game.delayed),
    )
    top = game.objects[game.stack[-1]]
    shape = (here, "shape", id(top.ability), id(top.face))
    lasting = tuple(_meant(effect.affected, numbers) for effect in game.effects)
    return (here, described, libraries, lasting, amounts), shape, amounts


def _described(game: Game, thing: GameObject, numbers: dict[EntityId, int]) -> Hashable:
    """What tells an object from another; other objects by their place, as their numbers change."""
    announced = thing.announced
    targets = tuple(announced.targets.values()) if announced is not None else ()
    attached = () if thing.attached_to is None else (thing.attached_to,)
    return (
        id(thing.face), thing.owner, thing.controller_base, thing.tapped, thing.damage,
        thing.face_down, thing.transformed, thing.phased_out, thing.designations,
        tuple(sorted(thing.counters.items())), id(thing.ability), thing.regeneration,
        _meant(attached, numbers), _meant(thing.linked, numbers),
        tuple(_meant(chosen, numbers) for chosen in targets),
    )  # fmt: skip


def _meant(entities: tuple[EntityId, ...], numbers: dict[EntityId, int]) -> tuple[int, ...]:
    """Objects by their place; one that is gone is as good as another that is gone, players are themselves."""
    return tuple(
        numbers.get(entity, -entity if entity < FIRST_OBJECT else GONE) for entity in entities
    )


GONE = -1_000
