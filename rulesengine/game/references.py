"""Which objects and players the words of an ability denote in a context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.as_cast import fits
from rulesengine.game.events import Discard, Sacrifice, ZoneChange
from rulesengine.game.filters import matches
from rulesengine.game.layers import controller
from rulesengine.game.objects import EntityId, is_player
from rulesengine.ir import refs as r
from rulesengine.ir.filters import (
    AnyOf,
    AnyTarget,
    DoneToIt,
    Filter,
    HappenedThisTurn,
    HasDesignation,
    InZone,
    IsAbility,
    IsPlayer,
    IsReference,
    IsSource,
    IsSpell,
    Not,
)
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.ir.conditions import Condition
    from rulesengine.ir.node import Node
    from rulesengine.ir.quantities import Quantity


OFF_BATTLEFIELD = Not(InZone(Zone.BATTLEFIELD))


def zones_of(filter: Filter) -> tuple[Zone, ...]:
    """Where a phrase looks for its objects."""
    zones: list[Zone] = []
    for part in filter.predicates:
        if isinstance(part, InZone):
            zones.append(part.zone)
        elif isinstance(part, IsSpell | IsAbility):
            zones.append(Zone.STACK)
        elif part == OFF_BATTLEFIELD:
            zones += [zone for zone in Zone if zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)]
        elif isinstance(part, IsSource):  # 609.7a
            zones += [Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND]
        elif isinstance(part, HasDesignation) and part.name == "suspended":  # 702.62b
            zones.append(Zone.EXILE)
        elif isinstance(part, AnyOf):
            for option in part.options:
                zones.extend(z for z in zones_of(option) if z is not Zone.BATTLEFIELD)
                if zones_of(option) == (Zone.BATTLEFIELD,) and any(
                    not isinstance(p, IsPlayer | AnyTarget) for p in option.predicates
                ):
                    zones.append(filter.zone)
    if not zones:
        zones.append(filter.zone)
    return tuple(dict.fromkeys(zones))


def everything(game: Game, filter: Filter, context: Context) -> tuple[EntityId, ...]:
    """All objects that fit, wherever the phrase looks."""
    from rulesengine.game.zones import members

    found: list[EntityId] = []
    among = _among(filter)
    if among is not None:  # "one of them": those, wherever they are
        those = follow(game, denoted(game, among, context), context)
        return tuple(e for e in those if fits(game, filter, e, context))
    for part in filter.predicates:
        if isinstance(part, DoneToIt):
            from rulesengine.game.this_way import found_done

            return found_done(game, filter, part.what, context)
    if filter.zone is Zone.BATTLEFIELD and _DIED in filter.predicates:
        from rulesengine.game.happened import died_this_turn

        return tuple(x for x in died_this_turn(game) if matches(game, filter, x, context))
    for zone in zones_of(filter):
        for entity in members(game, zone):
            if fits(game, filter, entity, context) and not game.objects[entity].phased_out:
                found.append(entity)
    return tuple(found)


_DIED = HappenedThisTurn("died")


def nameable(game: Game, context: Context, *nodes: Node) -> tuple[EntityId, ...]:
    """What could be chosen while these are carried out: naming one of them is as good as a yes."""
    from rulesengine.game.walking import walk
    from rulesengine.ir.actions import CastCard, PlayCard

    found: dict[EntityId, None] = {}
    for root in nodes:
        for node in walk(root):
            if isinstance(node, r.Objects) and node.determiner is r.Determiner.CHOOSE:
                found.update(dict.fromkeys(everything(game, node.filter, context)))
            elif isinstance(node, CastCard | PlayCard):  # a spell is a card until it is cast
                cards = follow(game, denoted(game, node.what, context.casting()), context)
                found.update(dict.fromkeys(cards))
            elif isinstance(node, r.It) and node.means is r.Antecedent.LINKED:
                found.update(dict.fromkeys(linked(game, context)))
    return tuple(found)


def _among(filter: Filter) -> r.Reference | None:
    for part in filter.predicates:
        if isinstance(part, IsReference):
            return part.reference
    return None


def denoted(game: Game, reference: r.Reference, context: Context) -> tuple[EntityId, ...]:
    """What a reference stands for, as ids of the objects meant when it was fixed. No choices are made."""
    match reference:
        case r.Itself():
            return (context.source,)
        case r.It(means=means, same=same):
            if isinstance(means, int):
                return context.slots.get(means, ())
            if means is None:
                return context.last if same is None else denoted(game, same, context)
            if means is r.Antecedent.LINKED:
                return linked(game, context)
            return context.antecedent(means)
        case r.TopCards(slot=slot, whose=whose, count=count):
            if slot in context.slots:
                return context.slots[slot]
            return top_cards(game, whose, count, context)
        case r.Host():
            host = host_of(game, context.source)
            return () if host is None else (host,)
        case r.AttackedBy(attacker=one):
            named = (game.objects[e].attacking for e in denoted(game, one, context))
            return tuple(dict.fromkeys(e for e in named if e is not None))
        case r.PairOf(reference=one):
            from rulesengine.game.pairing import partner

            pairs = ((e, partner(game, e)) for e in denoted(game, one, context))
            return tuple(e for first, other in pairs if other is not None for e in (first, other))
        case r.Objects(determiner=determiner, slot=slot):
            if slot in context.slots and determiner is not r.Determiner.ALL:
                return context.slots[slot]
            found = everything(game, reference.filter, context)
            if reference.other:
                others = other_than(reference, context)
                found = tuple(e for e in found if e not in others)
            return found
        case r.Both(parts=parts):
            return tuple(
                dict.fromkeys(
                    e
                    for part in parts
                    for e in (
                        players(game, part, context)
                        if isinstance(part, r.PlayerRef)
                        else denoted(game, part, context)
                    )
                )
            )
    raise NotImplementedError(type(reference).__name__)


def other_than(phrase: r.Objects, context: Context) -> tuple[EntityId, ...]:
    """What "another" and "other" leave out: what was named before, or else the source."""
    if not phrase.other_slots:
        return (context.source,)
    return tuple(
        entity
        for slot in phrase.other_slots
        for entity in (
            context.antecedent(slot)
            if isinstance(slot, r.Antecedent)
            else context.slots.get(slot, ())
        )
    )


def linked(game: Game, context: Context) -> tuple[EntityId, ...]:
    """607: the cards exiled by the source's linked ability, where they still are in exile."""
    cards = game.objects[context.source].linked
    return tuple(card for card in cards if game.objects[card].became is None)


