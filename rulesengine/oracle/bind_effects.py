"""Binding effects and conditions: branches, delays, what "it" means inside them (603.7, 608.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesengine.ir.actions import PreventDamage, RollDie
from rulesengine.ir.conditions import (
    Condition,
    DamageWasPrevented,
    IfDone,
    SomePlayer,
    Unless,
    WasMoved,
)
from rulesengine.ir.effects import (
    Continuous,
    Delayed,
    Do,
    Effect,
    ForEach,
    If,
    InsteadIf,
    MayDo,
    Modal,
)
from rulesengine.ir.quantities import DamagePrevented
from rulesengine.ir.refs import (
    Antecedent,
    It,
    Itself,
    Objects,
    Players,
    PlayersWho,
    Reference,
    You,
)
from rulesengine.ir.statics import Changes, EntersWith, Instead, PreventWould, Redirect, Would
from rulesengine.ir.triggers import StepTrigger
from rulesengine.oracle.antecedents import (
    Candidate,
    PlayerCandidate,
    objects_candidate,
)
from rulesengine.oracle.bind_abilities import trigger
from rulesengine.oracle.binder import VISITS, Binder, Unbound, children, nouns_of
from rulesengine.oracle.category import PRODUCTIONS

_OF_TRIGGER = (Antecedent.TRIGGER_OBJECT, Antecedent.TRIGGER_OTHER, Antecedent.TRIGGER_PLAYER)


def visit_changed(binder: Binder, node: Changes | Continuous | EntersWith) -> None:
    """Inside the changes, "it" is each of the objects that are changed."""
    values = list(children(node))
    what = node.what
    before = next((i for i, value in enumerate(values) if value is what), 0)
    for value in values[:before]:
        binder.walk(value)
    binder.walk(what)
    mark = len(binder.objects)
    if not isinstance(what, It | Itself):
        plural = objects_candidate(what).plural if isinstance(what, Objects) else False
        if plural or isinstance(node, Changes | EntersWith):
            binder.objects.append(Candidate(Antecedent.AFFECTED, False, nouns_of(what)))
    else:
        meant = binder.meant_by(what)
        if meant is not None:
            binder.objects.append(meant)
            mark += 1
    for value in values[before:]:
        if value is not what:
            binder.walk(value)
    del binder.objects[mark:]


def visit_if(binder: Binder, node: If | InsteadIf) -> None:
    """What one branch does is not there for the other; what was targeted is."""
    if isinstance(node, InsteadIf):
        _alternatives(binder, (node.effect, (node.condition, node.instead)))
    elif node.form and PRODUCTIONS[node.form[0]].text.startswith("{then"):
        known, players = len(binder.objects), len(binder.players)
        binder.walk(node.then)
        said = binder.objects[:]
        made = _results(node.then)  # not there yet as the condition is judged
        there = [one for one in said[known:] if one.means not in made]
        binder.objects[known:] = there
        binder.walk(node.condition)
        binder.objects = [*said, *binder.objects[known + len(there) :]]
        if node.otherwise is not None:
            _only_targets(binder, known, players)
            _alternatives(binder, (node.otherwise,))
    else:
        binder.walk(node.condition)
        if node.otherwise is None and _says_not(node.condition):
            _not_done(binder, node.then)
        elif node.otherwise is None:
            binder.walk(node.then)
        else:
            _alternatives(binder, (node.then, node.otherwise))


def _results(effect: Any) -> frozenset[int]:
    """The slots of what its instructions bring about: what was moved, created, copied."""
    if not isinstance(effect, Do):
        return frozenset()
    return frozenset(
        slot for action in effect.actions if (slot := getattr(action, "slot", -1)) >= 0
    )


def visit_was_moved(binder: Binder, node: WasMoved) -> None:
    """Speaking of what may have been moved makes nothing new to point at."""
    known = len(binder.objects)
    binder.walk(node.reference)
    del binder.objects[known:]


def _says_not(condition: Condition) -> bool:
    return isinstance(condition, Unless) and isinstance(condition.condition, IfDone | WasMoved)


def visit_may(binder: Binder, node: MayDo) -> None:
    """What a player may do is remembered: "if you don't", it has not been done."""
    mark = len(binder.objects)
    known = {one.means for one in binder.objects}
    binder.visit_children(node)
    binder.optional = frozenset(
        one.means for one in binder.objects[mark:] if one.means not in known | set(binder.targets)
    )


def _not_done(binder: Binder, then: Effect) -> None:
    """ "If you don't, put it into your hand": it is not what it would have become."""
    outer = binder.objects
    binder.objects = [one for one in outer if one.means not in binder.optional or one.means is None]
    mark = len(binder.objects)
    binder.walk(then)
    binder.objects = outer + binder.objects[mark:]


def visit_modal(binder: Binder, node: Modal) -> None:
    binder.walk(node.chooser)
    binder.walk(node.entwined_if)
    _alternatives(binder, node.modes)


def _alternatives(binder: Binder, branches: tuple[Any, ...]) -> None:
    for branch in branches:
        mark, players = len(binder.objects), len(binder.players)
        binder.walk(branch)
        _only_targets(binder, mark, players)


def _only_targets(binder: Binder, mark: int, players: int) -> None:
    """Of what one branch introduced the other knows what was targeted, and what is always there."""
    binder.objects[mark:] = [
        replace(one, means=None, same=binder.all[one.means]) if one.means in binder.all else one
        for one in binder.objects[mark:]
        if one.means in binder.targets or one.means in binder.all
    ]
    binder.players[players:] = [
        one for one in binder.players[players:] if one.same or one.means in binder.targets
    ]


def visit_roll(binder: Binder, node: RollDie) -> None:
    _alternatives(binder, tuple(row[2] for row in node.results))


def visit_some_player(binder: Binder, node: SomePlayer) -> None:
    before, binder.silent = binder.silent, False
    binder.walk(node.who)
    binder.silent = before
    binder.walk(node.condition)


def visit_would(binder: Binder, node: Would) -> None:
    binder.silent = True
    binder.visit_children(node)
    binder.silent = False
    if node.source is not None:
        binder.objects.append(
            Candidate(Antecedent.TRIGGER_OTHER, False, nouns_of(node.source) | {"source"})
        )
    if node.subject is not None:
        nouns = nouns_of(node.subject) | (
            {"card"} if node.what in ("die", "go", "leave") else set()
        )
        binder.objects.append(Candidate(Antecedent.AFFECTED, False, nouns))
    if node.player is not None and not isinstance(node.player, You):
        binder.players.append(PlayerCandidate(Antecedent.TRIGGER_PLAYER))


def visit_prevented(binder: Binder, node: DamagePrevented | DamageWasPrevented) -> None:
    if not binder.prevented:
        raise Unbound("no damage was prevented")


def visit_do(binder: Binder, node: Do) -> None:
    """What follows from a prevention is part of it: only there is "the damage prevented" known."""
    action = node.actions[0]
    if isinstance(action, PreventDamage) and action.then is not None:
        binder.walk((action.amount, action.to, action.by))
        binder.prevented = True
        binder.walk(action.then)
        binder.prevented = False
    else:
        binder.visit_children(node)


def visit_prevent_would(binder: Binder, node: PreventWould) -> None:
    binder.walk(node.would)
    binder.prevented = True
    binder.walk(node.then)
    binder.prevented = False


def visit_redirect(binder: Binder, node: Redirect) -> None:
    """The source is chosen and the recipients meant as the effect is made, unlike a static's (614.9)."""
    binder.walk((node.amount, node.would.source, node.would.subject, node.would.player, node.to))


