"""Keyword actions with cards of a library: manifest dread, cloak, discover, fateseal (701.29, 701.57 …)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.effects.cards import move
from rulesengine.game.effects.growing_actions import amount_of
from rulesengine.game.effects.library import arrange, put_on_bottom, put_on_top
from rulesengine.game.effects.spells import cast_now
from rulesengine.game.keyword_actions import keyword_action
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import measure
from rulesengine.game.resolving import ACTIONS
from rulesengine.game.zones import top_of_library
from rulesengine.ir.actions import CastCard, KeywordAction, Proliferate
from rulesengine.ir.refs import Itself
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def put_face_down(
    game: Game, player: EntityId, card: EntityId, how: str, rule: str, context: Context
) -> None:
    """Onto the battlefield face down, as manifested or cloaked (701.40a, 701.58a)."""
    change = e.ZoneChange(
        object=card, to=Zone.BATTLEFIELD, reason="manifest", by=player, controller=player,
        face_down=how, rules=(rule,), source=context.source,
    )  # fmt: skip
    happen(game, [change])
    context.last = () if change.became is None else (change.became,)


@keyword_action("manifest dread")
def manifest_dread(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.62a."""
    top = top_of_library(game, player, 2)
    if top:
        decision = ChooseObjects(
            player=player, question="manifest dread", rules=("701.62a",), options=top
        )
        chosen = choose_objects(game, decision)[0]
        put_face_down(game, player, chosen, "manifest", "701.62a", context)
        rest = tuple(card for card in top if card != chosen)
        manifested = context.last
        move(game, rest, Zone.GRAVEYARD, context, player, rules=("701.62a",))
        context.last = manifested
    happen(game, [e.PlayerDoes(player=player, what="manifest dread", rules=("701.62b",))])


@keyword_action("cloak the top card of your library")
def cloak(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.58a."""
    for card in top_of_library(game, player, 1):
        put_face_down(game, player, card, "cloak", "701.58a", context)


@keyword_action("discover")
def discover(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.57a."""
    limit = amount_of(game, action, context)
    exiled: list[EntityId] = []
    found: EntityId | None = None
    while found is None:
        top = top_of_library(game, player, 1)
        if not top:
            break
        changes = move(game, top, Zone.EXILE, context, player, "exile", rules=("701.57a",))
        card = changes[0].became if changes else None
        if card is None:
            break
        exiled.append(card)
        if CardType.LAND not in characteristics(game, card).types:
            if (measure(game, "mana value", card) or 0) <= limit:
                found = card
    if found is not None:
        decision = YesNo(
            player=player, question="discover: cast it", about=found, rules=("701.57a",)
        )
        free = CastCard(Itself(), free=True)
        if not (yes_no(game, decision) and cast_now(game, player, found, free, limit + 1)):
            move(game, (found,), Zone.HAND, context, player, rules=("701.57a",))
    rest = [card for card in exiled if game.objects[card].became is None]
    rest = game.rng.sample(rest, len(rest))
    move(game, tuple(rest), Zone.LIBRARY, context, player, position=-1, rules=("701.57a",))
    happen(game, [e.PlayerDoes(player=player, what="discover", rules=("701.57b",))])


@keyword_action("fateseal")
def fateseal(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.29a: an opponent's library."""
    decision = ChooseObjects(
        player=player, question="fateseal: opponent", rules=("701.29a",), options=game.opponents(player)
    )  # fmt: skip
    owner = choose_objects(game, decision)[0]
    cards = top_of_library(game, owner, amount_of(game, action, context))
    if not cards:
        return
    down = choose_objects(
        game,
        ChooseObjects(
            player=player, question="fateseal: bottom", rules=("701.29a",), options=cards, least=0,
            most=len(cards), ordered=True,
        ),
    )  # fmt: skip
    up = tuple(card for card in cards if card not in down)
    put_on_top(game, owner, arrange(game, player, up, "fateseal: top"))
    if down:
        put_on_bottom(game, owner, down)


@keyword_action("proliferate twice")
def proliferate_twice(
    game: Game, action: KeywordAction, context: Context, player: EntityId
) -> None:
    for _ in range(2):
        ACTIONS[Proliferate](game, Proliferate(), context, player)


@keyword_action("time travel")
def time_travel(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.56a: more, fewer or the same time counters on each of one's own."""
    places = (*game.battlefield, *game.exile)
    options = tuple(
        x
        for x in places
        if game.objects[x].counters.get("time")
        and (
            characteristics(game, x).controller == player
            if game.objects[x].zone is Zone.BATTLEFIELD
            else game.objects[x].owner == player and "suspend" in characteristics(game, x).keywords
        )
    )
    events: list[e.Event] = []
    for question, sign in (("time travel: add", 1), ("time travel: remove", -1)):
        left = tuple(x for x in options if not any(getattr(ev, "on", 0) == x for ev in events))
        if not left:
            continue
        decision = ChooseObjects(
            player=player, question=question, rules=("701.56a",), options=left, least=0, most=len(left)
        )  # fmt: skip
        for entity in choose_objects(game, decision):
            if sign > 0:
                events.append(
                    e.PutCounters(on=entity, kind="time", count=1, by=player, rules=("701.56a",))
                )
            else:
                events.append(
                    e.RemoveCounters(off=entity, kind="time", count=1, rules=("701.56a",))
                )
    happen(game, events)
