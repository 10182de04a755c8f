"""What each kind of cost needs, why it can't be paid, and paying it (118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.forbidding import (
    CANT_BE_SACRIFICED,
    CANT_UNTAP,
    PLAYERS_CANT_LOSE_LIFE,
    PLAYERS_CANT_PAY_LIFE,
    cant,
    cant_pay_with,
    player_cant,
)
from rulesengine.game.layers import characteristics, controller
from rulesengine.game.mana_available import too_new
from rulesengine.game.quantities import number
from rulesengine.ir import costs as c
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Rules = tuple[str, ...]
Fits = Callable[["Game", "EntityId", "EntityId"], Rules]
Happen = Callable[["Game", "EntityId", Any, "EntityId", "Context"], e.Event]


@dataclass(frozen=True, slots=True)
class ObjectCost:
    """A cost that does something with objects: why one can't serve, and what happens to it."""

    given: str  # where an Intent has them
    why_not: Fits
    event: Happen
    question: str


def _present(game: Game, entity: EntityId, zone: Zone) -> bool:
    thing = game.objects[entity]
    return thing.zone is zone and thing.became is None and not thing.phased_out


def _own_permanent(game: Game, player: EntityId, entity: EntityId) -> Rules:
    if not _present(game, entity, Zone.BATTLEFIELD):
        return ("118.3",)
    return () if controller(game, entity) == player else ("118.3",)


def _can_sacrifice(game: Game, player: EntityId, entity: EntityId) -> Rules:
    """701.21a: only a permanent one controls."""
    if _own_permanent(game, player, entity):
        return ("701.21a",)
    if cant_pay_with(game, player, entity):
        return ("101.2",)
    return ("101.2",) if cant(game, entity, CANT_BE_SACRIFICED) else ()


def _can_discard(game: Game, player: EntityId, entity: EntityId) -> Rules:
    """701.9a: a card from one's hand."""
    return () if entity in game.player(player).hand else ("701.9a",)


def _can_exile(game: Game, player: EntityId, entity: EntityId) -> Rules:
    thing = game.objects[entity]
    if thing.became is not None or thing.phased_out:
        return ("118.3",)
    if thing.zone is Zone.BATTLEFIELD or thing.zone is Zone.STACK:
        return () if controller(game, entity) == player else ("118.3",)
    return () if thing.owner == player else ("118.3",)


def _can_tap(game: Game, player: EntityId, entity: EntityId) -> Rules:
    if game.objects[entity].tapped:
        return ("118.3",)
    return _own_permanent(game, player, entity)


def _can_untap(game: Game, player: EntityId, entity: EntityId) -> Rules:
    if not game.objects[entity].tapped or cant(game, entity, CANT_UNTAP):
        return ("118.3",)
    return _own_permanent(game, player, entity)


def _tap(game: Game, _p: EntityId, _c: c.Cost, entity: EntityId, context: Context) -> e.Event:
    rule = e.TAPPED_FOR.get(context.memory.get("activating", ""), "118.3")
    return e.Tap(object=entity, source=context.source, rules=(rule,))


def _untap(game: Game, _p: EntityId, _c: c.Cost, entity: EntityId, context: Context) -> e.Event:
    return e.Untap(object=entity, source=context.source, rules=("118.3",))


def _sacrifice(game: Game, player: EntityId, _c: c.Cost, entity: EntityId, x: Context) -> e.Event:
    return e.Sacrifice(object=entity, player=player, source=x.source)


def _discard(game: Game, player: EntityId, _c: c.Cost, entity: EntityId, x: Context) -> e.Event:
    cycling = x.memory.get("keyword") == "cycling"
    return e.Discard(object=entity, player=player, source=x.source, cycling=cycling)


def _move(to: Zone, reason: str) -> Happen:
    def event(_g: Game, player: EntityId, cost: Any, entity: EntityId, context: Context) -> e.Event:
        position = (-1 if cost.bottom else 0) if isinstance(cost, c.PutOnLibraryCost) else None
        return e.ZoneChange(
            object=entity, to=to, reason=reason, by=player, position=position,
            source=context.source, rules=("118.3",),
            extra={"activating": context.memory.get("activating", "")},
        )  # fmt: skip

    return event


def _reveal(game: Game, player: EntityId, _c: c.Cost, entity: EntityId, x: Context) -> e.Event:
    return e.PlayerDoes(
        player=player, what="reveal", object=entity, source=x.source, rules=("701.20a",)
    )


def _no_rule(game: Game, player: EntityId, entity: EntityId) -> Rules:
    return () if game.objects[entity].became is None else ("118.3",)


OBJECT_COSTS: dict[type, ObjectCost] = {
    c.SacrificeCost: ObjectCost("sacrifice", _can_sacrifice, _sacrifice, "sacrifice"),
    c.DiscardCost: ObjectCost("discard", _can_discard, _discard, "discard"),
    c.ExileCost: ObjectCost("exile", _can_exile, _move(Zone.EXILE, "exile"), "exile"),
    c.ReturnCost: ObjectCost("return_", _own_permanent, _move(Zone.HAND, "return"), "return"),
    c.TapCost: ObjectCost("tap", _can_tap, _tap, "tap"),
    c.UntapCost: ObjectCost("tap", _can_untap, _untap, "untap"),
    c.RevealCost: ObjectCost("", _can_discard, _reveal, "reveal"),
    c.PutOnLibraryCost: ObjectCost(
        "return_", _no_rule, _move(Zone.LIBRARY, "put"), "put on library"
    ),
}


