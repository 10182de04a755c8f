"""Whether an object is what a noun phrase describes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject, is_player
from rulesengine.ir import filters as f
from rulesengine.ir.words import PERMANENT_TYPES, CardType, Compare, Supertype, Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Test = Callable[["Game", Any, GameObject, "Characteristics", "Context"], bool]
PREDICATES: dict[type, Test] = {}
UNBLOCKED = f.IsBlocked()
"""What "unblocked" negates; before blockers are declared a creature is neither (509.1h)."""


def predicate(kind: type) -> Callable[[Test], Test]:
    def declare(test: Test) -> Test:
        PREDICATES[kind] = test
        return test

    return declare


def matches(game: Game, filter: f.Filter, entity: EntityId, context: Context) -> bool:
    """Whether an object or player fits."""
    if is_player(entity):
        return player_matches(game, filter, entity, context)
    thing = game.objects[entity]
    values = characteristics(game, entity)
    for part in filter.predicates:  # noqa: SIM110 (all() is slower, and this is asked most)
        if not PREDICATES[type(part)](game, part, thing, values, context):
            return False
    return True


def player_matches(game: Game, filter: f.Filter, player: EntityId, context: Context) -> bool:
    """Players fit phrases that name players: "any target", "creature or player"."""
    for part in filter.predicates:
        match part:
            case f.IsPlayer(opponent=opponent):
                if opponent and player == context.controller:
                    return False
            case f.AnyTarget():
                pass
            case f.AnyOf(options=options):
                if not any(player_matches(game, option, player, context) for option in options):
                    return False
            case f.IsReference(reference=reference):
                from rulesengine.game.references import denoted

                if player not in denoted(game, reference, context):
                    return False
            case f.Not(predicate=f.IsReference(reference=reference)):
                from rulesengine.game.references import denoted

                if player in denoted(game, reference, context):
                    return False
            case _:
                return False
    return bool(filter.predicates)


def compare(left: int, how: Compare, right: int) -> bool:
    match how:
        case Compare.EQUAL:
            return left == right
        case Compare.AT_MOST:
            return left <= right
        case Compare.AT_LEAST:
            return left >= right
        case Compare.LESS:
            return left < right
        case Compare.GREATER:
            return left > right


@predicate(f.AnyOf)
def _any_of(game: Game, p: f.AnyOf, thing: GameObject, _v: Characteristics, c: Context) -> bool:
    return any(matches(game, option, thing.id, c) for option in p.options)


@predicate(f.Not)
def _not(game: Game, p: f.Not, thing: GameObject, v: Characteristics, c: Context) -> bool:
    if p.predicate == UNBLOCKED:
        from rulesengine.game.combat import is_unblocked

        return is_unblocked(game, thing.id)
    return not PREDICATES[type(p.predicate)](game, p.predicate, thing, v, c)


@predicate(f.IsType)
def _type(_g: Game, p: f.IsType, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.type in v.types


@predicate(f.IsSubtype)
def _subtype(_g: Game, p: f.IsSubtype, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.subtype in v.subtypes


@predicate(f.IsSupertype)
def _supertype(_g: Game, p: f.IsSupertype, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.supertype in v.supertypes


@predicate(f.IsColor)
def _color(_g: Game, p: f.IsColor, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.color in v.colors


@predicate(f.ColorCount)
def _colors(_g: Game, p: f.ColorCount, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return compare(len(v.colors), p.compare, p.count)


@predicate(f.IsPermanent)
def _permanent(_g: Game, _p: f.IsPermanent, t: GameObject, v: Characteristics, _c: Context) -> bool:
    return t.zone is Zone.BATTLEFIELD or bool(v.types & PERMANENT_TYPES)


@predicate(f.IsCard)
def _card(_g: Game, _p: f.IsCard, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return not t.token and not t.is_copy and t.ability is None


@predicate(f.IsSpell)
def _spell(_g: Game, _p: f.IsSpell, t: GameObject, _v: Characteristics, c: Context) -> bool:
    """A card on the stack, or one that is about to be cast (601.3e)."""
    return t.ability is None and (t.zone is Zone.STACK or bool(c.memory.get("casting")))


@predicate(f.IsAbility)
def _ability(_g: Game, p: f.IsAbility, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    if t.ability is None:
        return False
    if not p.activated and not p.triggered:
        return True
    return p.activated if t.event is None else p.triggered


@predicate(f.IsToken)
def _token(_g: Game, _p: f.IsToken, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return t.token


@predicate(f.IsPlayer)
def _player(_g: Game, _p: f.IsPlayer, _t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return False


@predicate(f.AnyTarget)
def _any_target(_g: Game, _p: f.AnyTarget, t: GameObject, v: Characteristics, _c: Context) -> bool:
    kinds = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    return t.zone is Zone.BATTLEFIELD and bool(v.types & kinds)


@predicate(f.IsTapped)
def _tapped(_g: Game, _p: f.IsTapped, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return t.tapped


@predicate(f.IsAttacking)
def _attacking(
    game: Game, p: f.IsAttacking, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    if t.attacking is None:
        return False
    if p.whom is None:
        return True
    from rulesengine.game.references import players

    return t.attacking in players(game, p.whom, c)


@predicate(f.IsBlocking)
def _blocking(game: Game, p: f.IsBlocking, t: GameObject, _v: Characteristics, c: Context) -> bool:
    if p.blocked is None:
        return bool(t.blocking)
    from rulesengine.game.references import denoted

    return any(entity in t.blocking for entity in denoted(game, p.blocked, c))


@predicate(f.IsBlocked)
def _blocked(game: Game, p: f.IsBlocked, t: GameObject, _v: Characteristics, c: Context) -> bool:
    if p.by is None:
        return t.blocked
    from rulesengine.game.references import denoted

    return any(entity in t.blocked_by for entity in denoted(game, p.by, c))


@predicate(f.IsFaceDown)
def _face_down(_g: Game, _p: f.IsFaceDown, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return t.face_down


@predicate(f.IsModified)
def _modified(game: Game, _p: f.IsModified, t: GameObject, v: Characteristics, _c: Context) -> bool:
    if t.counters:
        return True
    for entity in t.attachments:
        other = characteristics(game, entity)
        if "Equipment" in other.subtypes:
            return True
        if "Aura" in other.subtypes and other.controller == v.controller:
            return True
    return False


@predicate(f.HasDesignation)
def _designated(
    game: Game, p: f.HasDesignation, t: GameObject, _v: Characteristics, _c: Context
) -> bool:
    if p.name == "suspended":  # 702.62b
        return t.zone is Zone.EXILE and "suspend" in _v.keywords and "time" in t.counters
    if p.name == "goaded":
        from rulesengine.game.attack_requirements import goaded_by

        return bool(goaded_by(game, t.id))
    if p.name == "suspended":  # 702.62b
        return t.zone is Zone.EXILE and "suspend" in _v.keywords and bool(t.counters.get("time"))
    return p.name in t.designations


@predicate(f.AttachedBy)
def _attached_by(
    game: Game, p: f.AttachedBy, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    return any(matches(game, p.filter, entity, c) for entity in t.attachments)


@predicate(f.AttachedTo)
def _attached_to(
    game: Game, p: f.AttachedTo, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import denoted, denotes
    from rulesengine.ir.refs import Objects

    if t.attached_to is not None:
        return denotes(game, p.reference, t.attached_to, c)
    if isinstance(p.reference, Objects):
        return False
    hosts = (x for x in denoted(game, p.reference, c) if not is_player(x))
    return any(
        game.objects[x].became is not None and t.id in game.objects[x].attachments for x in hosts
    )  # as the host last existed (608.2h)


@predicate(f.ControlledBy)
def _controlled(
    game: Game, p: f.ControlledBy, t: GameObject, v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import player_fits

    if c.memory.get("entering") == t.id:  # 614.12: as it would exist on the battlefield
        return player_fits(game, p.player, c.memory["entering_controller"], c)
    if t.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND) or t.last_known is not None:
        return player_fits(game, p.player, v.controller, c)
    return player_fits(game, p.player, t.owner, c)


@predicate(f.OwnedBy)
def _owned(game: Game, p: f.OwnedBy, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.references import player_fits

    return player_fits(game, p.player, t.owner, c)


@predicate(f.InZone)
def _in_zone(game: Game, p: f.InZone, t: GameObject, _v: Characteristics, c: Context) -> bool:
    if t.zone is not p.zone:
        return False
    if p.player is None:
        return True
    from rulesengine.game.references import player_fits

    return player_fits(game, p.player, t.owner, c)


@predicate(f.HasKeyword)
def _keyword(_g: Game, p: f.HasKeyword, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.keyword in v.keywords


@predicate(f.HasCounter)
def _counter(_g: Game, p: f.HasCounter, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    if p.kind is None:
        return sum(t.counters.values()) >= p.at_least
    return t.counters.get(p.kind, 0) >= p.at_least


@predicate(f.Measures)
def _measures(game: Game, p: f.Measures, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.quantities import measure, number

    found = measure(game, p.what, t.id)
    if found is None:
        return False
    former, c.affected = c.affected, t.id
    try:
        return compare(found, p.compare, number(game, p.to, c))
    finally:
        c.affected = former


@predicate(f.HasGreatest)
def _greatest(game: Game, p: f.HasGreatest, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.quantities import measure
    from rulesengine.game.references import everything

    mine = measure(game, p.what, t.id)
    among = p.among or f.Filter((f.IsType(CardType.CREATURE),))
    others = [measure(game, p.what, other) or 0 for other in everything(game, among, c)]
    if mine is None or not others:
        return False
    return mine == (min(others) if p.least else max(others))


@predicate(f.IsNamed)
def _named(game: Game, p: f.IsNamed, _t: GameObject, v: Characteristics, c: Context) -> bool:
    name = game.objects[c.source].face.name if p.name == "~" else p.name  # 201.5: its own name
    return v.name.lower() == name.lower()


@predicate(f.SharesName)
def _same_name(game: Game, p: f.SharesName, _t: GameObject, v: Characteristics, c: Context) -> bool:
    from rulesengine.game.references import denoted

    return bool(v.name) and any(
        characteristics(game, e).name == v.name
        for e in denoted(game, p.reference, c)
        if not is_player(e)
    )


@predicate(f.Shares)
def _shares(game: Game, p: f.Shares, _t: GameObject, v: Characteristics, c: Context) -> bool:
    from rulesengine.game.references import denoted
    from rulesengine.game.subtypes import CREATURE_TYPES

    for entity in denoted(game, p.reference, c):
        other = characteristics(game, entity)
        match p.what:
            case "color":
                shared = bool(v.colors & other.colors)
            case "creature type":
                shared = bool(v.subtypes & other.subtypes & CREATURE_TYPES)
            case "card type":
                shared = bool(v.types & other.types)
            case "land type":
                shared = bool(v.subtypes & other.subtypes)
            case "name":
                shared = v.name == other.name
            case _:
                shared = measure_equal(game, p.what, _t.id, entity)
        if shared:
            return True
    return False


def measure_equal(game: Game, what: str, one: EntityId, other: EntityId) -> bool:
    from rulesengine.game.quantities import measure

    return measure(game, what, one) == measure(game, what, other)


@predicate(f.IsChosen)
def _chosen(game: Game, p: f.IsChosen, _t: GameObject, v: Characteristics, c: Context) -> bool:
    value = c.memory.get("chosen " + p.what)
    if value is None:
        value = game.objects[c.source].chosen.get(p.what)
    match p.what:
        case "color":
            return value in v.colors
        case "type" | "creature type" | "land type":
            return value in v.subtypes or value in v.types
        case "card type":
            return value in v.types
        case "name" | "card name":
            return bool(value) and value == v.name
        case _:
            return False


@predicate(f.IsReference)
def _is_reference(
    game: Game, p: f.IsReference, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import denotes

    return denotes(game, p.reference, t.id, c)


@predicate(f.Targets)
def _targets(game: Game, p: f.Targets, t: GameObject, _v: Characteristics, c: Context) -> bool:
    if t.announced is None:
        return False
    targets = [entity for chosen in t.announced.targets.values() for entity in chosen]
    if p.only and len(set(targets)) != 1:
        return False
    return any(matches(game, p.filter, entity, c) for entity in targets)


@predicate(f.HappenedThisTurn)
def _this_turn(
    game: Game, p: f.HappenedThisTurn, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.happened import happened_to

    return happened_to(game, p.what, t.id, c)


@predicate(f.IsHistoric)
def _historic(_g: Game, _p: f.IsHistoric, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return (
        Supertype.LEGENDARY in v.supertypes or CardType.ARTIFACT in v.types or "Saga" in v.subtypes
    )


@predicate(f.DealtCombatDamage)
def _dealt_combat_damage(
    game: Game, p: f.DealtCombatDamage, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.memory import damaged_this_combat
    from rulesengine.game.references import player_fits

    return any(player_fits(game, p.player, player, c) for player in damaged_this_combat(game, t.id))


@predicate(f.HasXInCost)
def _x_cost(_g: Game, _p: f.HasXInCost, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return "X" in (v.mana_cost or ())
