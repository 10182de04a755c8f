"""The ways a card may be cast: from where, for which cost, with what that entails (118.9, 601.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesengine.game.conditions import holds
from rulesengine.game.context import Context
from rulesengine.game.filters import matches
from rulesengine.game.layers import characteristics
from rulesengine.game.references import player_fits
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
    memory: dict[str, Any] = field(default_factory=dict)


def ways_to_cast(game: Game, player: EntityId, thing: GameObject) -> Iterator[Way]:
    """All ways this player may cast this card now, timing and costs aside."""
    faces = castable_faces(thing)
    values = characteristics(game, thing.id)
    from_hand = thing.zone is Zone.HAND and thing.owner == player
    if from_hand:
        for face in faces:
            if "aftermath" not in _keywords(game, face):
                yield Way(face=face)
    elsewhere = [a for face in faces if face is not thing.face for a in face.abilities]
    for ability in (*(held.ability for held in values.abilities), *elsewhere):
        if isinstance(ability, KeywordAbility):
            make = KEYWORD_WAYS.get(ability.name)
            if make is not None:
                yield from make(game, player, thing, ability)
        elif isinstance(ability, StaticAbility) and isinstance(ability.effect, AlternativeCost):
            context = Context(thing.id, player)
            effect = ability.effect
            zone = effect.from_zone or Zone.HAND
            if thing.zone is zone and thing.owner == player:
                if ability.condition is None or holds(game, ability.condition, context):
                    yield Way(
                        name=effect.name or "alternative cost", costs=effect.costs, rule="118.9"
                    )
    for allowed, context in static_effects(game, MayCast):
        if not player_fits(game, allowed.who, player, context):
            continue
        zone = allowed.zone or Zone.HAND
        if allowed.once_each_turn and _used(game, context, allowed):
            continue
        own = thing.owner == player or zone not in (Zone.HAND, Zone.GRAVEYARD)
        if own and thing.zone is zone and matches(game, allowed.what, thing.id, context.casting()):
            if zone is Zone.LIBRARY and not on_top(game, allowed, thing, player, context):
                continue
            for face in faces:
                way = Way(
                    face=face, instant_speed=allowed.flash, free=allowed.free, costs=allowed.cost,
                    by=game.name_of(context.source),
                    marks=frozenset({"exile on leaving stack"} if allowed.then_exile else ()),
                    memory={"once": (context.source, id(allowed))} if allowed.once_each_turn else {},
                )  # fmt: skip
                yield replace(way, name="free") if allowed.free else way
    if thing.zone is Zone.EXILE and thing.designations:
        from rulesengine.game.keyword_ways import waiting_in_exile

        yield from waiting_in_exile(game, player, thing)
    permission = permissions(game, player, thing)
    yield from permission


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
    if thing.zone is Zone.GRAVEYARD and thing.owner == player and thing.card is not None:
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
    "morph": _face_down("morph", "702.37a"),
    "megamorph": _face_down("megamorph", "702.37b"),
    "disguise": _face_down("disguise", "702.168a"),
    "aftermath": _aftermath,
}
"""Keywords that give a way to cast the card they are on. Conditions of use are in casting_conditions."""
