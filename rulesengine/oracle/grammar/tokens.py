"""Creating tokens (rule 111)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulesengine.ir.actions import CreateCopyTokens, CreateTokens, TokenDescription
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.words import CardType
from rulesengine.oracle.category import ListOf, Words, category, declare, production
from rulesengine.oracle.grammar.changes import quantity, unsigned, written
from rulesengine.oracle.inflect import inflect
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.subtypes import BASIC_LAND_TYPES

PREDEFINED = ("Treasure", "Food", "Clue", "Blood", "Map", "Gold", "Powerstone", "Junk", "Incubator",
              "Lander", "Mutagen", "Shard", "Walker")  # fmt: skip
_KINDS = ("color", "supertype", "cardtype", "subtype")
_FIELDS = ("colors", "supertypes", "types", "subtypes")
_COLORLESS = 4
_BEFORE = ((), ("and",), (",",), (",", "and"))


class TokenWords:
    """ "green Elf Warrior creature": what a token is, up to the word "token".

    The value is the words by kind; the choices keep their order and what joined them.
    """

    name = "tokenwords"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        values: dict[str, tuple[Any, ...]] = dict.fromkeys(_FIELDS, ())
        codes: list[int] = []
        end = at
        while True:
            step = self._word(parser, end)
            if step is None:
                break
            kind, before, value, end = step
            last = parser.tokens[end - 1]
            codes.append((kind * 4 + before) * 2 + (last.surface != last.lemma))
            if kind != _COLORLESS:
                values[_FIELDS[kind]] = (*values[_FIELDS[kind]], value)
        if not codes:
            return []
        parser.furthest = max(parser.furthest, end)
        return [(values, end, (len(codes), *codes))]

    @staticmethod
    def _word(parser: Parser, at: int) -> tuple[int, int, Any, int] | None:
        for before, words in enumerate(_BEFORE):
            if tuple(parser.surfaces[at : at + len(words)]) != words:
                continue
            place = at + len(words)
            if parser.surfaces[place] == "colorless" and not before:
                return _COLORLESS, 0, None, place + 1
            for kind, name in enumerate(_KINDS):
                if before and name != "color":
                    continue
                for value, end, _ in category(name).read(parser, place):
                    return kind, before, value, end
        return None

    def write(self, value: dict[str, Any], choices: Iterator[int], out: list[str]) -> None:
        queues = [iter(value[field]) for field in _FIELDS]
        for _ in range(next(choices)):
            code, plural = divmod(next(choices), 2)
            kind, before = divmod(code, 4)
            out.extend(_BEFORE[before])
            word = "colorless" if kind == _COLORLESS else str(next(queues[kind])).lower()
            out.extend((inflect(word) if plural else word).split())

    def starts(self, key: str) -> bool:
        return key == "colorless" or any(category(name).starts(key) for name in _KINDS)


declare(TokenWords())


def _describe(
    words: dict[str, tuple[Any, ...]],
    stats: tuple[str, str] | None = None,
    abilities: tuple[Any, ...] = (),
    name: str = "",
) -> TokenDescription:
    power = toughness = None
    if stats is not None:
        power, toughness = quantity(stats[0]), quantity(stats[1])
    described: dict[str, Any] = words
    return TokenDescription(power, toughness, name=name, abilities=abilities, **described)


def _parts(node: TokenDescription) -> dict[str, Any]:
    stats = None
    if node.power is not None and node.toughness is not None:
        stats = (written(node.power), written(node.toughness))
    words = {field: getattr(node, field) for field in _FIELDS}
    return {"words": words, "stats": stats, "abilities": node.abilities, "name": node.name}


def _sized(values: dict[str, Any]) -> bool:
    return unsigned(values)


for _name in ("", " named {name:name}"):
    for _with in ("", " with {abilities:granted}"):
        production("token", _describe, "{stats:stats} {words:tokenwords} token" + _name + _with,
                   unbuild=_parts, check=_sized)  # fmt: skip
        if _name or _with:
            production(
                "token", _describe, "{words:tokenwords} token" + _name + _with, unbuild=_parts
            )


def _every_land_type(words: dict[str, tuple[Any, ...]], name: str) -> TokenDescription:
    return _describe({**words, "subtypes": BASIC_LAND_TYPES}, name=name)


def _land_parts(node: TokenDescription) -> dict[str, Any]:
    return _parts(replace(node, subtypes=()))


production("token", _every_land_type,
           "{words:tokenwords} token named {name:name} that is every basic land type",
           unbuild=_land_parts, check=lambda v: not v["words"]["subtypes"])  # fmt: skip
ROLES = ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
declare(Words("predefined", {name.lower(): name for name in PREDEFINED}
              | {f"{name} Role".lower(): f"{name} Role" for name in ROLES}))  # fmt: skip
production("token", TokenDescription, "{predefined:predefined} token")
production("action", CreateTokens, "create {count:count} {token:token} <count>")
production("action", CreateTokens, "create {count:count} tapped {token:token} <count>", tapped=True)
production("action", CreateTokens, "create {count:count} {token:token} that (is|'s) tapped and attacking",
           tapped=True, attacking=True)  # fmt: skip
production(
    "action", CreateTokens, "create {count:count} {token:token} attached to {attached_to:object}"
)
production("action", CreateTokens, "create a number of {token:token} equal to {count:value}")
production(
    "action",
    CreateCopyTokens,
    "create {count:count} token that (is a copy|'s a copy|are copies) of {of:object}",
)
production("action", CreateCopyTokens,
           "create {count:count} tapped token that (is a copy|'s a copy|are copies) of "
           "{of:object}", tapped=True)  # fmt: skip


def _create_with(
    count: Quantity, token: TokenDescription, abilities: tuple[Any, ...]
) -> CreateTokens:
    """ "Create a token. It has …": the ability is the token's from the start (111.3)."""
    return CreateTokens(count, replace(token, abilities=abilities))


