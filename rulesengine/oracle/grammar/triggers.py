"""Trigger events: "when ~ enters", "whenever you cast a spell", "at the beginning of …" (603)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.filters import Filter
from rulesengine.ir.refs import Both, Determiner, Objects, Players, Reference, Who, You
from rulesengine.ir.triggers import (
    ActivateTrigger,
    AnyTrigger,
    AttackTrigger,
    BecomesBlockedTrigger,
    BlockTrigger,
    CastTrigger,
    DamageTrigger,
    ObjectTrigger,
    PlayerTrigger,
    StepTrigger,
    Trigger,
    UnblockedTrigger,
    ZoneChangeTrigger,
)
from rulesengine.ir.words import Step, Zone
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_singular

B, G, E = Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE
_SUBJECTS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "{subject:event-subject}"),
    ({"one_or_more": True}, "one or more {subject:bare}"),
)
for _more, _subject in _SUBJECTS:  # fmt: skip
    for _text, _from, _to in (
        ("enter [the battlefield]", None, B),
        ("die", B, G),
        ("leave the battlefield", B, None),
        ("(is|are) put into a graveyard from the battlefield", B, G),
        ("(is|are) put into a graveyard from anywhere", None, G),
        ("(is|are) exiled from the battlefield", B, E),
        ("(is|are) exiled", None, E),
        ("enter from your graveyard", G, B),
    ):
        production(
            "trigger-one",
            ZoneChangeTrigger,
            f"{_subject} {_text}",
            from_zone=_from,
            to_zone=_to,
            **_more,
        )
    production("trigger-one", ZoneChangeTrigger,
               f"{_subject} enter [the battlefield] under {{whose:possessive}} control",
               from_zone=None, to_zone=B, **_more)  # fmt: skip
    production("trigger-one", ZoneChangeTrigger,
               f"{_subject} (is|are) put into {{whose:possessive}} graveyard from anywhere",
               from_zone=None, to_zone=G, **_more)  # fmt: skip
    production("trigger-one", ZoneChangeTrigger,
               f"{_subject} (is|are) put into {{whose:possessive}} graveyard from the battlefield",
               from_zone=B, to_zone=G, **_more)  # fmt: skip
    production("trigger-one", ZoneChangeTrigger, f"{_subject} leave {{whose:possessive}} graveyard",
               from_zone=G, to_zone=None, **_more)  # fmt: skip
    production("trigger-one", AttackTrigger, f"{_subject} attack", **_more)
    production("trigger-one", ObjectTrigger, f"{_subject} {{what:objectevent}}", **_more)
    production("trigger-one", PlayerTrigger, f"{_subject.replace('subject:', 'object:', 1)} (is|are) milled",
               who=None, what="mill", **_more)  # fmt: skip
    production("trigger-one", BecomesBlockedTrigger, f"{_subject} become blocked", **_more)
    production("trigger-one", ZoneChangeTrigger, f"{_subject} (is|are) returned to {{whose:possessive}} hand",
               from_zone=B, to_zone=Zone.HAND, **_more)  # fmt: skip
    production("trigger-one", AttackTrigger, f"{_subject} attack {{whom:player}}", **_more,
               each_defender=bool(_more))  # fmt: skip
    production("trigger-one", DamageTrigger, f"{_subject.replace('subject:', 'source:', 1)} deal "
           f"combat damage to {{to:recipient}}",
               combat=True, **_more)  # fmt: skip
    production(
        "trigger-one",
        DamageTrigger,
        f"{_subject.replace('subject:', 'source:', 1)} deal damage to {{to:recipient}}",
        **_more,
    )
    production(
        "trigger-one",
        DamageTrigger,
        f"{_subject.replace('subject:', 'source:', 1)} deal combat damage",
        combat=True,
        **_more,
    )
    production(
        "trigger-one",
        DamageTrigger,
        f"{_subject.replace('subject:', 'source:', 1)} deal damage",
        **_more,
    )
production("trigger-one", ZoneChangeTrigger,
           "{subject:event-subject} is exiled from the battlefield while you 're activating a "
           "{activating:keywordname} ability", from_zone=B, to_zone=E)  # fmt: skip
production("trigger-one", AttackTrigger, "{subject:event-subject} attack alone", alone=True)
production(
    "trigger-one", AttackTrigger, "{subject:event-subject} attack while {designated:designation}"
)
production("trigger-one", AttackTrigger, "you attack", subject=None, by=You())
production("trigger-one", DamageTrigger,
           "{source:event-subject} deal damage to one or more players for the first time each turn",
           to=Players(Determiner.ALL, Who.PLAYER), first_each_turn=True)  # fmt: skip
production("trigger-one", BlockTrigger, "{subject:event-subject} block")
production("trigger-one", BlockTrigger, "{subject:event-subject} block a {blocked:filter}",
           check=lambda v: is_singular(v["blocked"]))  # fmt: skip
production("trigger-one", BecomesBlockedTrigger, "{subject:event-subject} become blocked by a {by:filter}",
           check=lambda v: is_singular(v["by"]))  # fmt: skip
production("trigger-one", UnblockedTrigger, "{subject:event-subject} attack and isn't blocked")
production(
    "trigger-one",
    DamageTrigger,
    "{source:event-subject} deal non combat damage to {to:recipient}",
    combat=False,
)
production("trigger-one", DamageTrigger, "{to:event-subject} (is|are) dealt damage", source=None)
production(
    "trigger-one",
    DamageTrigger,
    "{to:event-subject} (is|are) dealt combat damage",
    source=None,
    combat=True,
)
declare(ListOf("eventpair", "object", ("or",), least=2, most=2))
production("either-subject", Both, "{parts:eventpair}",
           check=lambda v: not isinstance(v["parts"][0], Objects))  # fmt: skip
include("event-subject", "object", "either-subject")

production("trigger-one", CastTrigger, "{who:player} cast {what:object}")
for _text, _zone in (("your hand", Zone.HAND), ("(your|a|their) graveyard", G), ("exile", E)):
    production(
        "trigger-one",
        CastTrigger,
        f"{{who:player}} cast {{what:object}} from {_text}",
        from_zone=_zone,
    )
production("trigger-one", CastTrigger, "{who:player} cast {what:object} from anywhere other than "
           "(your|their) hand",
           not_from=Zone.HAND)  # fmt: skip
production("trigger-one", CastTrigger, "{who:player} cast or copy {what:object}", copying=True)

declare(Words("playerevent", {
    "gain life": "gain life", "lose life": "lose life", "draw a card": "draw",
    "discard a card": "discard", "scry": "scry", "surveil": "surveil", "shuffle their library":
    "shuffle", "proliferate": "proliferate", "investigate": "investigate", "discover": "discover",
    "search their library": "search", "win a coin flip": "win flip", "lose a coin flip": "lose flip",
    "amass": "amass", "manifest dread": "manifest dread", "lose the game": "lose the game",
    "become the monarch": "monarch",
}))  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} {what:playerevent}")
production("trigger-one", PlayerTrigger, "{who:player} sacrifice {object:object}", what="sacrifice")
production("trigger-one", PlayerTrigger, "{who:player} play {object:object}", what="play")
production("trigger-one", PlayerTrigger, "{who:player} discard {object:object}", what="discard",
           check=lambda v: v["object"].filter.predicates[1:] if hasattr(v["object"],
           "filter") else True)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} cycle {object:object}", what="cycle")


production(
    "trigger-one",
    PlayerTrigger,
    "{who:player} draw (your|their) {nth:ordinal} card each turn",
    what="draw",
)
production("trigger-one", PlayerTrigger, "{who:player} gain life for the first time each "
           "turn", what="gain life",
           nth=1)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} lose life for the first time each "
           "turn", what="lose life",
           nth=1)  # fmt: skip
production(
    "trigger-one",
    PlayerTrigger,
    "{who:player} discard one or more cards",
    what="discard",
    one_or_more=True,
)
production("trigger-one", PlayerTrigger, "{who:player} exert {object:object}", what="exert")
production(
    "trigger-one",
    PlayerTrigger,
    "{who:player} (scry|surveil) or (scry|surveil)",
    what="scry or surveil",
)
production(
    "trigger-one",
    PlayerTrigger,
    "{who:player} cycle or discard {object:object}",
    what="cycle or discard",
)
production("trigger-one", PlayerTrigger, "chaos ensue", who=None, what="chaos ensues")
for _text in ("planeswalk to", "planeswalk away from", "encounter"):
    production(
        "trigger-one", PlayerTrigger, f"you {_text} {{object:itself}}", who=You(), what=_text
    )
production(
    "trigger-one",
    PlayerTrigger,
    "you set {object:itself} in motion",
    who=You(),
    what="set in motion",
)
production("trigger-one", ActivateTrigger, "{who:player} activate {what:object}")
production("trigger-one", ObjectTrigger, "one or more {kind:counterkind} counters are put on "
           "{subject:event-subject}",
           what="counters put", one_or_more=True)  # fmt: skip
production("trigger-one", ObjectTrigger, "a {kind:counterkind} counter is put on {subject:event-subject}",
           what="counters put")  # fmt: skip


def _battalion(subject: Reference, others: int) -> AttackTrigger:
    return AttackTrigger(subject, with_at_least=others + 1)


production("trigger-one", _battalion, "{subject:itself} and at least {others:numeral} other creatures attack",
           unbuild=lambda n: {"subject": n.subject, "others": n.with_at_least - 1})  # fmt: skip
production(
    "trigger-one", ObjectTrigger, "{subject:event-subject} exploit a {by:filter}", what="exploit"
)
production(
    "trigger-one", ObjectTrigger, "{subject:event-subject} transform into ~", what="transform"
)
production("trigger-one", ObjectTrigger, "{subject:event-subject} transform into a {into:filter}",
           what="transform", check=lambda v: is_singular(v["into"]))  # fmt: skip
production("next-cast", CastTrigger, "next cast {what:object}", who=You())


def _block_or_blocked(subject: Reference, filter: Filter) -> AnyTrigger:
    return AnyTrigger((BlockTrigger(subject, filter), BecomesBlockedTrigger(subject, filter)))


production("trigger-one", _block_or_blocked, "{subject:event-subject} block or become blocked by a "
           "{filter:filter}",
           unbuild=lambda n: {"subject": n.options[0].subject, "filter": n.options[0].blocked})  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} become attached to a {by:filter}",
           what="become attached", check=lambda v: is_singular(v["by"]))  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} become unattached from a {by:filter}",
           what="become unattached", check=lambda v: is_singular(v["by"]))  # fmt: skip
production("trigger-one", ObjectTrigger,
           "{by:you} put one or more {kind:counterkind} counters on "
           "{subject:event-subject}", what="counters put",
           one_or_more=True)  # fmt: skip
declare(Words("objectevent", {
    "become tapped": "become tapped", "become untapped": "become untapped",
    "transform": "transform", "is turned face up": "turned face up", "become monstrous": "monstrous",
    "mutate": "mutate", "phase in": "phase in", "phase out": "phase out", "is tapped for mana": "tapped for mana",
    "become plotted": "plotted", "explore": "explore", "connive": "connive",
}))  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} become the target of a {by:filter}",
           what="become the target")  # fmt: skip
production("trigger-one", ObjectTrigger, "a {by:filter} destroy {subject:event-subject}",
           what="be destroyed", check=lambda v: v["by"].zone is Zone.STACK)  # fmt: skip

# The beginning of steps -----------------------------------------------------------------------------

declare(Words("stepname", {"upkeep": Step.UPKEEP, "draw step": Step.DRAW, "end step": Step.END,
                           "precombat main phase": Step.PRECOMBAT_MAIN,
                           "first main phase": Step.PRECOMBAT_MAIN,
                           "second main phase": Step.POSTCOMBAT_MAIN,
                           "postcombat main phase": Step.POSTCOMBAT_MAIN}))  # fmt: skip
production("at", StepTrigger, "the beginning of {whose:possessive} {step:stepname}")
production("at", StepTrigger, "the beginning of each {step:stepname}", whose=None)
production("at", StepTrigger, "the beginning of the {step:stepname}", whose=None)
production("at", StepTrigger, "the beginning of the {step:stepname} of {whose:player}")
production("at", StepTrigger, "the beginning of combat on {whose:possessive} turn",
           step=Step.BEGINNING_OF_COMBAT)  # fmt: skip
production("at", StepTrigger, "end of combat on {whose:possessive} turn", step=Step.END_OF_COMBAT)
production("at", StepTrigger, "the beginning of each of {whose:possessive} {step:stepname}")
production(
    "at", StepTrigger, "the beginning of each combat", whose=None, step=Step.BEGINNING_OF_COMBAT
)
production("at", StepTrigger, "end of combat", whose=None, step=Step.END_OF_COMBAT)
production(
    "at-next", StepTrigger, "the beginning of the next {step:stepname}", whose=None, next_one=True
)
production(
    "at-next",
    StepTrigger,
    "the beginning of {whose:possessive} next {step:stepname}",
    next_one=True,
)
production(
    "at-next", StepTrigger, "end of combat", whose=None, step=Step.END_OF_COMBAT, next_one=True
)
production("at-next", StepTrigger, "the beginning of the next turn 's {step:stepname}", whose=None,
           next_one=True)  # fmt: skip

# Two events in one ability ------------------------------------------------------------------------------


def _either(first: Trigger, second: Trigger) -> AnyTrigger:
    return AnyTrigger((first, second))


def _both_parts(node: AnyTrigger) -> dict[str, Any]:
    return {"first": node.options[0], "second": node.options[1]}


include("trigger", "trigger-one")
production("trigger", _either, "{first:trigger-one} (or|and) (when|whenever) {second:trigger-one}",
           unbuild=_both_parts)  # fmt: skip
production("trigger", _either, "{first:trigger-one} and at {second:at}", unbuild=_both_parts)
production("trigger", _either, "{first:trigger-one} or {second:trigger-one}", unbuild=_both_parts)
include("at-trigger", "at")
production(
    "at-trigger",
    _either,
    "{first:at} and (when|whenever) {second:trigger-one}",
    unbuild=_both_parts,
)

production("trigger-one", PlayerTrigger, "you commit a crime", who=You(), what="commit a crime")
production("trigger-one", AttackTrigger, "{subject:event-subject} attack you or a planeswalker you "
           "control", whom=You(),
           or_planeswalker=True)  # fmt: skip
production("trigger-one", ZoneChangeTrigger,
           "{subject:event-subject} (is|are) put into {whose:possessive} graveyard from (your|their) library",
           from_zone=Zone.LIBRARY, to_zone=G)  # fmt: skip
production("trigger-one", ZoneChangeTrigger,
           "one or more {subject:bare} (is|are) put into {whose:possessive} graveyard from "
           "(your|their) library",
           from_zone=Zone.LIBRARY, to_zone=G, one_or_more=True)  # fmt: skip
