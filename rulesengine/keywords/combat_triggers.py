"""Abilities that trigger on attacking, blocking and combat damage (rules 702.23 to 702.189)."""

from __future__ import annotations

from typing import Final

from rulesengine.keywords.keyword import Keyword, static, triggered
from rulesengine.keywords.kinds import Engine, Instances, Parameters


def _separate(
    name: str,
    rule: str,
    text: str,
    reminder: str,
    parameters: Parameters = Parameters.NONE,
    *engine: Engine,
) -> Keyword:
    """A triggered ability whose subrule b says that each instance triggers separately."""
    return Keyword(
        name,
        rule,
        (triggered(text, *engine),),
        parameters=parameters,
        instances=Instances.SEPARATE,
        instances_rule=f"{rule}b",
        reminder=reminder,
    )


KEYWORDS: Final = (
    Keyword(
        "rampage",
        "702.23",
        (
            triggered(
                "Whenever this creature becomes blocked, it gets +N/+N until end of turn for each "
                "creature blocking it beyond the first."
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.23c",
        reminder="It grows by +N/+N for every blocker after the first.",
    ),
    _separate(
        "flanking",
        "702.25",
        "Whenever this creature becomes blocked by a creature without flanking, the blocking "
        "creature gets -1/-1 until end of turn.",
        "Blockers without flanking get -1/-1 for the turn.",
    ),
    _separate(
        "provoke",
        "702.39",
        "Whenever this creature attacks, you may choose to have target creature defending player "
        "controls block this creature this combat if able. If you do, untap that creature.",
        "As it attacks, you may untap a defender's creature and make it block this one if it can.",
    ),
    _separate(
        "bushido",
        "702.45",
        "Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn.",
        "It grows by +N/+N when it blocks or is blocked.",
        Parameters.N,
    ),
    _separate(
        "frenzy",
        "702.68",
        "Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn.",
        "Unblocked, it gets +N/+0.",
        Parameters.N,
    ),
    _separate(
        "poisonous",
        "702.70",
        "Whenever this creature deals combat damage to a player, that player gets N poison "
        "counters.",
        "Its combat damage to a player also brings N poison counters.",
        Parameters.N,
    ),
    Keyword(
        "exalted",
        "702.83",
        (
            triggered(
                "Whenever a creature you control attacks alone, that creature gets +1/+1 until end "
                "of turn."
            ),
        ),
        reminder="Your creature that attacks alone gets +1/+1.",
    ),
    _separate(
        "annihilator",
        "702.86",
        "Whenever this creature attacks, defending player sacrifices N permanents.",
        "As it attacks, the defending player sacrifices N permanents.",
        Parameters.N,
    ),
    _separate(
        "battle cry",
        "702.91",
        "Whenever this creature attacks, each other attacking creature gets +1/+0 until end of "
        "turn.",
        "As it attacks, the other attackers get +1/+0.",
    ),
    _separate(
        "dethrone",
        "702.105",
        "Whenever this creature attacks the player with the most life or tied for most life, put a "
        "+1/+1 counter on this creature.",
        "Attacking whoever has the most life, it gets a +1/+1 counter.",
    ),
    Keyword(
        "renown",
        "702.112",
        (
            triggered(
                "When this creature deals combat damage to a player, if it isn't renowned, put N "
                "+1/+1 counters on it and it becomes renowned.",
                Engine.DESIGNATION,
            ),
        ),
        parameters=Parameters.N,
        instances=Instances.SEPARATE,
        instances_rule="702.112c",
        reminder="Its first combat damage to a player makes it renowned, with N +1/+1 counters.",
    ),
    _separate(
        "ingest",
        "702.115",
        "Whenever this creature deals combat damage to a player, that player exiles the top card "
        "of their library.",
        "A player it damages in combat exiles their top card.",
    ),
    _separate(
        "myriad",
        "702.116",
        "Whenever this creature attacks, for each opponent other than defending player, you may "
        "create a token that's a copy of this creature that's tapped and attacking that player or "
        "a planeswalker they control. If one or more tokens are created this way, exile the tokens "
        "at end of combat.",
        "As it attacks, copies of it may attack your other opponents for this combat.",
        Parameters.NONE,
        Engine.DELAYED_TRIGGER,
    ),
    _separate(
        "melee",
        "702.121",
        "Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you "
        "attacked with a creature this combat.",
        "It grows by +1/+1 for each opponent you attack.",
    ),
    _separate(
        "afflict",
        "702.130",
        "Whenever this creature becomes blocked, defending player loses N life.",
        "Blocking it costs the defending player N life.",
        Parameters.N,
    ),
    _separate(
        "mentor",
        "702.134",
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with "
        "power less than this creature's power.",
        "As it attacks, a weaker attacker gets a +1/+1 counter.",
    ),
    Keyword(
        "decayed",
        "702.147",
        (
            static("This creature can't block."),
            triggered(
                "When this creature attacks, sacrifice it at end of combat.", Engine.DELAYED_TRIGGER
            ),
        ),
        reminder="It can't block, and is sacrificed after the combat in which it attacks.",
    ),
    _separate(
        "training",
        "702.149",
        "Whenever this creature and at least one other creature with power greater than this "
        "creature's power attack, put a +1/+1 counter on this creature.",
        "Attacking beside a stronger creature, it gets a +1/+1 counter.",
    ),
    Keyword(
        "enlist",
        "702.154",
        (
            static(
                "As this creature attacks, you may tap up to one untapped creature you control "
                "that you didn't choose to attack with and that either has haste or has been "
                "under your control continuously since this turn began.",
                Engine.ATTACK_COST,
                Engine.LINKED,
            ),
            triggered(
                "When you do, this creature gets +X/+0 until end of turn, where X is the tapped "
                "creature's power.",
                Engine.ATTACK_COST,
                Engine.LINKED,
            ),
        ),
        instances=Instances.EACH_PAID,
        instances_rule="702.154d",
        reminder="As it attacks, tap a creature at home to add that creature's power.",
    ),
    Keyword(
        "mobilize",
        "702.181",
        (
            triggered(
                "Whenever this creature attacks, create N 1/1 red Warrior creature tokens. Those "
                "tokens enter tapped and attacking. Sacrifice them at the beginning of the next "
                "end step.",
                Engine.DELAYED_TRIGGER,
            ),
        ),
        parameters=Parameters.N,
        reminder="As it attacks, N Warriors join the attack until end of turn.",
    ),
    Keyword(
        "firebending",
        "702.189",
        (
            triggered(
                "Whenever this creature attacks, add N {R}. Until end of combat, you don't lose "
                "this mana as steps and phases end."
            ),
        ),
        parameters=Parameters.N,
        reminder="As it attacks, it adds N red mana that lasts through combat.",
    ),
)
