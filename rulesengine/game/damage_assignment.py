"""How creatures assign combat damage (510.1): to whom, and divided in which legal ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesengine.errors import IllegalAction
from rulesengine.game import combat
from rulesengine.game import restrictions as words
from rulesengine.game.deciding import divide, yes_no
from rulesengine.game.decisions import Divide, YesNo
from rulesengine.game.layers import characteristics
from rulesengine.game.lethal_damage import Shares
from rulesengine.game.objects import EntityId, is_player
from rulesengine.game.rules import rule
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.game import Game

Assigned = dict[EntityId, Shares]
"""What each creature assigns: recipient -> damage."""
Others = Mapping[EntityId, Shares]

TRAMPLE_OVER = frozenset({"trample over planeswalkers", "trample over"})
TRAMPLE = TRAMPLE_OVER | {"trample"}


@rule("510.1c")
def blocked_by_none(game: Game, attacker: EntityId) -> EntityId | None:
    """Whom a blocked creature deals damage whose blockers are all gone: nobody."""
    return None


@rule("702.19b")
def excess_damage_passes(game: Game, attacker: EntityId) -> bool:
    """What blockers don't need goes on to what is attacked only by trample."""
    return has_any(game, attacker, TRAMPLE)


@dataclass(frozen=True, slots=True)
class Recipients:
    """Whom an attacker may assign damage: blockers; by trample also `target` and `beyond`."""

    blockers: tuple[EntityId, ...] = ()
    target: EntityId | None = None
    beyond: EntityId | None = None  # the defending player behind a planeswalker (702.19c)

    def everyone(self) -> tuple[EntityId, ...]:
        last = tuple(entity for entity in (self.target, self.beyond) if entity is not None)
        return self.blockers + last


def recipients(game: Game, attacker: EntityId) -> Recipients:
    """Whom an attacking creature may assign its damage (510.1b–c, 702.19b–f)."""
    thing = game.objects[attacker]
    target = combat.attacked_now(game, attacker)
    beyond = None
    if has_any(game, attacker, TRAMPLE_OVER):
        target, beyond = _over_planeswalkers(game, attacker, target)
    if not thing.blocked or _ignores_block(game, attacker):
        return Recipients((), target, beyond)
    blockers = combat.blockers_of(game, attacker)
    if beyond is not None or game.rules["excess_damage_passes"](game, attacker):
        return Recipients(blockers, target, beyond)
    if not blockers:
        return Recipients((), game.rules["blocked_by_none"](game, attacker))
    return Recipients(blockers)


def has_any(game: Game, entity: EntityId, keywords: frozenset[str]) -> bool:
    return any(words.has_primitive(game, entity, keyword) for keyword in keywords)


def _over_planeswalkers(
    game: Game, attacker: EntityId, target: EntityId | None
) -> tuple[EntityId | None, EntityId | None]:
    """702.19c, and 702.19e where the planeswalker is gone."""
    defending = combat.defending_player(game, attacker)
    if target is None:
        return defending, None
    if is_player(target) or CardType.PLANESWALKER not in characteristics(game, target).types:
        return target, None
    return target, defending


def _ignores_block(game: Game, attacker: EntityId) -> bool:
    if not words.may(game, attacker, words.MAY_IGNORE_BLOCK):
        return False
    question = YesNo(
        player=characteristics(game, attacker).controller,
        question="assign combat damage as though it weren't blocked",
        about=attacker,
        rules=("510.1c",),
    )
    return yes_no(game, question)


def others_of(assigned: Mapping[EntityId, Shares], creature: EntityId, but: EntityId) -> Shares:
    """What creatures other than `but` assign to one creature."""
    return {
        source: shares[creature]
        for source, shares in assigned.items()
        if source != but and shares.get(creature)
    }


def illegal_shares(
    game: Game,
    attacker: EntityId,
    to: Recipients,
    shares: Shares,
    others: Others,
) -> str | None:
    """Why trample doesn't let the attacker divide like this, None if it does (702.19b–c)."""
    past_blockers = shares.get(to.target or -1, 0) + shares.get(to.beyond or -1, 0)
    if past_blockers and to.blockers:
        for blocker in to.blockers:
            theirs = others_of(others, blocker, attacker)
            needed = game.rules["trample_needs"](game, attacker, blocker, theirs)
            if shares.get(blocker, 0) < needed:
                return f"{game.name_of(blocker)} must be assigned {needed} damage first"
    if to.beyond is not None and to.target is not None and shares.get(to.beyond, 0):
        loyalty = game.objects[to.target].counters.get("loyalty", 0)
        loyalty -= sum(others_of(others, to.target, attacker).values())
        if shares.get(to.target, 0) < loyalty:
            return f"{game.name_of(to.target)} must be assigned {loyalty} damage first"
    return None


