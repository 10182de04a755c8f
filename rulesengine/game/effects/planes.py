"""Instructions about planes, planar decks, the planar die and the turn order (701.31, 901)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import planechase
from rulesengine.game.context import Context
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.effects.library import arrange, note_reveal
from rulesengine.game.objects import EntityId
from rulesengine.game.planar_cards import deck_of, is_plane, put_on_bottom, put_on_top
from rulesengine.game.quantities import number
from rulesengine.game.resolving import acts
from rulesengine.ir import actions as a
from rulesengine.ir import planar as p

if TYPE_CHECKING:
    from rulesengine.game.game import Game


@acts(a.Planeswalk)
def planeswalk(game: Game, action: a.Planeswalk, context: Context, player: EntityId) -> None:
    planechase.planeswalk(game, player)


@acts(a.RollPlanarDie)
def roll_planar_die(
    game: Game, action: a.RollPlanarDie, context: Context, player: EntityId
) -> None:
    """Outside a Planechase game there is no planar die to roll."""
    if game.planechase:
        planechase.roll(game, player)


@acts(a.ChaosEnsues)
def chaos_ensues(game: Game, action: a.ChaosEnsues, context: Context, player: EntityId) -> None:
    if game.planechase:
        game.rules["chaos_ensues"](game)


@acts(a.ReverseTurnOrder)
def reverse_turn_order(
    game: Game, action: a.ReverseTurnOrder, context: Context, player: EntityId
) -> None:
    game.turn_order_reversed = not game.turn_order_reversed
    game.note("turn order", ("101.4",), player=game.name_of(player))


# Planar decks: cards looked through stay in the deck until they are put somewhere ------------------------

REVEALED = "planar cards revealed"


@acts(p.RevealPlanar)
def reveal_planar(game: Game, action: p.RevealPlanar, context: Context, player: EntityId) -> None:
    """So many cards, or as many as it takes to reveal so many planes."""
    wanted = number(game, action.count, context)
    seen: list[EntityId] = []
    for card in deck_of(game, player):
        if wanted <= 0:
            break
        seen.append(card)
        if not action.until or is_plane(game, card):
            wanted -= 1
    context.slots[action.slot] = tuple(seen)
    context.memory[REVEALED] = tuple(seen)
    note_reveal(game, tuple(seen))


@acts(p.PutInPlanarDeck)
def put_in_planar_deck(
    game: Game, action: p.PutInPlanarDeck, context: Context, player: EntityId
) -> None:
    context.memory["among"] = context.memory.get(REVEALED, ())
    cards = objects_meant(game, action.what, context, player)
    del context.memory["among"]
    (put_on_bottom if action.bottom else put_on_top)(game, player, cards)
    _used(context, cards)


@acts(p.PutPlanarRest)
def put_planar_rest(
    game: Game, action: p.PutPlanarRest, context: Context, player: EntityId
) -> None:
    rest = context.memory.get(REVEALED, ())
    if action.random:
        rest = tuple(game.rng.sample(list(rest), len(rest)))
    else:
        rest = arrange(game, player, rest, "order")
    put_on_bottom(game, player, rest)


@acts(p.PlaneswalkTo)
def planeswalk_to(game: Game, action: p.PlaneswalkTo, context: Context, player: EntityId) -> None:
    """Away from everything face up, to all the planes revealed at once."""
    cards = objects_meant(game, action.what, context, player)
    planes = tuple(card for card in cards if is_plane(game, card))
    planechase.planeswalk_to(game, player, planes)
    _used(context, planes)


def _used(context: Context, cards: tuple[EntityId, ...]) -> None:
    left = (card for card in context.memory.get(REVEALED, ()) if card not in cards)
    context.memory[REVEALED] = tuple(left)


@acts(p.SelectAtRandom)
def select_at_random(
    game: Game, action: p.SelectAtRandom, context: Context, player: EntityId
) -> None:
    """The target was selected as the ability was put on the stack."""
