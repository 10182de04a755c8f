"""The total cost of a spell or ability: additional costs, increases, reductions (601.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.characteristics import Characteristics
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.functioning import parts
from rulesengine.game.mana import total_cost
from rulesengine.game.quantities import number
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.ir.abilities import KeywordAbility, StaticAbility
from rulesengine.ir.changes import CostsLess
from rulesengine.ir.costs import Cost, EitherCost, ManaCost
from rulesengine.ir.statics import AbilitiesCost, AdditionalCost, Changes, SpellsCost
from rulesengine.keywords.table import KEYWORDS

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.intent import Intent
    from rulesengine.game.objects import EntityId, GameObject
    from rulesengine.game.ways import Way
    from rulesengine.ir.quantities import Quantity


@dataclass(slots=True)
class Bill:
    """What there is to pay: mana symbols of base and additions, other costs, and what was chosen."""

    mana: tuple[str, ...]
    others: tuple[Cost, ...]
    paid: dict[str, int]


def mana_of(costs: tuple[Cost, ...]) -> tuple[str, ...]:
    return tuple(s for cost in costs if isinstance(cost, ManaCost) for s in cost.symbols)


def without_mana(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return tuple(cost for cost in costs if not isinstance(cost, ManaCost))


def base_bill(way: Way, values: Characteristics) -> Bill:
    """The mana cost, or the alternative cost chosen (118.9a: only one)."""
    if way.free:
        return Bill((), way.extra_costs, {})
    if way.costs is not None:
        costs = (*way.costs, *way.extra_costs)
        return Bill(mana_of(costs), without_mana(costs), {})
    if values.mana_cost is None:
        raise IllegalAction(None, ("202.1b", "118.6"), "it has no mana cost, which can't be paid")
    return Bill(tuple(values.mana_cost), way.extra_costs, {})


OPTIONAL_COSTS: dict[str, str] = {
    "kicker": "702.33a",
    "multikicker": "702.33c",
    "buyback": "702.27a",
    "entwine": "702.42a",
    "replicate": "702.56a",
    "conspire": "702.78a",
    "escalate": "702.120a",
    "offspring": "702.175a",
    "strive": "207.2c",
    "squad": "702.157a",
    "casualty": "702.153a",
    "bargain": "702.166a",
    "gift": "702.174a",
}
"""Keywords that are optional additional costs, paid once or (see REPEATED) any number of times."""

REPEATED = frozenset({"multikicker", "replicate", "escalate", "squad"})


def add_optional_costs(
    game: Game, bill: Bill, values: Characteristics, intent: Intent, escalated: int
) -> None:
    """601.2b: the additional costs the player announced."""
    kickers = [
        held.ability
        for held in values.abilities
        if isinstance(held.ability, KeywordAbility) and held.ability.name in OPTIONAL_COSTS
    ]
    used = dict(intent.using)
    for ability in kickers:
        name = ability.name
        wanted = used.get(name)
        if name == "escalate":
            times = escalated
        elif wanted is None and name not in used:
            continue
        elif name in REPEATED:
            times = int(wanted or 1)
        elif name == "kicker" and isinstance((ability.cost or (None,))[0], EitherCost):
            times = 1
        elif name == "kicker" and isinstance(wanted, str) and not _is_kicker(ability, wanted):
            continue
        elif name == "kicker" and isinstance(wanted, tuple | list):
            if not any(_is_kicker(ability, part) for part in wanted):
                continue
            times = 1
        else:
            times = 1
        if name == "gift":  # 702.174a: the cost is the choice of an opponent
            bill.paid["gift"] = 1
            continue
        costs = ability.cost if ability.cost is not None else stated_costs(ability)
        if times <= 0 or costs is None:
            continue
        if name == "kicker" and isinstance(costs[0], EitherCost):
            _add_kickers(bill, costs[0], wanted)
            continue
        bill.mana += mana_of(costs) * times
        bill.others += without_mana(costs) * times
        bill.paid[name] = bill.paid.get(name, 0) + times
        symbols = "".join(f"{{{s}}}" for s in mana_of(costs))
        if symbols:
            bill.paid[f"{name} {symbols}"] = times
        if name == "multikicker":
            bill.paid["kicker"] = times  # 702.33d: it was kicked


@lru_cache(maxsize=256)
def stated_costs(ability: KeywordAbility) -> tuple[Cost, ...] | None:
    """The additional cost that the keyword's own text states: bargain, casualty, conspire."""
    from rulesengine.oracle.meaning import compile_meaning  # where nothing is read, no grammar is

    for text in KEYWORDS[ability.name].means:
        for meant in compile_meaning(text, ability):
            if isinstance(meant, StaticAbility) and isinstance(meant.effect, AdditionalCost):
                return meant.effect.costs
    return None