def assign_attacker(
    game: Game,
    attacker: EntityId,
    to: Recipients,
    amount: int,
    others: Others,
    wrong: Callable[[Shares], str | None],
) -> Shares:
    """The damage as its controller divides it; `others`: what the rest assign or could.

    `wrong` says why a division can't be part of a legal whole. Where a creature with banding blocks
    it, the defending player divides it among its blockers (702.22j).
    """
    defender = combat.defending_player(game, attacker)
    if defender is not None and _banding_among(game, to.blockers):
        return _divided_by(game, defender, attacker, to.blockers, amount, "702.22j")
    among = _within_reach(game, attacker, to, amount, others)
    if not among:
        return {}
    if not to.blockers and len(among) == 1:
        return {among[0]: amount}

    def legal(shares: Shares) -> str | None:
        return _wrong_total(shares, amount, among) or wrong(shares)

    return _divided(game, attacker, amount, among, legal, ("510.1c",))


def assign_blocker(
    game: Game, blocker: EntityId, attackers: tuple[EntityId, ...], amount: int
) -> Shares:
    """The blocker's damage among the creatures it blocks, as its controller chooses (510.1d).

    Where one of them has banding, the active player chooses (702.22k).
    """
    if not attackers:
        return {}
    if _banding_among(game, attackers):
        return _divided_by(game, game.active, blocker, attackers, amount, "702.22k")

    def legal(shares: Shares) -> str | None:
        return _wrong_total(shares, amount, attackers)

    return _divided(game, blocker, amount, attackers, legal, ("510.1d",))


def _banding_among(game: Game, creatures: tuple[EntityId, ...]) -> bool:
    return any(words.has_primitive(game, creature, "banding") for creature in creatures)


def _divided_by(
    game: Game,
    player: EntityId,
    creature: EntityId,
    among: tuple[EntityId, ...],
    amount: int,
    rule_number: str,
) -> Shares:
    """Banding: the other side divides the damage, as it likes."""

    def legal(shares: Shares) -> str | None:
        return _wrong_total(shares, amount, among)

    return _divided(game, creature, amount, among, legal, (rule_number,), player)


def _within_reach(
    game: Game, attacker: EntityId, to: Recipients, amount: int, others: Others
) -> tuple[EntityId, ...]:
    """The recipients that can be assigned any damage in a legal way."""
    found = list(to.blockers)
    for last in (to.target, to.beyond):
        if last is None:
            continue
        if to.blockers or last == to.beyond:
            needs = _minimum(game, attacker, to, last, others)
            if amount <= needs:
                continue
        found.append(last)
    return tuple(found)


def _minimum(
    game: Game,
    attacker: EntityId,
    to: Recipients,
    last: EntityId,
    others: Others,
) -> int:
    needs = game.rules["trample_needs"]
    least = sum(
        needs(game, attacker, blocker, others_of(others, blocker, attacker))
        for blocker in to.blockers
    )
    if last == to.beyond and to.target is not None:
        loyalty = game.objects[to.target].counters.get("loyalty", 0)
        least += max(loyalty - sum(others_of(others, to.target, attacker).values()), 0)
    return int(least)


def _divided(
    game: Game,
    creature: EntityId,
    amount: int,
    among: tuple[EntityId, ...],
    legal: Callable[[Shares], str | None],
    rules: tuple[str, ...],
    player: EntityId | None = None,
) -> Shares:
    decision = Divide(
        player=characteristics(game, creature).controller if player is None else player,
        question="divide combat damage",
        about=creature,
        rules=rules,
        total=amount,
        recipients=among,
        legal=legal,
    )
    shares = divide(game, decision)
    reason = legal(shares)
    if reason is not None:
        raise IllegalAction({"damage": dict(shares)}, ("510.1e", *rules), reason)
    return {entity: share for entity, share in shares.items() if share}


def _wrong_total(shares: Shares, amount: int, among: tuple[EntityId, ...]) -> str | None:
    if any(entity not in among or share < 0 for entity, share in shares.items()):
        return "damage is assigned to creatures in this fight only"
    if sum(shares.values()) != amount:
        return f"exactly {amount} damage is assigned"
    return None
