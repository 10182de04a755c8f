"""Mana abilities a player can activate now, as the solver sees them (605.3a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesengine.game.context import Context
from rulesengine.game.layers import characteristics
from rulesengine.game.mana_abilities import (
    ManaAbility,
    described,
    is_mana_ability,
    output,
)
from rulesengine.game.mana_offers import Source
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.pool import SpendOnly, allows
from rulesengine.game.references import denotes, player_fits
from rulesengine.game.statics import static_effects
from rulesengine.game.triggering import Watcher, watch
from rulesengine.game.vocabulary import MOST_EACH_TURN
from rulesengine.game.walking import walk
from rulesengine.ir.abilities import ActivatedAbility, TriggeredAbility
from rulesengine.ir.actions import AddMana
from rulesengine.ir.statics import ActAsHasty
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import CardType, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics, Held
    from rulesengine.game.game import Game

MOST_TIMES = 8


def summoning_sick(thing: GameObject, values: Characteristics) -> bool:
    """302.6: a creature not under its controller's control since their most recent turn began."""
    return (
        thing.sick_for is not None
        and CardType.CREATURE in values.types
        and "haste" not in values.keywords
    )


def too_new(game: Game, thing: GameObject, values: Characteristics) -> bool:
    """Whether summoning sickness keeps its {T} abilities from being activated (302.6)."""
    return summoning_sick(thing, values) and not any(
        denotes(game, effect.what, thing.id, context)
        for effect, context in static_effects(game, ActAsHasty)
    )


def mana_abilities(
    game: Game,
    player: EntityId,
    purpose: EntityId | None = None,
    without: frozenset[EntityId] = frozenset(),
) -> list[Source]:
    """Every mana ability this player can activate to pay for `purpose`, as sources of mana."""
    found: list[Source] = []
    objects = game.objects
    extra = _tap_triggers(game)
    memo: dict[EntityId, tuple[Characteristics, Source]] = game.caches.setdefault("tap sources", {})
    for entity in game.battlefield:
        thing = objects[entity]
        values = characteristics(game, entity)
        if not values.abilities or thing.phased_out or entity in without:
            continue
        if not extra and thing.sick_for is None:
            kept = memo.get(entity)
            if kept is not None and kept[0] is values:
                if not thing.tapped and values.controller == player:
                    found.append(kept[1])
                continue
        made: list[Source] = []
        for held in values.abilities:
            known = described(held.ability)
            if known is None or known.ability.zone is not Zone.BATTLEFIELD:
                continue
            if known.tap and thing.tapped:
                continue
            if not why_not(game, player, thing, held):
                made.extend(_sources(game, player, thing, values, held, known, purpose, extra))
        found.extend(made)
        if len(made) == 1 and not extra and _lasting(values, made[0]):
            memo[entity] = (values, made[0])
    owner = game.player(player)
    for entity in (*owner.hand, *owner.graveyard):
        thing = objects[entity]
        if entity not in without and _has_elsewhere(thing):
            values = characteristics(game, entity)
            for held in values.abilities:
                known = described(held.ability)
                if known is not None and not why_not(game, player, thing, held):
                    found.extend(_sources(game, player, thing, values, held, known, purpose, extra))
    return found


def _lasting(values: Characteristics, source: Source) -> bool:
    """Whether this is all an untapped permanent with these values ever gives: one fixed "{T}: Add …"."""
    if values.changes or not source.plain or source.harm:
        return False
    known = [described(held.ability) for held in values.abilities]
    abilities = [one for one in known if one is not None]
    return len(abilities) == 1 and abilities[0].fixed


def _has_elsewhere(thing: GameObject) -> bool:
    return any(
        isinstance(ability, ActivatedAbility)
        and ability.zone is thing.zone
        and described(ability) is not None
        for ability in thing.face.abilities
    )


def why_not(game: Game, player: EntityId, thing: GameObject, held: Held) -> tuple[str, ...]:
    """The rules against activating a mana ability now, its mana cost aside."""
    known = described(held.ability)
    if known is None:
        return ("605.1a",)
    values = characteristics(game, thing.id)
    ability = known.ability
    if thing.zone is not ability.zone:
        return ("602.2", "113.6")
    anyone = any("any player" in limit.what for limit in ability.restrictions)
    controller = values.controller if thing.zone is Zone.BATTLEFIELD else thing.owner
    if controller != player and not anyone:
        return ("602.2",)
    if known.tap and thing.tapped:
        return ("118.3", "107.5")
    if known.untap and not thing.tapped:
        return ("118.3", "107.6")
    if (known.tap or known.untap) and thing.sick_for is not None and too_new(game, thing, values):
        return ("302.6",)
    if ability.restrictions or values.changes:
        why: tuple[str, ...] = game.rules["why_not_activate"](game, player, thing.id, held)
        if why:
            return why
    if known.others:
        from rulesengine.game.paying import can_pay

        if not can_pay(game, player, known.others, Context(thing.id, player)):
            return ("118.3",)
    return ()


