"""How long an effect lasts (rule 611.2)."""

from __future__ import annotations

from rulesengine.ir.words import Duration
from rulesengine.oracle.category import Words, declare

_SOURCE = ("~", "this creature", "this artifact", "this enchantment", "this permanent", "this land",
           "this aura", "this equipment", "this vehicle", "this saga", "this token")  # fmt: skip
_FIXED = {
    "until end of turn": Duration.END_OF_TURN,
    "this turn": Duration.THIS_TURN,
    "until end of combat": Duration.END_OF_COMBAT,
    "this combat": Duration.END_OF_COMBAT,
    "until your next turn": Duration.YOUR_NEXT_TURN,
    "until the end of your next turn": Duration.END_OF_YOUR_NEXT_TURN,
    "until the next end step": Duration.NEXT_END_STEP,
    "until your next end step": Duration.YOUR_NEXT_END_STEP,
    "until a player planeswalks": Duration.UNTIL_PLANESWALK,
    "until a player planeswalks away from a plane": Duration.UNTIL_PLANESWALK_FROM_PLANE,
}
_OF_SOURCE = {
    "for as long as {} remains on the battlefield": Duration.WHILE_SOURCE_ON_BATTLEFIELD,
    "for as long as you control {}": Duration.WHILE_YOU_CONTROL_SOURCE,
    "for as long as {} remains tapped": Duration.WHILE_SOURCE_TAPPED,
    "until {} leaves the battlefield": Duration.UNTIL_SOURCE_LEAVES,
}
declare(
    Words(
        "duration",
        _FIXED
        | {phrase.format(noun): value for phrase, value in _OF_SOURCE.items() for noun in _SOURCE},
    )
)
declare(Words("sourceword", {noun: noun for noun in _SOURCE}))
