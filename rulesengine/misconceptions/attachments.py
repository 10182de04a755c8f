"""Equipment misread: what it stays on, and whom its equip ability may target (301.5, 702.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesengine.game import events as e
from rulesengine.game.layers import characteristics
from rulesengine.game.state_based_actions import loose_equipment, on_board
from rulesengine.game.targeting import untargetable
from rulesengine.misconceptions.misconception import wrong

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


def falls_off_what_others_control(game: Game) -> Iterator[e.Event]:
    """It is taken to come off once another player controls the creature."""
    yield from loose_equipment(game)
    for entity, thing, values in on_board(game).attached:
        carrier = thing.attached_to
        if "Equipment" not in values.subtypes or carrier not in game.battlefield:
            continue
        if characteristics(game, carrier).controller != values.controller:
            yield e.Unattach(object=entity, off=carrier, rules=("704.5n",))


def only_the_newest(game: Game) -> Iterator[e.Event]:
    """A creature is taken to carry a single Equipment: the last one attached."""
    yield from loose_equipment(game)
    for carrier in game.battlefield:
        carried = [
            each
            for each in game.objects[carrier].attachments
            if "Equipment" in characteristics(game, each).subtypes
        ]
        for each in carried[:-1]:
            yield e.Unattach(object=each, off=carrier, rules=("704.5n",))


def shroud_like_hexproof(game: Game, entity: EntityId, context: Context) -> tuple[str, ...]:
    """Shroud is taken to stop opponents only."""
    forbidden = untargetable(game, entity, context)
    own = characteristics(game, entity).controller == context.controller
    return () if own and forbidden == ("702.18a",) else forbidden


MISCONCEPTIONS: Final = (
    wrong(
        "equip-falls-off-stolen",
        "301.5d",
        "equip",
        "loose_equipment",
        falls_off_what_others_control,
    ),
    wrong("equip-one-at-a-time", "301.5c", "equip", "loose_equipment", only_the_newest),
    wrong("shroud-like-hexproof", "702.18a", "equip", "untargetable", shroud_like_hexproof),
)
