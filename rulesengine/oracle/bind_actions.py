"""Binding actions: what they bring about can be pointed back to (rules 701, 400.7)."""

from __future__ import annotations

from rulesengine.ir import actions as act
from rulesengine.ir.planar import RevealPlanar
from rulesengine.ir.refs import (
    Antecedent,
    Both,
    ChosenPlayer,
    ControllerOf,
    It,
    Itself,
    Objects,
    OwnerOf,
    TopCards,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.antecedents import (
    Candidate,
    PlayerCandidate,
    filter_nouns,
    is_many,
    moved_candidate,
    objects_candidate,
)
from rulesengine.oracle.binder import VISITS, Binder, Unbound, children
from rulesengine.oracle.category import PRODUCTIONS

_PAIRS: dict[type, tuple[str, str]] = {
    act.Attach: ("what", "to"),
    act.Fight: ("one", "other"),
    act.MoveCounters: ("off", "onto"),
}


def visit_pair(binder: Binder, node: act.Attach | act.Fight | act.MoveCounters) -> None:
    """Two objects of one verb are not the same: "attach this Equipment to it"."""
    first, second = _PAIRS[type(node)]
    binder.walk(getattr(node, first))
    binder.walk_other(getattr(node, first), getattr(node, second))


_ATTACHED = frozenset({"equipment", "aura", "fortification"})


def visit_unattach(binder: Binder, node: act.Unattach) -> None:
    """What is unattached is what was attached (701.3d): "attach it to that creature … unattach it"."""
    if isinstance(node.what, It) and node.what.means is None and node.what.same is None:
        for candidate in reversed(binder.objects):
            if {noun.lower() for noun in candidate.nouns} & _ATTACHED:
                binder.bind(node.what, candidate)
                return
    binder.visit_children(node)


def visit_move(binder: Binder, node: act.Move) -> None:
    binder.visit_children(node)
    before = binder.meant_by(node.what)
    binder.give_slot(node)
    if not binder.silent:
        binder.objects.append(moved_candidate(node, before))
        if not binder.players and before is not None and not before.plural:
            owner = OwnerOf(It("it", node.slot))  # "to its owner's hand. That player …"
            binder.players.append(PlayerCandidate(None, same=owner))


def visit_drawn(binder: Binder, node: act.Draw) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    nouns = frozenset({"card"})
    binder.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="drawn"))


def visit_done(binder: Binder, node: act.Sacrifice | act.Discard) -> None:
    binder.visit_children(node)
    before = binder.meant_by(node.what) if node.what is not None else None
    if before is not None and not binder.silent:
        how = "sacrificed" if isinstance(node, act.Sacrifice) else "discarded"
        binder.objects.append(
            Candidate(before.means, before.plural, before.nouns | {"card"}, before.same, how)
        )


def visit_created(binder: Binder, node: act.CreateTokens | act.CreateCopyTokens) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    nouns = frozenset({"token", "creature", "permanent", "artifact"})
    if isinstance(node, act.CreateTokens):
        nouns = frozenset({"token", "permanent", *(str(kind) for kind in node.token.types)})
    either = bool(node.form) and "those tokens" in PRODUCTIONS[node.form[0]].text
    many = is_many(node.count)
    binder.objects.append(Candidate(node.slot, many, nouns, how="created", either=either))


def visit_copied(binder: Binder, node: act.CopyOnStack) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    nouns = frozenset({"copy", "spell", "ability"})
    binder.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="copied"))


def visit_found(
    binder: Binder, node: act.Search | act.LookAtTop | act.Reveal | act.LookAtHand
) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    count = getattr(node, "count", None)
    plural = is_many(count) or isinstance(node, act.LookAtHand)
    nouns = frozenset({"card", "cards"})
    what = getattr(node, "what", None)
    if isinstance(what, Objects):
        plural = objects_candidate(what).plural
        nouns = nouns | filter_nouns(what.filter)
        if isinstance(node, act.Search) and what.filter.zone is Zone.HAND:
            object.__setattr__(what.filter, "zone", Zone.LIBRARY)
    if isinstance(node, act.Search) and isinstance(what, Both):  # "a Forest card and a Plains card"
        plural = True
        for part in what.parts:
            if isinstance(part, Objects) and part.filter.zone is Zone.HAND:
                object.__setattr__(part.filter, "zone", Zone.LIBRARY)
    looked_at = isinstance(node, act.LookAtTop | act.LookAtHand) or isinstance(what, TopCards)
    if looked_at or (isinstance(node, act.Search) and plural):
        binder.looked_at.append(node.slot)
    how = "hand" if isinstance(node, act.LookAtHand) else "revealed"
    binder.objects.append(Candidate(node.slot, plural, nouns, how=how))


