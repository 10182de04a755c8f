"""Declaring attackers (rule 508): who may, who must, at what price."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game import combat
from rulesengine.game import restrictions as words
from rulesengine.game.attack_requirements import Requirements
from rulesengine.game.banding import declare_bands
from rulesengine.game.context import Context
from rulesengine.game.decisions import ChooseObjects
from rulesengine.game.enlisting import enlist
from rulesengine.game.events import Attacks, Event, Tap
from rulesengine.game.exerting import check_exerted, exert_attackers
from rulesengine.game.forbidding import player_cant
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import EntityId
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Declaration = Mapping[EntityId, EntityId]


@rule("302.6")
def summoning_sick(game: Game, creature: EntityId) -> bool:
    """Not controlled continuously since the turn began, and without haste (702.10b)."""
    return game.objects[creature].sick_for is not None and not words.has_primitive(
        game, creature, "haste"
    )


@rule("702.3b")
def defender_forbids(game: Game, creature: EntityId) -> bool:
    """A creature with defender can't attack, unless an effect lets it as though it had none."""
    if not words.has_primitive(game, creature, "defender"):
        return False
    return not words.may(game, creature, words.MAY_ATTACK_DESPITE_DEFENDER)


@rule("508.1f")
def taps_to_attack(game: Game, creature: EntityId) -> bool:
    """Attacking taps a creature, except one with vigilance (702.20b)."""
    return not words.has_primitive(game, creature, "vigilance")


def _no_creature(game: Game, creature: EntityId) -> bool:
    types = characteristics(game, creature).types
    return CardType.CREATURE not in types or CardType.BATTLE in types


def _not_yours(game: Game, creature: EntityId) -> bool:
    return characteristics(game, creature).controller != game.active


def _tapped(game: Game, creature: EntityId) -> bool:
    return game.objects[creature].tapped


def _sick(game: Game, creature: EntityId) -> bool:
    return bool(game.rules["summoning_sick"](game, creature)) and not words.may(
        game, creature, words.MAY_ATTACK_DESPITE_SICKNESS
    )


def _player_may_not(game: Game, creature: EntityId) -> bool:
    return player_cant(game, game.active, words.ATTACK_AT_ALL)


def _defender(game: Game, creature: EntityId) -> bool:
    return bool(game.rules["defender_forbids"](game, creature))


@dataclass(frozen=True, slots=True)
class AttackRestriction:
    """A reason a creature can't attack anyone, and the rule that says so."""

    rule: str
    forbids: Callable[[Game, EntityId], bool]
    reason: str


ATTACK_RESTRICTIONS = (
    AttackRestriction("508.1a", _not_yours, "the active player doesn't control it"),
    AttackRestriction("506.3", _no_creature, "only a creature can attack"),
    AttackRestriction("508.1a", _tapped, "it is tapped"),
    AttackRestriction("302.6", _sick, "it came under its controller's control this turn"),
    AttackRestriction("508.1c", _player_may_not, "its controller can't attack with creatures"),
    AttackRestriction("702.3b", _defender, "it has defender"),
)


PRIMITIVE = frozenset({"defender"})
"""Keywords that are rows of the table, which effects may lift, whatever text they stand for."""


def attack_forbidden(game: Game, attacker: EntityId, defender: EntityId) -> tuple[str, ...]:
    """The rules that keep a creature from attacking that player or permanent; () if it may."""
    if not combat.on_battlefield(game, attacker):
        return ("508.1a",)
    found = [row.rule for row in ATTACK_RESTRICTIONS if row.forbids(game, attacker)]
    if defender not in combat.defenders(game):
        found.append("508.1b")
    game.caches[combat.PROPOSED] = {attacker: defender}
    try:
        for change, context in words.forbidding(game, attacker, words.CANT_ATTACK):
            if (
                words.keyword_meaning(game, attacker, change)
                in PRIMITIVE - game.rules.meanings.keys()
            ):
                continue
            if not change.unless_cost and words.concerns(game, change, context, defender):
                found.append(words.cited(game, attacker, change, "508.1c"))
    finally:
        del game.caches[combat.PROPOSED]
    return tuple(dict.fromkeys(found))


