"""Binding references: phrases get slots, pronouns meanings (rules 109, 115, 608.2h)."""

from __future__ import annotations

from rulesengine.ir.conditions import Matches
from rulesengine.ir.filters import (
    AllSame,
    ControlledBy,
    DealtCombatDamage,
    InZone,
    IsLesser,
    Shares,
    SharesName,
)
from rulesengine.ir.quantities import Measure
from rulesengine.ir.refs import (
    ActivePlayer,
    Antecedent,
    Both,
    ChosenPlayer,
    ControllerOf,
    DamagedPlayer,
    DefendingPlayer,
    Determiner,
    Host,
    HostPlayer,
    It,
    Itself,
    Objects,
    OwnerOf,
    PlayerRef,
    Players,
    PlayersWho,
    ThatPlayer,
    TopCards,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.antecedents import (
    Candidate,
    PlayerCandidate,
    filter_nouns,
    is_many,
    objects_candidate,
    reference_nouns,
)
from rulesengine.oracle.binder import VISITS, Binder, Unbound


def visit_objects(binder: Binder, node: Objects) -> None:
    if node.slot >= 0:
        return
    before, binder.silent = binder.silent, True
    mark = len(binder.objects)
    binder.walk(node.filter)
    binder.silent = before
    binder.walk(node.count)
    if before:
        return
    if node.other:
        other_than(binder, node)
    binder.give_slot(node)
    if node.determiner is Determiner.TARGET:
        binder.targets.append(node.slot)
        object.__setattr__(node, "per_player", binder.for_each_player)
    elif node.determiner is Determiner.ALL:
        binder.all[node.slot] = node
    del binder.objects[mark:]
    binder.objects.append(objects_candidate(node))
    for predicate in node.filter.predicates:
        if isinstance(predicate, ControlledBy) and isinstance(predicate.player, Players):
            controller = ControllerOf(It(means=node.slot))
            binder.players.append(PlayerCandidate(None, same=controller))
        elif isinstance(predicate, AllSame) and predicate.what == "controller":
            same = ControllerOf(It(means=node.slot))
            binder.players.append(PlayerCandidate(None, same=same))
        elif isinstance(predicate, DealtCombatDamage):
            damaged = DamagedPlayer(It(means=node.slot))
            binder.players.append(PlayerCandidate(None, same=damaged))
    if "player" in filter_nouns(node.filter):
        binder.players.append(PlayerCandidate(node.slot))
    owner = _described_by(node)
    if owner is not None and not binder.players:
        binder.players.append(PlayerCandidate(None, same=owner))


def visit_both(binder: Binder, node: Both) -> None:
    """ "A creature card and/or a land card" is said with less than its parts hold."""
    if all(isinstance(p, Objects) and p.determiner is Determiner.CHOOSE for p in node.parts):
        binder.walk(node.parts)
    else:
        binder.visit_children(node)


def _described_by(node: Objects) -> PlayerRef | None:
    """The player one object is described by: "a card from an opponent's graveyard"."""
    if node.determiner is Determiner.ALL or is_many(node.count):
        return None
    for part in node.filter.predicates:
        if isinstance(part, InZone) and isinstance(part.player, Players):
            return OwnerOf(It("it", node.slot))
    return None


def other_than(binder: Binder, node: Objects) -> None:
    """ "Another": not the source, or for a spell, which is on no battlefield, none of the earlier ones.

    Where the source is no such thing, an Equipment among creatures, it is other than those of the event.
    """
    nouns = filter_nouns(node.filter)
    nouns = nouns - {"permanent", "card"} or nouns
    earlier = dict.fromkeys(
        one.means for one in binder.objects if isinstance(one.means, int) and one.nouns & nouns
    )
    same = _same_as(node)
    if same is not None and same in earlier:
        object.__setattr__(node, "other_slots", (same,))
        return
    if node.determiner is Determiner.TARGET:
        targets = tuple(slot for slot in earlier if slot in binder.targets)
        if targets:
            object.__setattr__(node, "other_slots", targets)
            return
    if binder.spell:
        if not earlier and node.filter.zone is Zone.STACK:
            return  # other than this spell
        if not earlier:
            raise Unbound("nothing for 'other' to be other than")
        object.__setattr__(node, "other_slots", tuple(earlier))
    elif earlier:
        raise Unbound("two things for 'other' to be other than")
    elif binder.source_noun and binder.source_noun not in nouns:
        named = (Antecedent.TRIGGER_OTHER, Antecedent.TRIGGER_OBJECT)
        known = tuple(
            means
            for means in named
            if any(one.means is means and one.nouns & nouns for one in binder.objects)
        )
        object.__setattr__(node, "other_slots", known)


def _same_as(node: Objects) -> int | None:
    """ "All other creatures with the same name as that creature" are other than that one."""
    for part in node.filter.predicates:
        if isinstance(part, SharesName | Shares) and isinstance(part.reference, It):
            return part.reference.means if isinstance(part.reference.means, int) else None
    return None


def visit_players(binder: Binder, node: Players) -> None:
    if node.slot >= 0:
        return
    if binder.silent:
        if node.determiner is not Determiner.TARGET:
            return
        object.__setattr__(node, "slot", binder.next_slot)  # "creatures target player controls"
        binder.next_slot += 1
    binder.give_slot(node)
    if node.determiner is Determiner.TARGET:
        binder.targets.append(node.slot)
    binder.add_player(node)


def visit_players_who(binder: Binder, node: PlayersWho) -> None:
    """In the condition "they" is the player it is asked of; outside, the player found."""
    before, binder.silent = binder.silent, False
    binder.walk(node.who)
    binder.silent = True
    binder.walk(node.condition)
    binder.silent = before


def visit_whose(binder: Binder, node: ControllerOf | OwnerOf) -> None:
    visit_of_former(binder, node)
    if not binder.silent:
        binder.add_player(node)


def visit_player(binder: Binder, node: PlayerRef) -> None:
    if not binder.silent:
        binder.add_player(node)


def visit_of_former(binder: Binder, node: ControllerOf | OwnerOf | Measure | Matches) -> None:
    """Its controller, its power: of what it was, where it has left the battlefield."""
    reference = node.reference
    if isinstance(reference, It):
        binder.it(reference, former=True)
    else:
        binder.walk(reference)
    before, binder.silent = binder.silent, True
    binder.walk(getattr(node, "filter", None))  # what it is compared with is not spoken of
    binder.silent = before


def visit_lesser(binder: Binder, node: IsLesser) -> None:
    """The thing compared with is the one spoken of before, as it last was."""
    assert isinstance(node.than, It)
    binder.it(node.than, former=True)


def visit_top_cards(binder: Binder, node: TopCards) -> None:
    binder.walk(node.whose)
    if binder.silent:
        return
    binder.give_slot(node)
    nouns = frozenset({"card"})
    binder.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="revealed"))


