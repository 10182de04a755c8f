"""Applying the layers in order, with timestamps and dependency (613.3–613.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulesengine.game.changing import LAYER_OF, Layer, apply_change, layers_of
from rulesengine.game.characteristics import Characteristics, Held
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.functioning import by_kind, changes_something, parts, zone_members
from rulesengine.game.keywords import hold, printed_abilities
from rulesengine.game.layers import add_counters, base_characteristics
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.predefined import BASIC_LAND_MANA, intrinsic_mana_ability
from rulesengine.game.references import OFF_BATTLEFIELD, affected_by_static, zones_of
from rulesengine.game.state import Journal
from rulesengine.ir.abilities import KeywordAbility, StaticAbility
from rulesengine.ir.changes import Change
from rulesengine.ir.filters import Filter
from rulesengine.ir.refs import Both, Objects, Reference
from rulesengine.ir.statics import Changes, DefinesPT
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game

PROJECTED_ZONES = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)


@dataclass(slots=True)
class Projection:
    """All objects' characteristics for one version of the state, and what is found from them.

    Where no continuous effect is in play there are no values: every object has those of its own.
    """

    version: int
    ticks: int
    alone_in: int  # the structure in which no continuous effect is in play; -1 where one is
    values: dict[EntityId, Characteristics]
    reads_status: bool = False
    complete: bool = True
    found: dict[str, Any] = field(default_factory=dict)

    def holds(self, journal: Journal) -> bool:
        if self.alone_in >= 0:
            return self.alone_in == journal.structure
        if not self.complete:
            return True  # being computed: readers see the layers applied so far
        if self.reads_status:
            return self.ticks == journal.ticks
        return self.version == journal.version


@dataclass(slots=True)
class Active:
    """A continuous effect while the layers are applied. `affected` is fixed once it has begun (613.6)."""

    timestamp: int
    context: Context
    changes: tuple[Change, ...]
    what: Reference | None = None
    locked: tuple[EntityId, ...] | None = None
    held: Held | None = None
    condition: object | None = None
    defining: bool = False
    affected: tuple[EntityId, ...] | None = None
    layers: frozenset[Layer] = field(default_factory=frozenset)


def project(game: Game) -> Projection:
    """Compute and keep the projection of the state as it is."""
    journal = game.journal
    sources = changing_sources(game)
    projection = Projection(journal.version, journal.ticks, -1, {})
    if not sources and not game.effects:
        projection.alone_in = journal.structure
        game.__dict__["_projection"] = projection
        return projection
    projection.complete = False
    game.__dict__["_projection"] = projection
    try:
        _Run(game, projection, sources).run()
    finally:
        projection.complete = True
        projection.version = journal.version
        projection.ticks = journal.ticks
    return projection


def changing_sources(game: Game) -> tuple[tuple[EntityId, Held], ...]:
    """Static abilities with continuous effects that the objects' own text has, found once per structure."""
    cached = game.__dict__.get("_sources")
    if cached is not None and cached[0] == game.journal.structure:
        return cached[1]  # type: ignore[no-any-return]
    found = tuple(
        (thing.id, held)
        for thing in by_kind(game)[StaticAbility]
        for held in printed_abilities(game, thing.face)
        if changes_something(held) and not (thing.face_down or thing.phased_out)
    )
    game.__dict__["_sources"] = (game.journal.structure, found)
    return found


