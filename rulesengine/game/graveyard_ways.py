"""Keywords that let their card be cast from a graveyard (702.81, 702.138, 702.146, 702.187)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.ways import KEYWORD_WAYS, Way
from rulesengine.ir.costs import DiscardCost
from rulesengine.ir.filters import Filter, IsCard, IsType
from rulesengine.ir.refs import Determiner, Objects
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.ir.abilities import KeywordAbility

A_LAND_CARD = Objects(
    Determiner.CHOOSE, Filter((IsType(CardType.LAND), IsCard()), zone=Zone.HAND), slot=-1
)


A_CARD = Objects(Determiner.CHOOSE, Filter((IsCard(),), zone=Zone.HAND), slot=-1)


def _yours(player: EntityId, thing: GameObject) -> bool:
    return thing.zone is Zone.GRAVEYARD and thing.owner == player


def _retrace(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.81a: for its mana cost and a land card discarded."""
    if _yours(player, thing):
        yield Way(name="retrace", rule="702.81a", extra_costs=(DiscardCost(A_LAND_CARD),))


def _jump_start(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.133a: for its mana cost and a card discarded; it is exiled as it leaves the stack."""
    if _yours(player, thing):
        yield Way(
            name="jump-start", rule="702.133a", extra_costs=(DiscardCost(A_CARD),),
            marks=frozenset({"exile on leaving stack"}),
        )  # fmt: skip


def _escape(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.138a."""
    if _yours(player, thing) and ability.cost is not None:
        yield Way(name="escape", rule="702.138a", costs=ability.cost, marks=frozenset({"escaped"}))


def _disturb(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.146a: its back face is cast."""
    card = thing.card
    if (
        _yours(player, thing)
        and ability.cost is not None
        and card is not None
        and len(card.faces) > 1
    ):
        yield Way(name="disturb", rule="702.146a", costs=ability.cost, face=card.faces[1])


def _mayhem(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.187a: if that player discarded it this turn."""
    discarded = any(
        isinstance(event, e.ZoneChange) and event.became == thing.id and event.reason == "discard"
        for event in game.this_turn()
    )
    if _yours(player, thing) and discarded and ability.cost is not None:
        yield Way(name="mayhem", rule="702.187a", costs=ability.cost)


KEYWORD_WAYS.update(
    {
        "retrace": _retrace,
        "jump-start": _jump_start,
        "escape": _escape,
        "disturb": _disturb,
        "mayhem": _mayhem,
    }
)