def visit_until(binder: Binder, node: act.RevealUntil) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    object.__setattr__(node, "rest_slot", binder.next_slot)
    object.__setattr__(node, "all_slot", binder.next_slot + 1)
    binder.next_slot += 2
    binder.looked_at.append(node.rest_slot)
    how = "exiled" if node.exile else "revealed"
    binder.objects.append(Candidate(node.all_slot, True, frozenset({"card"}), how=how))
    nouns = filter_nouns(node.filter) | {"card"}
    binder.objects.append(Candidate(node.slot, False, nouns, how=how))


def visit_mill(binder: Binder, node: act.Mill) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    binder.objects.append(
        Candidate(node.slot, is_many(node.count), frozenset({"card"}), how="milled", either=True)
    )


def visit_planar(binder: Binder, node: RevealPlanar) -> None:
    binder.visit_children(node)
    binder.give_slot(node)
    nouns = frozenset({"card"})
    binder.objects.append(Candidate(node.slot, node.until, nouns, how="revealed"))


def visit_chosen(binder: Binder, node: act.ChooseObjects) -> None:
    """ "The chosen creature", "the chosen cards"."""
    binder.visit_children(node)
    if isinstance(node.what, Objects) and not binder.silent:
        found = objects_candidate(node.what)
        nouns = found.nouns
        binder.objects.append(Candidate(found.means, found.plural, nouns, how="chosen"))


def visit_chosen_value(binder: Binder, node: act.ChooseValue) -> None:
    """ "Choose an opponent. That player …"."""
    if node.what in ("player", "opponent") and not binder.silent:
        binder.players.append(PlayerCandidate(None, same=ChosenPlayer()))


def visit_rest(binder: Binder, node: act.PutRest) -> None:
    if not binder.looked_at:
        raise Unbound("nothing for 'the rest' to mean")
    object.__setattr__(node, "of_slot", binder.looked_at[-1])


def visit_damage(binder: Binder, node: act.DealDamage) -> None:
    binder.walk(node.source)
    mark = len(binder.objects)
    source = binder.meant_by(node.source)
    if source is not None and source.plural:
        binder.objects.append(Candidate(Antecedent.AFFECTED, False, source.nouns))
        binder.walk(node.amount)
        if isinstance(node.to, ControllerOf | OwnerOf):
            binder.walk(node.to)
        del binder.objects[mark:]
    binder.source_noun = node.source.noun if isinstance(node.source, Itself) else ""
    for value in children(node):
        if value is node.to:
            binder.walk_other(node.source, value)
            binder.source_noun = ""
        elif value is not node.source:
            binder.walk(value)


VISITS.update(
    {
        act.Attach: visit_pair,
        act.Unattach: visit_unattach,
        act.Fight: visit_pair,
        act.MoveCounters: visit_pair,
        act.Move: visit_move,
        act.Sacrifice: visit_done,
        act.Discard: visit_done,
        act.CreateTokens: visit_created,
        act.CreateCopyTokens: visit_created,
        act.CopyOnStack: visit_copied,
        act.Search: visit_found,
        act.LookAtTop: visit_found,
        act.Reveal: visit_found,
        act.LookAtHand: visit_found,
        act.RevealUntil: visit_until,
        act.Mill: visit_mill,
        act.ChooseObjects: visit_chosen,
        act.ChooseValue: visit_chosen_value,
        act.Draw: visit_drawn,
        RevealPlanar: visit_planar,
        act.PutRest: visit_rest,
        act.DealDamage: visit_damage,
    }
)
