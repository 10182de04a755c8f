"""Static abilities that change what combat and damage do (rules 702.2 to 702.22, 702.90)."""

from __future__ import annotations

from typing import Final

from rulesengine.ir.words import Zone
from rulesengine.keywords.keyword import Keyword, static, static_in
from rulesengine.keywords.kinds import ANY_ZONE, Engine, Instances, Parameters


def _primitive(
    name: str,
    rule: str,
    redundant: str,
    engine: tuple[Engine, ...],
    reminder: str,
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,),
    changed: tuple[str, ...] = (),
) -> Keyword:
    return Keyword(
        name,
        rule,
        (static_in(zones, "", *engine),),
        primitive=True,
        instances=Instances.REDUNDANT,
        instances_rule=redundant,
        changed=changed,
        reminder=reminder,
    )


KEYWORDS: Final = (
    _primitive(
        "deathtouch",
        "702.2",
        "702.2f",
        (Engine.STATE_BASED, Engine.COMBAT_DAMAGE),
        "Any damage it deals to a creature is enough to destroy that creature.",
        ANY_ZONE,
    ),
    Keyword(
        "defender",
        "702.3",
        (static("This creature can't attack."),),
        instances=Instances.REDUNDANT,
        instances_rule="702.3c",
        reminder="It can block but never attack.",
    ),
    _primitive(
        "double strike",
        "702.4",
        "702.4e",
        (Engine.COMBAT_STEPS,),
        "It deals its combat damage in both combat damage steps.",
        changed=("double-strike-no-stack",),
    ),
    _primitive(
        "first strike",
        "702.7",
        "702.7d",
        (Engine.COMBAT_STEPS,),
        "It deals its combat damage in an earlier step than creatures without it.",
        changed=("combat-damage-no-stack",),
    ),
    _primitive(
        "haste",
        "702.10",
        "702.10d",
        (Engine.SUMMONING_SICKNESS,),
        "It can attack, and be tapped for its abilities, as soon as you control it.",
    ),
    _primitive(
        "indestructible",
        "702.12",
        "702.12c",
        (Engine.DESTRUCTION,),
        "Nothing destroys it: neither an effect that says so nor lethal damage.",
    ),
    _primitive(
        "lifelink",
        "702.15",
        "702.15f",
        (Engine.DAMAGE_RESULT,),
        "Its controller gains as much life as it deals damage, at the same time.",
        ANY_ZONE,
    ),
    _primitive(
        "trample",
        "702.19",
        "702.19g",
        (Engine.COMBAT_DAMAGE,),
        "Once its blockers are assigned lethal damage, the rest may go to what it attacks.",
        changed=("damage-assignment-order",),
    ),
    Keyword(
        "trample over planeswalkers",
        "702.19c",
        (static("", Engine.COMBAT_DAMAGE),),
        primitive=True,
        variant_of="trample",
        instances=Instances.REDUNDANT,
        instances_rule="702.19g",
        aliases=("trample over",),
        reminder="Damage beyond a planeswalker's loyalty may go to its controller.",
    ),
    _primitive(
        "vigilance",
        "702.20",
        "702.20c",
        (Engine.TAPPING,),
        "Attacking doesn't tap it.",
    ),
    _primitive(
        "banding",
        "702.22",
        "702.22m",
        (Engine.COMBAT_DAMAGE, Engine.BLOCKING),
        "It can attack in a band, and its controller divides damage dealt to the band.",
    ),
    Keyword(
        "bands with other",
        "702.22b",
        (static("", Engine.COMBAT_DAMAGE, Engine.BLOCKING),),
        parameters=Parameters.QUALITY,
        primitive=True,
        variant_of="banding",
        instances=Instances.REDUNDANT,
        instances_rule="702.22m",
        reminder="Banding that works only with creatures of the named sort.",
    ),
    _primitive(
        "phasing",
        "702.26",
        "702.26p",
        (Engine.PHASING,),
        "It phases out or in before you untap; phased out, it is treated as though it didn't "
        "exist.",
        changed=(
            "phased-out-zone",
            "phased-out-tokens",
        ),
    ),
    _primitive(
        "wither",
        "702.80",
        "702.80d",
        (Engine.DAMAGE_RESULT,),
        "It deals damage to creatures in the form of -1/-1 counters.",
        ANY_ZONE,
    ),
    _primitive(
        "infect",
        "702.90",
        "702.90f",
        (Engine.DAMAGE_RESULT,),
        "Damage to players becomes poison counters, damage to creatures -1/-1 counters.",
        ANY_ZONE,
        changed=(
            "infect-who-gives-counters",
            "infect-last-known-any-zone",
        ),
    ),
    Keyword(
        "toxic",
        "702.164",
        (static("", Engine.DAMAGE_RESULT),),
        parameters=Parameters.N,
        primitive=True,
        instances=Instances.ADDED,
        instances_rule="702.164b",
        reminder="Its combat damage to a player also gives that player N poison counters.",
    ),
)
