"""Which abilities are mana abilities (605.1), and what each takes and gives."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from rulesengine.errors import NeedsChoice
from rulesengine.game.conditions import holds
from rulesengine.game.producing import Bundle, bundles
from rulesengine.game.quantities import number
from rulesengine.game.references import players
from rulesengine.game.walking import target_phrases, walk
from rulesengine.ir import costs as c
from rulesengine.ir.abilities import Ability, ActivatedAbility, TriggeredAbility
from rulesengine.ir.actions import AddMana
from rulesengine.ir.effects import Do, Effect, If, InsteadIf, Sequence, Where
from rulesengine.ir.refs import Itself, Reference, You
from rulesengine.ir.triggers import PlayerTrigger

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.mana import Symbols
    from rulesengine.game.objects import EntityId

MOST_BUNDLES = 40


@dataclass(frozen=True, slots=True, eq=False)
class ManaAbility:
    """An activated mana ability, looked through once.

    `harm` says how dear it is besides {T} and mana: 1 its effect does more than add mana, 2 life or
    counters, 3 the object itself, 4 other objects. `only_adds` is the one instruction it has.
    """

    ability: ActivatedAbility
    tap: bool
    untap: bool
    mana: Symbols
    others: tuple[c.Cost, ...]
    harm: int
    only_adds: AddMana | None
    limits: bool

    @property
    def fixed(self) -> bool:
        """A plain "{T}: Add …" of symbols, which gives the same whenever it can be activated."""
        only = self.only_adds
        if only is None or only.count is not None or not only.options or self.limits:
            return False
        return self.tap and not self.untap and not self.others and not self.ability.restrictions

    @property
    def moves_itself(self) -> bool:
        return self.harm == 3


_described: dict[int, tuple[Ability, ManaAbility | None]] = {}


def described(ability: Ability) -> ManaAbility | None:
    """What there is to know of a mana ability; None where it is none."""
    found = _described.get(id(ability))
    if found is None or found[0] is not ability:
        if len(_described) > 20_000:
            _described.clear()
        found = _described[id(ability)] = (ability, _describe(ability))
    return found[1]


def is_mana_ability(ability: Ability) -> bool:
    """605.1a–b: no target, could add mana, no loyalty; a triggered one from mana abilities."""
    if isinstance(ability, TriggeredAbility):
        return (
            isinstance(ability.trigger, PlayerTrigger)
            and ability.trigger.what in ("tap for mana", "add mana")
            and _adds_mana(ability.effect)
        )
    return described(ability) is not None


def _adds_mana(effect: Effect) -> bool:
    if not any(isinstance(node, AddMana) for node in walk(effect)):
        return False
    return not target_phrases(effect)


def _describe(ability: Ability) -> ManaAbility | None:
    if not isinstance(ability, ActivatedAbility) or not _adds_mana(ability.effect):
        return None
    if any(isinstance(cost, c.LoyaltyCost) for cost in ability.costs):
        return None
    mana: list[str] = []
    others: list[c.Cost] = []
    tap = untap = False
    for cost in ability.costs:
        match cost:
            case c.TapSelf():
                tap = True
            case c.UntapSelf():
                untap = True
            case c.ManaCost(symbols=symbols):
                mana.extend(symbols)
            case _:
                others.append(cost)
    effect = ability.effect
    only = None
    if isinstance(effect, Do) and isinstance(effect.who, You) and len(effect.actions) == 1:
        action = effect.actions[0]
        only = action if isinstance(action, AddMana) else None
    harm = max((_harm(cost) for cost in others), default=0 if only is not None else _side(effect))
    limits = any(isinstance(node, AddMana) and node.spend_only for node in walk(effect))
    return ManaAbility(
        ability, tap, untap, tuple(mana), tuple(others), harm, only, limits
    )  # fmt: skip


def _side(effect: Effect) -> int:
    """Whether an effect does anything but add mana."""
    return int(any(isinstance(node, Do) and _other_actions(node) for node in walk(effect)))


def _other_actions(node: Do) -> bool:
    return any(not isinstance(action, AddMana) for action in node.actions)


def _harm(cost: c.Cost) -> int:
    match cost:
        case c.PayLife() | c.PayEnergy():
            return 2
        case c.RemoveCountersCost(what=what) | c.PutCountersCost(what=what):
            return 2 if isinstance(what, Itself) else 4
        case c.SacrificeCost(what=what) | c.ExileCost(what=what) | c.ReturnCost(what=what):
            return 3 if isinstance(what, Itself) else 4
        case c.DiscardCost(what=Reference() as what):
            return 3 if isinstance(what, Itself) else 4
    return 4


def output(game: Game, effect: Effect, player: EntityId, context: Context) -> tuple[Bundle, ...]:
    """What mana an effect would add to a player's pool if it resolved now, in its alternatives."""
    match effect:
        case Do(who=who, actions=actions):
            parts = [bundles(game, each, context) for each in actions if isinstance(each, AddMana)]
            if not isinstance(who, You) and player not in players(game, who, context):
                return ((),)
            if not parts:
                return ((),)
            return _together(parts)
        case Sequence(effects=effects):
            if _counts_afterwards(effects):
                return _one_after_another(game, effects, player, context)
            return _together([output(game, part, player, context) for part in effects])
        case If(condition=condition, then=then, otherwise=otherwise):
            if holds(game, condition, context):
                return output(game, then, player, context)
            return ((),) if otherwise is None else output(game, otherwise, player, context)
        case InsteadIf(effect=usual, condition=condition, instead=instead):
            chosen = instead if holds(game, condition, context) else usual
            return output(game, chosen, player, context)
        case Where(effect=inner, x=x):
            return output(game, inner, player, replace(context, x=number(game, x, context)))
    return ((),)


def _counts_afterwards(effects: tuple[Effect, ...]) -> bool:
    """Whether an instruction other than adding mana comes before one that adds a number to be counted."""
    acted = False
    for effect in effects:
        adds = [node for node in walk(effect) if isinstance(node, AddMana)]
        if acted and any(node.count is not None for node in adds):
            return True
        acted = acted or not adds
    return False


def _one_after_another(
    game: Game, effects: tuple[Effect, ...], player: EntityId, context: Context
) -> tuple[Bundle, ...]:
    """The same with what comes before carried out, and taken back: "put a counter on it. Add X …"."""
    from rulesengine.game.resolving import perform

    parts: list[tuple[Bundle, ...]] = []
    with suppress(NeedsChoice), game.attempt() as attempt:
        for effect in effects:
            parts.append(output(game, effect, player, context))
            if not any(isinstance(node, AddMana) for node in walk(effect)):
                perform(game, effect, context)
        attempt.undo()
    return _together(parts)


def _together(parts: list[tuple[Bundle, ...]]) -> tuple[Bundle, ...]:
    if len(parts) == 1:
        return parts[0]
    ways = (sum(way, ()) for way in product(*parts))
    return tuple(bundle for bundle, _ in zip(ways, range(MOST_BUNDLES), strict=False))
