"""Determiners and pronouns: what a text points at (rules 109, 115, 201.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rulesengine.ir.filters import (
    AnyOf,
    AnyTarget,
    ControlledBy,
    Filter,
    InZone,
    IsCard,
    IsPlayer,
    IsReference,
)
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.refs import (
    Both,
    Determiner,
    Host,
    It,
    Itself,
    Objects,
    PlayerRef,
    TopCards,
)
from rulesengine.ir.words import Zone
from rulesengine.oracle.category import PRODUCTIONS, ListOf, category, declare, include, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular
from rulesengine.oracle.grammar.words import Phrase
from rulesengine.oracle.parser import Parser, Reading


def _objects_not_players(filter_: Filter) -> bool:
    """A phrase of players alone is a `Players`, so that nothing is read twice."""
    first = filter_.predicates[0]
    if isinstance(first, AnyOf):
        return not all(_is_player(option) for option in first.options)
    return not _is_player(filter_)


def _is_player(filter_: Filter) -> bool:
    return any(isinstance(predicate, IsPlayer) for predicate in filter_.predicates)


def one_object(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"]) and _objects_not_players(values["filter"])


def _many(values: dict[str, Any]) -> bool:
    count = values.get("count")
    if isinstance(count, Number) and count.value == 1:
        return one_object(values)
    return is_plural(values["filter"]) and _objects_not_players(values["filter"])


# Objects ---------------------------------------------------------------------------------------

T, A, ALL = Determiner.TARGET, Determiner.CHOOSE, Determiner.ALL
production("objects", Objects, "target {filter:filter}", determiner=T, check=one_object)
production(
    "objects", Objects, "another target {filter:filter}", determiner=T, other=True, check=one_object
)
production("objects", Objects, "{count:many} target {filter:filter}", determiner=T, check=_many)
production("objects", Objects, "{count:many} other target {filter:filter}", determiner=T, other=True,
           check=_many)  # fmt: skip
production("objects", Objects, "up to {count:many} target {filter:filter}", determiner=T, up_to=True,
           check=_many)  # fmt: skip
production("objects", Objects, "up to {count:many} other target {filter:filter}", determiner=T,
           up_to=True, other=True, check=_many)  # fmt: skip
for _words, _most in (("one or two", 2), ("one , two , or three", 3)):
    production("objects", Objects, f"{_words} target {{filter:filter}}", determiner=T, up_to=True, least=1,
               count=Number(_most), check=_many)  # fmt: skip
    production("objects", Objects, f"{_words} targets", determiner=T, up_to=True, least=1,
               count=Number(_most),
               filter=Filter((AnyTarget(),)))  # fmt: skip
production("objects", Objects, "any number of target {filter:filter}", determiner=T, up_to=True,
           check=_many)  # fmt: skip
production("objects", Objects, "one or more target {filter:filter}", determiner=T, up_to=True, least=1,
           check=_many)  # fmt: skip
production("objects", Objects, "one or more other target {filter:filter}", determiner=T, up_to=True, least=1,
           other=True, check=_many)  # fmt: skip
_ANY = Filter((AnyTarget(),))
production("objects", Objects, "any target", determiner=T, filter=_ANY)
production("objects", Objects, "any other target", determiner=T, filter=_ANY, other=True)
production("objects", Objects, "{count:many} target", determiner=T, filter=_ANY,
           check=lambda v: not isinstance(v["count"], Number) or v["count"].value > 1)  # fmt: skip
production("objects", Objects, "up to {count:many} target", determiner=T, filter=_ANY, up_to=True)
production("objects", Objects, "any number of target", determiner=T, filter=_ANY, up_to=True)

production("objects", Objects, "a {filter:filter}", determiner=A, check=one_object)
production(
    "objects", Objects, "another {filter:filter}", determiner=A, other=True, check=one_object
)
production("objects", Objects, "{count:many} {filter:filter}", determiner=A, check=_many)
production("objects", Objects, "{count:many} other {filter:filter}", determiner=A, other=True,
           check=_many)  # fmt: skip
production("objects", Objects, "up to {count:many} {filter:filter}", determiner=A, up_to=True,
           check=_many)  # fmt: skip
production("objects", Objects, "any number of {filter:filter}", determiner=A, up_to=True,
           check=_many)  # fmt: skip
production("objects", Objects, "any number of other {filter:filter}", determiner=A, up_to=True,
           other=True, check=_many)  # fmt: skip
production(
    "objects",
    Objects,
    "a {filter:filter} at random",
    determiner=Determiner.RANDOM,
    check=one_object,
)
production("objects", Objects, "{count:many} {filter:filter} at random", determiner=Determiner.RANDOM,
           check=_many)  # fmt: skip


def _random_from(
    filter: Filter, player: PlayerRef, zone: Zone, count: Quantity | None = None
) -> Objects:
    where = Filter((*filter.predicates, InZone(zone, player)), zone, form=filter.form)
    return Objects(Determiner.RANDOM, where, count)


def _random_parts(node: Objects) -> dict[str, Any]:
    where = node.filter.predicates[-1]
    assert isinstance(where, InZone)
    bare = Filter(node.filter.predicates[:-1], node.filter.zone, form=node.filter.form)
    return {"filter": bare, "player": where.player, "zone": where.zone, "count": node.count}


production("objects", _random_from, "a {filter:filter} at random from {player:possessive} {zone:ownzone}",
           unbuild=_random_parts, check=one_object)  # fmt: skip
production("objects", _random_from, "{count:many} {filter:filter} at random from "
           "{player:possessive} {zone:ownzone}",
           unbuild=_random_parts, check=_many)  # fmt: skip
production("objects", Objects, "all {filter:filter}", determiner=ALL, check=_many)
production("objects", Objects, "all other {filter:filter}", determiner=ALL, other=True, check=_many)
production("objects", Objects, "each {filter:filter}", determiner=ALL, check=one_object)
production(
    "objects", Objects, "each other {filter:filter}", determiner=ALL, other=True, check=one_object
)
production("bare", Objects, "{filter:filter}", determiner=ALL, check=_many)
production("bare", Objects, "other {filter:filter}", determiner=ALL, other=True, check=_many)

# What is already known ----------------------------------------------------------------------------

declare(Phrase("selfnoun", """creature, artifact, enchantment, land, permanent, spell, card, token,
    aura, equipment, vehicle, saga, siege, planeswalker, class, case, battle, fortification, room,
    mount, spacecraft, scheme, conspiracy, emblem"""))  # fmt: skip
declare(Phrase("thatnoun", """creature, artifact, enchantment, land, permanent, spell, card, token,
    aura, equipment, vehicle, planeswalker, battle, creature card, land card, ability, source,
    object, spell or ability, artifact card, instant or sorcery card, permanent card,
    creature or planeswalker, permanent or player, creature or player"""))  # fmt: skip
declare(Phrase("thosenoun", """creatures, artifacts, enchantments, lands, permanents, spells, cards,
    tokens, auras, equipment, vehicles, planeswalkers, creature cards, land cards, abilities,
    permanent cards"""))  # fmt: skip
declare(Phrase("pronoun", "it, them, they, him, her, he, she, themselves, itself"))
production("itself", Itself, "~", noun="~")
production("itself", Itself, "this {noun:selfnoun}")
for _zone in (Zone.GRAVEYARD, Zone.HAND):
    production("itself", Itself, f"this card from your {_zone}", noun="card", zone=_zone)
    production("itself", Itself, f"~ from your {_zone}", zone=_zone)
production("itself", Itself, "this card from exile", noun="card", zone=Zone.EXILE)
production("objects", TopCards, "the top card of {whose:possessive} library")
production("objects", TopCards, "the top {count:many} cards of {whose:possessive} library")
for _up_to in (False, True):
    for _other in (False, True):
        _text = "each of " + "up to " * _up_to + "{count:many} " + "other " * _other + "target"
        production("objects", Objects, _text + " {filter:filter}", determiner=T, up_to=_up_to, other=_other,
                   check=_many)  # fmt: skip
        if not _other:
            production("objects", Objects, _text, determiner=T, filter=_ANY, up_to=_up_to)
production("objects", Objects, "each of any number of target {filter:filter}", determiner=T, up_to=True,
           check=_many)  # fmt: skip
production("pronouns", It, "each of {noun:pronoun}")
production("pronouns", It, "each of those {noun:thosenoun}")


def _some_of(
    reference: It, count: Quantity | None = None, up_to: bool = False, other: bool = False
) -> Objects:
    return Objects(A, Filter((IsReference(reference),)), count, up_to)


def _some_parts(node: Objects) -> dict[str, Any]:
    inside = node.filter.predicates[0]
    assert isinstance(inside, IsReference)
    return {"reference": inside.reference, "count": node.count}


production("objects", _some_of, "{count:many} of {reference:pronouns}", unbuild=_some_parts)
production(
    "objects",
    _some_of,
    "up to {count:many} of {reference:pronouns}",
    up_to=True,
    unbuild=_some_parts,
)
production(
    "objects", _some_of, "any number of {reference:pronouns}", up_to=True, unbuild=_some_parts
)
production("pronouns", It, "{noun:pronoun}")
production("pronouns", It, "that {noun:thatnoun}")
production("pronouns", It, "those {noun:thosenoun}")
production("pronouns", It, "the {noun:resultnoun}")
production("pronouns", It, "the other", noun="the other")
declare(Phrase("resultnoun", """token, tokens, copy, copies, exiled card, exiled cards,
    exiled creature, sacrificed creature, sacrificed permanent, discarded card, revealed card,
    revealed cards, chosen card, chosen creature, sacrificed artifact, returned card,
    returned creature, milled card, milled cards, tapped creature, spell, creature, card,
    chosen cards, chosen creatures, creature you control, attacking creature, blocking creature, cards, source"""))  # fmt: skip
declare(
    Phrase("hostnoun", "creature, permanent, land, artifact, planeswalker, enchantment, vehicle")
)
production("host", Host, "enchanted {noun:hostnoun}")
production("host", Host, "equipped {noun:hostnoun}")
production("host", Host, "fortified {noun:hostnoun}")
include("definite", "itself", "pronouns", "host")
include("object", "objects", "definite")
include("subject", "objects", "definite", "bare")

_AND = ("and", ", and", ",", "and / or")
_conjoined = ListOf("conjoined", "subject", _AND, least=2, most=4)
_conjoined.check = lambda values, gaps: gaps[-1] != 2 and not (gaps[-1] == 3 and _chosen(values))
declare(_conjoined)


def _chosen(values: tuple[Any, ...]) -> bool:
    """ "A creature card and/or a land card": one, the other, or both, as the player chooses."""
    return all(
        isinstance(value, Objects) and value.determiner is Determiner.CHOOSE for value in values
    )


_eithers = ListOf("eithers", "objects", (",", "and / or", ", and / or"), least=2, most=5)
_eithers.check = lambda values, gaps: gaps[-1] != 0 and _chosen(values)
declare(_eithers)


def _one_or_more(parts: tuple[Objects, ...]) -> Both:
    """ "From among them" is said once, of all of them."""
    among = tuple(p for p in parts[-1].filter.predicates if isinstance(p, IsReference))
    return Both(
        tuple(
            replace(
                part,
                count=Number(1),
                up_to=True,
                filter=replace(
                    part.filter,
                    predicates=(
                        *part.filter.predicates,
                        *(p for p in among if part is not parts[-1]),
                    ),
                ),
            )
            for part in parts
        )
    )


def _each_as_said(node: Both) -> dict[str, Any]:
    parts = [part for part in node.parts if isinstance(part, Objects)]
    among = sum(isinstance(p, IsReference) for p in parts[-1].filter.predicates)
    said = [
        replace(
            part,
            count=None,
            up_to=False,
            filter=replace(
                part.filter,
                predicates=part.filter.predicates[
                    : len(part.filter.predicates) - (0 if part is parts[-1] else among)
                ],
            ),
        )
        for part in parts
    ]
    return {"parts": tuple(said)}


production("either-object", _one_or_more, "{parts:eithers}", unbuild=_each_as_said)
include("object", "either-object")


def _bare(objects: Objects) -> bool:
    return PRODUCTIONS[objects.form[0]].text.startswith(("{filter", "other"))


def _separate(values: dict[str, Any]) -> bool:
    """ "artifacts and lands" is one phrase; "this creature and other creatures" is two."""
    parts = values["parts"]
    return not any(
        isinstance(before, Objects)
        and isinstance(after, Objects)
        and _bare(after)
        and not (
            _bare(before) and any(isinstance(p, ControlledBy) for p in before.filter.predicates)
        )
        and after.filter.zone is before.filter.zone  # "cards …, spells, and permanents" are three
        for before, after in pairwise(parts)
    )


production("joined", Both, "{parts:conjoined}", check=_separate)
include("object", "joined")
include("subjects", "subject", "joined")
include("object-or-all", "object", "bare")


class Whose:
    """A reference in the possessive: "its", "their", "that creature's", "~'s"."""

    name = "whose"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        surface = parser.surfaces[at]
        found: list[Reading] = []
        if surface in ("its", "his", "her"):
            found.append((It("it"), at + 1, (("its", "his", "her").index(surface), 0)))
        elif surface == "their":
            found.append((It("them"), at + 1, (3, 0)))
        if found:
            parser.furthest = max(parser.furthest, at + 1)
        for value, end, extra in parser.read(category("object"), at):
            if parser.tokens[end].lemma == "'s":
                plural = int(parser.surfaces[end] != "'s")
                found.append((value, end + 1, (4, plural, *extra)))
        return found

    def write(self, value: Any, choices: Iterator[int], out: list[str]) -> None:
        kind, plural = next(choices), next(choices)
        if kind < 4:
            out.append(("its", "his", "her", "their")[kind])
            return
        category("object").write(value, choices, out)
        out.append("'" if plural else "'s")

    def starts(self, key: str) -> bool:
        return key in ("its", "his", "her", "their") or category("object").starts(key)


declare(Whose())


def _cards_in(player: PlayerRef, zone: Zone) -> Objects:
    return Objects(ALL, Filter((IsCard(), InZone(zone, player)), zone))


def _in_parts(node: Objects) -> dict[str, Any]:
    where = node.filter.predicates[1]
    assert isinstance(where, InZone)
    return {"player": where.player, "zone": where.zone}


production(
    "zonecards", _cards_in, "{player:possessive} graveyard", zone=Zone.GRAVEYARD, unbuild=_in_parts
)
production("zonecards", _cards_in, "{player:possessive} hand", zone=Zone.HAND, unbuild=_in_parts)
production("zonecards", lambda: Objects(ALL, Filter((IsCard(), InZone(Zone.GRAVEYARD)),
           Zone.GRAVEYARD)), "all graveyards",
           unbuild=lambda n: {})  # fmt: skip

# Who may be dealt damage: objects, players, or both ("each creature and each player") ---------------

include("recipient-one", "object", "player", "bare")
declare(ListOf("recipients", "recipient-one", ("and",), least=2, most=3))
production("recipient-both", Both, "{parts:recipients}",
           check=lambda v: any(isinstance(p, PlayerRef) for p in v["parts"]))  # fmt: skip
include("recipient", "object", "player", "recipient-both")
