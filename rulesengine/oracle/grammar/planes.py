"""The words of Planechase: planes, phenomena, planar decks and the planar die (rules 311, 312, 901)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    ChaosEnsues,
    CreateCopyTokens,
    CreateTokens,
    Planeswalk,
    ReverseTurnOrder,
    RollPlanarDie,
)
from rulesengine.ir.conditions import DoneTo
from rulesengine.ir.effects import GameRule
from rulesengine.ir.filters import DealtCombatDamage
from rulesengine.ir.planar import (
    PlaneswalkTo,
    PutInPlanarDeck,
    PutPlanarRest,
    PutRevealed,
    RevealPlanar,
    SelectAtRandom,
    ShuffleAndReveal,
)
from rulesengine.ir.quantities import Number, TotalOfMoved
from rulesengine.ir.refs import Determiner, Players, Who, You
from rulesengine.ir.statics import MaySuspend, PlanarDieReads
from rulesengine.ir.triggers import PlayerTrigger
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular

production("action", CreateTokens, "create x {token:token} , where x is {count:moved-total}")
production(
    "moved-total",
    TotalOfMoved,
    "the total {what:measure} of the creatures (they|you) exiled this way",
)

# The planar die, planeswalking and turn order -----------------------------------------------------

production("action", Planeswalk, "planeswalk")
production("action", RollPlanarDie, "roll the planar die")
production("action", ReverseTurnOrder, "reverse the game 's turn order")
production("object-action", ChaosEnsues, "chaos ensue")
production(
    "trigger-one", PlayerTrigger, "you roll the planar die", who=You(), what="roll the planar die"
)


def _blank_is_chaos(duration: Duration) -> GameRule:
    return GameRule(PlanarDieReads("blank", "chaos"), duration)


def _duration(node: GameRule) -> dict[str, Any]:
    return {"duration": node.duration}


production("clause", _blank_is_chaos, "each blank roll of the planar die is a {CHAOS} roll "
           "{duration:duration}",
           unbuild=_duration)  # fmt: skip

# Planar decks -------------------------------------------------------------------------------------

production("action", RevealPlanar,
           "reveal cards from the top of your planar deck until you reveal {count:many} plane cards",
           until=True)  # fmt: skip
production("action", RevealPlanar, "reveal the top card of your planar deck", count=Number(1))
production("action", PutInPlanarDeck, "put {what:object} on top of your planar deck")
production(
    "action", PutInPlanarDeck, "put {what:object} on the bottom of your planar deck", bottom=True
)
production(
    "action",
    PutPlanarRest,
    "put the rest of the revealed cards on the bottom in a random order",
    random=True,
)
production(
    "action",
    PutPlanarRest,
    "put all other cards revealed this way on the bottom of your planar deck in any order",
)
production("action", PlaneswalkTo, "simultaneously planeswalk to both of {what:pronouns}")

# All permanents for as many cards (Warp World and its like) ---------------------------------------

production("clause", ShuffleAndReveal,
           "{who:players} shuffle all permanents they own into their library , then reveal that many "
           "cards from the top of their library")  # fmt: skip
production("clause", PutRevealed,
           "{who:players} put all {first:filter} revealed this way onto the battlefield , then do the same "
           "for {second:filter} , then put all cards revealed this way that weren't put onto the "
           "battlefield on the bottom of their library [in any order]")  # fmt: skip

# A target nobody chooses --------------------------------------------------------------------------

production(
    "random-player",
    Players,
    "target player",
    determiner=Determiner.TARGET,
    who=Who.PLAYER,
    at_random=True,
)
production("action", SelectAtRandom, "select {who:random-player} at random")
production("condition", DoneTo, "that player discards a {filter:filter} this way", what="discarded",
           check=lambda v: is_singular(v["filter"]))  # fmt: skip

# For each of the others (508.4) -------------------------------------------------------------------

production("each-one", Players, "other opponent", determiner=Determiner.ALL, who=Who.OTHER_OPPONENT)
production("action", CreateCopyTokens,
           "create {count:count} token that (is a copy|'s a copy|are copies) of {of:object} , "
           "tapped and attacking {whom:player}", tapped=True, attacking=True)  # fmt: skip
production("post", DealtCombatDamage, "that dealt combat damage to {player:player} this combat")

# A special action (116.2) ------------------------------------------------------------------------

production("static-effect", MaySuspend,
           "any time you could cast a sorcery , you may exile a {what:filter} with x {kind:counterkind} "
           "counters on it , where x is its mana value . if the exiled card doesn't have suspend , it "
           "gains suspend", check=lambda v: is_singular(v["what"]))  # fmt: skip
