"""What stands before and after a noun: adjectives, "you control", "with power 2 or less" …"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesengine.ir.filters import (
    AnyOf,
    AttachedBy,
    AttachedTo,
    ColorCount,
    ControlledBy,
    Filter,
    HappenedThisTurn,
    HasCounter,
    HasDesignation,
    HasGreatest,
    HasKeyword,
    HasXInCost,
    InZone,
    IsAttacking,
    IsBlocked,
    IsBlocking,
    IsChosen,
    IsColor,
    IsFaceDown,
    IsHistoric,
    IsModified,
    IsNamed,
    IsReference,
    IsSubtype,
    IsSupertype,
    IsTapped,
    IsToken,
    IsType,
    Measures,
    Not,
    OwnedBy,
    Predicate,
    Shares,
    SharesName,
    Targets,
)
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.refs import Antecedent, It, You
from rulesengine.ir.words import CardType, Compare, Zone
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.tokens import STATS, WORD

# Before the noun -----------------------------------------------------------------------------

production("adjective", IsColor, "{color:color}")
production("adjective", IsSupertype, "{supertype:supertype}")
production("adjective", IsTapped, "tapped")
production("adjective", Not, "untapped", predicate=IsTapped())
production("adjective", IsAttacking, "attacking")
production("adjective", IsBlocking, "blocking")
production("adjective", IsBlocked, "blocked")
production("adjective", Not, "unblocked", predicate=IsBlocked())
production("adjective", IsFaceDown, "face-down")
production("adjective", Not, "face-up", predicate=IsFaceDown())
production("adjective", ColorCount, "colorless", compare=Compare.EQUAL, count=0)
production("adjective", ColorCount, "monocolored", compare=Compare.EQUAL, count=1)
production("adjective", ColorCount, "multicolored", compare=Compare.AT_LEAST, count=2)
production("adjective", IsHistoric, "historic")
production("adjective", IsModified, "modified")
production("pre", HasDesignation, "kicked", name="kicked")
production("pre", HasDesignation, "commander", name="commander")
production("adjective", HasDesignation, "{name:designation}")
production("adjective", IsToken, "token")
production("head", IsToken, "token")
production("head", HasDesignation, "commander", name="commander")
production("adjective", AttachedBy, "enchanted", filter=Filter((IsSubtype("Aura"),)))
production("adjective", AttachedBy, "equipped", filter=Filter((IsSubtype("Equipment"),)))
declare(Words("designation", {n: n for n in
        ["renowned", "monstrous", "exerted", "suspected", "goaded", "saddled", "crewed",
        "suspended"]}))  # fmt: skip

production("adjective", Not, "(non|non-) {predicate:plainword}")
production("pre-more", Not, ", (non|non-) {predicate:plainword}")
production("plainword", IsColor, "{color:color}")
production("plainword", IsSupertype, "{supertype:supertype}")
production("plainword", IsType, "{type:cardtype}")
production("plainword", IsSubtype, "{subtype:subtype}")
production("plainword", IsToken, "token")
production("plainword", IsHistoric, "historic")

for _kind in ("modifier",):
    include(_kind, "adjective")
    production(_kind, IsType, "{type:cardtype}")
    production(_kind, IsSubtype, "{subtype:subtype}")


def _any_of(options: tuple[Predicate, ...]) -> AnyOf:
    return AnyOf(tuple(Filter((option,)) for option in options))


def _options(node: AnyOf) -> dict[str, Any]:
    return {"options": tuple(option.predicates[0] for option in node.options)}


_modifiers = ListOf(
    "modifiers", "modifier", ("or", ",", ", or", "and", ", and", "and / or"), least=2
)
_modifiers.check = lambda values, gaps: gaps[-1] != 1 and all(gap == 1 for gap in gaps[:-1])
declare(_modifiers)
include("pre", "adjective")
production("pre", _any_of, "{options:modifiers}", unbuild=_options)


def _plain_kind(values: dict[str, Any]) -> bool:
    """ "A Wolf or a Werewolf": kinds only; what follows describes the whole phrase."""
    filter_: Filter = values["filter"]
    return is_singular(filter_) and all(
        isinstance(part, IsType | IsSubtype | IsToken | AnyOf | IsColor | IsSupertype)
        for part in filter_.predicates
    )


# After the noun ------------------------------------------------------------------------------


def _linked(source: str) -> IsReference:
    """Cards exiled with this object: by its linked ability (607.2a)."""
    return IsReference(It("exiled card", Antecedent.LINKED))


class CounterKind:
    """What a counter is called: +1/+1, or one word before "counter"."""

    name = "counterkind"
    NOT = frozenset(
        [
            "a",
            "an",
            "the",
            "that",
            "this",
            "those",
            "these",
            "all",
            "each",
            "another",
            "more",
            "of",
            "any",
            "no",
            "its",
            "their",
            "target",
            "with",
            "or",
            "and",
            "one",
            "two",
            "three",
        ]
    )
    TWO_WORDS = frozenset({"first", "double"})

    def read(self, parser: Parser, at: int) -> list[Reading]:
        token = parser.tokens[at]
        if token.kind is not STATS and (token.kind is not WORD or token.surface in self.NOT):
            return []
        if token.surface in self.TWO_WORDS and parser.surfaces[at + 1] == "strike":
            return [(f"{token.surface} strike", at + 2, ())]
        if parser.keys[at + 1] != "counter":
            return []
        parser.furthest = max(parser.furthest, at + 1)
        return [(token.surface, at + 1, ())]

    def write(self, value: str, choices: Iterator[int], out: list[str]) -> None:
        out.extend(value.split())

    def starts(self, key: str) -> bool:
        return True


declare(CounterKind())
declare(Words("measure", {"power": "power", "toughness": "toughness", "mana value": "mana value",
                          "base power": "base power", "base toughness": "base toughness",
                          "loyalty": "loyalty", "intensity": "intensity",
                          "total power and toughness": "total power and toughness"}))  # fmt: skip

_YOURS = ControlledBy(You())
production("post", ControlledBy, "{player:controller} control")
production("post", ControlledBy, "{player:controller} cast")
production("post", Not, "you don't control", predicate=_YOURS)
production("post", OwnedBy, "{player:controller} own")
production("post", Not, "you don't own", predicate=OwnedBy(You()))
production("post", Not, "you control but don't own", predicate=OwnedBy(You()))
production("post", InZone, "(in|from|on) {player:possessive} {zone:ownzone}")
production("post", InZone, "(in|from) (a|all) {zone:ownzone}")
production("post", InZone, "(in|from) {zone:ownzone}", check=lambda v: v["zone"] is Zone.GRAVEYARD)
production("post", InZone, "(in|from) exile", zone=Zone.EXILE)
production("post", InZone, "from outside the game", zone=Zone.OUTSIDE)
production("post", InZone, "on the battlefield", zone=Zone.BATTLEFIELD)
production("post", Measures, "with {what:measure} {to:amount} {compare:compare}")
production("post", Measures, "with {what:measure} {to:amount}", compare=Compare.EQUAL)
production("post", Measures, "with {what:measure} equal to {to:value}", compare=Compare.EQUAL)
production("post", Measures, "with {what:measure} (less than|lesser than) {to:value}",
           compare=Compare.LESS)  # fmt: skip
production("post", Measures, "with {what:measure} greater than {to:value}", compare=Compare.GREATER)
production("post", Measures, "with {what:measure} less than or equal to {to:value}",
           compare=Compare.AT_MOST)  # fmt: skip
production("post", Measures, "with {what:measure} greater than or equal to {to:value}",
           compare=Compare.AT_LEAST)  # fmt: skip


def _either_measure(to: Quantity, compare: Compare) -> AnyOf:
    sizes = ("power", "toughness")
    return AnyOf(tuple(Filter((Measures(what, compare, to),)) for what in sizes))


def _either_parts(node: AnyOf) -> dict[str, Any]:
    measures = node.options[0].predicates[0]
    assert isinstance(measures, Measures)
    return {"to": measures.to, "compare": measures.compare}


production("post", _either_measure, "with power or toughness {to:amount} {compare:compare}",
           unbuild=_either_parts)  # fmt: skip
production("post", HasGreatest, "with the greatest {what:measure} among {among:filter}")
production("post", HasGreatest, "with the least {what:measure} among {among:filter}", least=True)
production("post", HasKeyword, "with {keyword:keywordname}")
production("post", Not, "without {predicate:having}")
production("having", HasKeyword, "{keyword:keywordname}")


def _any_keyword(keywords: tuple[str, ...]) -> AnyOf:
    return AnyOf(tuple(Filter((HasKeyword(keyword),)) for keyword in keywords))


def _keywords(node: AnyOf) -> dict[str, Any]:
    return {"keywords": tuple(option.predicates[0].keyword for option in node.options)}  # type: ignore[attr-defined]


declare(ListOf("keywordnames", "keywordname", ("or", ",", ", or", "and / or"), least=2))
production("post", _any_keyword, "with {keywords:keywordnames}", unbuild=_keywords)
production("post", HasCounter, "with a {kind:counterkind} counter on (it|them)")
production(
    "post", HasCounter, "with {at_least:numeral} or more {kind:counterkind} counters on (it|them)"
)
production("post", HasCounter, "with {kind:counterkind} counters on them")
production(
    "post", HasCounter, "with (a counter|counters|one or more counters) on (it|them)", kind=None
)
production("post", Not, "without a {predicate:havingcounter}")
production("havingcounter", HasCounter, "{kind:counterkind} counter on it")
production("post", IsNamed, "named {name:name}")
production("post", IsChosen, "of the chosen {what:chosenthing}")
production("post", IsChosen, "of {what:chosenchoice}")
declare(Words("chosenthing", {"color": "color", "type": "type", "creature type": "type",
                              "card type": "card type"}))  # fmt: skip
declare(Words("chosenchoice", {"that color": "color", "that type": "type"}))
production("post", IsChosen, "with the chosen name", what="name")
production("post", Not, "other than {predicate:beingthis}")
production("beingthis", IsReference, "{reference:definite}")
production("post", Not, "other than {predicate:kindsof}")
production("kindsof", lambda filter: AnyOf((filter,)), "{filter:filter}",
           check=lambda v: is_plural(v["filter"]), unbuild=lambda n: {"filter": n.options[0]})  # fmt: skip
production("post", IsReference, "from among {reference:pronouns}")
production("post", IsReference, "among {reference:pronouns}")
production("post", _linked, "exiled with {source:sourceword}", unbuild=lambda n: {"source": ""})
production("post", IsChosen, "with that name", what="name")
production("post", AttachedTo, "attached to {reference:object}")
production("post", Targets, "that target {filter:targeted}")
production("post", Targets, "that target only {filter:targeted}", only=True)
production("post", Targets, "with a single target", filter=Filter(), only=True)


def _targeted(filter: Filter) -> Filter:
    return Filter((AnyOf((filter,)),), filter.zone)


production("targeted", _targeted, "a {filter:filter}", check=lambda v: is_singular(v["filter"]),
           unbuild=lambda n: {"filter": n.predicates[0].options[0]})  # fmt: skip
production("targeted", lambda reference: Filter((IsReference(reference),)), "{reference:definite}",
           unbuild=lambda n: {"reference": n.predicates[0].reference})  # fmt: skip
production("post", IsReference, "from {reference:thehand}")
production("thehand", It, "it", noun="hand")
production("post", SharesName, "with the same name as {reference:object}")
production("post", Shares, "that [each] share a {what:shareable} with {reference:object}")
declare(Words("shareable", {"color": "color", "creature type": "creature type",
                            "card type": "card type", "land type": "land type"}))  # fmt: skip
production("post", HappenedThisTurn, "that {what:happened} this turn")
production("post", HappenedThisTurn, "{what:happeneddirect} this turn")
declare(Words("happened", {
    "attacked": "attacked", "blocked": "blocked", "attacked or blocked": "attacked or blocked",
    "entered the battlefield": "entered", "entered": "entered", "died": "died",
    "was dealt damage": "was dealt damage", "were dealt damage": "was dealt damage",
    "dealt damage": "dealt damage", "was put there": "put there",
    "entered the battlefield under your control": "entered under your control",
    "entered under your control": "entered under your control",
    "was put there from the battlefield": "put there from the battlefield",
    "became tapped": "became tapped", "didn't attack": "didn't attack",
    "dealt damage to you": "dealt damage to you",
    "was cast": "was cast",
}))  # fmt: skip
declare(Words("happeneddirect", {"dealt damage": "was dealt damage",
                                 "put there from the battlefield": "put there from the battlefield",
                                 "put there from anywhere": "put there"}))  # fmt: skip
production("post", IsBlocking, "blocking {blocked:definite}")
production("post", IsBlocked, "blocked by {by:definite}")
production("post", IsAttacking, "attacking {whom:controller}")
production("post", IsToken, "that are tokens")


def _such(predicate: Predicate) -> AnyOf:
    return AnyOf((Filter((predicate,)),))


production("post", _such, "that (is|'s|are) {predicate:adjective}",
           unbuild=lambda n: {"predicate": n.options[0].predicates[0]})  # fmt: skip
production("post", lambda filter: AnyOf((filter,)), "that (is|'s) a {filter:filter}",
           unbuild=lambda n: {"filter": n.options[0]}, check=_plain_kind)  # fmt: skip
production("post", lambda one, other: AnyOf((Filter((IsColor(one), IsColor(other))),)),
           "that ('s|is) both {one:color} and {other:color}",
           unbuild=lambda n: dict(zip(("one", "other"), (p.color for p in n.options[0].predicates), strict=True)))  # fmt: skip
production("post", HasKeyword, "that have {keyword:keywordname}")
production(
    "post", AttachedBy, "enchanted by {filter:filter}", check=lambda v: is_plural(v["filter"])
)
production(
    "post",
    AttachedBy,
    "that are enchanted by {filter:filter}",
    check=lambda v: is_plural(v["filter"]),
)
production("post", HasXInCost, "with {X} in (its|their) mana cost")
production("post", Not, "that (isn't|'s not) a {predicate:plainword}")
production("post", Not, "that (isn't|'s not) {predicate:adjective}")
production("post", _any_of, "that ('s|is|are) {options:orcolors}", unbuild=_options)
include("orcolor", "adjective")
_colors = ListOf("orcolors", "orcolor", ("or", ",", ", or"), least=2)
_colors.check = lambda values, gaps: gaps[-1] != 1 and all(gap == 1 for gap in gaps[:-1])
declare(_colors)

_ = CardType
