"""Plane and phenomenon cards (311, 312): whose they are, and moving between planar decks and face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.events import Planeswalks
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

PLANAR = frozenset({CardType.PLANE, CardType.PHENOMENON})


def planar_controller(game: Game) -> EntityId:
    """901.6: normally the active player; once that player has left, the next one."""
    return game.planar_controller or game.active


@rule("311.5")
def controller_of_plane(game: Game, plane: GameObject) -> EntityId:
    """The planar controller controls what is face up, whoever owns it."""
    return planar_controller(game)


def is_plane(game: Game, card: EntityId) -> bool:
    return CardType.PLANE in game.objects[card].face.types


def is_phenomenon(game: Game, card: EntityId) -> bool:
    return CardType.PHENOMENON in game.objects[card].face.types


def face_up(game: Game) -> tuple[EntityId, ...]:
    """Face-up planes and phenomena."""
    return tuple(card for card in game.command if game.objects[card].face.types & PLANAR)


def shared(game: Game) -> bool:
    """901.15: whether there is a single planar deck for all."""
    return game.shared_planar_deck


def deck_of(game: Game, player: EntityId) -> tuple[EntityId, ...]:
    """A player's planar deck, or the communal one (901.15c); top first."""
    return game.planar_deck if shared(game) else game.player(player).planar_deck


def set_deck(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    if shared(game):
        game.planar_deck = cards
    else:
        game.player(player).planar_deck = cards


def give_to_controller(game: Game) -> None:
    """311.5, 312.4: the planar controller controls what is face up, and owns a communal deck (901.15b)."""
    controller = planar_controller(game)
    for card in face_up(game):
        thing = game.objects[card]
        holder = game.rules["controller_of_plane"](game, thing)
        if thing.controller_base != holder:
            thing.controller_base = holder
        if shared(game) and thing.owner != controller:
            thing.owner = controller


def put_on_bottom(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Cards of a planar deck to its bottom, in this order."""
    rest = tuple(card for card in deck_of(game, player) if card not in cards)
    set_deck(game, player, (*rest, *cards))


def put_on_top(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    rest = tuple(card for card in deck_of(game, player) if card not in cards)
    set_deck(game, player, (*cards, *rest))


def commit_planeswalk(game: Game, event: Planeswalks) -> bool | None:
    """Turn cards face down, which makes them new objects (901.7a), and others face up."""
    turned = {card: _turn_down(game, event, card) for card in event.away}
    event.became = {old: new for old, new in turned.items() if new is not None}
    event.to = tuple(event.became.get(card, card) for card in event.to)
    for card in event.to:
        _turn_up(game, event.player, card)
    game.note(
        "planeswalk", event.rules, player=game.name_of(event.player),
        away=[game.name_of(card) for card in event.away], to=[game.name_of(card) for card in event.to],
    )  # fmt: skip
    return None


def _turn_down(game: Game, event: Planeswalks, card: EntityId) -> EntityId | None:
    """To the bottom of its owner's deck; a card whose owner has left leaves with them."""
    thing = game.objects[card]
    thing.last_known = event.known[card]
    game.command = tuple(other for other in game.command if other != card)
    if game.player(thing.owner).left:
        thing.zone = Zone.NOWHERE
        return None
    new = game.new_object(thing.face, thing.owner, Zone.COMMAND, thing.card)
    new.__dict__["was"] = card
    thing.became = new.id
    game.rules["turned_face_down"](game, thing, new)
    set_deck(game, thing.owner, (*deck_of(game, thing.owner), new.id))
    return new.id


@rule("901.7a")
def turned_face_down(game: Game, old: GameObject, new: GameObject) -> None:
    """A new object, with nothing of the old one's; what was left is remembered as it was (608.2h)."""


def _turn_up(game: Game, player: EntityId, card: EntityId) -> None:
    set_deck(game, player, tuple(other for other in deck_of(game, player) if other != card))
    thing = game.objects[card]
    thing.timestamp = game.tick()
    thing.controller_base = game.rules["controller_of_plane"](game, thing)
    if shared(game):
        thing.owner = player
    game.command = (*game.command, card)