def top_cards(
    game: Game, whose: r.PlayerRef, count: Quantity | None, context: Context
) -> tuple[EntityId, ...]:
    from rulesengine.game.quantities import number
    from rulesengine.game.zones import top_of_library

    wanted = 1 if count is None else number(game, count, context)
    return tuple(
        card
        for player in players(game, whose, context)
        for card in top_of_library(game, player, wanted)
    )


def host_of(game: Game, source: EntityId) -> EntityId | None:
    """What an Aura or Equipment is attached to, or was attached to as it left."""
    return game.objects[source].attached_to


def denotes(game: Game, reference: r.Reference, entity: EntityId, context: Context) -> bool:
    """Whether an object is among what a reference stands for; phrases are checked by their description."""
    if isinstance(reference, r.Objects):
        if reference.slot in context.slots and reference.slot >= 0:
            if reference.determiner is not r.Determiner.ALL:
                return entity in context.slots[reference.slot]
        if reference.other and entity in other_than(reference, context):
            return False
        return matches(game, reference.filter, entity, context)
    if isinstance(reference, r.Both):
        return any(
            player_fits(game, part, entity, context)
            if isinstance(part, r.PlayerRef)
            else denotes(game, part, entity, context)
            for part in reference.parts
        )
    found = denoted(game, reference, context)
    return entity in found or (bool(context.moved) and entity in follow(game, found, context))


def affected_by_static(
    game: Game, what: r.Reference, context: Context, candidates: tuple[EntityId, ...]
) -> tuple[EntityId, ...]:
    """Which of the projected objects a static ability's subject means."""
    if isinstance(what, r.Objects):
        zones = zones_of(what.filter)
        return tuple(
            entity
            for entity in candidates
            if game.objects[entity].zone in zones and denotes(game, what, entity, context)
        )
    if isinstance(what, r.Both):
        return tuple(
            dict.fromkeys(
                e
                for part in what.parts
                if isinstance(part, r.Reference)
                for e in affected_by_static(game, part, context, candidates)
            )
        )
    return tuple(e for e in denoted(game, what, context) if e in candidates)


def follow(game: Game, entities: tuple[EntityId, ...], context: Context) -> tuple[EntityId, ...]:
    """What objects this effect or its trigger event moved are now (400.7e, 400.7j); others as they are."""
    found: list[EntityId] = []
    for entity in entities:
        current = entity
        while current in context.moved:
            current = context.moved[current]
        if not is_player(current):
            thing = game.objects[current]
            became = thing.became
            if became is not None and _may_be_found(game, thing.id, became, context):
                current = became
        found.append(current)
    return tuple(found)


def _may_be_found(game: Game, old: EntityId, new: EntityId, context: Context) -> bool:
    """400.7d–g, j: what the trigger event or a cost moved is found in the public zone it went to, once."""
    event = context.event
    by_event = (isinstance(event, ZoneChange) and event.object == old and event.became == new) or (
        isinstance(event, Sacrifice | Discard) and event.object == old
    )
    source = by_event or old in context.cost_objects or _paid_itself(game, old, context)
    source = source or _fell_with_its_host(game, old, new, context)
    zone = game.objects[new].zone
    public = zone not in (Zone.LIBRARY, Zone.HAND)
    return source and public and game.objects[new].became is None


def _fell_with_its_host(game: Game, old: EntityId, new: EntityId, context: Context) -> bool:
    """400.7f: a trigger on the enchanted permanent leaving finds the Aura in the graveyard it fell into."""
    event = context.event
    return (
        isinstance(event, ZoneChange)
        and event.from_zone is Zone.BATTLEFIELD
        and game.objects[old].attached_to == event.object
        and game.objects[new].zone is Zone.GRAVEYARD
    )


