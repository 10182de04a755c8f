"""Looking, revealing, searching and arranging libraries (701.20, 701.22–701.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.deciding import choose_objects
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.effects.cards import move
from rulesengine.game.effects.choosing import objects_meant, players_meant
from rulesengine.game.filters import matches
from rulesengine.game.filters.together import acceptable, most_together
from rulesengine.game.forbidding import PLAYERS_CANT_SEARCH, player_cant
from rulesengine.game.objects import EntityId
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.resolving import acts
from rulesengine.game.rules import rule
from rulesengine.game.zones import library, members_of, shuffle, top_of_library
from rulesengine.ir import actions as a
from rulesengine.ir.refs import Both, Objects
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def arrange(
    game: Game, player: EntityId, cards: tuple[EntityId, ...], question: str
) -> tuple[EntityId, ...]:
    """An order for cards a player puts somewhere; asked only where it matters."""
    if len(cards) < 2:
        return cards
    decision = ChooseObjects(
        player=player,
        question=question,
        options=cards,
        least=len(cards),
        most=len(cards),
        ordered=True,
    )
    return choose_objects(game, decision)


def put_on_bottom(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Cards already in a library go to its bottom, in this order."""
    owner = game.player(player)
    rest = tuple(card for card in library(game, player) if card not in cards)
    owner.library = (*rest, *cards)