def may_attack_with(game: Game) -> tuple[EntityId, ...]:
    """Creatures of the active player that no rule keeps from attacking altogether."""
    return tuple(
        e
        for e in game.battlefield
        if combat.on_battlefield(game, e)
        and not any(row.forbids(game, e) for row in ATTACK_RESTRICTIONS)
    )


def declare_attackers(game: Game) -> Attacks | None:
    """The turn-based action of 508.1. None: none attack. Raises IllegalAction, NeedsChoice."""
    player = game.active
    declared = game.agent.attackers(game, player)
    if declared is None:
        declared = _forced(game)
    else:
        check_attack(game, declared)
    if not declared:
        return None
    exerted = game.agent.exerted(game, player)
    check_exerted(game, declared, exerted)
    with game.attempt():
        return _attack(game, declared, exerted)


def check_attack(game: Game, declared: Declaration) -> None:
    """Raise IllegalAction unless restrictions and requirements are obeyed (508.1a–d)."""
    for attacker, defender in declared.items():
        forbidden = attack_forbidden(game, attacker, defender)
        if forbidden:
            reason = f"{game.name_of(attacker)} can't attack {game.name_of(defender)}"
            because = (row.reason for row in ATTACK_RESTRICTIONS if row.forbids(game, attacker))
            reason = ": ".join((reason, *list(because)[:1]))
            raise IllegalAction({"attack": dict(declared)}, forbidden, reason)
    most = words.most_creatures(game, game.active, words.ATTACK_WITH_MORE)
    if most is not None and len(declared) > most:
        reason = f"no more than {most} creatures can attack"
        raise IllegalAction({"attack": dict(declared)}, ("508.1c",), reason)
    if len(declared) == 1:
        (alone,) = declared
        if any(True for _ in words.forbidding(game, alone, words.CANT_ATTACK_ALONE)):
            reason = f"{game.name_of(alone)} can't attack alone"
            raise IllegalAction({"attack": dict(declared)}, ("508.1c",), reason)
    requirements = Requirements(game, _choices(game))
    if requirements and requirements.obeyed(declared) < requirements.most():
        reason = "more creatures that attack if able could attack"
        raise IllegalAction({"attack": dict(declared)}, ("508.1d",), reason)


def _choices(game: Game) -> dict[EntityId, tuple[EntityId, ...]]:
    """What each creature that may attack could attack without paying (508.1d)."""
    possible = combat.defenders(game)
    return {
        attacker: tuple(
            defender
            for defender in possible
            if not attack_forbidden(game, attacker, defender)
            and not words.taxes(game, attacker, words.CANT_ATTACK, defender)
        )
        for attacker in may_attack_with(game)
    }


def _forced(game: Game) -> Declaration:
    """Nothing was declared: nobody attacks but those that must."""
    requirements = Requirements(game)
    if not requirements:
        return {}
    requirements.choices = _choices(game)
    least = requirements.least_declaration()
    if least is None:
        decision = ChooseObjects(
            player=game.active,
            question="declare attackers",
            rules=("508.1d",),
            options=may_attack_with(game),
            most=len(requirements.choices),
        )
        raise NeedsChoice(decision)
    return least


def _attack(game: Game, declared: Declaration, exerted: frozenset[EntityId]) -> Attacks | None:
    from rulesengine.game.pipeline import happen

    player = game.active
    costs = {
        attacker: words.taxes(game, attacker, words.CANT_ATTACK, defender)
        for attacker, defender in declared.items()
    }
    taps: list[Event] = [
        Tap(object=attacker, rules=("508.1f",))
        for attacker in declared
        if game.rules["taps_to_attack"](game, attacker)
    ]
    if taps:
        happen(game, taps)
    total = tuple(cost for due in costs.values() for cost in due)
    if total:  # 508.1h–j: one cost for all of them, in whole or not at all
        from rulesengine.game.paying import pay

        pay(game, player, total, Context(next(a for a, due in costs.items() if due), player))
    exert_attackers(game, player, tuple(e for e in declared if e in exerted))
    enlist(game, player, tuple(declared))
    pairs = tuple((a, d) for a, d in declared.items() if not _gone(game, a))
    declare_bands(game, dict(pairs))
    event = Attacks(player=player, pairs=pairs, rules=("508.1",))
    happened = happen(game, [event])
    return event if happened else None


def _gone(game: Game, attacker: EntityId) -> bool:
    return not combat.on_battlefield(game, attacker) or _not_yours(game, attacker)
