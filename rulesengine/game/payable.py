"""Whether costs can be paid, and which of alternative costs is (118.3, 601.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.cost_choices import Choices, available, evidence
from rulesengine.game.cost_rules import PLAIN_COSTS, refuse
from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import Symbols, mana_value, requirement, total_cost
from rulesengine.game.mana_abilities import described
from rulesengine.game.paying_mana import ManaDue, can_pay_mana
from rulesengine.game.paying_methods import Exchange, Method
from rulesengine.game.quantities import number, x_of
from rulesengine.game.spending import as_payable
from rulesengine.ir import costs as c

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Costs = tuple[c.Cost, ...]


def mana_due(costs: Costs, mana_cost: Symbols, context: Context, game: Game) -> Symbols:
    extra = tuple(s for cost in costs if isinstance(cost, c.ManaCost) for s in cost.symbols)
    if not extra:
        return mana_cost
    x = x_of(game, context) if "X" in extra else 0
    return total_cost((*mana_cost, *extra), x)


def symbols_by_life(symbols: Symbols, intent: Intent, life: int) -> int | None:
    if intent.life is None or not requirement(symbols).phyrexian:
        return None
    return max(0, intent.life - life) // 2


def check_plain(game: Game, player: EntityId, costs: Costs, context: Context) -> int:
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


def kept_from_mana(
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


def without_alternatives(
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
            given = tuple(_what_it_takes(game, player, way, context) for way in names.values())
            (word,) = choose_words(
                game,
                ChooseWords(
                    player=player, question="cost", about=context.source, rules=("601.2b",),
                    options=tuple(names), objects=given,
                ),
            )  # fmt: skip
            settled.extend(names[word])
        else:
            settled.extend((hinted or ways)[0])
    return tuple(settled)


def _what_it_takes(
    game: Game, player: EntityId, way: Costs, context: Context
) -> tuple[EntityId, ...]:
    """The objects one of several costs could be paid with: naming one is choosing that cost."""
    objects = (cost for cost in way if type(cost) in _HINTS and hasattr(cost, "what"))
    return tuple(
        entity
        for cost in objects
        for entity in available(game, player, cost, context, set()).options
    )


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
    method: tuple[Method | Exchange, ...] = (),
) -> bool:
    """Whether it could be paid; nothing is asked and nothing happens."""
    taken: set[EntityId] = set()
    choices = Choices.of(intent)
    try:
        life = check_plain(game, player, costs, context)
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
    symbols = mana_due(costs, mana_cost, context, game)
    for exchange in (m for m in method if isinstance(m, Exchange)):
        range_ = available(game, player, exchange.cost, context, taken)
        if not range_.enough:
            return False
        reduced = (exchange.reduced(game, symbols, given) for given in range_.options)
        symbols = min(reduced, key=mana_value)
    if not symbols:
        return True
    symbols = as_payable(game, player, symbols, context.source)
    due = ManaDue(
        player=player, symbols=symbols, intent=intent, purpose=context.source,
        methods=tuple(m for m in method if isinstance(m, Method)),
        taken=kept_from_mana(game, costs, context, choices),
        life=game.player(player).life - life, by_life=symbols_by_life(symbols, intent, life),
    )  # fmt: skip
    return can_pay_mana(game, due)
