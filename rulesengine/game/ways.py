"""The ways a card may be cast: from where, for which cost, with what that entails (118.9, 601.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesengine.game.as_cast import seen_as
from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.references import player_fits
from rulesengine.game.rules import rule
from rulesengine.game.statics import static_effects
from rulesengine.ir.abilities import KeywordAbility, StaticAbility
from rulesengine.ir.costs import Cost, ManaCost
from rulesengine.ir.statics import AlternativeCost, CastUsing, MayCast
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.cards.definition import Face
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way to cast a card. `costs` replace the mana cost where `name` is an alternative cost.

    `marks` are designations of the spell; `face` another face than the card's first.
    """

    name: str = ""
    rule: str = "601.2"
    costs: tuple[Cost, ...] | None = None
    free: bool = False
    face: Face | None = None
    face_down: str = ""
    instant_speed: bool = False
    sorcery_speed: bool = False  # whatever its types: a plotted card (702.170d)
    marks: frozenset[str] = frozenset()
    extra_costs: tuple[Cost, ...] = ()
    any_mana: str = ""  # mana may be spent as though it were of any "color" or "type"
    by: str = ""  # the name of what permits it
    also: str = ""  # what is done besides: "fuse" is no alternative cost (702.102a)
    memory: dict[str, Any] = field(default_factory=dict)


def ways_to_cast(game: Game, player: EntityId, thing: GameObject) -> Iterator[Way]:
    """All ways this player may cast this card now, timing and costs aside."""
    faces = castable_faces(thing)
    if thing.zone is Zone.HAND and thing.owner == player:
        for face in faces:
            if game.rules["cast_from_hand"](game, face):
                yield Way(face=face)
    for face in faces:
        yield from seen_as(game, thing, face, lambda: list(_by_abilities(game, player, thing)))
    for face in (*faces, *_fused(faces)):
        yield from seen_as(game, thing, face, lambda: list(_permitted(game, player, thing)))
    for name, face_down in _face_down_ways(thing):
        yield from seen_as(
            game, thing, None,
            lambda name=name, way=face_down: list(_permitted(game, player, thing, way)),  # type: ignore[misc]
            face_down=name,
        )  # fmt: skip
    if thing.zone is Zone.EXILE and thing.designations:
        from rulesengine.game.keyword_ways import waiting_in_exile

        yield from waiting_in_exile(game, player, thing)
    yield from permissions(game, player, thing)


def _by_abilities(game: Game, player: EntityId, thing: GameObject) -> Iterator[Way]:
    """What the card's own abilities allow, those it is given included."""
    shown = thing.face
    for held in characteristics(game, thing.id).abilities:
        ability = held.ability
        if isinstance(ability, KeywordAbility):
            make = KEYWORD_WAYS.get(ability.name)
            if make is not None:
                for way in make(game, player, thing, ability):
                    yield way if way.face is not None or way.face_down else replace(way, face=shown)
        elif isinstance(ability, StaticAbility) and isinstance(ability.effect, AlternativeCost):
            context = Context(thing.id, player)
            effect = ability.effect
            zone = effect.from_zone or Zone.HAND
            if thing.zone is zone and thing.owner == player:
                if ability.condition is None or holds(game, ability.condition, context):
                    yield Way(
                        name=effect.name or "alternative cost", costs=effect.costs, rule="118.9",
                        face=shown,
                    )  # fmt: skip


def _permitted(
    game: Game, player: EntityId, thing: GameObject, plain: Way | None = None
) -> Iterator[Way]:
    """What effects allow that name kinds of spells; `plain`: another way than as the face shown."""
    for allowed, context in static_effects(game, MayCast):
        if not player_fits(game, allowed.who, player, context):
            continue
        zone = allowed.zone or Zone.HAND
        if thing.zone is not zone or (plain is not None and (allowed.free or allowed.cost)):
            continue  # 118.9a: only one alternative cost
        if allowed.once_each_turn and _used(game, context, allowed):
            continue
        own = thing.owner == player or zone not in (Zone.HAND, Zone.GRAVEYARD)
        if own and matches(game, allowed.what, thing.id, context.casting()):
            if zone is Zone.LIBRARY and not on_top(game, allowed, thing, player, context):
                continue
            way = replace(
                plain or Way(face=thing.face, free=allowed.free, costs=allowed.cost),
                instant_speed=allowed.flash, by=game.name_of(context.source),
                marks=frozenset({"exile on leaving stack"} if allowed.then_exile else ()),
                memory={"once": (context.source, id(allowed))} if allowed.once_each_turn else {},
            )  # fmt: skip
            if "fuse" in _keywords(game, thing.face) and " // " in thing.face.name:
                way = replace(way, also="fuse")
            yield replace(way, name="free") if allowed.free else way


def _face_down_ways(thing: GameObject) -> Iterator[tuple[str, Way]]:
    """Morph and its kin in any zone: an effect may allow to cast a face-down creature spell (708.4)."""
    for ability in thing.face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name in FACE_DOWN_RULES:
            name = ability.name
            costs = (ManaCost(("3",)),)
            yield name, Way(name=name, rule=FACE_DOWN_RULES[name], costs=costs, face_down=name)


