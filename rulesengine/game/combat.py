"""Who is in combat and whom they fight (rule 506): joining it, leaving it, and asking about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId, GameObject, is_player
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType, Step, Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulesengine.game.events import Attacks, Blocks
    from rulesengine.game.game import Game

BLOCKERS_DECLARED = frozenset(
    {Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT}
)
PROPOSED = "proposed attacks"
"""Where `Game.caches` holds a declaration while it is checked, so that conditions can see it."""


def on_battlefield(game: Game, entity: EntityId) -> bool:
    """Whether an object is a permanent now, and phased in."""
    thing = game.objects[entity]
    return thing.zone is Zone.BATTLEFIELD and thing.became is None and not thing.phased_out


def attackers(game: Game) -> tuple[EntityId, ...]:
    """Attacking creatures, in the order of the battlefield."""
    objects = game.objects
    return tuple(e for e in game.battlefield if objects[e].attacking is not None)


def blockers(game: Game) -> tuple[EntityId, ...]:
    """Blocking creatures, also those whose attackers are gone (509.1g)."""
    objects = game.objects
    return tuple(e for e in game.battlefield if objects[e].blocking)


def blockers_of(game: Game, attacker: EntityId) -> tuple[EntityId, ...]:
    """The creatures that block it now."""
    return tuple(
        e
        for e in game.objects[attacker].blocked_by
        if on_battlefield(game, e) and attacker in game.objects[e].blocking
    )


def blocked_by(game: Game, blocker: EntityId) -> tuple[EntityId, ...]:
    """The attacking creatures it blocks now."""
    return tuple(
        e
        for e in game.objects[blocker].blocking
        if on_battlefield(game, e) and blocker in game.objects[e].blocked_by
    )


def is_unblocked(game: Game, entity: EntityId) -> bool:
    """Whether it is an unblocked creature, which it is once blockers are declared (509.1h)."""
    thing = game.objects[entity]
    return thing.attacking is not None and not thing.blocked and game.step in BLOCKERS_DECLARED


# --- Defenders ------------------------------------------------------------------------------------


def protector(game: Game, battle: EntityId) -> EntityId:
    """A battle's protector (310.8): chosen as it entered, else its controller (310.8a)."""
    chosen: EntityId | None = game.objects[battle].chosen.get("protector")
    return characteristics(game, battle).controller if chosen is None else chosen


def defended_by(game: Game, entity: EntityId) -> EntityId | None:
    """Who defends a player, planeswalker or battle; None: it can't be attacked (506.3)."""
    if is_player(entity):
        return None if game.player(entity).left else entity
    if not on_battlefield(game, entity):
        return None
    values = characteristics(game, entity)
    if CardType.BATTLE in values.types:
        return protector(game, entity)
    return values.controller if CardType.PLANESWALKER in values.types else None


def defenders(game: Game, player: EntityId | None = None) -> tuple[EntityId, ...]:
    """What may be attacked: opponents, their planeswalkers, battles they protect (508.1b)."""
    opponents = game.opponents(game.active if player is None else player)
    permanents = tuple(e for e in game.battlefield if defended_by(game, e) in opponents)
    return opponents + permanents


def attacked_now(game: Game, attacker: EntityId) -> EntityId | None:
    """What it attacks; None once the planeswalker or battle has left combat (506.4c)."""
    thing = game.objects[attacker]
    target = thing.attacking
    if target is None or defended_by(game, target) != defending_player(game, attacker):
        return None
    return target


def defending_player(game: Game, attacker: EntityId) -> EntityId | None:
    """The player an attacking creature attacks, directly or through a permanent."""
    thing = game.objects[attacker]
    if thing.defending_player is None and thing.attacking is not None:
        return defended_by(game, thing.attacking)
    return thing.defending_player


def attacked_player(game: Game, attacker: EntityId) -> EntityId | None:
    """The defending player of an attacking creature, or of one that was attacking (508.5)."""
    proposed: Mapping[EntityId, EntityId] = game.caches.get(PROPOSED, {})
    if attacker in proposed:
        return defended_by(game, proposed[attacker])
    thing: GameObject | None = game.objects[attacker]
    while thing is not None:
        found = defending_player(game, thing.id)
        if found is not None:
            return found
        thing = None if thing.was is None else game.objects[thing.was]
    return None


def defending_player_meant(game: Game, *about: EntityId | None) -> EntityId | None:
    """Whom "defending player" means: of the first that attacks or did, else the only one (506.2)."""
    for entity in about:
        if entity is not None and not is_player(entity):
            found = attacked_player(game, entity)
            if found is not None:
                return found
    opponents = game.opponents(game.active)
    return opponents[0] if len(opponents) == 1 else None


