"""Special actions (116): turning face up, suspend, foretell, plot, the planar die; none uses the stack."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import events as e
from rulesengine.game.casting import receive_priority
from rulesengine.game.context import Context
from rulesengine.game.costing import mana_of, without_mana
from rulesengine.game.granted_actions import granted, suspend_by
from rulesengine.game.intent import NO_INTENT, Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import total_cost
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.paying import pay
from rulesengine.game.pipeline import happen
from rulesengine.game.quantities import number
from rulesengine.game.rules import rule
from rulesengine.game.timing import can_cast_now, sorcery_speed
from rulesengine.game.ways import Way
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.costs import Cost, ManaCost
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game


def take(
    game: Game, player: EntityId, name: str, entity: EntityId | None, intent: Intent = NO_INTENT
) -> None:
    """Take a special action by its name; rolled back whole where it is illegal."""
    action = SPECIAL_ACTIONS.get(name)
    allowed = granted(game, name, player) if action is None else None
    if allowed is not None:
        action = partial(suspend_by, effect=allowed[0], context=allowed[1])
    if action is None:
        raise IllegalAction(None, ("116.2",), f"there is no special action {name!r} for it")
    if game.priority != player:
        raise IllegalAction(None, ("116.1",), "special actions need priority")
    with game.attempt():
        action(game, player, entity, intent)
        receive_priority(game, player)


def _keyword(thing: GameObject, *names: str) -> KeywordAbility | None:
    for ability in thing.face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name in names:
            return ability
    return None


def _needed(game: Game, entity: EntityId | None) -> GameObject:
    if entity is None:
        raise IllegalAction(None, ("116.2",), "it needs an object")
    return game.objects[entity]


def _pay(
    game: Game, player: EntityId, source: EntityId, costs: tuple[Cost, ...], x: int, intent: Intent
) -> None:
    context = Context(source, player)
    context.x = x
    pay(game, player, without_mana(costs), context, intent, total_cost(mana_of(costs), x))


@rule("116.2b")
def face_up_timing(game: Game, player: EntityId) -> tuple[str, ...]:
    """The rules against turning face up now: none, it takes priority only."""
    return ()


@rule("702.37e")
def turn_face_up_special(game: Game, player: EntityId, thing: EntityId) -> None:
    """The special action itself: it is face up at once, without the stack."""
    happen(game, [e.TurnsFaceUp(object=thing, rules=("116.2b", "702.37e"))])


def turn_face_up(game: Game, player: EntityId, entity: EntityId | None, intent: Intent) -> None:
    """116.2b, 702.37e: any time you have priority, for its morph, megamorph, disguise or mana cost."""
    thing = _needed(game, entity)
    if not thing.face_down or thing.zone is not Zone.BATTLEFIELD:
        raise IllegalAction(None, ("708.7",), "it is not a face-down permanent")
    if characteristics(game, thing.id).controller != player:
        raise IllegalAction(None, ("116.2b",), "only its controller can turn it face up")
    why = game.rules["face_up_timing"](game, player)
    if why:
        raise IllegalAction(None, why, "it can't be turned face up now")
    ability = _keyword(thing, "morph", "megamorph", "disguise")
    manifested = thing.face_down_reason in ("manifest", "cloak")
    if ability is not None and ability.cost is not None:
        costs = ability.cost
    elif manifested and CardType.CREATURE in thing.face.types and thing.face.mana_cost is not None:
        costs = (ManaCost(thing.face.mana_cost),)
    else:
        raise IllegalAction(None, ("708.7",), "nothing lets it be turned face up")
    x = intent.x or 0
    _pay(game, player, thing.id, costs, x, intent)
    if "X" in mana_of(costs):
        from rulesengine.game.objects import Announced

        thing.announced = Announced(controller=player, x=x)
    game.rules["turn_face_up_special"](game, player, thing.id)
    if ability is not None and ability.name == "megamorph":
        happen(
            game, [e.PutCounters(on=thing.id, kind="+1/+1", count=1, by=player, rules=("702.37b",))]
        )


@rule("702.62a")
def suspend_timing(game: Game, player: EntityId, thing: GameObject) -> tuple[str, ...]:
    """The rules against suspending it now: it must be possible to begin to cast it."""
    return can_cast_now(game, player, thing, Way())


@rule("116.2f")
def suspend_special_action(game: Game, player: EntityId, card: EntityId) -> None:
    """What else happens as a card is suspended: nothing, for it isn't cast."""


