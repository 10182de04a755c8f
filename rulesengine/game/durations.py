"""One-shot effects with a duration: "exile … until this leaves the battlefield" (610.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.pipeline import happen
from rulesengine.game.rules import rule
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


@dataclass(frozen=True, slots=True, eq=False)
class Returning:
    """Cards in exile that come back as soon as the source is gone."""

    source: EntityId
    cards: tuple[EntityId, ...]
    to: Zone = Zone.BATTLEFIELD


def until_source_leaves(game: Game, exiled: tuple[EntityId, ...], context: Context) -> None:
    """610.3a: if the source has left already, nothing is exiled; the caller has checked."""
    if exiled:
        game.returning = (*game.returning, Returning(context.source, exiled))


@rule("610.3c")
def returns_with_its_source_gone(game: Game, card: EntityId) -> bool:
    """Whether what was exiled until its source leaves comes back: always."""
    return True


@rule("610.3c")
def returns_under_control_of(game: Game, thing: GameObject) -> EntityId:
    """Whoever controlled it before, it returns under its owner's control."""
    return thing.owner


def return_cards(game: Game) -> bool:
    """610.3c: what was exiled until a source leaves returns right after it has."""
    due = [r for r in game.returning if game.objects[r.source].became is not None]
    if not due:
        return False
    game.returning = tuple(r for r in game.returning if r not in due)
    events: list[e.Event] = []
    for returning in due:
        for card in returning.cards:
            thing = game.objects[card]
            there = thing.became is None and thing.zone is Zone.EXILE
            if there and game.rules["returns_with_its_source_gone"](game, card):
                who = game.rules["returns_under_control_of"](game, thing)
                events.append(
                    e.ZoneChange(
                        object=card, to=returning.to, reason="return", controller=who,
                        by=thing.owner, rules=("610.3c",),
                    )
                )  # fmt: skip
    if events:
        happen(game, events)
    return True