def visit_itself(binder: Binder, node: Itself) -> None:
    if not binder.silent:
        binder.objects.append(Candidate(Antecedent.SOURCE, False, reference_nouns(node)))


def visit_host(binder: Binder, node: Host) -> None:
    if not binder.silent:
        binder.objects.append(Candidate(None, False, reference_nouns(node), same=node))


def visit_it(binder: Binder, node: It) -> None:
    binder.it(node, former=False)


def visit_that_player(binder: Binder, node: ThatPlayer) -> None:
    if node.means is not None or node.same is not None:
        return
    if not binder.players:
        raise Unbound("nothing for a player to mean")
    found = binder.players[-1]
    object.__setattr__(node, "means", found.means)
    object.__setattr__(node, "same", found.same)


VISITS.update(
    {
        Objects: visit_objects,
        Both: visit_both,
        Players: visit_players,
        PlayersWho: visit_players_who,
        ControllerOf: visit_whose,
        OwnerOf: visit_whose,
        DefendingPlayer: visit_player,
        HostPlayer: visit_player,
        ActivePlayer: visit_player,
        ChosenPlayer: visit_player,
        Measure: visit_of_former,
        Matches: visit_of_former,
        Itself: visit_itself,
        TopCards: visit_top_cards,
        IsLesser: visit_lesser,
        Host: visit_host,
        It: visit_it,
        ThatPlayer: visit_that_player,
    }
)