def suspend(game: Game, player: EntityId, entity: EntityId | None, intent: Intent) -> None:
    """116.2f, 702.62a: any time you could begin to cast it, pay and exile it with N time counters."""
    thing = _needed(game, entity)
    ability = _keyword(thing, "suspend")
    if (
        thing.zone is not Zone.HAND
        or thing.owner != player
        or ability is None
        or ability.cost is None
    ):
        raise IllegalAction(None, ("702.62a",), "it can't be suspended from there")
    why = game.rules["suspend_timing"](game, player, thing)
    if why:
        raise IllegalAction(None, ("702.62a", *why), "it could not be cast now")
    x = intent.x or 0
    context = Context(thing.id, player)
    context.x = x
    count = number(game, ability.n, context) if ability.n is not None else 0
    _pay(game, player, thing.id, ability.cost, x, intent)
    change = e.ZoneChange(
        object=thing.id, to=Zone.EXILE, reason="suspend", by=player, counters={"time": count},
        rules=("702.62a",),
    )  # fmt: skip
    happen(game, [change])
    if change.became is not None:
        game.objects[change.became].designations = frozenset({"suspended"})
        game.rules["suspend_special_action"](game, player, change.became)


def foretell(game: Game, player: EntityId, entity: EntityId | None, intent: Intent) -> None:
    """116.2h, 702.143a: during your turn, {2}: exile it face down from your hand."""
    thing = _needed(game, entity)
    if thing.zone is not Zone.HAND or _keyword(thing, "foretell") is None or thing.owner != player:
        raise IllegalAction(None, ("702.143a",), "it can't be foretold")
    if game.active != player:
        raise IllegalAction(None, ("702.143a",), "only during your own turn")
    _pay(game, player, thing.id, (ManaCost(("2",)),), 0, intent)
    change = e.ZoneChange(
        object=thing.id, to=Zone.EXILE, reason="foretell", by=player, face_down="foretell",
        rules=("702.143a",),
    )  # fmt: skip
    happen(game, [change])
    if change.became is not None:
        foretold = game.objects[change.became]
        foretold.designations = frozenset({"foretold"})
        foretold.entered_turn = game.turn


def plot(game: Game, player: EntityId, entity: EntityId | None, intent: Intent) -> None:
    """116.2k, 702.170a: at sorcery speed, exile it from your hand; cast it free on a later turn."""
    thing = _needed(game, entity)
    ability = _keyword(thing, "plot")
    if thing.zone is not Zone.HAND or ability is None or ability.cost is None:
        raise IllegalAction(None, ("702.170a",), "it can't be plotted")
    why = sorcery_speed(game, player)
    if why:
        raise IllegalAction(None, ("702.170a", *why), "only at sorcery speed")
    _pay(game, player, thing.id, ability.cost, 0, intent)
    change = e.ZoneChange(
        object=thing.id, to=Zone.EXILE, reason="plot", by=player, rules=("702.170a",)
    )
    happen(game, [change])
    if change.became is not None:
        from rulesengine.game.effects.waiting import become_plotted_card

        become_plotted_card(game, change.became)


@rule("901.9")
def planar_die_timing(game: Game, player: EntityId) -> tuple[str, ...]:
    """The rules against rolling now: only at sorcery speed."""
    return sorcery_speed(game, player)


@rule("901.9")
def planar_die_cost(game: Game, player: EntityId) -> int:
    """The generic mana a roll costs: as much as the player's rolls this turn."""
    return game.player(player).planar_rolls


def roll_planar_die(game: Game, player: EntityId, entity: EntityId | None, intent: Intent) -> None:
    """116.2i, 901.9: at sorcery speed, for {1} more each time it was rolled this turn."""
    from rulesengine.game.planechase import roll

    if not game.planechase:
        raise IllegalAction(None, ("901.1",), "this is not a Planechase game")
    why = game.rules["planar_die_timing"](game, player)
    if why:
        raise IllegalAction(None, ("901.9", *why), "the planar die is rolled at sorcery speed")
    cost = game.rules["planar_die_cost"](game, player)
    if cost:
        pay(game, player, (), Context(player, player), intent, (str(cost),))
    game.player(player).planar_rolls += 1
    roll(game, player)


SPECIAL_ACTIONS: dict[
    str, Callable[[Game, EntityId, EntityId | None, Intent], None]
] = {
    "turn face up": turn_face_up,
    "suspend": suspend,
    "foretell": foretell,
    "plot": plot,
    "roll planar die": roll_planar_die,
}  # fmt: skip
