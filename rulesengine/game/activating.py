"""Activating abilities (602) and loyalty abilities (606)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.announcing import announce
from rulesengine.game.casting import announce_targets, receive_priority
from rulesengine.game.characteristics import Held
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.costing import mana_of, without_mana
from rulesengine.game.deciding import choose_number
from rulesengine.game.decisions import ChooseNumber
from rulesengine.game.filters import matches
from rulesengine.game.forbidding import (
    CANT_ACTIVATE,
    CANT_ACTIVATE_NONMANA,
    PLAYERS_CANT_ACTIVATE_ARTIFACTS,
    PLAYERS_CANT_CYCLE,
    cant,
    player_cant,
)
from rulesengine.game.happened import happened_to
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.mana import total_cost
from rulesengine.game.mana_sources import activate_mana_ability, is_mana_ability
from rulesengine.game.objects import Announced, EntityId, GameObject
from rulesengine.game.paying import pay
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.game.timing import sorcery_speed
from rulesengine.game.vocabulary import MOST_EACH_TURN
from rulesengine.game.walking import walk
from rulesengine.ir.abilities import ActivatedAbility, Restriction
from rulesengine.ir.costs import LoyaltyCost
from rulesengine.ir.quantities import X
from rulesengine.ir.statics import AbilitiesCost
from rulesengine.ir.words import CardType, Step, Zone
from rulesengine.keywords.table import KEYWORDS

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def abilities_of(game: Game, entity: EntityId) -> tuple[Held, ...]:
    """All abilities of an object as it is now."""
    return characteristics(game, entity).abilities


def activate(
    game: Game, player: EntityId, entity: EntityId, index: int, intent: Intent = NO_INTENT
) -> EntityId | None:
    """Activate the ability at `index` of abilities_of; the ability on the stack, None for a mana ability."""
    held = abilities_of(game, entity)[index]
    ability = held.ability
    if not isinstance(ability, ActivatedAbility):
        raise IllegalAction(None, ("602.1",), "that is not an activated ability")
    with game.attempt():
        why = game.rules["why_not_activate"](game, player, entity, held)
        if why:
            raise IllegalAction(
                None, why, f"{game.name_of(entity)}'s ability can't be activated now"
            )
        if is_mana_ability(ability):
            activate_mana_ability(game, player, entity, held, intent)
            count_use(game, entity, held)
            receive_priority(game, player)
            return None
        stacked = _activate(game, player, entity, held, ability, intent)
        receive_priority(game, player)
        return stacked


def _activate(
    game: Game,
    player: EntityId,
    entity: EntityId,
    held: Held,
    ability: ActivatedAbility,
    intent: Intent,
) -> EntityId:
    stacked = put_ability_on_stack(game, player, entity, held)
    context = Context(entity, player)
    x = _choose_x(game, player, entity, ability, intent)
    context.x = x
    made = announce(game, (ability.effect,), context, intent)
    keyword = held.keyword.name if held.keyword is not None else ""
    increases, reductions = ability_cost_changes(game, player, entity, held)
    reductions += own_reductions(game, ability, context)
    mana = total_cost(mana_of(ability.costs), x or 0, increases, reductions)
    context.memory["activating"] = keyword
    paid = pay(game, player, without_mana(ability.costs), context, intent, mana)
    stacked.announced = Announced(
        controller=player, effect=ability.effect, modes=made.modes, targets=made.targets,
        divisions=made.divisions, x=x, cost_objects=paid.objects, mana_spent=paid.mana_spent,
        paid={held.keyword.name: 1} if held.keyword else {},
    )  # fmt: skip
    count_use(game, entity, held)
    happen(
        game,
        [
            e.Activate(
                object=entity, player=player, ability=stacked.id,
                keyword=held.keyword.name if held.keyword else "",
            )
        ],
    )  # fmt: skip
    if held.keyword is not None and is_cycling(held.keyword.name):  # 702.29c
        happen(game, [e.PlayerDoes(player=player, what="cycle", object=entity, rules=("702.29c",))])
    announce_targets(game, stacked.id, made, player)
    return stacked.id


def is_cycling(name: str) -> bool:
    """Cycling, or a variant that is cycling too (702.29f)."""
    entry = KEYWORDS.get(name)
    return entry is not None and "cycling" in (entry.name, entry.variant_of)


def put_ability_on_stack(game: Game, player: EntityId, source: EntityId, held: Held) -> GameObject:
    """602.2a: an object that is not a card, with the text of the ability."""
    face = game.objects[source].face
    stacked = game.new_object(face, player, Zone.STACK)
    stacked.__dict__.update(
        ability=held.ability, keyword=held.keyword, source=source, timestamp=game.tick()
    )
    game.stack = (*game.stack, stacked.id)
    return stacked


def count_use(game: Game, entity: EntityId, held: Held) -> None:
    """For "activate only once each turn" and loyalty abilities (606.3)."""
    thing = game.objects[entity]
    key = id(held.ability)
    uses = {**thing.uses, key: thing.uses.get(key, 0) + 1, ("ever", key): 1}
    if isinstance(held.ability, ActivatedAbility) and is_loyalty(held.ability):
        uses["loyalty"] = uses.get("loyalty", 0) + 1
    thing.uses = uses


def is_loyalty(ability: ActivatedAbility) -> bool:
    return any(isinstance(cost, LoyaltyCost) for cost in ability.costs)


@rule("602.5")
def why_not_activate(game: Game, player: EntityId, entity: EntityId, held: Held) -> tuple[str, ...]:
    """The rules against activating it now; none where it may be."""
    ability = held.ability
    assert isinstance(ability, ActivatedAbility)
    thing = game.objects[entity]
    if thing.became is not None or thing.phased_out:
        return ("400.7",)
    if thing.zone is not ability.zone:
        return ("113.6",)
    anyone = any("any player" in r.what for r in ability.restrictions)
    if controller(game, entity) != player and not anyone:
        return ("602.2",)
    if not is_mana_ability(ability) and game.priority != player:
        return ("117.1b",)
    if not is_mana_ability(ability) and game.rules["split_second_stops"](game):
        return ("702.61a",)
    if held.keyword is not None and is_cycling(held.keyword.name):
        if player_cant(game, player, PLAYERS_CANT_CYCLE):
            return ("101.2",)
    if cant(game, entity, CANT_ACTIVATE):
        return ("101.2",)
    if not is_mana_ability(ability) and cant(game, entity, CANT_ACTIVATE_NONMANA):
        return ("101.2",)
    if CardType.ARTIFACT in characteristics(game, entity).types:
        if player_cant(game, player, PLAYERS_CANT_ACTIVATE_ARTIFACTS):
            return ("101.2",)
    if is_loyalty(ability):
        if thing.uses.get("loyalty", 0):
            return ("606.3",)
        why = sorcery_speed(game, player)
        if why:
            return ("606.3", *why)
    context = Context(entity, player)
    for restriction in ability.restrictions:
        why = _restricted(game, player, entity, held, restriction, context)
        if why:
            return why
    return ()


def _restricted(
    game: Game,
    player: EntityId,
    entity: EntityId,
    held: Held,
    restriction: Restriction,
    context: Context,
) -> tuple[str, ...]:
    """602.5: activation instructions, each of them, and the condition besides."""
    for instruction in restriction.what.split(", "):
        why = _instructed(game, player, entity, held, instruction, context)
        if why:
            return why
    if restriction.condition is not None and not holds(game, restriction.condition, context):
        return ("602.5",)
    return ()


def _instructed(
    game: Game, player: EntityId, entity: EntityId, held: Held, instruction: str, context: Context
) -> tuple[str, ...]:
    """Why one activation instruction forbids it now."""
    used = game.objects[entity].uses.get(id(held.ability), 0)
    active = game.active == player
    match instruction:
        case "sorcery":
            return sorcery_speed(game, player) and ("602.5d",)
        case "once each turn" | "twice each turn" | "three times each turn":
            return ("602.5b",) if used >= MOST_EACH_TURN[instruction] else ()
        case "your turn before attackers":
            return () if active and TIMES["before attackers"](game, player) else ("602.5",)
        case "forecast":  # 702.57b: in its owner's upkeep, once each turn
            legal = active and game.step is Step.UPKEEP and not used
            return () if legal else ("702.57b",)
        case "boast":  # 702.142a: if it attacked this turn, once each turn
            legal = not used and happened_to(game, "attacked", entity, context)
            return () if legal else ("702.142a",)
        case "once":
            ever = game.objects[entity].uses.get(("ever", id(held.ability)), 0)
            return ("602.5b",) if ever else ()
    when = TIMES.get(instruction)
    return () if when is None or when(game, player) else ("602.5",)


def _before(step: Step) -> Callable[[Game, EntityId], bool]:
    steps = frozenset(tuple(Step)[: tuple(Step).index(step)])
    return lambda game, player: game.step in steps and game.combats_this_turn <= 1


def _in_combat(game: Game) -> bool:
    return "combat" in game.step.value or "declare" in game.step.value


_BEFORE_BLOCKERS = frozenset(tuple(Step)[: tuple(Step).index(Step.DECLARE_BLOCKERS)])
TIMES: dict[str, Callable[[Game, EntityId], bool]] = {
    "your turn": lambda g, p: g.active == p,
    "opponent's turn": lambda g, p: g.active != p,
    "your upkeep": lambda g, p: g.active == p and g.step is Step.UPKEEP,
    "upkeep": lambda g, p: g.step is Step.UPKEEP,
    "your end step": lambda g, p: g.active == p and g.step is Step.END,
    "combat": lambda g, p: _in_combat(g),
    "combat after blockers": lambda g, p: _in_combat(g) and g.step not in _BEFORE_BLOCKERS,
    "before attackers": _before(Step.DECLARE_ATTACKERS),
    "before blockers": _before(Step.DECLARE_BLOCKERS),
    "before damage": _before(Step.FIRST_STRIKE_DAMAGE),
    "declare attackers": lambda g, p: g.step is Step.DECLARE_ATTACKERS,
    "declare blockers": lambda g, p: g.step is Step.DECLARE_BLOCKERS,
}
"""When an ability may be activated, by the words of its instruction."""


def _choose_x(
    game: Game, player: EntityId, entity: EntityId, ability: ActivatedAbility, intent: Intent
) -> int | None:
    needs = "X" in mana_of(ability.costs) or any(
        isinstance(node, X) for cost in ability.costs for node in walk(cost)
    )
    if not needs:
        return None
    if intent.x is not None:
        return intent.x
    return choose_number(
        game, ChooseNumber(player=player, question="X", about=entity, rules=("601.2b",))
    )


def ability_cost_changes(
    game: Game, player: EntityId, entity: EntityId, held: Held
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Increases and reductions for activation costs (602.2b)."""
    increases: list[tuple[str, ...]] = []
    reductions: list[tuple[str, ...]] = []
    keyword = held.keyword.name if held.keyword is not None else ""
    for effect, context in static_effects(game, AbilitiesCost):
        if effect.keyword and not (keyword and _is_kind(keyword, effect.keyword)):
            continue
        if effect.not_mana and is_mana_ability(held.ability):
            continue
        if effect.of is not None and not matches(game, effect.of, entity, context):
            continue
        if player_fits(game, effect.who, player, context):
            amount = effect.amount
            if effect.at_least_one:
                amount = _leaving_one(mana_of(getattr(held.ability, "costs", ())), amount)
            (reductions if effect.less else increases).append(amount)
    return increases, reductions


def _leaving_one(cost: tuple[str, ...], amount: tuple[str, ...]) -> tuple[str, ...]:
    """A reduction by generic mana that leaves at least one mana to pay."""
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    others = any(not symbol.isdigit() and symbol != "X" for symbol in cost)
    less = sum(int(symbol) for symbol in amount if symbol.isdigit())
    return (str(min(less, generic if others else max(0, generic - 1))),)


def own_reductions(
    game: Game, ability: ActivatedAbility, context: Context
) -> list[tuple[str, ...]]:
    """ "This ability costs {1} less to activate for each …" (602.2b)."""
    less = ability.costs_less
    if less is None or (ability.less_if is not None and not holds(game, ability.less_if, context)):
        return []
    times = 1 if less.per is None else max(0, number(game, less.per, context))
    if less.amount == ("X",):
        return [(str(times),)]
    return [less.amount] * times


def _is_kind(name: str, of: str) -> bool:
    """Whether a keyword is another, or a variant of it (702.29f)."""
    entry = KEYWORDS.get(name)
    return name == of or (entry is not None and of in (entry.name, entry.variant_of))
