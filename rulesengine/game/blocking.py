"""Declaring blockers (rule 509): each defending player in turn, then all blocks at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game import combat
from rulesengine.game import restrictions as words
from rulesengine.game.banding import with_their_bands
from rulesengine.game.block_requirements import (
    block_requirements,
    can_obey_more,
    group_forbidden,
    least_declaration,
)
from rulesengine.game.context import Context
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.evasion import evasion_forbids
from rulesengine.game.events import Blocks
from rulesengine.game.layers import characteristics, has
from rulesengine.game.objects import EntityId
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.ir.costs import Cost

Blocking = Mapping[EntityId, tuple[EntityId, ...]]


@rule("509.1a")
def tapped_cannot_block(game: Game, blocker: EntityId) -> bool:
    """A creature that blocks must be untapped."""
    if not game.objects[blocker].tapped:
        return False
    return not words.may(game, blocker, words.MAY_BLOCK_TAPPED)


@rule("302.6")
def new_creature_cannot_block(game: Game, blocker: EntityId) -> bool:
    """Summoning sickness is about attacking and {T}: it keeps nothing from blocking."""
    return False


def _new(game: Game, blocker: EntityId) -> bool:
    return bool(game.rules["new_creature_cannot_block"](game, blocker))


def _no_creature(game: Game, blocker: EntityId) -> bool:
    types = characteristics(game, blocker).types
    return CardType.CREATURE not in types or CardType.BATTLE in types


def _tapped(game: Game, blocker: EntityId) -> bool:
    return bool(game.rules["tapped_cannot_block"](game, blocker))


@dataclass(frozen=True, slots=True)
class BlockerRestriction:
    """A reason a creature can't block anything, and the rule that says so."""

    rule: str
    forbids: Callable[[Game, EntityId], bool]


BLOCKER_RESTRICTIONS = (
    BlockerRestriction("506.3", _no_creature),
    BlockerRestriction("509.1a", _tapped),
    BlockerRestriction("302.6", _new),
)


def block_forbidden(game: Game, blocker: EntityId, attacker: EntityId) -> tuple[str, ...]:
    """The rules that keep one creature from blocking another; () if it may.

    What only the whole declaration shows (menace, blocking alone) is in `group_forbidden`.
    """
    attacks = combat.on_battlefield(game, attacker) and (
        game.objects[attacker].attacking is not None
    )
    if not attacks or not combat.on_battlefield(game, blocker):
        return ("509.1a",)
    found = [row.rule for row in BLOCKER_RESTRICTIONS if row.forbids(game, blocker)]
    if combat.defending_player(game, attacker) != characteristics(game, blocker).controller:
        found.append("509.1a")
    for change, context in words.forbidding(game, blocker, words.CANT_BLOCK):
        if not change.unless_cost and words.concerns(game, change, context, attacker):
            found.append(words.cited(game, blocker, change, "509.1b"))
    if words.may(game, blocker, words.MAY_BLOCK_ONLY_FLYERS) and not has(game, attacker, "flying"):
        found.append("509.1b")
    found.extend(evasion_forbids(game, attacker, blocker))
    return tuple(dict.fromkeys(found))


def declare_blockers(game: Game) -> Blocks:
    """The turn-based action of 509.1. Raises IllegalAction, NeedsChoice."""
    combat.check_combat(game)
    attacking = combat.attackers(game)
    defending = {combat.defending_player(game, attacker) for attacker in attacking}
    with game.attempt():
        pairs: list[tuple[EntityId, EntityId]] = []
        for player in game.turn_order():
            if player in defending:
                declared = _declared(game, player)
                _pay(game, player, declared)
                pairs.extend((b, a) for b, blocks in declared.items() for a in blocks)
        return _block(game, tuple(pairs), attacking)


def _declared(game: Game, player: EntityId) -> Blocking:
    declared = game.agent.blockers(game, player)
    if declared is None:
        return _forced(game, player)
    check_block(game, player, declared)
    return {blocker: blocks for blocker, blocks in declared.items() if blocks}


