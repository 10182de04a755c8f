"""Activating mana abilities: they resolve at once, without the stack (605.3, 605.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.mana_abilities import described, is_mana_ability
from rulesengine.game.mana_available import mana_abilities, summoning_sick, why_not
from rulesengine.game.pipeline import happen
from rulesengine.game.pool import SpendOnly
from rulesengine.game.producing import produce
from rulesengine.game.triggering import trigger_context

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Held
    from rulesengine.game.game import Game
    from rulesengine.game.mana import Symbols
    from rulesengine.game.mana_search import Activation
    from rulesengine.game.objects import EntityId
    from rulesengine.game.triggering import PendingTrigger
    from rulesengine.ir.actions import AddMana

__all__ = [
    "activate_for_payment",
    "activate_mana_ability",
    "add_mana",
    "is_mana_ability",
    "mana_abilities",
    "produce",
    "summoning_sick",
]


def activate_mana_ability(
    game: Game,
    player: EntityId,
    source: EntityId,
    held: Held,
    intent: Intent = NO_INTENT,
    chosen: Symbols | None = None,
) -> None:
    """Pay for a mana ability and let it resolve; triggered mana abilities follow at once (605.4a).

    `chosen` is the mana it is to make where it leaves a choice, that of the triggered mana
    abilities after its own; None: the player is asked.
    """
    why = why_not(game, player, game.objects[source], held)
    if why:
        reason = f"the mana ability of {game.name_of(source)} can't be activated"
        raise IllegalAction(None, why, reason)
    _activate(game, player, source, held, intent, chosen, None)


def activate_for_payment(
    game: Game, player: EntityId, activation: Activation, intent: Intent
) -> None:
    """Activate a source as a payment has planned it."""
    source, held = activation.source.ability
    _activate(game, player, source, held, intent, activation.produced, activation.spent)
    if held.ability.restrictions:
        from rulesengine.game.activating import count_use

        count_use(game, source, held)


def _activate(
    game: Game,
    player: EntityId,
    source: EntityId,
    held: Held,
    intent: Intent,
    chosen: Symbols | None,
    spent: Symbols | None,
) -> None:
    known = described(held.ability)
    assert known is not None
    waiting = game.pending
    context = Context(source, player)
    if known.tap and not known.mana and not known.others:
        happen(game, [e.Tap(object=source, for_mana=True, source=source, rules=("605.3b",))])
    else:
        from rulesengine.game.paying import pay_for_mana_ability

        pay_for_mana_ability(game, player, known, context, intent, spent)
    if chosen is not None:
        context.memory["mana"] = chosen
    activated = e.Activate(object=source, player=player, mana=True, source=source)
    only = known.only_adds
    if only is None:
        from rulesengine.game.resolving import perform

        happen(game, [activated])
        perform(game, known.ability.effect, context)
    elif chosen is not None and game.pending is waiting:
        happen(game, [activated, _adds(player, only, context, chosen)])
    else:
        mana = produce(game, player, only, context)
        happen(game, [activated, _adds(player, only, context, mana)])
    if game.pending is not waiting:
        _resolve_triggered(game, waiting, context.memory.get("mana"))


def add_mana(game: Game, player: EntityId, node: AddMana, context: Context) -> None:
    """Add mana to a player's pool (106.4)."""
    happen(game, [_adds(player, node, context, produce(game, player, node, context))])


def _adds(player: EntityId, node: AddMana, context: Context, mana: Symbols) -> e.AddsMana:
    limit = None
    if node.spend_only:
        limit = SpendOnly(node.spend_only, context.source, context.controller)
    return e.AddsMana(player=player, mana=mana, limit=limit, kept=node.kept, source=context.source)


def _resolve_triggered(
    game: Game, waiting: tuple[PendingTrigger, ...], chosen: Symbols | None
) -> None:
    """605.4a: triggered mana abilities resolve right after the mana ability that triggered them."""
    from rulesengine.game.resolving import perform

    mine = [
        pending
        for pending in game.pending
        if pending not in waiting
        and pending.held is not None
        and is_mana_ability(pending.held.ability)
    ]
    if not mine:
        return
    game.pending = tuple(pending for pending in game.pending if pending not in mine)
    for pending in mine:
        context = trigger_context(pending)
        if chosen is not None:
            context.memory["mana"] = chosen
        perform(game, pending.effect, context)
        chosen = context.memory.get("mana")