class _Run:
    """One application of all layers."""

    def __init__(
        self, game: Game, projection: Projection, sources: tuple[tuple[EntityId, Held], ...]
    ) -> None:
        self.game = game
        self.projection = projection
        self.values = projection.values
        self.active: list[Active] = []
        self.known: set[tuple[EntityId, int, int]] = set()
        self.extra_zones = self._extra_zones(sources)

    def run(self) -> None:
        game, values = self.game, self.values
        for entity in self._projected():
            thing = game.objects[entity]
            values[entity] = base_characteristics(game, thing)
        for effect in game.effects:
            if effect.changes:
                self._add(
                    Active(
                        effect.timestamp,
                        effect.context,
                        effect.changes,
                        what=effect.what,
                        locked=effect.affected if effect.what is None else None,
                        layers=layers_of(effect.changes),
                    )
                )
        for layer in Layer:
            self._collect()
            if layer is Layer.ABILITY:
                self._keyword_counters()
            self._apply(layer)
            if layer is Layer.ABILITY:
                self._collect()
                self._apply(layer)
            elif layer is Layer.MODIFY_PT:
                for entity, value in values.items():
                    thing = game.objects[entity]
                    if thing.counters:
                        add_counters(value, thing)
        self._intrinsic_mana()

    def _projected(self) -> Iterable[EntityId]:
        game = self.game
        for entity in game.battlefield:
            if not game.objects[entity].phased_out:
                yield entity
        yield from game.stack
        yield from game.rules["functioning_in_command"](game)
        seen = set(game.battlefield) | set(game.stack) | set(game.command)
        for effect in game.effects:
            for entity in effect.affected:
                thing = game.objects.get(entity)
                if thing is None or entity in seen or thing.became is not None:
                    continue
                seen.add(entity)
                if thing.zone is not Zone.NOWHERE and thing.last_known is None:
                    yield entity
        for zone in self.extra_zones:
            for entity in zone_members(game, zone):
                if entity not in seen:
                    seen.add(entity)
                    yield entity

    def _extra_zones(self, sources: tuple[tuple[EntityId, Held], ...]) -> frozenset[Zone]:
        zones: set[Zone] = set()
        for entity, held in sources:
            assert isinstance(held.ability, StaticAbility)
            for part in parts(held.ability.effect):
                if isinstance(part, Changes):
                    for phrase in _phrases(part.what):
                        zones.update(_zones_of(phrase.filter))
            thing = self.game.objects[entity]
            if thing.zone not in PROJECTED_ZONES and thing.zone in held.ability.zones:
                zones.add(thing.zone)
        return frozenset(zones - set(PROJECTED_ZONES))

    def _add(self, active: Active) -> None:
        self.active.append(active)
        if any(type(change).__name__ in _STATUS_READERS for change in active.changes):
            self.projection.reads_status = True

    def _collect(self) -> None:
        """Add the effects of static abilities that objects have by now."""
        game = self.game
        for entity, value in tuple(self.values.items()):
            thing = game.objects[entity]
            for position, held in enumerate(value.abilities):
                ability = held.ability
                if not isinstance(ability, StaticAbility) or thing.zone not in ability.zones:
                    continue
                key = (entity, id(ability), position if held.granted_by is None else -position - 1)
                if key in self.known or not changes_something(held):
                    continue
                self.known.add(key)
                self._collect_ability(thing, held, ability)

    def _collect_ability(self, thing: GameObject, held: Held, ability: StaticAbility) -> None:
        timestamp = thing.timestamp
        if held.granted_by is not None:
            timestamp = max(timestamp, held.granted_by)
        for part in parts(ability.effect):
            context = Context(thing.id, thing.controller_base)
            if isinstance(part, Changes):
                self._add(
                    Active(
                        timestamp,
                        context,
                        part.changes,
                        what=part.what,
                        held=held,
                        condition=ability.condition,
                        layers=layers_of(part.changes),
                    )
                )
            elif isinstance(part, DefinesPT):
                self._add(
                    Active(
                        timestamp,
                        context,
                        (part,),  # type: ignore[arg-type]
                        locked=(thing.id,),
                        held=held,
                        condition=ability.condition,
                        defining=True,
                        layers=frozenset({Layer.DEFINE_PT}),
                    )
                )
            self.projection.reads_status = True

    def _affected(self, active: Active) -> tuple[EntityId, ...]:
        if active.affected is not None:
            return active.affected
        if not self._exists(active):
            return ()
        if active.locked is not None:
            return tuple(entity for entity in active.locked if entity in self.values)
        assert active.what is not None
        found = affected_by_static(self.game, active.what, active.context, tuple(self.values))
        return tuple(entity for entity in found if entity in self.values)

    def _exists(self, active: Active) -> bool:
        """A static ability not yet applied must still be there, and its condition hold."""
        if active.held is None:
            return True
        value = self.values.get(active.context.source)
        if value is None or active.held not in value.abilities:
            return False
        active.context.controller = value.controller
        return active.condition is None or holds(self.game, active.condition, active.context)  # type: ignore[arg-type]

    def _apply(self, layer: Layer) -> None:
        waiting = [active for active in self.active if layer in active.layers]
        if layer is Layer.ABILITY:
            waiting = [
                active
                for active in waiting
                if not getattr(active, "affected", None) or not self._done(active, layer)
            ]
        waiting.sort(key=lambda active: (not active.defining, active.timestamp))
        while waiting:
            chosen = waiting[0]
            if len(waiting) > 1 and layer in _DEPENDENT_LAYERS:
                chosen = self._next(waiting, layer)
            waiting.remove(chosen)
            self._apply_one(chosen, layer)

    def _done(self, active: Active, layer: Layer) -> bool:
        return (id(active), layer) in self.__dict__.setdefault("done", set())

    def _apply_one(self, active: Active, layer: Layer) -> None:
        if self._done(active, layer):
            return
        affected = self._affected(active)
        if affected:
            active.affected = affected
        self.__dict__.setdefault("done", set()).add((id(active), layer))
        for change in active.changes:
            if layer not in LAYER_OF(change):
                continue
            for entity in affected:
                apply_change(
                    self.game,
                    change,
                    layer,
                    self.values[entity],
                    entity,
                    active.context,
                    active.timestamp,
                )

    def _next(self, waiting: list[Active], layer: Layer) -> Active:
        """The earliest effect that depends on none of the others (613.8b); in a loop, the earliest."""
        for candidate in waiting:
            others = [other for other in waiting if other is not candidate]
            if not any(self._depends(candidate, other, layer) for other in others):
                return candidate
        return waiting[0]

    def _depends(self, one: Active, other: Active, layer: Layer) -> bool:
        """613.8a: applying `other` would change whether `one` exists or what it applies to."""
        if one.defining != other.defining or one.affected is not None:
            return False
        before = self._affected(one)
        saved = {entity: value.copy() for entity, value in self.values.items()}
        fixed = other.affected
        done = set(self.__dict__.setdefault("done", set()))
        self._apply_one(other, layer)
        after = self._affected(one)
        other.affected = fixed
        self.__dict__["done"] = done
        self.values.clear()
        self.values.update(saved)
        return before != after

    def _keyword_counters(self) -> None:
        for entity, value in self.values.items():
            grant_keyword_counters(self.game, value, self.game.objects[entity])

    def _intrinsic_mana(self) -> None:
        """Lands whose land types came from effects have their mana abilities (305.7)."""
        for value in self.values.values():
            if CardType.LAND in value.types:
                add_intrinsic_mana(value)