def put_on_top(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Cards of a library in a new order on its top, topmost first."""
    owner = game.player(player)
    rest = tuple(card for card in owner.library if card not in cards)
    owner.library = (*cards, *rest)


@rule("701.22a")
def scry_bottom(game: Game, player: EntityId, cards: tuple[EntityId, ...]) -> None:
    """Where the cards not kept on top go."""
    put_on_bottom(game, player, cards)


@acts(a.Scry)
def scry(game: Game, action: a.Scry, context: Context, player: EntityId) -> None:
    """701.22a: any number of them on the bottom, the rest on top, in any order."""
    count = number(game, action.count, context)
    cards = top_of_library(game, player, count)
    if not cards:
        return
    game.note("scry", ("701.22a",), player=game.name_of(player), count=len(cards))
    decision = ChooseObjects(
        player=player, question="scry: bottom", rules=("701.22a",), options=cards, least=0,
        most=len(cards), ordered=True,
    )  # fmt: skip
    down = choose_objects(game, decision)
    up = tuple(card for card in cards if card not in down)
    up = arrange(game, player, up, "scry: top")
    put_on_top(game, player, up)
    if down:
        game.rules["scry_bottom"](game, player, down)
    happen(game, [e.PlayerDoes(player=player, what="scry", count=count, rules=("701.22a",))])


@acts(a.Surveil)
def surveil(game: Game, action: a.Surveil, context: Context, player: EntityId) -> None:
    """701.25a."""
    count = number(game, action.count, context)
    cards = top_of_library(game, player, count)
    if not cards:
        return
    decision = ChooseObjects(
        player=player, question="surveil: graveyard", rules=("701.25a",), options=cards, least=0,
        most=len(cards),
    )  # fmt: skip
    away = choose_objects(game, decision)
    up = arrange(game, player, tuple(c for c in cards if c not in away), "surveil: top")
    put_on_top(game, player, up)
    move(game, away, Zone.GRAVEYARD, context, player, rules=("701.25a",))
    happen(game, [e.PlayerDoes(player=player, what="surveil", count=count, rules=("701.25a",))])


@acts(a.Shuffle)
def shuffle_action(game: Game, action: a.Shuffle, context: Context, player: EntityId) -> None:
    shuffle(game, player)
    happen(game, [e.PlayerDoes(player=player, what="shuffle", rules=("701.24a",))])


def _whose(game: Game, who, context: Context, player: EntityId) -> tuple[EntityId, ...]:  # type: ignore[no-untyped-def]
    return (player,) if who is None else players_meant(game, who, context, player)


@acts(a.LookAtTop)
def look_at_top(game: Game, action: a.LookAtTop, context: Context, player: EntityId) -> None:
    """The cards stay where they are; later words take from among them."""
    seen: list[EntityId] = []
    for owner in _whose(game, action.whose, context, player):
        seen.extend(top_of_library(game, owner, number(game, action.count, context)))
    found = tuple(seen)
    context.slots[action.slot] = found
    context.last = found
    context.amount = len(found)
    if action.reveal:
        note_reveal(game, found)
        context.memory["revealed"] = found


def note_reveal(game: Game, cards: tuple[EntityId, ...]) -> None:
    game.note("reveal", ("701.20a",), objects=[game.name_of(card) for card in cards])


@acts(a.LookAtHand)
def look_at_hand(game: Game, action: a.LookAtHand, context: Context, player: EntityId) -> None:
    found = tuple(
        card for owner in players_meant(game, action.whose, context, player)
        for card in game.player(owner).hand
    )  # fmt: skip
    context.slots[action.slot] = found
    context.last = found
    if action.reveal:
        note_reveal(game, found)


@acts(a.Reveal)
def reveal(game: Game, action: a.Reveal, context: Context, player: EntityId) -> None:
    found = objects_meant(game, action.what, context, player, Zone.HAND)
    if action.slot >= 0:
        context.slots[action.slot] = found
    note_reveal(game, found)
    context.memory["revealed"] = found
    context.amount = len(found)
    context.done = bool(found)


@acts(a.RevealUntil)
def reveal_until(game: Game, action: a.RevealUntil, context: Context, player: EntityId) -> None:
    """Cards from the top until one fits; the others are kept apart for "the rest"."""
    for owner in _whose(game, action.whose, context, player):
        rest: list[EntityId] = []
        hit: tuple[EntityId, ...] = ()
        for card in library(game, owner):
            if matches(game, action.filter, card, context):
                hit = (card,)
                break
            rest.append(card)
        cards = (*rest, *hit)
        if action.exile:
            moved = move(game, cards, Zone.EXILE, context, owner, "exile")
            became = {event.object: event.became for event in moved if event.became is not None}
            hit = tuple(became[card] for card in hit if card in became)
            rest = [became[card] for card in rest if card in became]
        else:
            note_reveal(game, cards)
        context.slots[action.slot] = hit
        context.slots[action.rest_slot] = tuple(rest)
        context.slots[action.all_slot] = (*rest, *hit)
        context.last = hit
        context.amount = len(cards)


@acts(a.Search)
def search(game: Game, action: a.Search, context: Context, player: EntityId) -> None:
    """701.23: in a hidden zone a player may find fewer, or none (701.23b), unless any card will do."""
    whose = _whose(game, action.whose, context, player)
    if player_cant(game, player, PLAYERS_CANT_SEARCH) and Zone.LIBRARY in action.zones:
        context.slots[action.slot] = ()
        return
    pool = tuple(
        card for owner in whose for zone in action.zones for card in members_of(game, zone, owner)
    )
    phrase = action.what
    game.note("search", ("701.23a",), player=game.name_of(player))
    found: tuple[EntityId, ...] = ()
    if isinstance(phrase, Objects):
        found = _found(game, phrase, pool, context, player)
    elif isinstance(phrase, Both):  # one after the other, each another card
        for part in phrase.parts:
            assert isinstance(part, Objects)
            left = tuple(card for card in pool if card not in found)
            found += _found(game, part, left, context, player)
    else:
        found = objects_meant(game, phrase, context, player)
    context.slots[action.slot] = found
    context.memory["searched library"] = Zone.LIBRARY in action.zones and (
        not action.choice or _not_only_elsewhere(game, found)
    )
    if isinstance(phrase, Objects):
        context.slots[phrase.slot] = found
    context.last = found
    context.amount = len(found)
    context.done = bool(found)
    happen(game, [e.PlayerDoes(player=player, what="search", rules=("701.23a",))])


def _not_only_elsewhere(game: Game, found: tuple[EntityId, ...]) -> bool:
    """Whether "library and/or graveyard" was searched in the library: not where all found was elsewhere."""
    return not found or any(game.objects[card].zone is Zone.LIBRARY for card in found)


def _found(
    game: Game, phrase: Objects, pool: tuple[EntityId, ...], context: Context, player: EntityId
) -> tuple[EntityId, ...]:
    """701.23b: what the player finds of such cards, which may be none unless any card will do."""
    options = tuple(card for card in pool if matches(game, phrase.filter, card, context))
    most = 1 if phrase.count is None else number(game, phrase.count, context)
    if phrase.up_to and phrase.count is None:
        most = len(options)
    most = most_together(game, phrase.filter, options, most, context)
    if not most:
        return ()
    any_card = len(options) == len(pool) and not phrase.up_to
    decision = ChooseObjects(
        player=player, question="search", about=context.source, rules=("701.23b",),
        options=options, least=most if any_card else 0, most=most,
        acceptable=acceptable(game, phrase.filter, context),
    )  # fmt: skip
    return choose_objects(game, decision)


@acts(a.PutRest)
def put_rest(game: Game, action: a.PutRest, context: Context, player: EntityId) -> None:
    """ "The rest": what was looked at and not taken."""
    seen = context.slots.get(action.of_slot, ())
    if action.all_exiled:  # everything this effect exiled that is still there
        seen = tuple(new for new in context.moved.values() if game.objects[new].zone is Zone.EXILE)
    rest = tuple(
        card
        for card in seen
        if game.objects[card].became is None and (action.all_exiled or card not in context.moved)
    )
    if action.to is Zone.LIBRARY:
        owner = game.objects[rest[0]].owner if rest else player
        if any(game.objects[card].zone is not Zone.LIBRARY for card in rest):
            if action.random:
                rest = tuple(game.rng.sample(list(rest), len(rest)))
            move(game, rest, Zone.LIBRARY, context, player, position=action.position)
            return
        if action.random:
            rest = tuple(game.rng.sample(list(rest), len(rest)))
        else:
            rest = arrange(game, player, rest, "order")
        if action.position == -1:
            put_on_bottom(game, owner, rest)
        else:
            put_on_top(game, owner, rest)
        return
    move(game, rest, action.to, context, player, position=action.position)


@acts(a.Manifest)
def manifest(game: Game, action: a.Manifest, context: Context, player: EntityId) -> None:
    """701.40a: the top card onto the battlefield face down as a 2/2 creature."""
    made: list[EntityId] = []
    for _ in range(number(game, action.count, context)):
        top = top_of_library(game, player, 1)
        events: list[e.Event] = [
            e.ZoneChange(
                object=card, to=Zone.BATTLEFIELD, reason="manifest", by=player, controller=player,
                face_down="manifest", rules=("701.40a",), source=context.source,
            )
            for card in top
        ]  # fmt: skip
        for event in happen(game, events):
            if isinstance(event, e.ZoneChange) and event.became is not None:
                made.append(event.became)
    context.slots[action.slot] = tuple(made)
    context.last = tuple(made)


@acts(a.Explore)
def explore(game: Game, action: a.Explore, context: Context, player: EntityId) -> None:
    """701.44a."""
    from rulesengine.game.layers import controller
    from rulesengine.ir.words import CardType

    for explorer in objects_meant(game, action.what, context, player):
        owner = controller(game, explorer)
        top = top_of_library(game, owner, 1)
        note_reveal(game, top)
        if top and CardType.LAND in game.objects[top[0]].face.types:
            move(game, top, Zone.HAND, context, owner, rules=("701.44a",))
        else:
            happen(
                game,
                [e.PutCounters(on=explorer, kind="+1/+1", count=1, by=owner, rules=("701.44a",))],
            )
            if top:
                decision = ChooseObjects(
                    player=owner, question="explore: graveyard", options=top, least=0, most=1
                )
                if choose_objects(game, decision):
                    move(game, top, Zone.GRAVEYARD, context, owner, rules=("701.44a",))
        happen(
            game, [e.PlayerDoes(player=owner, what="explore", object=explorer, rules=("701.44a",))]
        )
