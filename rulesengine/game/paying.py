"""Paying costs (118, 601.2f–h): mana abilities first, then everything; no partial payments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.context import Context
from rulesengine.game.cost_choices import (
    Choices,
    available,
    choose_for,
    collect_evidence,
    events_for,
    evidence,
    exiled,
    is_itself,
)
from rulesengine.game.cost_rules import PLAIN_COSTS, life_events, refuse
from rulesengine.game.deciding import choose_words, yes_no
from rulesengine.game.decisions import ChooseWords, YesNo
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import Symbols, mana_value, requirement, total_cost
from rulesengine.game.mana_abilities import ManaAbility, described
from rulesengine.game.paying_mana import ManaDue, can_pay_mana, pay_mana
from rulesengine.game.pipeline import happen
from rulesengine.game.pool import NOTHING, spend
from rulesengine.game.quantities import number, x_of
from rulesengine.game.references import nameable
from rulesengine.ir import costs as c

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.game.paying_methods import Method

Costs = tuple[c.Cost, ...]


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
    method: tuple[Method, ...] = (),
    purpose: EntityId | None = None,
) -> Paid:
    """Pay all of it, or raise IllegalAction with the rules that forbid it; the caller rolls back.

    `mana_cost` is a total as 601.2f leaves it; mana among `costs` is added. `purpose` is what mana
    with restrictions would be spent on, by default the context's source.
    """
    choices = Choices.of(intent)
    costs = _without_alternatives(game, player, costs, context, intent)
    symbols = _mana(costs, mana_cost, context, game)
    life = _check(game, player, costs, context)
    chosen = _choose(game, player, costs, context, choices)
    spent: Symbols = ()
    life_symbols = 0
    if symbols:
        due = ManaDue(
            player=player, symbols=symbols, intent=intent,
            purpose=context.source if purpose is None else purpose, about=context.source,
            methods=method, taken=_kept_from_mana(game, costs, context, choices),
            life=game.player(player).life - life, by_life=_by_life(symbols, intent, life),
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


def _mana(costs: Costs, mana_cost: Symbols, context: Context, game: Game) -> Symbols:
    extra = tuple(s for cost in costs if isinstance(cost, c.ManaCost) for s in cost.symbols)
    if not extra:
        return mana_cost
    x = x_of(game, context) if "X" in extra else 0
    return total_cost((*mana_cost, *extra), x)


def _by_life(symbols: Symbols, intent: Intent, life: int) -> int | None:
    if intent.life is None or not requirement(symbols).phyrexian:
        return None
    return max(0, intent.life - life) // 2


def _check(game: Game, player: EntityId, costs: Costs, context: Context) -> int:
    """Costs without choices can be paid, all together; how much life they take."""
    life = 0
    for cost in costs:
        plain = PLAIN_COSTS.get(type(cost))
        if plain is None:
            continue
        why = plain.why_not(game, player, cost, context)
        if why:
            raise refuse(why, plain.reason)
        if isinstance(cost, c.PayLife):
            life += number(game, cost.amount, context)
    if life and life > game.player(player).life:
        raise refuse(("119.4",), "that much life can't be paid")
    return life


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


def _kept_from_mana(
    game: Game, costs: Costs, context: Context, choices: Choices
) -> frozenset[EntityId]:
    """What can't make mana for this payment: what it taps, and what would be gone too soon."""
    kept = set(choices.tapped)
    if any(isinstance(cost, c.TapSelf) for cost in costs):
        kept.add(context.source)
    for entity in choices.taken:
        for held in characteristics(game, entity).abilities:
            known = described(held.ability)
            if known is not None and known.moves_itself:
                kept.add(entity)
    return frozenset(kept)


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


