"""Predicates about other objects, players and zones: attached, controlled, targeted (rules 108, 301, 303)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.events import Damage
from rulesengine.game.filters.matching import matches, predicate
from rulesengine.game.objects import GameObject, is_player
from rulesengine.ir import filters as f
from rulesengine.ir.words import Zone

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game


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


@predicate(f.IsReference)
def _is_reference(
    game: Game, p: f.IsReference, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import denotes

    return denotes(game, p.reference, t.id, c)


@predicate(f.DealtDamageBy)
def _dealt_by(
    game: Game, p: f.DealtDamageBy, t: GameObject, _v: Characteristics, c: Context
) -> bool:
    from rulesengine.game.references import denoted

    sources = denoted(game, p.by, c)
    return any(
        isinstance(event, Damage) and event.to == t.id and event.source in sources
        for event in game.this_turn()
    )


@predicate(f.DoneToIt)
def _done_to_it(game: Game, p: f.DoneToIt, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.this_way import was_done

    return was_done(game, p.what, t.id, c)


@predicate(f.Targets)
def _targets(game: Game, p: f.Targets, t: GameObject, _v: Characteristics, c: Context) -> bool:
    if t.announced is None:
        return False
    targets = [entity for chosen in t.announced.targets.values() for entity in chosen]
    if p.only and len(set(targets)) != 1:
        return False
    return any(matches(game, p.filter, entity, c) for entity in targets)


@predicate(f.IsFirstCast)
def _first_cast(
    game: Game, p: f.IsFirstCast, t: GameObject, v: Characteristics, c: Context
) -> bool:
    """No spell that player cast earlier this turn fits; the one being cast has not been cast yet."""
    from rulesengine.game.memory import casts

    for cast in casts(game, c):
        if cast.object == t.id:
            break
        if cast.player == v.controller and matches(game, p.of, cast.object, c.casting()):
            return False
    return True
