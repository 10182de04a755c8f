"""Conditions on what happened: "if a creature died this turn" (rules 603.4, 700.4)."""

from __future__ import annotations

from rulesengine.ir.conditions import DidThisTurn, Unless
from rulesengine.oracle.category import Words, declare, production
from rulesengine.oracle.grammar.nouns import is_singular

EVENTS = {
    "you attacked this turn": "you attacked",
    "you attacked with a creature this turn": "you attacked",
    "you attacked with creatures this turn": "you attacked",
    "you cast a spell this turn": "you cast a spell",
    "you attacked with three or more creatures this turn": "you attacked with three or more creatures",
    "a creature died this turn": "creature died",
    "you gained life this turn": "you gained life",
    "you gained 3 or more life this turn": "you gained 3 or more life",
    "you lost life this turn": "you lost life",
    "an opponent lost life this turn": "opponent lost life",
    "an opponent was dealt damage this turn": "opponent was dealt damage",
    "you 've cast another spell this turn": "you cast another spell",
    "you 've cast two or more spells this turn": "you cast two or more spells",
    "you 've cast a spell this turn": "you cast a spell",
    "you 've drawn two or more cards this turn": "you drew two or more cards",
    "you 've discarded a card this turn": "you discarded a card",
    "you 've sacrificed a permanent this turn": "you sacrificed a permanent",
    "a permanent you controlled left the battlefield this turn": "permanent you controlled left",
    "a permanent left the battlefield under your control this turn": "permanent you controlled left",
    "an artifact entered the battlefield under your control this turn": "artifact entered under your control",
    "another creature died this turn": "another creature died",
    "a creature entered the battlefield under your control this turn": "creature entered under your control",
    "you played a land this turn": "you played a land",
    "a land entered the battlefield under your control this turn": "land entered under your control",
    "a player cast two or more spells last turn": "player cast two or more spells last turn",
    "you put a counter on a creature this turn": "you put a counter on a creature",
    "a creature you controlled died this turn": "creature you controlled died",
    "three or more creatures died this turn": "three or more creatures died",
    "two or more non land permanents entered the battlefield under your control this turn":
        "two or more nonland permanents entered under your control",
    "you committed a crime this turn": "you committed a crime",
    "a non land permanent left the battlefield this turn": "nonland permanent left",
    "a spell was warped this turn": "spell was warped",
    "you had a land enter the battlefield under your control this turn": "land entered under your control",
    "you had another creature enter the battlefield under your control this turn":
        "another creature entered under your control",
}  # fmt: skip
declare(Words("eventthisturn", EVENTS))
production("condition", DidThisTurn, "{what:eventthisturn}")
production("condition", DidThisTurn, "you 've cast a {filter:filter} this turn", what="you cast such a spell",
           check=lambda v: is_singular(v["filter"]) and len(v["filter"].predicates) > 1)  # fmt: skip
production("condition", DidThisTurn, "you 've cast {at_least:numeral} or more {filter:filter} this turn",
           what="you cast such a spell", check=lambda v: len(v["filter"].predicates) > 1)  # fmt: skip
production("condition", DidThisTurn, "{player:players} was dealt combat damage by a {filter:filter} this turn",
           what="was dealt combat damage by such", check=lambda v: is_singular(v["filter"]))  # fmt: skip
production("condition", DidThisTurn, "{player:players} was dealt {at_least:digits} or more damage this turn",
           what="was dealt so much damage")  # fmt: skip
_CAST = DidThisTurn("player cast a spell last turn")
production("condition", Unless, "no spells were cast last turn", condition=_CAST)
production(
    "condition", Unless, "a creature didn't die this turn", condition=DidThisTurn("creature died")
)
