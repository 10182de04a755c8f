"""Planechase (901): the planar controller, the planar die, planeswalking, phenomena, players leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.continuous import end_effects
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.planar_cards import (
    PLANAR,
    deck_of,
    face_up,
    give_to_controller,
    is_phenomenon,
    is_plane,
    planar_controller,
)
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.triggering import PendingTrigger
from rulesengine.game.zones import take_out
from rulesengine.ir.actions import Planeswalk
from rulesengine.ir.effects import Do
from rulesengine.ir.refs import You
from rulesengine.ir.statics import PlanarDieReads
from rulesengine.ir.words import Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

PLANESWALKING = Do(You(), (Planeswalk(),))
"""What the planeswalking ability does (901.8)."""


# The planar die -----------------------------------------------------------------------------------------


def roll(game: Game, player: EntityId) -> None:
    """901.9: blank does nothing, chaos makes chaos ensue, the Planeswalker symbol triggers (901.8)."""
    rolled = game.agent.planar_die(game)
    result = game.rules["read_planar_die"](game, rolled)
    game.note("planar die", ("901.9",), player=game.name_of(player), result=result)
    happen(game, [e.PlayerDoes(player=player, what="roll the planar die", rules=("901.9d",))])
    if result == "chaos":
        game.rules["chaos_ensues"](game)
    elif result == "planeswalker":
        game.rules["planeswalker_rolled"](game, player)


@rule("901.9a")
def read_planar_die(game: Game, rolled: str) -> str:
    """The symbol rolled, or what an effect says it is."""
    for effect, _ in static_effects(game, PlanarDieReads):
        if effect.rolled == rolled:
            return effect.result
    return rolled


@rule("311.7")
def chaos_ensues(game: Game) -> None:
    """311.7, 901.9b: chaos abilities of the face-up planes trigger, under the planar controller."""
    happen(
        game, [e.PlayerDoes(player=planar_controller(game), what="chaos ensues", rules=("311.7",))]
    )


@rule("901.8")
def planeswalker_rolled(game: Game, player: EntityId) -> None:
    """The planeswalking ability triggers: it has no source, and the roller controls it."""
    from rulesengine.cards.definition import Face

    nameless = game.new_object(Face(name="planeswalking ability"), player, Zone.NOWHERE)
    pending = PendingTrigger(nameless.id, player, PLANESWALKING, None, {})
    game.pending = (*game.pending, pending)


# Planeswalking ------------------------------------------------------------------------------------------


def planeswalk(game: Game, player: EntityId) -> None:
    """701.31b: each face-up card to the bottom of its owner's deck, then the top of your own face up."""
    if not game.planechase or player != planar_controller(game):
        return  # 701.31a
    away = game.rules["order_of_planes"](game, player)
    walk(game, player, away, game.rules["next_card"](game, player, away))


@rule("701.31b")
def next_card(game: Game, player: EntityId, away: tuple[EntityId, ...]) -> tuple[EntityId, ...]:
    """The top card of one's own planar deck, to whose bottom one's own cards go first."""
    own = tuple(card for card in away if game.objects[card].owner == player)
    return (deck_of(game, player) or own)[:1]


@rule("701.31b")
def order_of_planes(game: Game, player: EntityId) -> tuple[EntityId, ...]:
    """The face-up cards in the order in which they go to the bottom."""
    cards = face_up(game)
    if len(cards) < 2:
        return cards
    decision = ChooseObjects(
        player=player, question="order of planes", rules=("701.31b",), options=cards,
        least=len(cards), most=len(cards), ordered=True,
    )  # fmt: skip
    return choose_objects(game, decision)


def planeswalk_to(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Planeswalk to particular cards of the planar deck, all at once (Spatial Merging)."""
    if cards and game.planechase and player == planar_controller(game):
        walk(game, player, face_up(game), cards)


def walk(
    game: Game, player: EntityId, away: tuple[EntityId, ...], to: tuple[EntityId, ...]
) -> None:
    """One event: away from some cards, to others; effects until then end (901.11)."""
    left_a_plane = game.rules["leaves_a_plane"](game, away)
    known = {card: characteristics(game, card) for card in away}
    happen(game, [e.Planeswalks(player=player, away=away, to=to, known=known, rules=("701.31b",))])
    end_effects(game, Duration.UNTIL_PLANESWALK)
    if left_a_plane:
        end_effects(game, Duration.UNTIL_PLANESWALK_FROM_PLANE)


@rule("901.11b")
def leaves_a_plane(game: Game, away: tuple[EntityId, ...]) -> bool:
    """Whether a plane is among what is planeswalked away from: a phenomenon is none."""
    return any(is_plane(game, card) for card in away)


@rule("704.6f")
def phenomenon_leaves(game: Game) -> bool:
    """A face-up phenomenon with no ability of it waiting or on the stack: planeswalk; whether so."""
    if not game.planechase:
        return False
    waiting = {pending.source for pending in game.pending}
    waiting |= {game.objects[entity].source or 0 for entity in game.stack}
    for card in face_up(game):
        if is_phenomenon(game, card) and card not in waiting:
            planeswalk(game, planar_controller(game))
            return True
    return False


# Leaving the game ---------------------------------------------------------------------------------------


def before_leaving(game: Game, player: EntityId) -> None:
    """901.6, 800.4p: the next player who wouldn't leave becomes the planar controller first."""
    if planar_controller(game) != player:
        return
    for other in game.turn_order(player):
        if other != player and not game.player(other).lost:
            game.planar_controller = other
            game.note("planar controller", ("901.6",), player=game.name_of(other))
            break
    give_to_controller(game)
    game.rules["keep_abilities_of_phenomena"](game, player)


@rule("901.10b")
def keep_abilities_of_phenomena(game: Game, player: EntityId) -> None:
    """They stay on the stack under the new planar controller."""
    for entity in game.stack:
        thing = game.objects[entity]
        if thing.controller_base == player and thing.source is not None:
            if is_phenomenon(game, thing.source):
                thing.owner = thing.controller_base = planar_controller(game)


def planes_leave(game: Game, player: EntityId) -> None:
    """901.10: face-up cards of a player who leaves go along; the planar controller turns up another."""
    gone = game.rules["planes_of"](game, player)
    leaver = game.player(player)
    leaver.planar_deck = ()
    if not gone:
        return
    if any(is_plane(game, card) for card in gone):
        game.rules["planeswalking_ability_ceases"](game)
    controller = planar_controller(game)
    walk(game, controller, gone, game.rules["turned_up_instead"](game, controller))


@rule("901.15b")
def planes_of(game: Game, player: EntityId) -> tuple[EntityId, ...]:
    """The face-up cards that leave with a player: those owned, of a communal deck by then none."""
    return tuple(card for card in face_up(game) if game.objects[card].owner == player)


@rule("901.10")
def turned_up_instead(game: Game, controller: EntityId) -> tuple[EntityId, ...]:
    """What is turned up at once as the owner of a plane leaves: the planar controller's top card."""
    return deck_of(game, controller)[:1]


@rule("901.10a")
def planeswalking_ability_ceases(game: Game) -> None:
    """A planeswalking ability on the stack is gone with the plane that left the game."""
    for entity in game.stack:
        thing = game.objects[entity]
        if thing.announced is not None and thing.announced.effect is PLANESWALKING:
            take_out(game, thing)
            thing.zone = Zone.NOWHERE


__all__ = ["PLANAR", "before_leaving", "face_up", "planes_leave", "planeswalk", "roll"]