def _fused(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Both halves as one spell, where they have fuse (702.102a)."""
    if len(faces) != 2 or not all(_has(face, "fuse") for face in faces):
        return ()
    from rulesengine.game.keyword_ways import fused

    return (fused(*faces),)


def _has(face: Face, keyword: str) -> bool:
    return any(isinstance(a, KeywordAbility) and a.name == keyword for a in face.abilities)


def _used(game: Game, context: Context, allowed: MayCast) -> bool:
    return bool(game.objects[context.source].uses.get(("allowed", id(allowed))))


def count_permission(game: Game, way: Way) -> None:
    """ "Once each turn": the permission was used by the cast, whatever becomes of the spell."""
    if "once" in way.memory:
        source, allowed = way.memory["once"]
        thing = game.objects[source]
        thing.uses = {**thing.uses, ("allowed", allowed): 1}


def on_top(
    game: Game, allowed: MayCast, thing: GameObject, player: EntityId, context: Context
) -> bool:
    """Whether it is the top card of a library the permission is about."""
    if allowed.library is None:
        return thing.id in game.player(player).library[:1]
    if thing.id not in game.player(thing.owner).library[:1]:
        return False
    return player_fits(game, allowed.library, thing.owner, context)


def permissions(game: Game, player: EntityId, thing: GameObject) -> Iterator[Way]:
    """Effects that let a player cast a particular card for a while (601.3b, "you may cast it this turn")."""
    for effect in game.effects:
        allowed = effect.context.memory.get("may_cast")
        if allowed is None or thing.id not in effect.affected:
            continue
        if allowed["player"] == player:
            only = allowed.get("face")
            for face in castable_faces(thing):
                if only is None or face is only:
                    yield Way(
                        name=allowed.get("name", ""), free=allowed.get("free", False), face=face,
                        costs=allowed.get("costs"), instant_speed=allowed.get("flash", False),
                        any_mana=allowed.get("any_mana", ""),
                        marks=allowed.get("marks", frozenset()),
                    )  # fmt: skip


def castable_faces(thing: GameObject) -> tuple[Face, ...]:
    """The faces or halves a card can be cast as (709.3, 712.11, 715.3)."""
    card = thing.card
    if card is None:
        return (thing.face,)
    if card.layout in ("split", "adventure", "modal_dfc", "aftermath", "prepare", "room"):
        return card.faces
    return (card.faces[0],)


@rule("702.127a")
def cast_from_hand(game: Game, face: Face) -> bool:
    """A half with aftermath can't be cast from any zone other than a graveyard."""
    return "aftermath" not in _keywords(game, face)


@rule("702.127a")
def cast_from_graveyard(game: Game, card: GameObject) -> bool:
    """A half with aftermath may be, however the card came there."""
    return True


def _keywords(game: Game, face: Face) -> frozenset[str]:
    return frozenset(a.name for a in face.abilities if isinstance(a, KeywordAbility))


Make = Callable[["Game", "EntityId", "GameObject", KeywordAbility], Iterator[Way]]


def also_from(thing: GameObject, keyword: str) -> frozenset[Zone]:
    """ "You may cast this card from your graveyard using its blitz ability" (113.6b)."""
    return frozenset(
        ability.effect.zone
        for ability in thing.face.abilities
        if isinstance(ability, StaticAbility)
        and isinstance(ability.effect, CastUsing)
        and ability.effect.keyword == keyword
    )


def cast_from(zone: Zone, name: str, rule: str, *marks: str, **other: Any) -> Make:
    """A keyword that gives an alternative cost for casting from a zone."""

    def make(
        game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
    ) -> Iterator[Way]:
        if thing.owner == player and (thing.zone is zone or thing.zone in also_from(thing, name)):
            costs = ability.cost
            if costs is None:  # "the flashback cost is equal to its mana cost"
                costs = (ManaCost(thing.face.mana_cost or ()),)
            yield Way(name=name, rule=rule, costs=costs, marks=frozenset(marks), **other)

    return make


def _aftermath(
    game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
) -> Iterator[Way]:
    """702.127a."""
    mine = thing.zone is Zone.GRAVEYARD and thing.owner == player
    if mine and thing.card is not None and game.rules["cast_from_graveyard"](game, thing):
        for face in thing.card.faces:
            if ability in face.abilities:
                yield Way(
                    name="aftermath", rule="702.127a", face=face,
                    marks=frozenset({"exile on leaving stack"}),
                )  # fmt: skip


def _face_down(name: str, rule: str) -> Make:
    def make(
        game: Game, player: EntityId, thing: GameObject, ability: KeywordAbility
    ) -> Iterator[Way]:
        if thing.zone is Zone.HAND and thing.owner == player:
            yield Way(name=name, rule=rule, costs=(ManaCost(("3",)),), face_down=name)

    return make


FACE_DOWN_RULES = {"morph": "702.37a", "megamorph": "702.37b", "disguise": "702.168a"}

KEYWORD_WAYS: dict[str, Make] = {
    "flashback": cast_from(Zone.GRAVEYARD, "flashback", "702.34a", "exile on leaving stack"),
    "dash": cast_from(Zone.HAND, "dash", "702.109a", "dashed"),
    "blitz": cast_from(Zone.HAND, "blitz", "702.152a", "blitzed"),
    "evoke": cast_from(Zone.HAND, "evoke", "702.74a", "evoked"),
    "spectacle": cast_from(Zone.HAND, "spectacle", "702.137a"),
    "surge": cast_from(Zone.HAND, "surge", "702.117a"),
    "prowl": cast_from(Zone.HAND, "prowl", "702.76a"),
    "overload": cast_from(Zone.HAND, "overload", "702.96a", "overloaded"),
    "awaken": cast_from(Zone.HAND, "awaken", "702.113a", "awakened"),
    "emerge": cast_from(Zone.HAND, "emerge", "702.119a"),
    "bestow": cast_from(Zone.HAND, "bestow", "702.103a", "bestow"),
    "mutate": cast_from(Zone.HAND, "mutate", "702.140a", "mutate"),
    **{name: _face_down(name, rule) for name, rule in FACE_DOWN_RULES.items()},
    "aftermath": _aftermath,
}
"""Keywords that give a way to cast the card they are on. Conditions of use are in casting_conditions."""
