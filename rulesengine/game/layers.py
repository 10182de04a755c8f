"""Characteristics by layers (rule 613): a projection of the state, kept until something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.characteristics import Characteristics
from rulesengine.game.keywords import hold, printed_abilities
from rulesengine.game.objects import EntityId, GameObject
from rulesengine.game.predefined import CREATURE_TYPES, FACE_DOWN, enchant_creature, warded_face
from rulesengine.game.rules import rule
from rulesengine.ir.abilities import StaticAbility
from rulesengine.ir.statics import DefinesPT
from rulesengine.ir.words import CardType, Zone

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.projection import Projection


@rule("604.3")
def defines_in_every_zone(thing: GameObject) -> bool:
    """A characteristic-defining ability functions in all zones, and outside the game."""
    return True


@rule("702.73a")
def changeling_types() -> frozenset[str]:
    """The creature types that changeling gives: every one there is (205.3m)."""
    return CREATURE_TYPES


def base_characteristics(game: Game, thing: GameObject) -> Characteristics:
    """Copiable values with what every zone has: status, characteristic-defining colours and types."""
    face = thing.face
    if thing.face_down and thing.zone in _FACE_DOWN_ZONES:
        warded = thing.face_down_reason in ("disguise", "cloak")  # 701.58a, 702.168a
        face = warded_face() if warded else FACE_DOWN
    values = Characteristics(face, printed_abilities(game, face), thing.controller_base)
    if "bestow" in thing.designations:
        as_aura(game, values)
    if "devoid" in values.keywords and game.rules["defines_in_every_zone"](thing):  # 702.114a
        values.colors = frozenset()
    if "changeling" in values.keywords and game.rules["defines_in_every_zone"](thing):  # 702.73a
        values.subtypes = values.subtypes | game.rules["changeling_types"]()
    return values


def as_aura(game: Game, values: Characteristics) -> None:
    """702.103b: a bestowed object is an Aura enchantment with enchant creature, and no creature."""
    values.types = values.types - {CardType.CREATURE}
    values.subtypes = (values.subtypes - CREATURE_TYPES) | {"Aura"}
    values.set_abilities((*values.abilities, *hold(game, enchant_creature(), 0)))


_FACE_DOWN_ZONES = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE})


def add_counters(values: Characteristics, thing: GameObject) -> None:
    """Layer 7c, the part that counters do (613.4c); keyword counters grant in layer 6 (122.1b)."""
    change_power, change_toughness = pt_of_counters(thing)
    if values.power is not None:
        values.power += change_power
    if values.toughness is not None:
        values.toughness += change_toughness


def pt_of_counters(thing: GameObject) -> tuple[int, int]:
    """What the power/toughness counters on an object add up to."""
    power = toughness = 0
    for kind, count in thing.counters.items():
        if "/" in kind:
            p, t = kind.split("/")
            power += int(p) * count
            toughness += int(t) * count
    return power, toughness


def characteristics(game: Game, entity: EntityId) -> Characteristics:
    """The characteristics of an object now; of one that is gone, as it last existed (608.2h)."""
    thing = game.objects[entity]
    fields = thing.__dict__
    known: Characteristics | None = fields.get("last_known")
    if known is not None:
        return known
    structure = game.journal.structure
    stored: Alone | None = fields.get("_alone")
    if stored is not None and stored.alone_in == structure:
        return stored.values
    projection = current_projection(game)
    if projection.values:
        found: Characteristics | None = projection.values.get(entity)
        if found is not None:
            return found
        if stored is not None and stored.structure == structure:
            return stored.values
        return _alone(game, thing)
    values = _alone(game, thing)
    stored = fields.get("_alone")
    if stored is not None:
        stored.alone_in = projection.alone_in
    return values


def current_projection(game: Game) -> Projection:
    """The projection of the state as it is, computed where it is out of date."""
    projection: Projection | None = game.__dict__.get("_projection")
    if projection is not None and projection.alone_in == game.journal.structure:
        return projection
    if projection is None or not projection.holds(game.journal):
        from rulesengine.game.projection import project

        projection = project(game)
    return projection


def _alone(game: Game, thing: GameObject) -> Characteristics:
    """An object no continuous effect touches: copiable values, counters and what it defines itself."""
    stored: Alone | None = thing.__dict__.get("_alone")
    structure = game.journal.structure
    if stored is not None and stored.made_of == _made_of(thing):
        stored.structure = structure
        return stored.values
    values = base_characteristics(game, thing)
    if values.subtypes and CardType.LAND in values.types:
        from rulesengine.game.projection import add_intrinsic_mana

        add_intrinsic_mana(values)  # 305.6
    defines = defines_own_pt(values)
    if defines is not None:
        from rulesengine.game.context import Context
        from rulesengine.game.quantities import number

        context = Context(thing.id, thing.controller_base)
        power, toughness = defines.power, defines.toughness
        if power is not None:
            values.power = number(game, power, context)
        if toughness is not None:
            values.toughness = number(game, toughness, context)
    if thing.counters:
        add_counters(values, thing)
        from rulesengine.game.projection import grant_keyword_counters

        grant_keyword_counters(game, values, thing)
    if defines is None:
        thing.__dict__["_alone"] = Alone(structure, _made_of(thing), values)
    return values


class Alone:
    """The characteristics of an object no continuous effect touches, and what they were made of.

    `alone_in` is the structure in which no continuous effect was in play at all.
    """

    __slots__ = ("alone_in", "made_of", "structure", "values")

    def __init__(
        self, structure: int, made_of: tuple[object, ...], values: Characteristics
    ) -> None:
        self.alone_in = -2
        self.structure = structure
        self.made_of = made_of
        self.values = values


def _made_of(thing: GameObject) -> tuple[object, ...]:
    return (
        thing.face, thing.counters, thing.controller_base, thing.face_down, thing.face_down_reason,
        thing.zone, thing.phased_out, thing.designations,
    )  # fmt: skip


def defines_own_pt(values: Characteristics) -> DefinesPT | None:
    """Its characteristic-defining ability for power and toughness (604.3), if it has one."""
    if values.power is not None and values.toughness is not None and not values.abilities:
        return None
    for held in values.abilities:
        ability = held.ability
        if isinstance(ability, StaticAbility) and isinstance(ability.effect, DefinesPT):
            return ability.effect
    return None


def has(game: Game, entity: EntityId, keyword: str) -> bool:
    """Whether an object has a keyword."""
    return keyword in characteristics(game, entity).keywords


def controller(game: Game, entity: EntityId) -> EntityId:
    """Who controls an object; off the battlefield and the stack, its owner (108.4)."""
    thing = game.objects[entity]
    if thing.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND):
        return characteristics(game, entity).controller
    if thing.last_known is not None:
        return thing.last_known.controller
    return thing.owner
