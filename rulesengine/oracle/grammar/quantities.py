"""Numbers in rules text: written out, X, counted, measured (rule 107)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesengine.ir.quantities import (
    ChosenNumber,
    ColorsSpent,
    Count,
    CountersOn,
    CountPlayers,
    Devotion,
    Different,
    ExtremeLife,
    Greatest,
    Half,
    Happened,
    LifeLostThisWay,
    LifeTotal,
    Measure,
    Number,
    PlayerCounters,
    Quantity,
    Sum,
    TargetsBeyondFirst,
    ThatMuch,
    Times,
    TimesPaid,
    X,
)
from rulesengine.ir.refs import Determiner, Players, Who
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular

production("x", X, "x")
production("that", ThatMuch, "that (much|many)")
production("twice-that", Times, "(twice|double) that (much|many)", factor=2, quantity=ThatMuch())
production("many", Number, "{value:numeral}")
production("many", Number, "{value:digits}")
include("many", "x", "that", "twice-that")
production("count", Number, "a", value=1)
include("count", "many")
production("amount", Number, "{value:digits}")
include("amount", "x", "that", "twice-that")
declare(ListOf("colors", "color", ("and", ", and", ",")))


def counted(build: Callable[..., Quantity], text: str, **constants: Any) -> None:
    """ "The number of [them]" and "for each [one]": the same words, plural and singular."""
    phrase = "{filter:filter}" in text and "among" not in text
    production("value", build, f"the number of {text}", **constants,
               check=(lambda v: is_plural(v["filter"])) if phrase else None)  # fmt: skip
    production("summand", build, f"the number of {text}", **constants,
               check=(lambda v: is_plural(v["filter"])) if phrase else None)  # fmt: skip
    production("per", build, text, **constants,
               check=(lambda v: is_singular(v["filter"])) if phrase else None)  # fmt: skip


_OPPONENTS = Players(Determiner.ALL, Who.OPPONENT)
counted(Count, "{filter:filter}")
counted(Count, "other {filter:filter}", other=True)
counted(CountersOn, "{kind:counterkind} counter on {reference:object}")
counted(CountersOn, "counter on {reference:object}", kind=None)
counted(CountPlayers, "opponent you have", player=_OPPONENTS)
counted(PlayerCounters, "{kind:playercounter} counter {player:player} have")
counted(Different, "color among {filter:filter}", what="color")
counted(Different, "basic land type among {filter:filter}", what="basic land type")
counted(Different, "card type among {filter:filter}", what="card type")
counted(Different, "different {what:differing} among {filter:filter}")
counted(TimesPaid, "time (it|this spell|~) was kicked", cost="kicker")
counted(ColorsSpent, "color of mana spent to cast (it|this spell|~)")
counted(Happened, "{what:happenings}")
declare(Words("happenings", {
    "other spell you 've cast this turn": "other spells you cast",
    "other spell cast before it this turn": "spells cast before it",
    "spell cast before it this turn": "spells cast before it",
    "opponent who lost life this turn": "opponents who lost life",
}))  # fmt: skip
declare(Words("differing", {"mana value": "mana value", "power": "power", "name": "name",
                            "card name": "name"}))  # fmt: skip
declare(Words("playercounter", {n: n for n in ["poison", "energy", "experience", "rad", "ticket"]}))

production("per", TargetsBeyondFirst, "target beyond the first")
include("value", "amount")
production("value", Greatest, "the (greatest|highest) {what:measure} among {filter:filter}")
production("value", Greatest, "the total {what:measure} of {filter:filter}", total=True)
production("value", Measure, "{reference:whose} {what:measure}")
for _word, _lowest in (("highest", False), ("lowest", True)):
    production("value", ExtremeLife, f"the {_word} life total among [all] {{player:amongplayers}}",
               lowest=_lowest)  # fmt: skip
production("amongplayers", Players, "players", determiner=Determiner.ALL, who=Who.PLAYER)
production("amongplayers", Players, "your opponents", determiner=Determiner.ALL, who=Who.OPPONENT)
production("value", LifeTotal, "{player:possessive} life total")
production("value", Half, "half {quantity:value} , rounded up", up=True)
production("value", Half, "half {quantity:value} , rounded down", up=False)
production("value", Times, "(twice|two times) {quantity:value}", factor=2)
production("value", Times, "three times {quantity:value}", factor=3)
production("value", Sum, "{left:summand} plus {right:value}")
production("value", Sum, "{left:summand} minus {right:value}", sign=-1)
production("value", ThatMuch, "the amount of life gained this way")
production("value", LifeLostThisWay, "the amount of life lost this way")
production("value", ThatMuch, "the (damage dealt|life gained) this way")
production("value", ChosenNumber, "the chosen number")
production("value", Devotion, "your devotion to {colors:colors}")
include("summand", "amount")
production("summand", Number, "{value:numeral}")
