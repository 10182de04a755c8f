"""Meld (701.42, 712.4): two cards become one permanent, and are two again when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.pipeline import happen
from rulesengine.game.resolving import acts
from rulesengine.game.rules import rule
from rulesengine.ir.actions import Meld
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


@acts(Meld)
def meld(game: Game, action: Meld, context: Context, player: EntityId) -> None:
    """701.42a: both are exiled; then, if they are the two halves, they enter as one permanent."""
    name = action.name.replace(" ,", ",")
    other = _other_half(game, context.source, name, player)
    if other is None or game.objects[context.source].became is not None:
        return
    done = happen(
        game,
        [
            e.ZoneChange(object=half, to=Zone.EXILE, reason="exile", by=player, rules=("701.42a",))
            for half in (context.source, other)
        ],
    )
    halves = tuple(ev.became for ev in done if isinstance(ev, e.ZoneChange) and ev.became)
    if len(halves) != 2 or not all(_is_half(game, half) for half in halves):
        game.note("cannot meld", ("701.42b",), name=name)  # 701.42c: they stay in exile
        return
    card = game.find_card(name)
    game.note("meld", ("701.42a",), name=card.name, player=game.name_of(player))
    whole = game.new_object(card.front, player, Zone.NOWHERE, card)
    whole.__dict__["melded"] = halves
    for half in halves:
        thing = game.objects[half]
        thing.last_known = characteristics(game, half)
        game.exile = tuple(x for x in game.exile if x != half)
        thing.zone = Zone.NOWHERE
    happen(
        game,
        [
            e.ZoneChange(
                object=whole.id, to=Zone.BATTLEFIELD, reason="create", by=player,
                controller=player, rules=("701.42a",), source=context.source,
            )
        ],
    )  # fmt: skip


def _other_half(game: Game, source: EntityId, name: str, player: EntityId) -> EntityId | None:
    """The permanent the player owns and controls that melds into the same card."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        if entity == source or thing.owner != player or thing.card is None:
            continue
        if thing.card.meld_result == name and characteristics(game, entity).controller == player:
            return entity
    return None


def _is_half(game: Game, entity: EntityId) -> bool:
    """701.42b: only two cards of one meld pair can be melded; no tokens, no copies."""
    thing = game.objects[entity]
    card = thing.card
    return not thing.token and card is not None and card.meld_pair is not None


@rule("712.21")
def melded_cards_leave(game: Game, whole: GameObject) -> tuple[EntityId, ...]:
    """The cards it becomes: both."""
    return whole.melded


def part(game: Game, event: e.ZoneChange) -> None:
    """712.21: a melded permanent that leaves becomes its two cards, both in the zone it goes to."""
    from rulesengine.game.zones import put_in

    whole = game.objects[event.object]
    made: list[EntityId] = []
    for half in game.rules["melded_cards_leave"](game, whole):
        card = game.objects[half].card
        assert card is not None
        new = game.new_object(card.front, game.objects[half].owner, event.to, card)
        new.__dict__.update(was=whole.id, timestamp=game.tick())
        put_in(game, new, event.position)
        made.append(new.id)
    if not made:  # as one reads it who takes it to cease to exist
        whole.zone = Zone.NOWHERE
        return
    whole.became = made[0]
    event.became = made[0]
    event.extra["also"] = tuple(made[1:])
