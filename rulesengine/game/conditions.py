"""Whether a condition of rules text holds (603.4, 604.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.events import StepBegins, ZoneChange
from rulesengine.game.filters import compare, matches
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.rules import rule
from rulesengine.ir import conditions as c
from rulesengine.ir.quantities import Count
from rulesengine.ir.words import Color, Step, Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


@rule("207.2c")
def enough_in_graveyard(game: Game, condition: c.Compares, context: Context) -> bool:
    """Whether so many cards are in the graveyard meant, as threshold asks."""
    from rulesengine.game.quantities import number

    left = number(game, condition.left, context)
    return compare(left, condition.compare, number(game, condition.right, context))


def holds(game: Game, condition: c.Condition, context: Context) -> bool:
    """Whether it is true now."""
    from rulesengine.game import references
    from rulesengine.game.quantities import announced_of, number

    match condition:
        case c.AllHold(parts=parts):
            return all(holds(game, part, context) for part in parts)
        case c.AnyHolds(parts=parts):
            return any(holds(game, part, context) for part in parts)
        case c.IsDay(day=day):
            return game.day is day
        case c.Unless(condition=inner):
            return not holds(game, inner, context)
        case c.Compares(left=left, compare=how, right=right):
            if isinstance(left, Count) and left.filter.zone is Zone.GRAVEYARD:
                return bool(game.rules["enough_in_graveyard"](game, condition, context))
            return compare(number(game, left, context), how, number(game, right, context))
        case c.Exists(filter=filter, other=other):
            found = references.everything(game, filter, context)
            return any(entity != context.source for entity in found) if other else bool(found)
        case c.Matches(reference=reference, filter=filter):
            found = references.denoted(game, reference, context)
            return bool(found) and all(matches(game, filter, entity, context) for entity in found)
        case c.WasPaid(cost=cost, reference=reference):
            announced = announced_of(game, context)
            if reference is not None:
                entities = references.denoted(game, reference, context)
                announced = next(
                    (game.objects[e].announced for e in entities if not is_player(e)), None
                )
            paid = announced.paid.get(cost, 0) if announced is not None else 0
            return bool(game.rules["times_paid"](game, context.source, cost, paid) > 0)
        case c.WasCast(reference=reference, zone=zone, during=during):
            entities = (
                (context.source,)
                if reference is None
                else references.denoted(game, reference, context)
            )
            return all(
                _was_cast(game, entity, zone, context)
                and (during is None or _cast_during(game, entity, during))
                for entity in entities
            )
        case c.ManaSpent(at_least=least, color=color, reference=reference):
            entities = (
                (context.source,)
                if reference is None
                else references.denoted(game, reference, context)
            )
            return all(_mana_spent(game, entity, color) >= least for entity in entities)
        case c.TurnIs(player=player):
            return game.active in references.players(game, player, context)
        case c.During(steps=steps):
            return game.step in steps
        case c.DidThisTurn():
            from rulesengine.game.memory import did_this_turn

            return did_this_turn(game, condition, context)
        case c.CameSinceUpkeep(reference=reference):
            entities = references.denoted(game, reference, context)
            return any(_came_since_upkeep(game, entity) for entity in entities)
        case c.CouldPair():
            return _could_pair(game, condition, context)
        case c.IfDone():
            return context.done
        case c.OwnsBoth(this=this, other=other_half):
            halves = references.denoted(game, this, context)
            others = references.everything(game, other_half, context)
            return any(_is_yours(game, e, context) for e in halves) and any(
                _is_yours(game, e, context) for e in others
            )
        case c.SpentToCast(symbols=symbols):
            announced = announced_of(game, context)
            spent = list(announced.mana_spent) if announced is not None else []
            return all(
                sum(1 for mana in spent if _spent_as(mana, symbol)) >= symbols.count(symbol)
                for symbol in symbols
            )
        case c.RevealedThisWay(filter=filter):
            revealed = context.memory.get("revealed", ())
            return any(matches(game, filter, entity, context) for entity in revealed)
        case c.PlayerDid(player=who):
            did = context.memory.get(DID, ())
            return any(player in did for player in references.players(game, who, context))
        case c.WasMoved(reference=reference, to=zone):
            found = references.denoted(game, reference, context)
            ended = references.follow(game, found, context)
            moved = (*context.moved, *context.moved.values())
            return any(e in moved and game.objects[e].zone is zone for e in ended)
        case c.WonFlip():
            return bool(context.memory.get("coin won"))
        case c.SearchedLibrary():
            return bool(context.memory.get("searched library"))
        case c.DoneTo(what=what, filter=filter, at_least=least, by=who):
            from rulesengine.game.this_way import done_by, such_done

            found = such_done(game, what, filter, context)
            if who is not None:
                by = references.players(game, who, context)
                found = tuple(e for e in found if done_by(game, what, e) in by)
            return len(found) >= least
        case c.DamageWasPrevented():
            return context.amount > 0
        case c.ExcessDealt():
            return bool(context.memory.get("excess"))
        case c.ResolvedTimes(nth=nth):
            return _times(game, "resolved", context) == nth
        case c.ActivatedTimes(at_least=least):
            return _times(game, "activated", context) >= least
        case c.SomePlayer(who=who, condition=inner, every=every):
            slot = getattr(who, "slot", -1)
            for one in references.players(game, who, context):
                context.slots[slot] = (one,)
                if holds(game, inner, context) is not every:
                    return not every
                del context.slots[slot]
            return every
        case c.HasDesignationNow(name=name, player=who):
            if who is None:
                return name in game.objects[context.source].designations
            return any(
                name in game.player(p).designations for p in references.players(game, who, context)
            )
    raise NotImplementedError(type(condition).__name__)


DID = "did"
"""In a context's memory: the players who did what the last instruction to players said."""


