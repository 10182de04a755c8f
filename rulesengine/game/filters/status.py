"""Predicates about status, combat, counters and designations (rules 110.5, 122, 506.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.events import Tap, ZoneChange
from rulesengine.game.filters.matching import matches, predicate
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject
from rulesengine.ir import filters as f
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


@predicate(f.IsTapped)
def _tapped(_g: Game, _p: f.IsTapped, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    return t.tapped


@predicate(f.IsAttacking)
def _attacking(
    game: Game, p: f.IsAttacking, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    if t.attacking is None:
        return False
    if p.alone and any(
        game.objects[entity].attacking is not None for entity in game.battlefield if entity != t.id
    ):
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
    return p.name in t.designations


@predicate(f.IsRingBearer)
def _ring_bearer(
    game: Game, p: f.IsRingBearer, t: GameObject, v: Characteristics, c: Context
) -> bool:
    """701.54e: on the battlefield under the control of whose Ring-bearer it is."""
    here = t.zone is Zone.BATTLEFIELD or t.last_known is not None
    return here and game.player(v.controller).ring_bearer == t.id


@predicate(f.HasCounter)
def _counter(_g: Game, p: f.HasCounter, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    if p.kind is None:
        return sum(t.counters.values()) >= p.at_least
    return t.counters.get(p.kind, 0) >= p.at_least


@predicate(f.DealtCombatDamage)
def _dealt_combat_damage(
    game: Game, p: f.DealtCombatDamage, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.memory import damaged_this_combat
    from rulesengine.game.references import player_fits

    return any(player_fits(game, p.player, player, c) for player in damaged_this_combat(game, t.id))


@predicate(f.HappenedThisTurn)
def _this_turn(
    game: Game, p: f.HappenedThisTurn, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.happened import happened_to

    return happened_to(game, p.what, t.id, c)


@predicate(f.EnteredFrom)
def _entered_from(
    game: Game, p: f.EnteredFrom, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import player_fits

    return any(
        isinstance(event, ZoneChange)
        and event.became == t.id
        and event.from_zone is p.zone
        and (p.player is None or player_fits(game, p.player, t.owner, c))
        for event in reversed(game.history)
    )


@predicate(f.AbilityOf)
def _ability_of(game: Game, p: f.AbilityOf, t: GameObject, _v: Characteristics, c: Context) -> bool:
    return t.zone is not Zone.STACK and (p.of is None or matches(game, p.of, t.id, c))


@predicate(f.IsPaired)
def _paired(game: Game, _p: f.IsPaired, t: GameObject, _v: Characteristics, _c: Context) -> bool:
    from rulesengine.game.pairing import partner

    return partner(game, t.id) is not None


@predicate(f.Convoked)
def _convoked(game: Game, p: f.Convoked, t: GameObject, _v: Characteristics, c: Context) -> bool:
    """702.51c."""
    from rulesengine.game.references import denoted

    spells = (game.objects[entity].announced for entity in denoted(game, p.reference, c))
    return any(spell is not None and t.id in spell.convoked for spell in spells)


@predicate(f.CrewedThisTurn)
def _crewed(
    game: Game, p: f.CrewedThisTurn, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    """702.122c, 702.171c: tapped to pay for it this turn."""
    from rulesengine.game.events import TAPPED_FOR
    from rulesengine.game.references import denoted

    rule = TAPPED_FOR[p.how]
    return any(
        isinstance(event, Tap) and event.object == t.id and event.source in denoted(game, p.reference, c)
        and rule in event.rules
        for event in game.this_turn()
    )  # fmt: skip
