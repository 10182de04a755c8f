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
from rulesengine.game.producing import bundles, produce
from rulesengine.game.triggering import trigger_context

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Held
    from rulesengine.game.game import Game
    from rulesengine.game.mana import Symbols
    from rulesengine.game.objects import EntityId
    from rulesengine.game.triggering import PendingTrigger
    from rulesengine.ir.actions import AddMana

__all__ = [
    "activate_mana_ability",
    "add_mana",
    "is_mana_ability",
    "mana_abilities",
    "summoning_sick",
]


def activate_mana_ability(
    game: Game,
    player: EntityId,
    source: EntityId,
    held: Held,
    intent: Intent = NO_INTENT,
    chosen: Symbols | None = None,
    spent: Symbols | None = None,
) -> None:
    """Pay for a mana ability and let it resolve; triggered mana abilities follow at once (605.4a).

    `chosen` is the mana it is to make where it leaves a choice, that of the triggered mana
    abilities after its own; `spent` the mana of the pool to pay its mana cost with (None: as ever).
    """
    thing = game.objects[source]
    known = described(held.ability)
    if known is None:
        raise IllegalAction(None, ("605.1a",), "that is not a mana ability")
    why = why_not(game, player, thing, held)
    if why:
        reason = f"the mana ability of {game.name_of(source)} can't be activated"
        raise IllegalAction(None, why, reason)
    waiting = game.pending
    context = Context(source, player)
    if known.tap and not known.mana and not known.others:
        happen(game, [e.Tap(object=source, for_mana=True, source=source, rules=("605.3b",))])
    else:
        from rulesengine.game.paying import pay_for_mana_ability

        pay_for_mana_ability(game, player, known, context, intent, spent)
    happen(game, [e.Activate(object=source, player=player, mana=True, source=source)])
    if chosen is not None:
        context.memory["mana"] = chosen
    if known.only_adds is not None:
        add_mana(game, player, known.only_adds, context)
    else:
        from rulesengine.game.resolving import perform

        perform(game, known.ability.effect, context)
    if game.pending is not waiting:
        _resolve_triggered(game, waiting, context.memory.get("mana"))


def add_mana(game: Game, player: EntityId, node: AddMana, context: Context) -> None:
    """Add mana to a player's pool (106.4); what was chosen ahead is in the context's memory."""
    chosen: Symbols | None = context.memory.get("mana")
    if chosen is not None:
        for bundle in bundles(game, node, context):
            mana = produce(game, player, node, context, chosen[: len(bundle)])
            context.memory["mana"] = chosen[len(bundle) :]
            break
    else:
        mana = produce(game, player, node, context)
    limit = None
    if node.spend_only is not None:
        limit = SpendOnly(node.spend_only, context.source, context.controller)
    happen(
        game, [e.AddsMana(player=player, mana=mana, limit=limit, source=context.source)]
    )  # fmt: skip


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
