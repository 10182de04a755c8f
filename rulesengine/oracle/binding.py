"""What pronouns mean: every phrase that introduces something gets a slot, every "it" a meaning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from rulesengine.ir import actions as act
from rulesengine.ir.abilities import (
    Ability,
    ActivatedAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulesengine.ir.conditions import Matches, SomePlayer
from rulesengine.ir.costs import Cost, DiscardCost, ExileCost, SacrificeCost, TapCost
from rulesengine.ir.effects import Continuous, Delayed, ForEach, If, InsteadIf, Modal
from rulesengine.ir.filters import ControlledBy
from rulesengine.ir.node import Node
from rulesengine.ir.quantities import Measure, Number, Times
from rulesengine.ir.refs import (
    ActivePlayer,
    Antecedent,
    ChosenPlayer,
    ControllerOf,
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
    Reference,
    ThatPlayer,
    TopCards,
    You,
)
from rulesengine.ir.statics import Changes, EntersWith, Instead, Would
from rulesengine.ir.triggers import StepTrigger, Trigger, ZoneChangeTrigger
from rulesengine.ir.words import Zone
from rulesengine.oracle.antecedents import (
    PLURAL_PRONOUNS,
    SINGULAR_PRONOUNS,
    Candidate,
    PlayerCandidate,
    filter_nouns,
    fits,
    is_many,
    moved_candidate,
    objects_candidate,
    reference_nouns,
)
from rulesengine.oracle.category import PRODUCTIONS
from rulesengine.oracle.zones_of import set_zones

_TRIGGER_OBJECT = ("subject", "source", "what", "object")
_TRIGGER_OTHER = ("blocked", "by", "to")
_TRIGGER_PLAYER = ("who", "whom", "whose", "by", "to")


_OF_TRIGGER = (Antecedent.TRIGGER_OBJECT, Antecedent.TRIGGER_OTHER, Antecedent.TRIGGER_PLAYER)


class Unbound(Exception):
    """A pronoun with nothing to point at, or with two things."""


def bind(ability: Ability) -> None:
    """Number what an ability introduces and bind what points back, in the order of its text."""
    _Binder().ability(ability)


def children(node: Node) -> Iterator[Any]:
    """The values of a node in the order of its text."""
    if isinstance(node, Times) and node.form and PRODUCTIONS[node.form[0]].build is Number:
        yield node.quantity
    elif node.form:
        production = PRODUCTIONS[node.form[0]]
        values = production.values(node)
        for name in production.slots():
            if name in values:
                yield values[name]
    else:
        for field in fields(node):
            yield getattr(node, field.name)


class _Binder:
    def __init__(self) -> None:
        self.next_slot = 0
        self.objects: list[Candidate] = []
        self.players: list[PlayerCandidate] = []
        self.targets: list[int] = []
        self.introduced: list[int] = []
        self.excluded: tuple[Any, ...] = ()
        self.all: dict[Any, Objects] = {}
        self.looked_at: list[int] = []
        self.silent = False  # inside a trigger or a filter nothing is introduced
        self.spell = False

    def ability(self, ability: Ability) -> None:
        self.spell = isinstance(ability, SpellAbility)
        self.objects = [Candidate(Antecedent.SOURCE, False, reference_nouns(Itself()))]
        if isinstance(ability, TriggeredAbility):
            self.trigger(ability.trigger)
            self.walk(ability.condition)
            self.walk(ability.effect)
        elif isinstance(ability, ActivatedAbility):
            for cost in ability.costs:
                self.cost(cost)
            self.walk(ability.effect)
            self.walk(ability.restrictions)
        else:
            self.visit_children(ability)
        set_zones(ability)

    # Where antecedents come from ------------------------------------------------------------------

    def trigger(self, trigger: Trigger) -> None:
        """The objects and players of a trigger event, the one that suffers it nearest."""
        self.silent = True
        self.visit_children(trigger)
        self.silent = False
        _place(trigger)
        other = player = subject = None
        for options in (trigger, *getattr(trigger, "options", ())):
            for name in _TRIGGER_OTHER:
                value = getattr(options, name, None)
                if value is not None and not isinstance(value, PlayerRef):
                    other = Candidate(Antecedent.TRIGGER_OTHER, False, _nouns(value))
            for name in _TRIGGER_PLAYER:
                value = getattr(options, name, None)
                if isinstance(value, PlayerRef) and not isinstance(value, You):
                    player = PlayerCandidate(Antecedent.TRIGGER_PLAYER)
            if getattr(options, "whose", 0) is None and hasattr(options, "step"):
                player = PlayerCandidate(Antecedent.TRIGGER_PLAYER)
            for name in _TRIGGER_OBJECT:
                value = getattr(options, name, None)
                if isinstance(value, Reference):
                    many = bool(getattr(options, "one_or_more", False))
                    nouns = _nouns(value)
                    if getattr(options, "to_zone", Zone.BATTLEFIELD) is not Zone.BATTLEFIELD:
                        nouns |= {"card"}
                    definite = isinstance(value, Itself | Host | It)
                    subject = Candidate(Antecedent.TRIGGER_OBJECT, many, nouns, definite=definite)
                    break
            else:
                value = getattr(options, "to", None)
                if isinstance(value, Reference) and getattr(options, "source", 0) is None:
                    subject = Candidate(Antecedent.TRIGGER_OBJECT, False, _nouns(value))
                    other = None
        self.objects += [found for found in (other, subject) if found is not None]
        if player is not None:
            self.players.append(player)

    def cost(self, cost: Cost) -> None:
        self.visit_children(cost)
        how = {
            SacrificeCost: "sacrificed",
            DiscardCost: "discarded",
            ExileCost: "exiled",
            TapCost: "tapped",
        }
        what = getattr(cost, "what", None)
        if isinstance(what, Objects):
            found = Candidate(
                Antecedent.COST_OBJECT,
                is_many(what.count),
                _nouns(what),
                how=how.get(type(cost), ""),
            )
            self.objects.insert(0, found)

    def add_player(self, who: PlayerRef) -> None:
        if isinstance(who, Players):
            plural = who.determiner is Determiner.ALL or is_many(who.count)
            self.players.append(PlayerCandidate(who.slot, plural=plural))
        elif not isinstance(who, ThatPlayer | You):
            self.players.append(PlayerCandidate(None, same=who))

    # The walk ---------------------------------------------------------------------------------------

    def walk(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                self.walk(item)
        elif isinstance(value, Node):
            visit = _VISITS.get(type(value))
            if visit is None:
                self.visit_children(value)
            else:
                visit(self, value)

    def visit_children(self, node: Node) -> None:
        for value in children(node):
            self.walk(value)

    def give_slot(self, node: Any) -> None:
        if not self.silent and node.slot < 0:
            object.__setattr__(node, "slot", self.next_slot)
            self.introduced.append(self.next_slot)
            self.next_slot += 1

    def visit_objects(self, node: Objects) -> None:
        if node.slot >= 0:
            return
        before, self.silent = self.silent, True
        mark = len(self.objects)
        self.walk(node.filter)
        self.silent = before
        self.walk(node.count)
        if before:
            return
        if node.other:
            self.other_than(node)
        self.give_slot(node)
        if node.determiner is Determiner.TARGET:
            self.targets.append(node.slot)
        elif node.determiner is Determiner.ALL:
            self.all[node.slot] = node
        del self.objects[mark:]
        self.objects.append(objects_candidate(node))
        for predicate in node.filter.predicates:
            if isinstance(predicate, ControlledBy) and isinstance(predicate.player, Players):
                controller = ControllerOf(It(means=node.slot))
                self.players.append(PlayerCandidate(None, same=controller))
        if "player" in filter_nouns(node.filter):
            self.players.append(PlayerCandidate(node.slot))

    def other_than(self, node: Objects) -> None:
        """"Another": not the source, or for a spell, which is on no battlefield, none of the earlier ones."""
        if node.determiner is Determiner.TARGET and self.targets:
            object.__setattr__(node, "other_slots", tuple(self.targets))
        elif self.spell:
            if not self.introduced:
                raise Unbound("nothing for 'other' to be other than")
            object.__setattr__(node, "other_slots", tuple(self.introduced))
        elif self.introduced:
            raise Unbound("two things for 'other' to be other than")

    def visit_players(self, node: Players) -> None:
        if node.slot >= 0 or self.silent:
            return
        self.give_slot(node)
        if node.determiner is Determiner.TARGET:
            self.targets.append(node.slot)
        self.add_player(node)

    def visit_whose(self, node: ControllerOf | OwnerOf) -> None:
        self.visit_of_former(node)
        if not self.silent:
            self.add_player(node)

    def visit_player(self, node: PlayerRef) -> None:
        if not self.silent:
            self.add_player(node)

    def visit_of_former(self, node: ControllerOf | OwnerOf | Measure | Matches) -> None:
        """Its controller, its power: of what it was, where it has left the battlefield."""
        reference = node.reference
        if isinstance(reference, It):
            self.it(reference, former=True)
        else:
            self.walk(reference)
        self.walk(getattr(node, "filter", None))

    def visit_top_cards(self, node: TopCards) -> None:
        self.walk(node.whose)
        if self.silent:
            return
        self.give_slot(node)
        nouns = frozenset({"card"})
        self.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="revealed"))

    def visit_itself(self, node: Itself) -> None:
        if not self.silent:
            self.objects.append(Candidate(Antecedent.SOURCE, False, reference_nouns(node)))

    def visit_host(self, node: Host) -> None:
        if not self.silent:
            self.objects.append(Candidate(None, False, reference_nouns(node), same=node))

    def visit_it(self, node: It) -> None:
        self.it(node, former=False)

    def it(self, node: It, former: bool) -> None:
        if node.means is not None or node.same is not None:
            return
        skipped: Candidate | None = None
        pronoun = node.noun in SINGULAR_PRONOUNS or node.noun in PLURAL_PRONOUNS
        for candidate in reversed(self.objects):
            if not fits(node.noun, candidate) or candidate.means in self.excluded:
                continue
            if candidate.means is Antecedent.TRIGGER_OBJECT and not pronoun:
                other = self.other_of_trigger(node.noun)
                if other is not None and not candidate.definite:
                    raise Unbound(f"two things for {node.noun!r} to mean")
                candidate = other or candidate
            if candidate.left and former and node.noun != "card":
                skipped = skipped or candidate
                continue
            self._bind(node, candidate)
            return
        if skipped is not None:
            self._bind(node, skipped)
        elif self.spell and node.noun.startswith(("sacrificed", "discarded")):
            object.__setattr__(node, "means", Antecedent.COST_OBJECT)
        elif node.noun.startswith("exiled card"):  # 607.2a: exiled by a linked ability
            object.__setattr__(node, "means", Antecedent.LINKED)
        else:
            raise Unbound(f"nothing for {node.noun!r} to mean")

    def other_of_trigger(self, noun: str) -> Candidate | None:
        """The other object of the trigger event, if "that …" could mean it."""
        for candidate in self.objects:
            if candidate.means is Antecedent.TRIGGER_OTHER and fits(noun, candidate):
                return candidate
        return None

    def visit_pair(self, node: act.Attach | act.Fight | act.MoveCounters) -> None:
        """Two objects of one verb are not the same: "attach this Equipment to it"."""
        first, second = _PAIRS[type(node)]
        self.walk(getattr(node, first))
        self.walk_other(getattr(node, first), getattr(node, second))

    def walk_other(self, one: Any, other: Any) -> None:
        before = self.excluded
        if isinstance(one, Itself):
            self.excluded = (Antecedent.SOURCE,)
        elif isinstance(one, It) and one.means is not None:
            self.excluded = (one.means,)
        self.walk(other)
        self.excluded = before

    def _bind(self, node: It, candidate: Candidate) -> None:
        object.__setattr__(node, "means", candidate.means)
        object.__setattr__(node, "same", candidate.same)
        if not self.silent and self.objects[-1] is not candidate:
            self.objects.append(candidate)

    def visit_that_player(self, node: ThatPlayer) -> None:
        if node.means is not None or node.same is not None:
            return
        if not self.players:
            raise Unbound("nothing for a player to mean")
        found = self.players[-1]
        object.__setattr__(node, "means", found.means)
        object.__setattr__(node, "same", found.same)

    # Nodes that introduce something of their own ---------------------------------------------------------

    def visit_move(self, node: act.Move) -> None:
        self.visit_children(node)
        before = self.meant_by(node.what)
        self.give_slot(node)
        if not self.silent:
            self.objects.append(moved_candidate(node, before))

    def meant_by(self, reference: Reference | None) -> Candidate | None:
        """The candidate a reference stands for, once it is bound."""
        if isinstance(reference, Objects):
            return objects_candidate(reference)
        if isinstance(reference, TopCards):
            return Candidate(reference.slot, is_many(reference.count), frozenset({"card"}))
        means = reference.means if isinstance(reference, It) else Antecedent.SOURCE
        for candidate in reversed(self.objects):
            if candidate.means == means and candidate.means is not None:
                return candidate
        return None

    def visit_done(self, node: act.Sacrifice | act.Discard) -> None:
        self.visit_children(node)
        before = self.meant_by(node.what) if node.what is not None else None
        if before is not None and not self.silent:
            how = "sacrificed" if isinstance(node, act.Sacrifice) else "discarded"
            self.objects.append(
                Candidate(before.means, before.plural, before.nouns | {"card"}, before.same, how)
            )

    def visit_created(self, node: act.CreateTokens | act.CreateCopyTokens) -> None:
        self.visit_children(node)
        self.give_slot(node)
        nouns = frozenset({"token", "creature", "permanent", "artifact"})
        if isinstance(node, act.CreateTokens):
            nouns = frozenset({"token", "permanent", *(str(kind) for kind in node.token.types)})
        self.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="created"))

    def visit_copied(self, node: act.CopyOnStack) -> None:
        self.visit_children(node)
        self.give_slot(node)
        nouns = frozenset({"copy", "spell", "ability"})
        self.objects.append(Candidate(node.slot, is_many(node.count), nouns, how="copied"))

    def visit_found(self, node: act.Search | act.LookAtTop | act.Reveal | act.LookAtHand) -> None:
        self.visit_children(node)
        self.give_slot(node)
        count = getattr(node, "count", None)
        plural = is_many(count) or isinstance(node, act.LookAtHand)
        nouns = frozenset({"card", "cards"})
        what = getattr(node, "what", None)
        if isinstance(what, Objects):
            plural = objects_candidate(what).plural
            nouns = nouns | filter_nouns(what.filter)
            if isinstance(node, act.Search) and what.filter.zone is Zone.HAND:
                object.__setattr__(what.filter, "zone", Zone.LIBRARY)
        if isinstance(node, act.LookAtTop | act.LookAtHand) or isinstance(what, TopCards):
            self.looked_at.append(node.slot)
        how = "hand" if isinstance(node, act.LookAtHand) else "revealed"
        self.objects.append(Candidate(node.slot, plural, nouns, how=how))

    def visit_until(self, node: act.RevealUntil) -> None:
        self.visit_children(node)
        self.give_slot(node)
        object.__setattr__(node, "rest_slot", self.next_slot)
        object.__setattr__(node, "all_slot", self.next_slot + 1)
        self.next_slot += 2
        self.looked_at.append(node.rest_slot)
        how = "exiled" if node.exile else "revealed"
        self.objects.append(Candidate(node.all_slot, True, frozenset({"card"}), how=how))
        nouns = filter_nouns(node.filter) | {"card"}
        self.objects.append(Candidate(node.slot, False, nouns, how=how))

    def visit_mill(self, node: act.Mill) -> None:
        self.visit_children(node)
        self.give_slot(node)
        self.objects.append(
            Candidate(
                node.slot, is_many(node.count), frozenset({"card"}), how="milled", either=True
            )
        )

    def visit_rest(self, node: act.PutRest) -> None:
        if not self.looked_at:
            raise Unbound("nothing for 'the rest' to mean")
        object.__setattr__(node, "of_slot", self.looked_at[-1])

    # Nodes with something of their own that "it" means inside them ------------------------------------

    def visit_changed(self, node: Changes | Continuous | EntersWith) -> None:
        if PRODUCTIONS[node.form[0]].text.startswith("{duration"):
            pass
        self.walk(node.what)
        mark = len(self.objects)
        what = node.what
        if not isinstance(what, It | Itself):
            plural = objects_candidate(what).plural if isinstance(what, Objects) else False
            if plural or isinstance(node, Changes | EntersWith):
                self.objects.append(Candidate(Antecedent.AFFECTED, False, _nouns(what)))
        else:
            before = self.meant_by(what)
            if before is not None:
                self.objects.append(before)
                mark += 1
        for value in children(node):
            if value is not what:
                self.walk(value)
        del self.objects[mark:]

    def visit_damage(self, node: act.DealDamage) -> None:
        self.walk(node.source)
        mark = len(self.objects)
        source = self.meant_by(node.source)
        if source is not None and source.plural:
            self.objects.append(Candidate(Antecedent.AFFECTED, False, source.nouns))
            self.walk(node.amount)
            del self.objects[mark:]
        for value in children(node):
            if value is node.to:
                self.walk_other(node.source, value)
            elif value is not node.source:
                self.walk(value)

    def visit_if(self, node: If | InsteadIf) -> None:
        """What one branch does is not there for the other; what was targeted is."""
        if isinstance(node, InsteadIf):
            self._alternatives((node.effect, (node.condition, node.instead)))
        elif node.form and PRODUCTIONS[node.form[0]].text.startswith("{then"):
            self.walk(node.then)
            self.walk(node.condition)
        else:
            self.walk(node.condition)
            if node.otherwise is None:
                self.walk(node.then)
            else:
                self._alternatives((node.then, node.otherwise))

    def visit_modal(self, node: Modal) -> None:
        self.walk(node.chooser)
        self.walk(node.entwined_if)
        self._alternatives(node.modes)

    def _alternatives(self, branches: tuple[Any, ...]) -> None:
        for branch in branches:
            mark, players = len(self.objects), len(self.players)
            self.walk(branch)
            self.objects[mark:] = [
                replace(one, means=None, same=self.all[one.means]) if one.means in self.all else one
                for one in self.objects[mark:]
                if one.means in self.targets or one.means in self.all
            ]
            self.players[players:] = [
                one for one in self.players[players:] if one.same or one.means in self.targets
            ]

    def visit_some_player(self, node: SomePlayer) -> None:
        before, self.silent = self.silent, False
        self.walk(node.who)
        self.silent = before
        self.walk(node.condition)

    def visit_would(self, node: Would) -> None:
        self.silent = True
        self.visit_children(node)
        self.silent = False
        if node.subject is not None:
            self.objects.append(Candidate(Antecedent.AFFECTED, False, _nouns(node.subject)))
        if node.player is not None and not isinstance(node.player, You):
            self.players.append(PlayerCandidate(Antecedent.TRIGGER_PLAYER))

    def visit_instead(self, node: Instead) -> None:
        self.walk(node.would)
        self.walk(node.effect)

    def visit_delayed(self, node: Delayed) -> None:
        if node.form and PRODUCTIONS[node.form[0]].text.startswith("{effect"):
            self.walk(node.effect)
            self.walk(node.trigger)
            return
        if isinstance(node.trigger, StepTrigger):
            self.walk(node.trigger)
            self.walk(node.effect)
            return
        outer, players = self.objects, self.players
        self.objects = [one for one in outer if one.means not in _OF_TRIGGER]
        self.players = [one for one in players if one.means not in _OF_TRIGGER]
        self.trigger(node.trigger)
        self.walk(node.effect)
        self.objects, self.players = outer, players

    def visit_for_each(self, node: ForEach) -> None:
        self.walk(node.what)
        slot = getattr(node.what, "slot", -1)
        object.__setattr__(node, "slot", slot)
        if isinstance(node.what, Reference):
            self.objects.append(Candidate(slot, False, _nouns(node.what)))
        self.walk(node.effect)


def _place(trigger: Trigger) -> None:
    """Cards that change zones are looked for in the zones of the event."""
    subject = getattr(trigger, "subject", None)
    if isinstance(trigger, ZoneChangeTrigger) and isinstance(subject, Objects):
        zone = trigger.from_zone or trigger.to_zone
        if subject.filter.zone is Zone.HAND and zone is not None:
            object.__setattr__(subject.filter, "zone", zone)


def _nouns(value: Any) -> frozenset[str]:
    if isinstance(value, Reference):
        return reference_nouns(value)
    if isinstance(value, Node) and hasattr(value, "predicates"):
        return filter_nouns(value)  # type: ignore[arg-type]
    return frozenset()


def _nested(binder: _Binder, ability: Ability) -> None:
    """An ability in quotation marks has antecedents of its own."""
    _Binder().ability(ability)


_PAIRS: dict[type, tuple[str, str]] = {
    act.Attach: ("what", "to"),
    act.Fight: ("one", "other"),
    act.MoveCounters: ("off", "onto"),
}
_VISITS: dict[type, Any] = {
    act.Attach: _Binder.visit_pair,
    act.Fight: _Binder.visit_pair,
    act.MoveCounters: _Binder.visit_pair,
    TriggeredAbility: _nested,
    ActivatedAbility: _nested,
    StaticAbility: _nested,
    Objects: _Binder.visit_objects,
    Players: _Binder.visit_players,
    ControllerOf: _Binder.visit_whose,
    OwnerOf: _Binder.visit_whose,
    DefendingPlayer: _Binder.visit_player,
    HostPlayer: _Binder.visit_player,
    ActivePlayer: _Binder.visit_player,
    ChosenPlayer: _Binder.visit_player,
    Measure: _Binder.visit_of_former,
    Matches: _Binder.visit_of_former,
    Itself: _Binder.visit_itself,
    TopCards: _Binder.visit_top_cards,
    Host: _Binder.visit_host,
    It: _Binder.visit_it,
    ThatPlayer: _Binder.visit_that_player,
    act.Move: _Binder.visit_move,
    act.Sacrifice: _Binder.visit_done,
    act.Discard: _Binder.visit_done,
    act.CreateTokens: _Binder.visit_created,
    act.CreateCopyTokens: _Binder.visit_created,
    act.CopyOnStack: _Binder.visit_copied,
    act.Search: _Binder.visit_found,
    act.LookAtTop: _Binder.visit_found,
    act.Reveal: _Binder.visit_found,
    act.LookAtHand: _Binder.visit_found,
    act.RevealUntil: _Binder.visit_until,
    act.Mill: _Binder.visit_mill,
    act.PutRest: _Binder.visit_rest,
    Changes: _Binder.visit_changed,
    Continuous: _Binder.visit_changed,
    EntersWith: _Binder.visit_changed,
    Would: _Binder.visit_would,
    Instead: _Binder.visit_instead,
    Delayed: _Binder.visit_delayed,
    ForEach: _Binder.visit_for_each,
    act.DealDamage: _Binder.visit_damage,
    SomePlayer: _Binder.visit_some_player,
    If: _Binder.visit_if,
    InsteadIf: _Binder.visit_if,
    Modal: _Binder.visit_modal,
}