def _create_parts(node: CreateTokens) -> dict[str, Any]:
    bare = replace(node.token, abilities=())
    return {"count": node.count, "token": bare, "abilities": node.token.abilities}


production("action", _create_with, "create {count:count} {token:token} . (it has|they have) "
           "{abilities:granted}",
           unbuild=_create_parts, check=lambda v: not v["token"].abilities)  # fmt: skip

production("unsized-token", _describe, "{words:tokenwords} token", unbuild=_parts,
           check=lambda v: CardType.CREATURE in v["words"]["types"])  # fmt: skip
production("action", _create_with, "create {count:count} {token:unsized-token} . (it has|they have) "
           "{abilities:granted}", unbuild=_create_parts)  # fmt: skip

# Copies with exceptions (707.9) ---------------------------------------------------------------------------


class Exception_:
    """ "it has haste", "it's a 4/4 black Zombie": a change with the pronoun before it."""

    name = "exception"
    PRONOUNS = ("it", "they", "the token", "the tokens", "the copy", "that token")

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        for index, pronoun in enumerate(self.PRONOUNS):
            words = pronoun.split()
            if parser.surfaces[at : at + len(words)] == words:
                found.extend(
                    (value, end, (index, *extra))
                    for value, end, extra in parser.read(category("change"), at + len(words))
                )
        return found

    def write(self, value: Any, choices: Iterator[int], out: list[str]) -> None:
        out.extend(self.PRONOUNS[next(choices)].split())
        category("change").write(value, choices, out)

    def starts(self, key: str) -> bool:
        return key in ("it", "they", "the", "that")


declare(Exception_())
_exceptions = ListOf("exceptions", "exception", (",", ", and", "and"), most=5)
_exceptions.check = lambda values, gaps: not gaps or gaps[-1] != 0
declare(_exceptions)
_COPY = (
    "token that (is a copy|'s a copy|are copies) of {of:object} , except {exceptions:exceptions}"
)
production("action", CreateCopyTokens, "create {count:count} " + _COPY)
production("action", CreateCopyTokens, "create {count:count} tapped " + _COPY, tapped=True)
production(
    "action",
    CreateCopyTokens,
    "create {count:count} tapped and attacking " + _COPY,
    tapped=True,
    attacking=True,
)
production("action", CreateCopyTokens,
           "create {count:count} tapped and attacking token that (is a copy|'s a copy|are copies) "
           "of {of:object}",
           tapped=True, attacking=True)  # fmt: skip
production("action", CreateCopyTokens,
           "create {count:count} token that (is a copy|'s a copy|are copies) of {of:object} for "
           "each {count__per:per}")  # fmt: skip