def _without_alternatives(
    game: Game, player: EntityId, costs: Costs, context: Context, intent: Intent
) -> Costs:
    """Costs with "or" settled: the way the player gave something for, the only way, or as asked."""
    if not any(isinstance(cost, c.EitherCost) for cost in costs):
        return costs
    settled: list[c.Cost] = []
    for cost in costs:
        if not isinstance(cost, c.EitherCost):
            settled.append(cost)
            continue
        ways = [way for way in cost.options if can_pay(game, player, way, context, intent)]
        if not ways:
            raise refuse(("118.3", "601.2h"), "none of the costs to choose from can be paid")
        hinted = [way for way in ways if any(_hinted(part, intent) for part in way)]
        if len(ways) > 1 and len(hinted) != 1:
            names = {_name(way, n): way for n, way in enumerate(ways, 1)}
            (word,) = choose_words(
                game,
                ChooseWords(
                    player=player, question="cost", about=context.source, rules=("601.2b",),
                    options=tuple(names),
                ),
            )  # fmt: skip
            settled.extend(names[word])
        else:
            settled.extend((hinted or ways)[0])
    return tuple(settled)


_HINTS: dict[type, str] = {
    c.SacrificeCost: "sacrifice",
    c.DiscardCost: "discard",
    c.ExileCost: "exile",
    c.ReturnCost: "return_",
    c.TapCost: "tap",
    c.PayLife: "life",
    c.ManaCost: "mana",
}


def _hinted(cost: c.Cost, intent: Intent) -> bool:
    name = _HINTS.get(type(cost))
    return name is not None and bool(getattr(intent, name))


def _name(way: Costs, n: int) -> str:
    """What an answer calls one of several costs: what is done, or its number."""
    name = _HINTS.get(type(way[0])) if way else None
    return str(n) if name is None else name.rstrip("_")


def can_pay(
    game: Game,
    player: EntityId,
    costs: Costs,
    context: Context,
    intent: Intent = NO_INTENT,
    mana_cost: Symbols = (),
    method: tuple[Method, ...] = (),
) -> bool:
    """Whether it could be paid; nothing is asked and nothing happens."""
    taken: set[EntityId] = set()
    choices = Choices.of(intent)
    try:
        life = _check(game, player, costs, context)
    except IllegalAction:
        return False
    for cost in costs:
        if isinstance(cost, c.EitherCost):
            if not any(can_pay(game, player, way, context, intent) for way in cost.options):
                return False
        elif isinstance(cost, c.CollectEvidence):
            cards, needed = evidence(game, player, cost, context, taken)
            values = (mana_value(characteristics(game, card).mana_cost) for card in cards)
            if sum(values) < needed:
                return False
        elif not isinstance(cost, c.ManaCost) and type(cost) not in PLAIN_COSTS:
            range_ = available(game, player, cost, context, taken)
            if not range_.enough:
                return False
            taken.update(range_.options[: range_.least])
            if isinstance(cost, c.TapCost):
                choices.tapped.update(range_.options[: range_.least])
    symbols = _mana(costs, mana_cost, context, game)
    if not symbols:
        return True
    due = ManaDue(
        player=player, symbols=symbols, intent=intent, purpose=context.source,
        methods=method, taken=_kept_from_mana(game, costs, context, choices),
        life=game.player(player).life - life, by_life=_by_life(symbols, intent, life),
    )  # fmt: skip
    return can_pay_mana(game, due)


def may_pay(
    game: Game, player: EntityId, costs: Costs, context: Context, question: str = "pay"
) -> bool:
    """118.12: a player may pay while something resolves; whether they did."""
    if not can_pay(game, player, costs, context):
        return False
    decision = YesNo(
        player=player, question=question, about=context.source, rules=("118.12",),
        objects=nameable(game, context, *costs),
    )  # fmt: skip
    if not yes_no(game, decision):
        return False
    with game.attempt():
        pay(game, player, costs, context, purpose=NOTHING)
    return True


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
        due = ManaDue(
            player=player, symbols=total_cost(known.mana, x_of(game, context)), intent=intent,
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