def _came_since_upkeep(game: Game, entity: int) -> bool:
    """702.30a: since the upkeep before this one of the player whose upkeep it is."""
    upkeeps = [
        index
        for index, event in enumerate(game.history)
        if isinstance(event, StepBegins) and event.step is Step.UPKEEP
        and event.player == game.active
    ]  # fmt: skip
    last = upkeeps[-2] if len(upkeeps) > 1 else -1
    came = [
        index
        for index, event in enumerate(game.history)
        if isinstance(event, ZoneChange) and event.became == entity
    ]
    return bool(came) and came[-1] > last


def _could_pair(game: Game, condition: c.CouldPair, context: Context) -> bool:
    from rulesengine.game.pairing import could_pair
    from rulesengine.game.references import denoted

    others = game.battlefield
    if condition.other is not None:
        others = denoted(game, condition.other, context)
    return any(
        could_pair(game, one, other, context.controller)
        for one in denoted(game, condition.one, context)
        for other in others
    )


def _spent_as(mana: str, symbol: str) -> bool:
    """107.4h: {S} stands for mana of any type from a snow source."""
    return mana.endswith("*") if symbol == "S" else mana[0] == symbol


def _mana_spent(game: Game, entity: int, color: Color | None) -> int:
    """How much mana, of a color or of any, was spent to cast it (601.2h)."""
    if is_player(entity):
        return 0
    announced = game.objects[entity].announced
    spent = announced.mana_spent if announced is not None else ()
    return sum(1 for mana in spent if color is None or mana[0] == _LETTERS[color])


_LETTERS = dict(zip(Color, "WUBRG", strict=True))


def _times(game: Game, what: str, context: Context) -> int:
    """How often the ability now read has resolved or been activated this turn."""
    on_stack = game.objects.get(context.memory.get("stack_object", -1))
    if on_stack is None:
        return 0
    uses = game.objects[context.source].uses
    key = id(on_stack.ability)
    return uses.get(("resolved", key) if what == "resolved" else key, 0)


def _was_cast(game: Game, entity: int, zone: str | None, context: Context) -> bool:
    if is_player(entity):
        return False
    announced = game.objects[entity].announced
    if announced is None or not announced.was_cast:
        return False
    return zone is None or (announced.from_zone is not None and announced.from_zone.value == zone)


def _cast_during(game: Game, entity: int, when: str) -> bool:
    """In which phase, and whose, it was cast."""
    announced = game.objects[entity].announced
    if announced is None or announced.cast_in is None:
        return False
    assert when == "your main phase", when
    step, active = announced.cast_in
    return step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN) and active == announced.controller


def _is_yours(game: Game, entity: int, context: Context) -> bool:
    """Whether you both own and control a permanent."""
    thing = game.objects[entity]
    controlled = characteristics(game, entity).controller == context.controller
    there = thing.became is None and thing.zone is Zone.BATTLEFIELD
    return there and controlled and thing.owner == context.controller