def attacking_creatures_of(game: Game, player: EntityId) -> tuple[EntityId, ...]:
    """Creatures attacking a player, their planeswalkers or battles they protect (509.1a)."""
    return tuple(e for e in attackers(game) if defending_player(game, e) == player)


# --- Joining combat -------------------------------------------------------------------------------


def commit_attacks(game: Game, event: Attacks) -> bool | None:
    """Each becomes an attacking creature (508.1k)."""
    for attacker, target in event.pairs:
        start_attacking(game, attacker, target)
    game.note(
        "attack",
        event.rules or ("508.1",),
        player=game.name_of(event.player),
        attackers=[
            {"attacker": game.name_of(one), "attacker_id": one, "defender": game.name_of(other)}
            for one, other in event.pairs
        ],
    )
    return None


def commit_blocks(game: Game, event: Blocks) -> bool | None:
    """Creatures become blocking, blocked and unblocked creatures (509.1g, 509.1h)."""
    for blocker, attacker in event.pairs:
        add_block(game, blocker, attacker)
    game.note(
        "block",
        event.rules or ("509.1",),
        blocks=[
            {
                "blocker": game.name_of(one),
                "blocker_id": one,
                "attacker": game.name_of(other),
                "attacker_id": other,
            }
            for one, other in event.pairs
        ],
        unblocked=[game.name_of(attacker) for attacker in event.unblocked],
    )
    return None


def add_block(game: Game, blocker: EntityId, attacker: EntityId) -> None:
    """One creature blocks another, by declaration or effect; the attacker becomes blocked."""
    one, other = game.objects[blocker], game.objects[attacker]
    one.blocking = (*one.blocking, attacker)
    one.defending_player = characteristics(game, blocker).controller
    other.blocked_by = (*other.blocked_by, blocker)
    other.blocked = True


def start_attacking(game: Game, attacker: EntityId, target: EntityId) -> None:
    """A creature becomes an attacking creature."""
    thing = game.objects[attacker]
    thing.attacking = target
    thing.defending_player = defended_by(game, target)


# --- Leaving combat -------------------------------------------------------------------------------


def remove_from_combat(game: Game, entity: EntityId) -> None:
    """Remove a creature from combat (506.4); one that has left keeps how it last was."""
    thing = game.objects[entity]
    for attacker in thing.blocking:
        other = game.objects[attacker]
        if entity in other.blocked_by and other.became is None:
            other.blocked_by = tuple(e for e in other.blocked_by if e != entity)
    for member in thing.band:  # 702.22f
        if member != entity:
            other = game.objects[member]
            other.band = tuple(e for e in other.band if e != entity)
    if thing.zone is not Zone.BATTLEFIELD or thing.became is not None:
        return
    _leave(thing)


def check_combat(game: Game) -> tuple[EntityId, ...]:
    """Remove what changed controller, phased out or is no creature now; say which (506.4)."""
    gone = []
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.attacking is None and not thing.blocking:
            continue
        values = characteristics(game, entity)
        side = game.active if thing.attacking is not None else thing.defending_player
        creature = CardType.CREATURE in values.types and CardType.BATTLE not in values.types
        if thing.phased_out or not creature or values.controller != side:
            gone.append(entity)
    for entity in gone:
        remove_from_combat(game, entity)
    for attacker in attackers(game):
        if game.objects[attacker].blocked:
            _check_blocked(game, attacker)
    return tuple(gone)


@rule("509.1h")
def stays_blocked(game: Game, attacker: EntityId) -> bool:
    """A blocked creature stays blocked, even if no creature blocks it any more."""
    return True


@rule("509.1b")
def evasion_after_blocks(game: Game, attacker: EntityId, blocker: EntityId) -> bool:
    """A block stands, whatever evasion abilities come or go after it was declared."""
    return True


def _check_blocked(game: Game, attacker: EntityId) -> None:
    thing = game.objects[attacker]
    stands = game.rules["evasion_after_blocks"]
    blocked_by = tuple(e for e in thing.blocked_by if stands(game, attacker, e))
    if blocked_by != thing.blocked_by:
        thing.blocked_by = blocked_by
    if not game.rules["stays_blocked"](game, attacker):
        thing.blocked = False
    if thing.band:
        thing.band = ()


def end_combat(game: Game) -> None:
    """As the end of combat step ends, everything is removed from combat (511.3)."""
    for entity in game.battlefield:
        thing = game.objects[entity]
        if thing.attacking is not None or thing.blocking:
            _leave(thing)
    if game.first_strikers:
        game.first_strikers = frozenset()


def _leave(thing: GameObject) -> None:
    thing.attacking = None
    thing.blocking = ()
    thing.blocked_by = ()
    thing.blocked = False