def _paid_itself(game: Game, old: EntityId, context: Context) -> bool:
    """400.7j: an ability finds its own source, moved to a public zone to pay its cost."""
    stacked = context.memory.get("stack_object")
    if old != context.source or stacked is None:
        return False
    costs = getattr(game.objects[stacked].ability, "costs", ())
    return any(isinstance(getattr(cost, "what", None), r.Itself) for cost in costs)


def present(
    game: Game, entities: tuple[EntityId, ...], zone: Zone | None = None
) -> tuple[EntityId, ...]:
    """Those that still are where they were."""
    return tuple(
        entity
        for entity in entities
        if is_player(entity)
        or (
            game.objects[entity].became is None
            and game.objects[entity].last_known is None
            and (zone is None or game.objects[entity].zone is zone)
        )
    )


def players(game: Game, who: r.PlayerRef, context: Context) -> tuple[EntityId, ...]:
    """The players a reference stands for, in APNAP order where several."""
    match who:
        case r.You():
            return (context.controller,)
        case r.Players(determiner=determiner, slot=slot):
            if slot in context.slots and determiner is not r.Determiner.ALL:
                return context.slots[slot]
            order = game.turn_order(context.controller if who.from_you else None)
            return tuple(p for p in order if player_is(game, who.who, p, context))
        case r.ThatPlayer(means=means, same=same):
            if isinstance(means, int):
                actor = context.actor
                if means not in context.slots:  # each of several: the one who acts
                    return (actor or context.controller,)
                found = context.slots[means]
                return (actor,) if len(found) != 1 and actor is not None else found
            if means is None:
                if same is not None:
                    return players(game, same, context)
                return (context.actor or context.controller,)
            return tuple(
                e if is_player(e) else controller(game, e) for e in context.antecedent(means)
            )
        case r.ControllerOf(reference=reference):
            found = denoted(game, reference, context)
            return tuple(dict.fromkeys(e if is_player(e) else controller(game, e) for e in found))
        case r.OwnerOf(reference=reference):
            found = denoted(game, reference, context)
            return tuple(dict.fromkeys(e if is_player(e) else game.objects[e].owner for e in found))
        case r.PlayersWho(who=some, condition=condition):
            return _of_whom(game, some, condition, context)
        case r.PlayerTried():
            return (context.actor or context.controller,)
        case r.AllOf(parts=parts):
            return tuple(dict.fromkeys(p for part in parts for p in players(game, part, context)))
        case r.DamagedPlayer(reference=reference):
            from rulesengine.game.memory import damaged_this_combat

            found = denoted(game, reference, context)
            return tuple(dict.fromkeys(p for x in found for p in damaged_this_combat(game, x)))
        case r.DefendingPlayer():
            from rulesengine.game.combat import defending_player_meant

            host = host_of(game, context.source)
            named = context.antecedent(r.Antecedent.TRIGGER_OBJECT)
            about = (context.source, *named, context.affected, host)
            player = defending_player_meant(game, *about)
            return () if player is None else (player,)
        case r.ActivePlayer():
            return (game.active,)
        case r.HostPlayer():
            host = game.objects[context.source].attached_to
            return (host,) if host is not None and is_player(host) else ()
        case r.LifeLeader():
            most = max(game.player(p).life for p in game.turn_order(None))
            return tuple(p for p in game.turn_order(None) if game.player(p).life == most)
        case r.ChosenPlayer():
            thing = game.objects[context.source]
            chosen = context.memory.get("chosen player") or thing.chosen.get("player")
            if chosen is None and thing.announced is not None:
                chosen = thing.announced.gifted  # 702.174b
            return (chosen,) if chosen else ()
    raise NotImplementedError(type(who).__name__)


def _of_whom(
    game: Game, who: r.Players, condition: Condition, context: Context
) -> tuple[EntityId, ...]:
    """Those of the players of whom it holds, each tried in turn."""
    from rulesengine.game.conditions import holds

    found: list[EntityId] = []
    for player in players(game, who, context):
        if holds(game, condition, context.acting(player)):
            found.append(player)
    return tuple(found)


def player_is(game: Game, who: r.Who, player: EntityId, context: Context) -> bool:
    match who:
        case r.Who.PLAYER:
            return True
        case r.Who.OPPONENT:
            return player != context.controller
        case r.Who.OTHER_PLAYER:
            return player != (context.actor or context.controller)
        case r.Who.OTHER_OPPONENT:
            named = context.antecedent(r.Antecedent.TRIGGER_PLAYER)
            return player != context.controller and player not in named


def player_fits(game: Game, who: r.PlayerRef, player: EntityId, context: Context) -> bool:
    """Whether a player is one a reference could mean, without choosing: "an opponent controls"."""
    if is_player(player) is False:
        return False
    if isinstance(who, r.Players) and who.slot not in context.slots:
        return player_is(game, who.who, player, context)
    return player in players(game, who, context)


def affected_player(game: Game, entity: EntityId) -> EntityId:
    """The player, or the controller (or owner, off the battlefield) of the object (616.1)."""
    return entity if is_player(entity) else controller(game, entity)