# Costs that choose no objects: why one can't be paid, and what happens when it is.


def _why_not_tap_self(game: Game, player: EntityId, cost: c.Cost, context: Context) -> Rules:
    """107.5, 107.6 and 302.6."""
    thing = game.objects[context.source]
    wanted = isinstance(cost, c.UntapSelf)
    if thing.tapped is not wanted or not _present(game, context.source, Zone.BATTLEFIELD):
        return ("118.3", "107.6" if wanted else "107.5")
    sick = too_new(game, thing, characteristics(game, context.source))
    return ("302.6",) if sick else ()


def _why_not_life(game: Game, player: EntityId, cost: c.PayLife, context: Context) -> Rules:
    """119.4, 119.4b: more life than one has can't be paid; 0 always can."""
    amount = number(game, cost.amount, context)
    if amount <= 0:
        return ()
    if any(
        player_cant(game, player, what) for what in (PLAYERS_CANT_PAY_LIFE, PLAYERS_CANT_LOSE_LIFE)
    ) or cant_pay_with(game, player):
        return ("101.2",)
    return () if game.player(player).life >= amount else ("119.4",)


def _why_not_energy(game: Game, player: EntityId, cost: c.PayEnergy, context: Context) -> Rules:
    amount = number(game, cost.amount, context)
    return () if game.player(player).counters.get("energy", 0) >= amount else ("118.3", "107.14")


def _why_not_loyalty(game: Game, player: EntityId, cost: c.LoyaltyCost, context: Context) -> Rules:
    """606.6: not more loyalty counters than there are."""
    if cost.sign > 0:
        return ()
    amount = number(game, cost.amount, context)
    have = game.objects[context.source].counters.get("loyalty", 0)
    return () if have >= amount else ("606.6",)


def _why_not_mill(game: Game, player: EntityId, cost: c.MillCost, context: Context) -> Rules:
    """701.17b."""
    owner = game.player(player)
    cards = len(owner.library) + owner.blanks
    return () if cards >= number(game, cost.count, context) else ("701.17b",)


def _pay_tap_self(game: Game, player: EntityId, cost: c.Cost, context: Context) -> list[e.Event]:
    source = context.source
    if isinstance(cost, c.UntapSelf):
        return [e.Untap(object=source, source=source, rules=("107.6",))]
    return [e.Tap(object=source, source=source, rules=("107.5",))]


def _pay_life(game: Game, player: EntityId, cost: c.PayLife, context: Context) -> list[e.Event]:
    return life_events(player, number(game, cost.amount, context), context)


def life_events(player: EntityId, amount: int, context: Context) -> list[e.Event]:
    """118.3b: paying life is losing it."""
    if amount <= 0:
        return []
    return [e.LoseLife(player=player, amount=amount, source=context.source, rules=("119.4",))]


def _pay_energy(game: Game, player: EntityId, cost: c.PayEnergy, context: Context) -> list[e.Event]:
    amount = number(game, cost.amount, context)
    return [e.RemoveCounters(off=player, kind="energy", count=amount, source=context.source)]


def _pay_loyalty(
    game: Game, player: EntityId, cost: c.LoyaltyCost, context: Context
) -> list[e.Event]:
    """606.4."""
    source, amount = context.source, number(game, cost.amount, context)
    if cost.sign > 0:
        return [
            e.PutCounters(
                by_effect=False,
                on=source,
                kind="loyalty",
                count=amount,
                by=player,
                source=source,
                rules=("606.4",),
            )
        ]
    return [
        e.RemoveCounters(off=source, kind="loyalty", count=amount, source=source, rules=("606.4",))
    ]


def _pay_mill(game: Game, player: EntityId, cost: c.MillCost, context: Context) -> list[e.Event]:
    from rulesengine.game.zones import top_of_library

    cards = top_of_library(game, player, number(game, cost.count, context))
    return [
        e.ZoneChange(
            object=card, to=Zone.GRAVEYARD, reason="mill", by=player, source=context.source,
            rules=("701.17a",),
        )
        for card in cards
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlainCost:
    """A cost without objects to choose. `late`: it moves cards from the library (601.2h)."""

    why_not: Callable[[Game, EntityId, Any, Context], Rules]
    events: Callable[[Game, EntityId, Any, Context], list[e.Event]]
    reason: str
    late: bool = False


PLAIN_COSTS: dict[type, PlainCost] = {
    c.TapSelf: PlainCost(_why_not_tap_self, _pay_tap_self, "it can't be tapped for {T}"),
    c.UntapSelf: PlainCost(_why_not_tap_self, _pay_tap_self, "it can't be untapped for {Q}"),
    c.PayLife: PlainCost(_why_not_life, _pay_life, "that much life can't be paid"),
    c.PayEnergy: PlainCost(_why_not_energy, _pay_energy, "there is not enough energy"),
    c.LoyaltyCost: PlainCost(_why_not_loyalty, _pay_loyalty, "there is not enough loyalty"),
    c.MillCost: PlainCost(_why_not_mill, _pay_mill, "there are not enough cards", late=True),
}


def refuse(rules: Rules, reason: str) -> IllegalAction:
    return IllegalAction(None, rules, reason)
