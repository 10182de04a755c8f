"""Planechase misread (311, 312, 701.31, 901)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesengine.game.planar_cards import (
    PLANAR,
    deck_of,
    face_up,
    is_phenomenon,
    planar_controller,
    set_deck,
    shared,
)
from rulesengine.game.planar_deck import turn_up_first_plane
from rulesengine.game.planechase import (
    chaos_ensues,
    phenomenon_leaves,
    planes_of,
    planeswalk,
    walk,
)
from rulesengine.game.timing import sorcery_speed
from rulesengine.ir.abilities import TriggeredAbility
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject

EntityIds = tuple["EntityId", ...]


# The planar die -----------------------------------------------------------------------------------------


def whenever_one_has_priority(game: Game, player: EntityId) -> tuple[str, ...]:
    return ()


def once_a_turn(game: Game, player: EntityId) -> tuple[str, ...]:
    return ("901.9",) if game.player(player).planar_rolls else sorcery_speed(game, player)


def on_ones_own_plane(game: Game, player: EntityId) -> tuple[str, ...]:
    """Only the owner of the plane is taken to be allowed to roll."""
    owned = any(game.objects[card].owner == player for card in face_up(game))
    return sorcery_speed(game, player) if owned else ("901.9",)


def one_each(game: Game, player: EntityId) -> int:
    return 1


def nothing(game: Game, player: EntityId) -> int:
    return 0


def one_after_the_first(game: Game, player: EntityId) -> int:
    return min(1, game.player(player).planar_rolls)


def every_roll_counts(game: Game, player: EntityId) -> int:
    """Rolls that an effect makes are taken to make the next one dearer, too."""
    rolls = 0
    for entry in game.log:
        if entry.event == "turn":
            rolls = 0
        rolls += entry.event == "planar die"
    return rolls


def chaos_too(game: Game, rolled: str) -> str:
    """Any symbol at all is taken to let one planeswalk."""
    return "planeswalker" if rolled == "chaos" else rolled


def once_each_turn(game: Game) -> None:
    """Chaos that was rolled before this turn is taken to have been all there is."""
    rolled = 0
    for entry in game.log:
        rolled = (
            0 if entry.event == "turn" else rolled + (entry.parameters.get("result") == "chaos")
        )
    if rolled <= 1:
        chaos_ensues(game)


def on_one_plane(game: Game) -> None:
    """Of several planes, only the one turned up last is taken to know chaos."""
    chaos_ensues(game)
    others = set(face_up(game)[:-1])
    game.pending = tuple(each for each in game.pending if each.source not in others)


def its_owner(game: Game, plane: GameObject) -> EntityId:
    return plane.owner


# Planeswalking ------------------------------------------------------------------------------------------


def at_once(game: Game, player: EntityId) -> None:
    """Planeswalking without an ability that waits on the stack."""
    planeswalk(game, player)


def from_the_deck_of_the_plane_left(game: Game, player: EntityId, away: EntityIds) -> EntityIds:
    owner = game.objects[away[0]].owner if away else player
    return deck_of(game, owner)[:1] or away[:1]


def counters_are_forgotten(game: Game, old: GameObject, new: GameObject) -> None:
    """What triggers on leaving is taken to find no counters any more."""
    old.counters = {}


def needs_its_plane(game: Game, thing: GameObject) -> bool:
    """An ability of a plane that is no longer face up is taken to be gone."""
    source = thing.source
    planar = source is not None and game.objects[source].face.types & PLANAR
    return not planar or source in face_up(game)


# Phenomena ----------------------------------------------------------------------------------------------


def stays(game: Game) -> bool:
    """A phenomenon stays until someone rolls the Planeswalker symbol."""
    return False


def once_it_has_resolved(game: Game) -> bool:
    """A phenomenon is left only once its ability has resolved, which one countered never does."""
    for card in face_up(game):
        if is_phenomenon(game, card) and _has_resolved(game, card):
            planeswalk(game, planar_controller(game))
            return True
    return False


def back_to_the_plane_left(game: Game) -> bool:
    """After a countered encounter the game is taken to go back to the plane it came from."""
    controller = planar_controller(game)
    waiting = {game.objects[entity].source for entity in game.stack}
    waiting |= {pending.source for pending in game.pending}
    for card in face_up(game):
        if is_phenomenon(game, card) and card not in waiting and not _has_resolved(game, card):
            walk(game, controller, face_up(game), deck_of(game, controller)[-1:])
            return True
    return phenomenon_leaves(game)


def plane_stays_meanwhile(game: Game, player: EntityId) -> EntityIds:
    """While a phenomenon is encountered the plane before it is taken to stay face up."""
    top = deck_of(game, player)[:1]
    if top and is_phenomenon(game, top[0]):
        return tuple(card for card in face_up(game) if is_phenomenon(game, card))
    return face_up(game)


def _has_resolved(game: Game, card: EntityId) -> bool:
    name = game.name_of(card)
    resolved = (entry for entry in game.log if entry.event == "resolve")
    return any(entry.parameters.get("object") == name for entry in resolved)


def without_waiting(game: Game) -> bool:
    """A phenomenon is left as soon as it has been turned up."""
    for card in face_up(game):
        if is_phenomenon(game, card):
            planeswalk(game, planar_controller(game))
            return True
    return False


def any_card(game: Game, away: EntityIds) -> bool:
    """Leaving a phenomenon is taken to be leaving a plane."""
    return bool(away)


# The game begins, and players leave it ------------------------------------------------------------------


def walked_to(game: Game) -> None:
    """The first plane is taken to be one that the starting player planeswalks to."""
    while (deck := deck_of(game, game.active)) and is_phenomenon(game, deck[0]):
        set_deck(game, game.active, (*deck[1:], deck[0]))
    planeswalk(game, game.active)


def encountered(game: Game) -> None:
    """A phenomenon turned up before the first turn is taken to be encountered."""
    deck = deck_of(game, game.active)
    if deck and is_phenomenon(game, deck[0]):
        planeswalk(game, game.active)
    else:
        turn_up_first_plane(game, game.active)


def without_triggers(game: Game) -> None:
    """What would trigger in the first turn is forgotten: the plane is turned up only after it."""
    turn_up_first_plane(game, game.active)
    for card in face_up(game):
        thing = game.objects[card]
        kept = tuple(
            each for each in thing.face.abilities if not isinstance(each, TriggeredAbility)
        )
        thing.face = replace(thing.face, abilities=kept)


def one_for_each(game: Game) -> None:
    for player in game.turn_order():
        turn_up_first_plane(game, player)


def shared_plane_goes_along(game: Game, player: EntityId) -> EntityIds:
    """With a communal deck, too, the plane is taken to leave with whoever controlled it."""
    return face_up(game) if shared(game) else planes_of(game, player)


def shared_deck_goes_along(game: Game, player: EntityId) -> EntityIds:
    """The communal deck is taken to belong to the first player, who takes all of it along."""
    if shared(game) and player == game.players[0].id:
        set_deck(game, player, ())
        return face_up(game)
    return planes_of(game, player)


def none(game: Game, player: EntityId) -> EntityIds:
    return ()


def of_the_next_player(game: Game, controller: EntityId) -> EntityIds:
    order = game.turn_order(controller)
    return deck_of(game, order[1 % len(order)])[:1]


def none_until_the_next_roll(game: Game, controller: EntityId) -> EntityIds:
    return ()


def goes_on(game: Game) -> None:
    """A planeswalking ability is taken to stay on the stack."""


def leave_with_their_owner(game: Game, player: EntityId) -> None:
    """Abilities of phenomena are taken to leave like any others of that player."""


MISCONCEPTIONS: Final = (
    wrong("planar-die-any-time", "901.9", "", "planar_die_timing", whenever_one_has_priority),
    wrong("planar-die-once-a-turn", "901.9", "", "planar_die_timing", once_a_turn),
    wrong("planar-die-own-plane-only", "901.9", "", "planar_die_timing", on_ones_own_plane),
    wrong("planar-die-flat-cost", "901.9", "", "planar_die_cost", one_each),
    wrong("planar-die-free", "901.9", "", "planar_die_cost", nothing),
    wrong("planar-die-never-dearer", "901.9", "", "planar_die_cost", one_after_the_first),
    wrong("planar-die-every-roll-counts", "901.9", "", "planar_die_cost", every_roll_counts),
    wrong("chaos-controller", "901.6", "", "controller_of_plane", its_owner),
    wrong("chaos-is-planeswalking", "901.9b", "", "read_planar_die", chaos_too),
    wrong("chaos-once-a-turn", "311.7", "", "chaos_ensues", once_each_turn),
    wrong("chaos-on-one-plane", "311.7", "", "chaos_ensues", on_one_plane),
    wrong("planeswalk-at-once", "901.8", "", "planeswalker_rolled", at_once),
    wrong(
        "planeswalk-old-owners-deck", "701.31b", "", "next_card", from_the_deck_of_the_plane_left
    ),
    wrong("plane-counters-forgotten", "608.2h", "", "turned_face_down", counters_are_forgotten),
    wrong("plane-gone-ability-gone", "113.7a", "", "ability_independent", needs_its_plane),
    wrong("phenomenon-stays", "704.6f", "", "phenomenon_leaves", stays),
    wrong("phenomenon-countered-stays", "312.7", "", "phenomenon_leaves", once_it_has_resolved),
    wrong(
        "phenomenon-countered-goes-back",
        "312.7",
        "",
        "phenomenon_leaves",
        back_to_the_plane_left,
    ),
    wrong("phenomenon-plane-stays", "701.31b", "", "order_of_planes", plane_stays_meanwhile),
    wrong("phenomenon-left-first", "312.7", "", "phenomenon_leaves", without_waiting),
    wrong("phenomenon-is-a-plane", "901.11b", "", "leaves_a_plane", any_card),
    wrong("starting-plane-is-walked-to", "901.5", "", "starting_plane", walked_to),
    wrong("starting-phenomenon-encountered", "901.5", "", "starting_plane", encountered),
    wrong("starting-plane-upkeep-skipped", "901.5", "", "starting_plane", without_triggers),
    wrong("starting-plane-each", "901.5", "", "starting_plane", one_for_each),
    wrong("no-plane-until-next-roll", "901.10", "", "turned_up_instead", none_until_the_next_roll),
    wrong("shared-plane-leaves", "901.15b", "", "planes_of", shared_plane_goes_along),
    wrong("shared-deck-leaves", "901.15b", "", "planes_of", shared_deck_goes_along),
    wrong("new-plane-of-next-player", "901.10", "", "turned_up_instead", of_the_next_player),
    wrong("plane-stays-without-owner", "901.10", "", "planes_of", none),
    wrong("planeswalking-ability-goes-on", "901.10a", "", "planeswalking_ability_ceases", goes_on),
    wrong(
        "phenomenon-ability-leaves",
        "901.10b",
        "",
        "keep_abilities_of_phenomena",
        leave_with_their_owner,
    ),
)