def check_block(game: Game, player: EntityId, declared: Blocking) -> None:
    """Raise IllegalAction unless restrictions and requirements are obeyed (509.1a–c)."""
    action = {"block": dict(declared)}
    for blocker, blocks in declared.items():
        if characteristics(game, blocker).controller != player:
            reason = f"{game.name_of(player)} doesn't control {game.name_of(blocker)}"
            raise IllegalAction(action, ("509.1a",), reason)
        for attacker in blocks:
            forbidden = block_forbidden(game, blocker, attacker)
            if forbidden:
                names = f"{game.name_of(blocker)} can't block {game.name_of(attacker)}"
                raise IllegalAction(action, forbidden, names)
    together = group_forbidden(game, declared)
    if together:
        rules = tuple(dict.fromkeys(number for number, _ in together))
        raise IllegalAction(action, rules, together[0][1])
    attacking = combat.attacking_creatures_of(game, player)
    possible = _possible(game, player, attacking)
    requirements = block_requirements(game, possible, attacking)
    if requirements and can_obey_more(requirements, possible, requirements.obeyed(declared)):
        reason = "more requirements to block could be obeyed"
        raise IllegalAction(action, ("509.1c",), reason)


def _possible(
    game: Game, player: EntityId, attacking: tuple[EntityId, ...]
) -> dict[EntityId, tuple[EntityId, ...]]:
    """The attackers each of a player's creatures could block without paying (509.1c)."""
    return {
        blocker: tuple(
            attacker
            for attacker in attacking
            if not block_forbidden(game, blocker, attacker) and not _taxes(game, blocker, attacker)
        )
        for blocker in game.battlefield
        if CardType.CREATURE in (values := characteristics(game, blocker)).types
        and values.controller == player
    }


def _forced(game: Game, player: EntityId) -> Blocking:
    """Nothing was declared: nobody blocks but those that must."""
    attacking = combat.attacking_creatures_of(game, player)
    mine = {
        entity: attacking
        for entity in game.battlefield
        if characteristics(game, entity).controller == player
    }
    if not block_requirements(game, mine, attacking):
        return {}
    possible = _possible(game, player, attacking)
    least = least_declaration(block_requirements(game, possible, attacking), possible)
    if least is not None:
        return least
    decision = ChooseObjects(
        player=player,
        question="declare blockers",
        rules=("509.1c",),
        options=tuple(blocker for blocker, able in possible.items() if able),
        most=len(possible),
    )
    raise NeedsChoice(decision)


def _taxes(game: Game, blocker: EntityId, attacker: EntityId) -> tuple[Cost, ...]:
    return (
        *words.taxes(game, blocker, words.CANT_BLOCK, attacker),
        *words.taxes(game, attacker, words.CANT_BE_BLOCKED, blocker),
    )


def _pay(game: Game, player: EntityId, declared: Blocking) -> None:
    """Pay what blocking costs (509.1d–f)."""
    costs = {
        blocker: tuple(cost for attacker in blocks for cost in _taxes(game, blocker, attacker))
        for blocker, blocks in declared.items()
    }
    total = tuple(cost for due in costs.values() for cost in due)
    if total:
        from rulesengine.game.paying import pay

        pay(game, player, total, Context(next(b for b, due in costs.items() if due), player))


def _block(
    game: Game, pairs: tuple[tuple[EntityId, EntityId], ...], attacking: tuple[EntityId, ...]
) -> Blocks:
    from rulesengine.game.pipeline import happen

    blocks = tuple(
        (blocker, attacker)
        for blocker, attacker in with_their_bands(game, pairs)
        if combat.on_battlefield(game, blocker) and combat.on_battlefield(game, attacker)
    )
    blocked = {attacker for _, attacker in blocks}
    unblocked = tuple(a for a in attacking if a not in blocked and combat.on_battlefield(game, a))
    event = Blocks(pairs=blocks, unblocked=unblocked, rules=("509.1",))
    happen(game, [event])
    return event
