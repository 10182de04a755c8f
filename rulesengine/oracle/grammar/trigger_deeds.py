"""Triggers on what players do: attack, cast their nth spell, activate, discard because of (508.3, 603.2)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.conditions import Compares, Condition, During, Exists, Matches, TurnIs, Unless
from rulesengine.ir.filters import Filter, HasDesignation, HasKeyword, OwnedBy
from rulesengine.ir.refs import (
    Both,
    Determiner,
    It,
    Objects,
    PlayerRef,
    Players,
    Reference,
    Who,
    You,
)
from rulesengine.ir.triggers import (
    ActivateTrigger,
    AnyTrigger,
    AttackTrigger,
    CastTrigger,
    DamageTrigger,
    LoseControlTrigger,
    ObjectTrigger,
    PlayerTrigger,
    StateTrigger,
    StepTrigger,
    ZoneChangeTrigger,
)
from rulesengine.ir.words import Step, Zone
from rulesengine.oracle.category import ListOf, Words, declare, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

B, G = Zone.BATTLEFIELD, Zone.GRAVEYARD


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


# Attacking (508.3) -----------------------------------------------------------------------------------------

production("trigger-one", AttackTrigger, "{by:players} attack", subject=None)
production("trigger-one", AttackTrigger, "{by:players} attack you", subject=None, whom=You())
production(
    "trigger-one", AttackTrigger, "{by:you} attack {whom:players}", subject=None, each_defender=True
)
production(
    "trigger-one",
    AttackTrigger,
    "{whom:player} (is|'re) attacked",
    subject=None,
    each_defender=True,
)
for _text, _other in (("", False), ("other ", True)):
    production("trigger-one",
               lambda by, filter, with_at_least, other: AttackTrigger(
                   Objects(Determiner.ALL, filter, other=other), by=by, one_or_more=True,
                   with_at_least=with_at_least),
               f"{{by:player}} attack with {{with_at_least:numeral}} or more {_text}{{filter:filter}}",
               other=_other, check=lambda v: is_plural(v["filter"]),
               unbuild=lambda n: {"by": n.by, "filter": n.subject.filter,
                                  "with_at_least": n.with_at_least})  # fmt: skip


def _attack_together(
    filter: Filter, with_at_least: int, whom: PlayerRef | None = None, other: bool = False
) -> AttackTrigger:
    subject = Objects(Determiner.ALL, filter, other=other)
    return AttackTrigger(
        subject, whom, one_or_more=True, with_at_least=with_at_least,
        each_defender=whom is not None,
    )  # fmt: skip


def _together_parts(node: AttackTrigger) -> dict[str, Any]:
    assert isinstance(node.subject, Objects)
    return {"filter": node.subject.filter, "with_at_least": node.with_at_least, "whom": node.whom}


for _tail in ("", " {whom:player}"):
    production("trigger-one", _attack_together,
               f"{{with_at_least:numeral}} or more {{filter:filter}} attack{_tail}", unbuild=_together_parts,
               check=lambda v: is_plural(v["filter"]) and v["with_at_least"] > 1)  # fmt: skip

# Casting ---------------------------------------------------------------------------------------------------

_THEIR_TURNS = TurnIs(Players(Determiner.ALL, Who.OPPONENT))


def _nth(who: PlayerRef, nth: int, filter: Filter, during: Condition | None = None) -> CastTrigger:
    return CastTrigger(who, Objects(Determiner.CHOOSE, filter), nth, during=during)


def _nth_parts(node: CastTrigger) -> dict[str, Any]:
    assert isinstance(node.what, Objects)
    return {"who": node.who, "nth": node.nth, "filter": node.what.filter}


def _spell(values: dict[str, Any]) -> bool:
    return _one(values) and values["filter"].zone is Zone.STACK


for _when, _during in (
    ("each turn", None),
    ("in a turn", None),
    ("during each opponent 's turn", _THEIR_TURNS),
    ("during each of your turns", TurnIs(You())),
):
    production("trigger-one", _nth, f"{{who:player}} cast (your|their) {{nth:ordinal}} {{filter:filter}} {_when}",
               during=_during, check=_spell, unbuild=_nth_parts)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} draw (your|their) {nth:ordinal} card in a turn",
           what="draw")  # fmt: skip
production("trigger-one", PlayerTrigger,
           "{who:player} draw a card except the first one (you|they) draw in each of (your|their) draw steps",
           what="draw", but_first_in_draw_step=True)  # fmt: skip

# Activating (602) ------------------------------------------------------------------------------------------

_NOT_MANA = "that isn't a mana ability"
production("trigger-one", ActivateTrigger, f"{{who:player}} activate an ability {_NOT_MANA}")
production("trigger-one", ActivateTrigger, "{who:player} activate an ability of a {of:filter}", mana_too=True,
           check=lambda v: is_singular(v["of"]))  # fmt: skip
production("trigger-one", ActivateTrigger, f"{{who:player}} activate an ability of a {{of:filter}} {_NOT_MANA}",
           check=lambda v: is_singular(v["of"]))  # fmt: skip
production("trigger-one", ActivateTrigger, "{who:player} activate a {keyword:keywordname} ability")
production(
    "trigger-one", ActivateTrigger, "{who:player} activate a loyalty ability", keyword="loyalty"
)
production("trigger-one", ActivateTrigger, "{who:player} activate a loyalty ability of a {of:filter}",
           keyword="loyalty", check=lambda v: is_singular(v["of"]))  # fmt: skip


# Other deeds -----------------------------------------------------------------------------------------------

production("trigger-one", PlayerTrigger, "a {cause:filter} cause {who:player} to discard {object:itself}",
           what="discard", check=lambda v: is_singular(v["cause"]))  # fmt: skip
for _verb in ("sacrifice", "discard"):
    production("trigger-one", PlayerTrigger, f"{{who:player}} {_verb}s one or more {{object:bare}}", what=_verb,
               one_or_more=True,
               check=lambda v: len(v["object"].filter.predicates) > 1 or v["object"].filter.zone is B)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} create {object:objects}", what="create")
production("trigger-one", PlayerTrigger, "{who:player} create one or more {object:bare}", what="create",
           one_or_more=True)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} get one or more {E}", what="get energy",
           one_or_more=True)  # fmt: skip


def _taps(who: PlayerRef, filter: Filter) -> PlayerTrigger:
    """What is tapped was untapped, or nothing would have happened."""
    return PlayerTrigger(who, "tap", Objects(Determiner.CHOOSE, filter))


def _taps_parts(node: PlayerTrigger) -> dict[str, Any]:
    assert isinstance(node.object, Objects)
    return {"who": node.who, "filter": node.object.filter}


production("trigger-one", _taps, "{who:player} tap an untapped {filter:filter}", check=_one,
           unbuild=_taps_parts)  # fmt: skip
production("trigger-one", PlayerTrigger, "{who:player} gain or lose life", what="gain or lose life")


def _from_exile(who: PlayerRef, land: Reference, spell: Reference) -> AnyTrigger:
    return AnyTrigger((PlayerTrigger(who, "play from exile", land),
                       CastTrigger(who, spell, from_zone=Zone.EXILE)))  # fmt: skip


production("trigger-one", _from_exile, "{who:player} play {land:objects} from exile or cast {spell:objects} from exile",
           unbuild=lambda n: {"who": n.options[0].who, "land": n.options[0].object,
                              "spell": n.options[1].what})  # fmt: skip

production("trigger-one", PlayerTrigger, "a {cause:filter} cause {who:player} to discard {object:objects}",
           what="discard", check=lambda v: is_singular(v["cause"]))  # fmt: skip

# What happens to objects -----------------------------------------------------------------------------------

production("trigger-one", ZoneChangeTrigger, "{subject:event-subject} enter untapped", from_zone=None, to_zone=B,
           tapped=False)  # fmt: skip
production("trigger-one", ZoneChangeTrigger, "{subject:event-subject} enter tapped", from_zone=None, to_zone=B,
           tapped=True)  # fmt: skip
production(
    "trigger-one",
    ZoneChangeTrigger,
    "{subject:host} is put into a graveyard",
    from_zone=B,
    to_zone=G,
)
for _subject, _more in (("{subject:event-subject}", False), ("one or more {subject:bare}", True)):
    production("trigger-one", ZoneChangeTrigger,
               f"{_subject} (is|are) put into {{whose:possessive}} graveyard from anywhere other than the battlefield",
               from_zone=None, to_zone=G, not_from=B, one_or_more=_more)  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} become attached to {by:thatone}",
           what="become attached")  # fmt: skip
production("trigger-one", ObjectTrigger, "a {kind:counterkind} counter is removed from {subject:event-subject}",
           what="counter removed")  # fmt: skip
production("trigger-one", ObjectTrigger, "a {by:filter} counter {subject:event-subject}", what="be countered",
           check=lambda v: v["by"].zone is Zone.STACK and is_singular(v["by"]))  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} crew a {by:filter}", what="crew",
           check=lambda v: is_singular(v["by"]))  # fmt: skip
production("trigger-one", ObjectTrigger, "{subject:event-subject} saddle a {by:filter}", what="saddle",
           check=lambda v: is_singular(v["by"]))  # fmt: skip
production("trigger-one", DamageTrigger,
           "{source:event-subject} deal {at_least:digits} or more damage to {to:recipient}")  # fmt: skip
production("trigger-one", DamageTrigger,
           "{source:event-subject} deal {at_least:digits} or more combat damage to {to:recipient}",
           combat=True)  # fmt: skip

_COMMANDER = Filter((HasDesignation("commander"), OwnedBy(You())))
production("event-subject", Objects, "your commander", determiner=Determiner.ALL, filter=_COMMANDER)
declare(ListOf("eitherrecipients", "recipient-one", ("or",), least=2, most=2))
production("recipient", Both, "{parts:eitherrecipients}",
           check=lambda v: isinstance(v["parts"][0], PlayerRef) and isinstance(v["parts"][1], Reference))  # fmt: skip

# When and where --------------------------------------------------------------------------------------------

declare(Words("steps-during", {
    "the declare attackers step": (Step.DECLARE_ATTACKERS,),
    "the declare blockers step": (Step.DECLARE_BLOCKERS,),
}))  # fmt: skip
production("trigger-when", During, "during {steps:steps-during}")
production("trigger-when", TurnIs, "during each opponent 's turn",
           player=Players(Determiner.ALL, Who.OPPONENT))  # fmt: skip
production("trigger-when", TurnIs, "during turns other than yours",
           player=Players(Determiner.ALL, Who.OPPONENT))  # fmt: skip


def _main_phases(whose: PlayerRef) -> AnyTrigger:
    return AnyTrigger(
        (StepTrigger(Step.PRECOMBAT_MAIN, whose), StepTrigger(Step.POSTCOMBAT_MAIN, whose))
    )


production("at", _main_phases, "the beginning of each of {whose:possessive} main phases",
           unbuild=lambda n: {"whose": n.options[0].whose})  # fmt: skip

# States (603.8) --------------------------------------------------------------------------------------------


def _lasting(values: dict[str, Any]) -> bool:
    """What is so for a while: numbers, what there is, what something has; not what was done."""
    condition = values["condition"]
    if isinstance(condition, Matches):
        return any(isinstance(part, HasKeyword) for part in condition.filter.predicates)
    if isinstance(condition, Unless):
        return isinstance(condition.condition, Exists)
    return isinstance(condition, Compares)


production(
    "trigger-one",
    LoseControlTrigger,
    "you lose control of {subject:object}",
    check=lambda v: isinstance(v["subject"], It),
)
production("trigger-one", StateTrigger, "{condition:condition}", check=_lasting)
production(
    "players", Players, "one of your opponents", determiner=Determiner.CHOOSE, who=Who.OPPONENT
)
production("recipient", Players, "one or more players", determiner=Determiner.ALL, who=Who.PLAYER)
production(
    "recipient", Players, "one or more opponents", determiner=Determiner.ALL, who=Who.OPPONENT
)
production(
    "recipient",
    Players,
    "one or more of your opponents",
    determiner=Determiner.ALL,
    who=Who.OPPONENT,
)
