"""Binding abilities: what trigger events and costs introduce (rules 602, 603)."""

from __future__ import annotations

from rulesengine.ir.abilities import (
    Ability,
    ActivatedAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulesengine.ir.costs import Cost, DiscardCost, ExileCost, SacrificeCost, TapCost
from rulesengine.ir.filters import ControlledBy, Filter
from rulesengine.ir.refs import (
    Antecedent,
    ControllerOf,
    Host,
    It,
    Itself,
    Objects,
    PlayerRef,
    Reference,
    You,
)
from rulesengine.ir.triggers import (
    BecomesBlockedTrigger,
    BlockTrigger,
    CastTrigger,
    FirstTime,
    PlayerTrigger,
    Trigger,
    ZoneChangeTrigger,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.antecedents import (
    Candidate,
    PlayerCandidate,
    is_many,
    reference_nouns,
)
from rulesengine.oracle.binder import VISITS, Binder, nouns_of
from rulesengine.oracle.zones_of import set_zones

_TRIGGER_OBJECT = ("subject", "source", "what", "object")
_TRIGGER_OTHER = ("blocked", "by", "to")
_IN_COMBAT = {BecomesBlockedTrigger: "blocking", BlockTrigger: "attacking"}
_TRIGGER_PLAYER = ("who", "whom", "whose", "by", "to")


def ability(binder: Binder, ability: Ability) -> None:
    binder.spell = isinstance(ability, SpellAbility)
    binder.objects = [Candidate(Antecedent.SOURCE, False, reference_nouns(Itself()))]
    if isinstance(ability, TriggeredAbility):
        trigger(binder, ability.trigger)
        binder.walk(ability.during)
        binder.walk(ability.condition)
        binder.walk(ability.effect)
    elif isinstance(ability, ActivatedAbility):
        for cost in ability.costs:
            pay(binder, cost)
        binder.walk(ability.effect)
        binder.walk(ability.restrictions)
    else:
        binder.visit_children(ability)
    set_zones(ability)


def trigger(binder: Binder, trigger: Trigger) -> None:
    """The objects and players of a trigger event, the one that suffers it nearest."""
    binder.silent = True
    known = len(binder.players)
    if isinstance(trigger, CastTrigger) and not isinstance(trigger.who, You | None):
        binder.players.append(PlayerCandidate(Antecedent.TRIGGER_PLAYER))  # "in their graveyard"
    binder.visit_children(trigger)
    del binder.players[known:]
    binder.silent = False
    _place(trigger)
    other = player = subject = None
    inner = (trigger.trigger,) if isinstance(trigger, FirstTime) else ()
    for options in (trigger, *inner, *getattr(trigger, "options", ())):
        for name in _TRIGGER_OTHER:
            value = getattr(options, name, None)
            if value is not None and not isinstance(value, PlayerRef):
                other = Candidate(
                    Antecedent.TRIGGER_OTHER,
                    False,
                    nouns_of(value),
                    how=_IN_COMBAT.get(type(options), ""),
                    definite=isinstance(value, Itself | Host),
                )
        for name in _TRIGGER_PLAYER:
            value = getattr(options, name, None)
            if isinstance(value, PlayerRef) and not isinstance(value, You):
                player = PlayerCandidate(Antecedent.TRIGGER_PLAYER)
        if isinstance(getattr(options, "by", None), Filter):  # the player who controls it
            player = PlayerCandidate(Antecedent.TRIGGER_PLAYER)
        whose = getattr(options, "whose", None)
        if isinstance(whose, ControllerOf) and isinstance(whose.reference, Host):
            host = whose.reference
            binder.objects.append(Candidate(None, False, reference_nouns(host), same=host))
        if getattr(options, "whose", 0) is None and hasattr(options, "step"):
            player = PlayerCandidate(Antecedent.TRIGGER_PLAYER)
        for name in _TRIGGER_OBJECT:
            value = getattr(options, name, None)
            if isinstance(value, Reference):
                many = bool(getattr(options, "one_or_more", False))
                nouns = nouns_of(value)
                if getattr(options, "to_zone", Zone.BATTLEFIELD) is not Zone.BATTLEFIELD:
                    nouns |= {"card"}
                if isinstance(options, PlayerTrigger) and options.what in ("sacrifice", "discard"):
                    nouns |= {"card"}
                definite = isinstance(value, Itself | Host | It)
                subject = Candidate(Antecedent.TRIGGER_OBJECT, many, nouns, definite=definite)
                break
        else:
            value = getattr(options, "to", None)
            if isinstance(value, Reference) and getattr(options, "source", 0) is None:
                subject = Candidate(Antecedent.TRIGGER_OBJECT, False, nouns_of(value))
                other = None
    binder.objects += [found for found in (other, subject) if found is not None]
    if player is None and _anothers(trigger):
        means = It("it", Antecedent.TRIGGER_OBJECT)
        player = PlayerCandidate(None, same=ControllerOf(means))
    if player is not None:
        binder.players.append(player)


def _anothers(trigger: Trigger) -> bool:
    """Whether its object is described by its controller: "a land an opponent controls enters"."""
    for name in ("subject", "source"):
        phrase = getattr(trigger, name, None)
        if isinstance(phrase, Objects):
            return any(
                isinstance(part, ControlledBy) and not isinstance(part.player, You)
                for part in phrase.filter.predicates
            )
    return False


def pay(binder: Binder, cost: Cost) -> None:
    mark = len(binder.objects)
    binder.visit_children(cost)
    del binder.objects[mark:]
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
            nouns_of(what),
            how=how.get(type(cost), ""),
        )
        binder.objects.insert(0, found)
    elif isinstance(what, Itself) and type(cost) is DiscardCost:  # "the discarded card" (702.53a)
        found = Candidate(None, False, frozenset({"card"}), same=what, how="discarded")
        binder.objects.insert(0, found)


def _place(trigger: Trigger) -> None:
    """Cards that change zones are looked for in the zones of the event."""
    subject = getattr(trigger, "subject", None)
    if isinstance(trigger, ZoneChangeTrigger) and isinstance(subject, Objects):
        zone = trigger.from_zone or trigger.to_zone
        if subject.filter.zone is Zone.HAND and zone is not None:
            object.__setattr__(subject.filter, "zone", zone)


def _nested(binder: Binder, inner: Ability) -> None:
    """An ability in quotation marks has antecedents of its own."""
    ability(Binder(), inner)


VISITS.update(
    {
        TriggeredAbility: _nested,
        ActivatedAbility: _nested,
        StaticAbility: _nested,
    }
)