def _sources(
    game: Game,
    player: EntityId,
    thing: GameObject,
    values: Characteristics,
    held: Held,
    known: ManaAbility,
    purpose: EntityId | None,
    watching: list[Watcher],
) -> Iterator[Source]:
    context = Context(thing.id, player)
    if known.limits and not _serves(game, known, context, purpose):
        return
    extra = _triggered(game, thing.id, watching) if known.tap and watching else ()
    fixed = known.fixed and not extra
    memo = game.caches.setdefault("mana sources", {})
    creature = CardType.CREATURE in values.types
    basic = Supertype.BASIC in values.supertypes and not creature
    snow = Supertype.SNOW in values.supertypes
    if fixed and (known.tap or known.moves_itself):
        kept: tuple[Any, ...] | None = memo.get((thing.id, id(known)))
        if kept is not None and kept[:4] == (held, creature, basic, snow):
            yield kept[4]
            return
    made = output(game, known.ability.effect, player, context)
    for trigger in extra:
        made = tuple((*one, *other) for one in made for other in trigger)
    made = tuple(bundle for bundle in dict.fromkeys(made) if bundle)
    if not made:
        return
    handle = (thing.id, held)
    if known.tap or known.untap or known.moves_itself:
        source = Source(
            thing.id, made, known.harm, known.mana, creature, basic, ability=handle
        )  # fmt: skip
        if fixed:
            memo[(thing.id, id(known))] = (held, creature, basic, snow, source)
        yield source
        return
    left = _left_this_turn(thing, held, known)
    if not known.harm and left is None:
        key = (thing.id, id(held))
        yield Source(key, made, 0, known.mana, creature, basic, bool(known.mana), handle)
    else:
        times = _times(game, player, known, context)
        for n in range(times if left is None else min(times, left)):
            yield Source(
                (thing.id, id(held), n), made, known.harm, known.mana, creature, basic,
                ability=handle,
            )  # fmt: skip


def _left_this_turn(thing: GameObject, held: Held, known: ManaAbility) -> int | None:
    """602.5b: how often "activate only once each turn" still lets it; None: as often as one likes."""
    limits = [
        MOST_EACH_TURN[what]
        for restriction in known.ability.restrictions
        for what in restriction.what.split(", ")
        if what in MOST_EACH_TURN
    ]
    return min(limits) - thing.uses.get(id(held.ability), 0) if limits else None


def _times(game: Game, player: EntityId, known: ManaAbility, context: Context) -> int:
    """How often the costs of an ability that does not tap could be paid one after the other."""
    from rulesengine.game.paying import can_pay

    for times in range(2, MOST_TIMES + 1):
        if not can_pay(game, player, known.others * times, context):
            return times - 1
    return MOST_TIMES


def _serves(game: Game, known: ManaAbility, context: Context, purpose: EntityId | None) -> bool:
    """Whether mana that may be spent on certain things only may be spent on this (106.6)."""
    for node in walk(known.ability.effect):
        if isinstance(node, AddMana) and node.spend_only:
            limit = SpendOnly(node.spend_only, context.source, context.controller)
            if not allows(game, limit, purpose):
                return False
    return True


def _tap_triggers(game: Game) -> list[Watcher]:
    """Triggered mana abilities that wait for something to be tapped for mana (605.1b)."""
    return [
        watcher
        for watcher in watch(game)
        if isinstance(watcher.trigger, PlayerTrigger)
        and watcher.trigger.what == "tap for mana"
        and is_mana_ability(watcher.held.ability)
    ]


def _triggered(
    game: Game, entity: EntityId, watching: list[Watcher]
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What they will add when this is tapped for mana."""
    found = []
    for watcher in watching:
        trigger, ability = watcher.trigger, watcher.held.ability
        assert isinstance(trigger, PlayerTrigger)
        assert isinstance(ability, TriggeredAbility)
        context = Context(watcher.source, watcher.controller)
        player = characteristics(game, entity).controller
        if trigger.who is not None and not player_fits(game, trigger.who, player, context):
            continue
        if trigger.object is not None and not denotes(game, trigger.object, entity, context):
            continue
        context.memory.update(trigger_object=entity, trigger_player=player)
        found.append(output(game, ability.effect, player, context))
    return tuple(found)