def visit_instead(binder: Binder, node: Instead) -> None:
    binder.walk(node.would)
    binder.walk(node.effect)


def visit_delayed(binder: Binder, node: Delayed) -> None:
    if node.form and PRODUCTIONS[node.form[0]].text.startswith("{effect"):
        known = len(binder.objects)
        binder.walk(node.effect)
        del binder.objects[known:]  # what has not happened yet is not what "it" means next
        binder.walk(node.trigger)
        return
    if isinstance(node.trigger, StepTrigger):
        binder.walk(node.trigger)
        known = len(binder.objects)
        binder.walk(node.effect)
        del binder.objects[known:]
        return
    outer, players = binder.objects, binder.players
    binder.objects = [one for one in outer if one.means not in _OF_TRIGGER]
    binder.players = [one for one in players if one.means not in _OF_TRIGGER]
    trigger(binder, node.trigger)
    binder.walk(node.effect)
    binder.objects, binder.players = outer, players


def visit_for_each(binder: Binder, node: ForEach) -> None:
    binder.walk(node.what)
    slot = (
        node.what.who.slot if isinstance(node.what, PlayersWho) else getattr(node.what, "slot", -1)
    )
    object.__setattr__(node, "slot", slot)
    if isinstance(node.what, Reference):
        binder.objects.append(Candidate(slot, False, nouns_of(node.what)))
    mark = len(binder.objects)
    binder.for_each_player = node.what if isinstance(node.what, Players | PlayersWho) else None
    binder.walk(node.effect)
    binder.for_each_player = None
    binder.objects[mark:] = [replace(one, either=True) for one in binder.objects[mark:]]


VISITS.update(
    {
        Changes: visit_changed,
        Continuous: visit_changed,
        EntersWith: visit_changed,
        Would: visit_would,
        DamagePrevented: visit_prevented,
        DamageWasPrevented: visit_prevented,
        Do: visit_do,
        PreventWould: visit_prevent_would,
        Redirect: visit_redirect,
        Instead: visit_instead,
        Delayed: visit_delayed,
        ForEach: visit_for_each,
        SomePlayer: visit_some_player,
        If: visit_if,
        InsteadIf: visit_if,
        Modal: visit_modal,
        MayDo: visit_may,
        WasMoved: visit_was_moved,
        RollDie: visit_roll,
    }
)