def _add_kickers(bill: Bill, cost: EitherCost, wanted: object) -> None:
    """702.33b: "Kicker [cost 1] and/or [cost 2]" is two kickers, told apart by their costs."""
    chosen = wanted if isinstance(wanted, tuple | list) else (wanted,)
    for option in cost.options:
        symbols = "".join(f"{{{s}}}" for s in mana_of(option))
        if symbols in chosen:
            bill.mana += mana_of(option)
            bill.others += without_mana(option)
            bill.paid["kicker"] = bill.paid.get("kicker", 0) + 1
            bill.paid[f"kicker {symbols}"] = 1


def _is_kicker(ability: KeywordAbility, wanted: str) -> bool:
    symbols = "".join(f"{{{s}}}" for s in mana_of(ability.cost or ()))
    return wanted in (symbols, "")


def add_required_costs(
    game: Game,
    bill: Bill,
    thing: GameObject,
    values: Characteristics,
    context: Context,
    intent: Intent,
) -> None:
    """ "As an additional cost to cast this spell, …": due even when cast without paying (118.8c–d)."""
    for held in values.abilities:
        ability = held.ability
        if not isinstance(ability, StaticAbility):
            continue
        for part in parts(ability.effect):
            if not isinstance(part, AdditionalCost):
                continue
            if ability.condition is not None and not holds(game, ability.condition, context):
                continue
            if part.optional and part.name not in intent.using:
                continue
            bill.mana += mana_of(part.costs)
            bill.others += without_mana(part.costs)
            if part.name:
                bill.paid[part.name] = bill.paid.get(part.name, 0) + 1


@rule("601.2f")
def spell_cost(
    game: Game,
    player: EntityId,
    thing: GameObject,
    bill_mana: tuple[str, ...],
    x: int,
    context: Context,
) -> tuple[str, ...]:
    """Increases first, then reductions of generic mana, never below nothing."""
    increases: list[tuple[str, ...]] = []
    reductions: list[tuple[str, ...]] = []
    for amount, less, times in cost_changes(game, player, thing, context):
        for _ in range(times):
            (reductions if less else increases).append(amount)
    return total_cost(bill_mana, x, increases, reductions, game.rules["generic_reduction"])


def cost_changes(
    game: Game, player: EntityId, thing: GameObject, context: Context
) -> Iterator[tuple[tuple[str, ...], bool, int]]:
    """Everything that makes this spell cost more or less: amount, whether less, how many times."""
    from rulesengine.game.layers import characteristics

    values = characteristics(game, thing.id)
    for held in values.abilities:
        ability = held.ability
        if not isinstance(ability, StaticAbility):
            continue
        for part in parts(ability.effect):
            if isinstance(part, Changes):
                for change in part.changes:
                    if isinstance(change, CostsLess):
                        if ability.condition is None or holds(game, ability.condition, context):
                            yield change.amount, change.less, _times(game, change.per, context)
    for granted, where in values.changes:
        if (
            isinstance(granted, CostsLess)
            and isinstance(where, Context)
            and where.source != thing.id
        ):
            yield granted.amount, granted.less, _times(game, granted.per, where)
    paid = context.announced.paid if context.announced is not None else {}
    for keyword_cost, where in static_effects(game, AbilitiesCost):
        if keyword_cost.keyword in paid and player_fits(game, keyword_cost.who, player, where):
            yield keyword_cost.amount, keyword_cost.less, 1
    for effect, where in static_effects(game, SpellsCost):
        if effect.who is not None and not player_fits(game, effect.who, player, where):
            continue
        announced = thing.announced
        if effect.cast_from and (announced is None or announced.from_zone not in effect.cast_from):
            continue
        if matches(game, effect.what, thing.id, where):
            times = _times(game, effect.per, where)
            amount = effect.amount
            if amount == ("X",):  # "{X} less, where X is …"
                amount, times = (str(times),), 1
            yield amount, effect.less, times


def _times(game: Game, per: Quantity | None, context: Context) -> int:
    return 1 if per is None else max(0, number(game, per, context))
