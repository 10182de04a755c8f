"""Keyword actions that make creatures grow or make tokens (701.35, 701.37, 701.39, 701.46 and following)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.cards.definition import Face
from rulesengine.cards.tokens import predefined_card
from rulesengine.game import events as e
from rulesengine.game.deciding import choose_objects, yes_no
from rulesengine.game.decisions import ChooseObjects, YesNo
from rulesengine.game.effects.choosing import objects_meant
from rulesengine.game.effects.lasting import apply_changes
from rulesengine.game.keyword_actions import keyword_action
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.ir import changes as ch
from rulesengine.ir.actions import KeywordAction
from rulesengine.ir.refs import Itself
from rulesengine.ir.words import CardType, Color, Duration, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def amount_of(game: Game, action: KeywordAction, context: Context) -> int:
    return 1 if action.n is None else number(game, action.n, context)


def _acting(
    game: Game, action: KeywordAction, context: Context, player: EntityId
) -> tuple[int, ...]:
    """The permanents that do it; without a subject the source itself."""
    return objects_meant(game, action.what or Itself(), context, player)


def grow(game: Game, entity: EntityId, count: int, player: EntityId, rule: str) -> None:
    put = e.PutCounters(on=entity, kind="+1/+1", count=count, by=player, rules=(rule,))
    if count > 0 and game.objects[entity].zone is Zone.BATTLEFIELD:
        happen(game, [put])


def creatures(game: Game, player: EntityId, subtype: str = "") -> tuple[EntityId, ...]:
    """The creatures a player controls."""
    found = (
        (x, characteristics(game, x)) for x in game.battlefield if not game.objects[x].phased_out
    )
    return tuple(
        x
        for x, values in found
        if values.controller == player
        and CardType.CREATURE in values.types
        and (not subtype or subtype in values.subtypes)
    )


def one_of(
    game: Game, player: EntityId, options: tuple[EntityId, ...], question: str, rule: str
) -> EntityId:
    decision = ChooseObjects(player=player, question=question, rules=(rule,), options=options)
    return choose_objects(game, decision)[0]


@keyword_action("adapt")
def adapt(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.46a."""
    for entity in _acting(game, action, context, player):
        if not game.objects[entity].counters.get("+1/+1"):
            grow(game, entity, amount_of(game, action, context), player, "701.46a")


@keyword_action("monstrosity")
def monstrosity(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.37a."""
    for entity in _acting(game, action, context, player):
        if "monstrous" not in game.objects[entity].designations:
            count = amount_of(game, action, context)
            grow(game, entity, count, player, "701.37a")
            happen(game, [e.Designated(entity=entity, name="monstrous", rules=("701.37a",))])


@keyword_action("bolster")
def bolster(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.39a."""
    mine = creatures(game, player)
    if mine:
        toughness = {x: characteristics(game, x).toughness or 0 for x in mine}
        least = tuple(x for x in mine if toughness[x] == min(toughness.values()))
        chosen = one_of(game, player, least, "bolster", "701.39a")
        grow(game, chosen, amount_of(game, action, context), player, "701.39a")


@keyword_action("connive")
def connive(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.50a, 701.50e."""
    count = amount_of(game, action, context)
    for entity in _acting(game, action, context, player):
        owner = controller(game, entity)
        for _ in range(count):
            happen(game, [e.Draw(player=owner, source=context.source, rules=("701.50a",))])
        hand = game.player(owner).hand
        most = min(count, len(hand))
        if not most:
            continue
        decision = ChooseObjects(
            player=owner, question="connive: discard", rules=("701.50a",), options=hand,
            least=most, most=most,
        )  # fmt: skip
        chosen = choose_objects(game, decision)
        lands = sum(1 for x in chosen if CardType.LAND in characteristics(game, x).types)
        happen(game, [e.Discard(player=owner, object=x, source=context.source) for x in chosen])
        grow(game, entity, most - lands, owner, "701.50a")
        happen(
            game, [e.PlayerDoes(player=owner, what="connive", object=entity, rules=("701.50b",))]
        )


@keyword_action("endure")
def endure(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.63a."""
    count = amount_of(game, action, context)
    for entity in _acting(game, action, context, player):
        if not count:
            continue
        owner = controller(game, entity)
        here = game.objects[entity].zone is Zone.BATTLEFIELD
        decision = YesNo(
            player=owner, question="endure: counters", about=entity, rules=("701.63a",)
        )
        if here and yes_no(game, decision):
            grow(game, entity, count, owner, "701.63a")
        else:
            create(game, owner, spirit(count), context)


@lru_cache(maxsize=64)
def spirit(size: int) -> Face:
    return Face(
        name="Spirit Token", colors=frozenset({Color.WHITE}), types=frozenset({CardType.CREATURE}),
        subtypes=frozenset({"Spirit"}), power=size, toughness=size, type_line="Token Creature — Spirit",
    )  # fmt: skip


@lru_cache(maxsize=64)
def army(subtype: str) -> Face:
    return Face(
        name=f"{subtype} Army Token", colors=frozenset({Color.BLACK}),
        types=frozenset({CardType.CREATURE}), subtypes=frozenset({subtype, "Army"}),
        power=0, toughness=0, type_line=f"Token Creature — {subtype} Army",
    )  # fmt: skip


def create(game: Game, player: EntityId, face: Face, context: Context, **how: object) -> None:
    made = e.CreateTokens(
        player=player, face=face, count=1, source=context.source, rules=("701.7a",), **how  # type: ignore[arg-type]
    )  # fmt: skip
    happen(game, [made])


@keyword_action("amass")
def amass(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.47a: an Army, made if there is none, gets the counters and the subtype."""
    subtype = action.text or "Zombie"
    if not creatures(game, player, "Army"):
        create(game, player, army(subtype), context)
    armies = creatures(game, player, "Army")
    if not armies:
        return
    chosen = one_of(game, player, armies, "amass", "701.47a")
    grow(game, chosen, amount_of(game, action, context), player, "701.47a")
    if subtype not in characteristics(game, chosen).subtypes:
        change = ch.SetTypes(subtypes=(subtype,), adding=True)
        apply_changes(game, (chosen,), (change,), Duration.PERMANENT, context)
    context.last = (chosen,)
    happen(game, [e.PlayerDoes(player=player, what="amass", rules=("701.47b",))])


@keyword_action("incubate")
def incubate(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.53a: a double-faced token that enters with counters."""
    card = predefined_card("Incubator")
    counters = {"+1/+1": amount_of(game, action, context)}
    create(game, player, card.front, context, extra={"card": card}, counters=counters)


@keyword_action("blight")
def blight(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.68a."""
    mine = creatures(game, player)
    if mine:
        chosen = one_of(game, player, mine, "blight", "701.68a")
        count = amount_of(game, action, context)
        happen(
            game,
            [e.PutCounters(on=chosen, kind="-1/-1", count=count, by=player, rules=("701.68a",))],
        )
        context.last = (chosen,)


@keyword_action("detain")
def detain(game: Game, action: KeywordAction, context: Context, player: EntityId) -> None:
    """701.35a: until that player's next turn."""
    found = _acting(game, action, context, player)
    changes = (ch.Cant("attack or block"), ch.Cant("have abilities activated"))
    if found:
        apply_changes(game, found, changes, Duration.YOUR_NEXT_TURN, context)
