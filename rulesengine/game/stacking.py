"""Putting triggered abilities on the stack (603.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.announcing import announce
from rulesengine.game.casting import announce_targets
from rulesengine.game.characteristics import Held
from rulesengine.game.deciding import choose_order
from rulesengine.game.decisions import ChooseOrder
from rulesengine.game.intent import NO_INTENT
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import Announced
from rulesengine.game.rules import rule
from rulesengine.game.triggering import PendingTrigger, trigger_context
from rulesengine.ir.abilities import SpellAbility
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def put_triggers_on_stack(game: Game) -> bool:
    """603.3b: each player in APNAP order puts theirs in any order; whether any was put there."""
    if not game.pending:
        return False
    waiting = game.pending
    game.pending = ()
    for player in game.rules["apnap"](game):
        mine = [pending for pending in waiting if pending.controller == player]
        for pending in _ordered(game, player, mine):
            put_on_stack(game, pending)
    return True


@rule("101.4")
def apnap(game: Game) -> tuple[int, ...]:
    """Active player first, then the others in turn order."""
    return game.turn_order()


def _ordered(game: Game, player: int, mine: list[PendingTrigger]) -> list[PendingTrigger]:
    if len(mine) < 2:
        return mine
    names = {n: _names(game, pending) for n, pending in enumerate(mine)}
    order = choose_order(
        game,
        ChooseOrder(
            player=player, question="order of triggered abilities", rules=("603.3b",),
            options=tuple(range(len(mine))), names=names,
        ),
    )  # fmt: skip
    return [mine[n] for n in order]


def _names(game: Game, pending: PendingTrigger) -> tuple[str, ...]:
    name = characteristics(game, pending.source).name
    keyword = pending.held.keyword.name if pending.held and pending.held.keyword else ""
    return (name, keyword, _kind(pending))


def _kind(pending: PendingTrigger) -> str:
    return "" if pending.held is None else str(id(pending.held.ability))


def put_on_stack(game: Game, pending: PendingTrigger) -> None:
    """Announce a triggered ability as it goes on the stack; without a legal choice it is removed (603.3d)."""
    context = trigger_context(pending)
    face = game.objects[pending.source].face
    held = pending.held or Held(SpellAbility(pending.effect))
    try:
        with game.attempt():
            stacked = game.new_object(face, pending.controller, Zone.STACK)
            stacked.__dict__.update(
                ability=held.ability, keyword=held.keyword, source=pending.source,
                event=pending.event, timestamp=game.tick(), trigger_context=context,
                condition=pending.condition, is_trigger=True,
            )  # fmt: skip
            game.stack = (*game.stack, stacked.id)
            made = announce(game, (pending.effect,), context, NO_INTENT)
            stacked.announced = Announced(
                controller=pending.controller, effect=pending.effect, modes=made.modes,
                targets=made.targets, divisions=made.divisions, x=context.x,
            )  # fmt: skip
            targets = [t for chosen in made.targets.values() for t in chosen]
            game.note(
                "trigger", ("603.3",), object=game.name_of(pending.source),
                player=game.name_of(pending.controller),
                keyword=held.keyword.name if held.keyword else "",
                source_id=pending.source, targets=[game.name_of(t) for t in targets],
            )  # fmt: skip
            announce_targets(game, stacked.id, made, pending.controller)
    except IllegalAction:
        game.note(
            "trigger removed", ("603.3d",), object=game.name_of(pending.source),
            player=game.name_of(pending.controller),
        )  # fmt: skip
