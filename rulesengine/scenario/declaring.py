"""Attackers and blockers as an action names them (508.1a, 508.1b, 509.1a)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.layers import characteristics
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.actions import Action, Attack
    from rulesengine.scenario.naming import Names

_ATTACKED = frozenset({CardType.PLANESWALKER, CardType.BATTLE})


def attackers_named(
    names: Names,
    player: EntityId,
    action: Action,
    ask: Callable[[ChooseObjects], EntityId],
) -> Mapping[EntityId, EntityId]:
    """Each attacker named, and the player, planeswalker or battle it attacks."""
    game = names.game
    attacking: dict[EntityId, EntityId] = {}
    for attack in action.attacks:
        attacker = _creature(names, attack.attacker, player, attacking, _ready_to_attack)
        if attacker is None:
            reason = f"{game.name_of(player)} controls no {attack.attacker} to attack with"
            raise IllegalAction(action, ("508.1a",), reason)
        attacking[attacker] = _attacked(names, player, attacker, attack, action, ask)
    return attacking


def exerted_named(names: Names, player: EntityId, action: Action) -> frozenset[EntityId]:
    """The attackers to be exerted (701.43a)."""
    exerted: dict[EntityId, EntityId] = {}
    for name in action.exert:
        found = _creature(names, name, player, exerted, _ready_to_attack)
        if found is None:
            raise IllegalAction(action, ("508.1g",), f"there is no {name} to exert")
        exerted[found] = found
    return frozenset(exerted)


def blockers_named(
    names: Names, player: EntityId, action: Action
) -> Mapping[EntityId, tuple[EntityId, ...]]:
    """Each blocker named and the attackers it blocks."""
    game = names.game
    attackers = [a for a in game.battlefield if game.objects[a].attacking is not None]
    blocking: dict[EntityId, tuple[EntityId, ...]] = {}
    for block in action.blocks:
        blocker = _creature(names, block.blocker, player, blocking, _ready_to_block)
        if blocker is None:
            reason = f"{game.name_of(player)} controls no {block.blocker} to block with"
            raise IllegalAction(action, ("509.1a",), reason)
        chosen: list[EntityId] = []
        for name in block.attackers:
            attacker = names.choose(name, [a for a in attackers if a not in chosen])
            if attacker is None:
                raise IllegalAction(action, ("509.1a",), f"no {name} is attacking")
            chosen.append(attacker)
        blocking[blocker] = tuple(chosen)
    return blocking


def _creature(
    names: Names,
    name: str,
    player: EntityId,
    taken: Mapping[EntityId, object],
    ready: Callable[[Game, EntityId], bool],
) -> EntityId | None:
    """The permanent meant: one that could do it before one that could not."""
    game = names.game
    mine = [
        p
        for p in game.battlefield
        if p not in taken and characteristics(game, p).controller == player
    ]
    found = names.fitting(name, mine)
    able = [p for p in found if ready(game, p)]
    return names.choose(name, able or found)


def _ready_to_attack(game: Game, permanent: EntityId) -> bool:
    thing = game.objects[permanent]
    return not thing.tapped and thing.sick_for is None


def _ready_to_block(game: Game, permanent: EntityId) -> bool:
    return not game.objects[permanent].tapped


def _attacked(
    names: Names,
    player: EntityId,
    attacker: EntityId,
    attack: Attack,
    action: Action,
    ask: Callable[[ChooseObjects], EntityId],
) -> EntityId:
    game = names.game
    opponents = game.opponents(player)
    others = tuple(
        p for p in game.battlefield if not _ATTACKED.isdisjoint(characteristics(game, p).types)
    )
    if attack.defender is not None:
        found = names.choose(attack.defender, (*(p.id for p in game.players), *others))
        if found is None:
            reason = f"{attack.defender} is nothing that can be attacked"
            raise IllegalAction(action, ("508.1b",), reason)
        return found
    if len(opponents) == 1:
        return opponents[0]
    question = f"What does {game.name_of(attacker)} attack?"
    rules = ("508.1b",)
    options = (*opponents, *others)
    return ask(
        ChooseObjects(
            player=player, question=question, about=attacker, rules=rules, options=options
        )
    )
