"""Paying costs (118, 601.2f–h): mana abilities first, then everything; no partial payments."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesengine.game import events as e
from rulesengine.game.cost_choices import (
    Choices,
    choose_for,
    collect_evidence,
    events_for,
    exiled,
    is_itself,
)
from rulesengine.game.cost_rules import PLAIN_COSTS, life_events
from rulesengine.game.deciding import choose_number, yes_no
from rulesengine.game.decisions import ChooseNumber, YesNo
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.mana import Symbols, total_cost
from rulesengine.game.payable import (
    Costs,
    can_pay,
    check_plain,
    kept_from_mana,
    mana_due,
    symbols_by_life,
    without_alternatives,
)
from rulesengine.game.paying_mana import ManaDue, pay_mana
from rulesengine.game.paying_methods import Exchange, Method
from rulesengine.game.pipeline import happen
from rulesengine.game.pool import NOTHING, spend
from rulesengine.game.quantities import number, x_of
from rulesengine.game.references import nameable
from rulesengine.game.spending import as_payable
from rulesengine.ir import costs as c

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.mana_abilities import ManaAbility
    from rulesengine.game.objects import EntityId

__all__ = ["Paid", "can_pay", "may_pay", "pay", "pay_for_mana_ability"]


@dataclass(frozen=True, slots=True)
class Paid:
    """What a payment came to; `objects` are what was sacrificed, exiled, discarded, tapped …"""

    mana_spent: Symbols = ()
    objects: tuple[EntityId, ...] = ()
    life: int = 0


def pay(
    game: Game,
    player: EntityId,
    costs: Costs,
    context: Context,
    intent: Intent = NO_INTENT,
    mana_cost: Symbols = (),
    method: tuple[Method | Exchange, ...] = (),
    purpose: EntityId | None = None,
) -> Paid:
    """Pay all of it, or raise IllegalAction with the rules that forbid it; the caller rolls back.

    `mana_cost` is a total as 601.2f leaves it; mana among `costs` is added. `purpose` is what mana
    with restrictions would be spent on, by default the context's source.
    """
    choices = Choices.of(intent)
    exchanges = tuple(m for m in method if isinstance(m, Exchange))
    costs = without_alternatives(game, player, costs, context, intent)
    costs = (*(exchange.cost for exchange in exchanges), *costs) if exchanges else costs
    symbols = mana_due(costs, mana_cost, context, game)
    life = check_plain(game, player, costs, context)
    chosen = _choose(game, player, costs, context, choices)
    for exchange, (given,) in zip(exchanges, chosen, strict=False):
        symbols = exchange.reduced(game, symbols, given)
    spent: Symbols = ()
    life_symbols = 0
    if symbols:
        purpose = context.source if purpose is None else purpose
        symbols = as_payable(game, player, symbols, purpose)
        due = ManaDue(
            player=player, symbols=symbols, intent=intent, purpose=purpose, about=context.source,
            methods=tuple(m for m in method if isinstance(m, Method)),
            taken=kept_from_mana(game, costs, context, choices),
            life=game.player(player).life - life, by_life=symbols_by_life(symbols, intent, life),
        )  # fmt: skip
        spent, life_symbols = pay_mana(game, due)
    _carry_out(game, player, costs, chosen, context)
    if life_symbols:
        happen(game, life_events(player, 2 * life_symbols, context))
    objects = tuple(
        entity
        for cost, found in zip(costs, chosen, strict=True)
        if not is_itself(cost)
        for entity in found
    )
    return Paid(spent, objects, life + 2 * life_symbols)


def _choose(
    game: Game, player: EntityId, costs: Costs, context: Context, choices: Choices
) -> list[tuple[EntityId, ...]]:
    chosen: list[tuple[EntityId, ...]] = []
    for cost in costs:
        if isinstance(cost, c.CollectEvidence):
            chosen.append(collect_evidence(game, player, cost, context, choices))
        elif isinstance(cost, c.ManaCost) or type(cost) in PLAIN_COSTS:
            chosen.append(())
        else:
            chosen.append(choose_for(game, player, cost, context, choices))
    return chosen


def _carry_out(
    game: Game,
    player: EntityId,
    costs: Costs,
    chosen: list[tuple[EntityId, ...]],
    context: Context,
) -> None:
    """601.2h: first what involves neither chance nor the library, then the rest."""
    late: list[list[e.Event]] = []
    for cost, objects in zip(costs, chosen, strict=True):
        plain = PLAIN_COSTS.get(type(cost))
        if isinstance(cost, c.ManaCost):
            continue
        if isinstance(cost, c.CollectEvidence):
            happen(game, exiled(player, objects, context))
        elif plain is None:
            happen(game, events_for(game, player, cost, objects, context))
        elif plain.late:
            late.append(plain.events(game, player, cost, context))
        else:
            happen(game, plain.events(game, player, cost, context))
    for events in late:
        happen(game, events)


def may_pay(
    game: Game, player: EntityId, costs: Costs, context: Context, question: str = "pay"
) -> bool:
    """118.12: a player may pay while something resolves; whether they did."""
    costs = unscaled(game, costs, context)
    if not can_pay(game, player, costs, context):
        return False
    decision = YesNo(
        player=player, question=question, about=context.source, rules=("118.12",),
        objects=nameable(game, context, *costs),
    )  # fmt: skip
    if not yes_no(game, decision):
        return False
    if context.x is None and any(isinstance(x, c.ManaCost) and "X" in x.symbols for x in costs):
        context.x = _choose_x(game, player, costs, context)
    with game.attempt():
        pay(game, player, costs, context, purpose=NOTHING)
    return True


def unscaled(game: Game, costs: Costs, context: Context) -> Costs:
    """A cost "for each …" as often as there are such things now."""
    found: list[c.Cost] = []
    for cost in costs:
        if isinstance(cost, c.ScaledCost):
            found.extend([cost.cost] * max(0, number(game, cost.per, context)))
        else:
            found.append(cost)
    return tuple(found)


def _choose_x(game: Game, player: EntityId, costs: Costs, context: Context) -> int:
    """107.3: X in a cost paid while something resolves is chosen then, as high as can be paid."""
    most = 0
    while most < MOST_X:
        higher = replace(context, x=most + 1)
        if not can_pay(game, player, costs, higher):
            break
        most += 1
    decision = ChooseNumber(
        player=player, question="X", about=context.source, rules=("107.3f",), high=most
    )
    return choose_number(game, decision)


MOST_X = 200
"""No one pays more: a bound for the search."""


def pay_for_mana_ability(
    game: Game,
    player: EntityId,
    known: ManaAbility,
    context: Context,
    intent: Intent,
    spent: Symbols | None,
) -> None:
    """The costs of a mana ability; its {T} is tapping for mana (106.12)."""
    source = context.source
    if known.mana and spent is not None:
        spend(game, game.player(player), spent, source)
    elif known.mana:
        symbols = total_cost(known.mana, x_of(game, context))
        due = ManaDue(
            player=player, symbols=as_payable(game, player, symbols, source), intent=intent,
            purpose=source, about=source, taken=frozenset({source}),
            life=game.player(player).life,
        )  # fmt: skip
        pay_mana(game, due)
    if known.tap:
        happen(game, [e.Tap(object=source, for_mana=True, source=source, rules=("605.3b",))])
    if known.untap:
        happen(game, [e.Untap(object=source, source=source, rules=("107.6",))])
    if known.others:
        pay(game, player, known.others, context, intent)
