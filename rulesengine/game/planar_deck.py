"""Planar decks before the game: which are legal, and the first plane (901.3, 901.5, 901.15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game.planar_cards import (
    PLANAR,
    deck_of,
    give_to_controller,
    is_phenomenon,
    set_deck,
)
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

LEAST = 10
MOST_PHENOMENA = 2
SHARED_LEAST = 40
SHARED_EACH = 10


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a planar deck is not legal, and the rule that says so."""

    rule: str
    reason: str


def own_deck_problems(deck: Iterable[Face]) -> tuple[Problem, ...]:
    """A player's own planar deck (901.3): ten cards or more, at most two phenomena, no two alike."""
    return tuple(_problems(tuple(deck), "901.3", LEAST, MOST_PHENOMENA))


def shared_deck_problems(deck: Iterable[Face], players: int) -> tuple[Problem, ...]:
    """The single planar deck of all players (901.15a), the smaller of forty cards and ten for each."""
    least = min(SHARED_LEAST, SHARED_EACH * players)
    return tuple(_problems(tuple(deck), "901.15a", least, MOST_PHENOMENA * players))


def _problems(deck: tuple[Face, ...], rule: str, least: int, phenomena: int) -> Iterator[Problem]:
    for face in deck:
        if not face.types & PLANAR:
            yield Problem(rule, f"{face.name} is neither a plane nor a phenomenon")
    if len(deck) < least:
        yield Problem(rule, f"it has {len(deck)} cards, and needs at least {least}")
    encountered = sum(CardType.PHENOMENON in face.types for face in deck)
    if encountered > phenomena:
        yield Problem(rule, f"it has {encountered} phenomena, and may have {phenomena}")
    for name, count in Counter(face.name for face in deck).items():
        if count > 1:
            yield Problem(rule, f"{name} is in it {count} times")


@rule("901.5")
def starting_plane(game: Game) -> None:
    """The starting player turns up the first plane before the first turn."""
    turn_up_first_plane(game, game.active)


def turn_up_first_plane(game: Game, player: EntityId) -> EntityId | None:
    """103.7, 901.5: the starting player's first plane; phenomena go to the bottom, nothing triggers."""
    for _ in deck_of(game, player):
        card, *rest = deck_of(game, player)
        if is_phenomenon(game, card):
            set_deck(game, player, (*rest, card))
            continue
        set_deck(game, player, tuple(rest))
        game.objects[card].timestamp = game.tick()
        game.command = (*game.command, card)
        game.planechase = True
        give_to_controller(game)
        game.note(
            "planeswalk", ("901.5",), player=game.name_of(player), away=[], to=[game.name_of(card)]
        )
        return card
    return None