def add_intrinsic_mana(value: Characteristics) -> None:
    for land_type in BASIC_LAND_MANA:
        if land_type in value.subtypes:
            ability = intrinsic_mana_ability(land_type)
            if not any(held.ability is ability for held in value.abilities):
                value.set_abilities((*value.abilities, Held(ability)))


KEYWORD_COUNTERS = frozenset(
    {
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste",
        "hexproof", "indestructible", "lifelink", "menace", "reach", "shadow", "trample",
        "vigilance",
    }
)  # fmt: skip


def grant_keyword_counters(game: Game, value: Characteristics, thing: GameObject) -> None:
    """Keyword counters (122.1b)."""
    for kind in thing.counters:
        if kind in KEYWORD_COUNTERS:
            granted = hold(game, (KeywordAbility(kind),), thing.timestamp)
            value.set_abilities((*value.abilities, *granted))


def _phrases(what: Reference) -> tuple[Objects, ...]:
    parts_ = what.parts if isinstance(what, Both) else (what,)
    return tuple(part for part in parts_ if isinstance(part, Objects))


def _zones_of(filter: Filter) -> set[Zone]:
    """Where its objects are; libraries only where it says "cards that aren't on the battlefield"."""
    if OFF_BATTLEFIELD in filter.predicates:
        return set(zones_of(filter))
    return _named_zones(filter) - {Zone.LIBRARY}


def _named_zones(filter: Filter) -> set[Zone]:
    zones = {filter.zone}
    for predicate in filter.predicates:
        zone = getattr(predicate, "zone", None)
        if isinstance(zone, Zone):
            zones.add(zone)
    return zones


_DEPENDENT_LAYERS = frozenset(
    {Layer.COPY, Layer.CONTROL, Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY}
)
_STATUS_READERS: frozenset[str] = frozenset()
Applier = Callable[..., None]
