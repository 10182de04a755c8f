"""Zones (rule 400): what is in them, and taking an object out of one or putting it into another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.cards.definition import Face
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.players import Player

BLANK = Face(name="", types=frozenset({CardType.LAND}), type_line="Land")
"""The unnamed cards below what a scenario lists of a library."""

_SHARED = {
    Zone.BATTLEFIELD: "battlefield",
    Zone.STACK: "stack",
    Zone.EXILE: "exile",
    Zone.COMMAND: "command",
    Zone.ANTE: "ante",
}
_OWN = {
    Zone.LIBRARY: "library",
    Zone.HAND: "hand",
    Zone.GRAVEYARD: "graveyard",
    Zone.OUTSIDE: "outside",
}
PUBLIC = frozenset(
    {Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND, Zone.GRAVEYARD, Zone.ANTE}
)


def library(game: Game, player: EntityId) -> tuple[EntityId, ...]:
    """A player's whole library, blank cards included; they become objects here."""
    owner = game.player(player)
    if owner.blanks:
        made = [game.new_object(BLANK, player, Zone.LIBRARY).id for _ in range(owner.blanks)]
        owner.library = owner.library + tuple(made)
        owner.blanks = 0
    return owner.library


def top_of_library(game: Game, player: EntityId, count: int) -> tuple[EntityId, ...]:
    """The top cards, fewer where there are not so many."""
    owner = game.player(player)
    if len(owner.library) < count and owner.blanks:
        library(game, player)
    return owner.library[:count]


def members(game: Game, zone: Zone) -> tuple[EntityId, ...]:
    """All objects of a zone, every player's together."""
    shared = _SHARED.get(zone)
    if shared is not None:
        return getattr(game, shared)  # type: ignore[no-any-return]
    own = _OWN.get(zone)
    if own is None:
        return ()
    if zone is Zone.LIBRARY:
        return tuple(entity for player in game.players for entity in library(game, player.id))
    return tuple(entity for player in game.players for entity in getattr(player, own))


def members_of(game: Game, zone: Zone, player: EntityId) -> tuple[EntityId, ...]:
    """A player's own zone; of a shared zone what that player owns."""
    own = _OWN.get(zone)
    if zone is Zone.LIBRARY:
        return library(game, player)
    if own is not None:
        return getattr(game.player(player), own)  # type: ignore[no-any-return]
    return tuple(e for e in members(game, zone) if game.objects[e].owner == player)


def take_out(game: Game, thing: GameObject) -> None:
    """Remove an object's id from the zone it is in."""
    shared = _SHARED.get(thing.zone)
    if shared is not None:
        held = getattr(game, shared)
        setattr(game, shared, tuple(e for e in held if e != thing.id))
        return
    own = _OWN.get(thing.zone)
    if own is not None:
        owner = game.player(thing.owner)
        setattr(owner, own, tuple(e for e in getattr(owner, own) if e != thing.id))


def put_in(game: Game, thing: GameObject, position: int | None = None) -> None:
    """Add an object's id to the zone it says it is in; in a library at `position` from the top."""
    shared = _SHARED.get(thing.zone)
    if shared is not None:
        setattr(game, shared, (*getattr(game, shared), thing.id))
        return
    own = _OWN.get(thing.zone)
    if own is None:
        return
    owner: Player = game.player(thing.owner)
    held = getattr(owner, own)
    if thing.zone is Zone.LIBRARY:
        if position is None or position == 0:
            held = (thing.id, *held)
        else:
            held = library(game, owner.id)
            at = len(held) if position < 0 else min(position, len(held))
            held = (*held[:at], thing.id, *held[at:])
        owner.library = held
    elif thing.zone is Zone.GRAVEYARD:
        owner.graveyard = (thing.id, *held)
    else:
        setattr(owner, own, (*held, thing.id))


def shuffle(game: Game, player: EntityId) -> None:
    """Rule 701.24: a new random order, from the game's own generator."""
    owner = game.player(player)
    cards = list(library(game, player))
    game.rng.shuffle(cards)
    owner.library = tuple(cards)
