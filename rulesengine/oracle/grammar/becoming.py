"""Becoming something else: types, colours, copies (layers 1, 4 and 5; rules 205.1, 613, 707)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.changes import (
    Become,
    BecomeCopy,
    Change,
    Gain,
    LoseAllAbilities,
    LoseTypes,
    SetColors,
    SetPT,
    SetTypes,
)
from rulesengine.ir.effects import Continuous
from rulesengine.ir.quantities import Quantity
from rulesengine.ir.statics import Changes
from rulesengine.ir.words import CardType, Color, Duration, Supertype
from rulesengine.oracle.category import ListOf, declare, production
from rulesengine.oracle.grammar.changes import quantity, unsigned, written
from rulesengine.oracle.subtypes import BASIC_LAND_TYPES, LAND_TYPES

Words = dict[str, tuple[Any, ...]]
_FIELDS = ("colors", "supertypes", "types", "subtypes")


def become(
    words: Words,
    stats: tuple[str, str] | None = None,
    abilities: tuple[Any, ...] = (),
    adding: bool = False,
    adding_colors: bool = False,
) -> Become:
    """A 3/3 green Elemental creature with haste: size, colours, types, abilities, in layer order.

    What becomes an artifact creature keeps all it was (205.1b).
    """
    parts: list[Change] = []
    adding = adding or {CardType.ARTIFACT, CardType.CREATURE} <= set(words["types"])
    if words["types"] or words["subtypes"] or words["supertypes"]:
        parts.append(SetTypes(words["types"], words["subtypes"], words["supertypes"], adding))
    if words["colors"]:
        parts.append(SetColors(words["colors"], adding_colors))
    if abilities:
        parts.append(Gain(abilities))
    if stats is not None:
        parts.append(SetPT(quantity(stats[0]), quantity(stats[1])))
    return Become(tuple(parts))


def become_parts(node: Become) -> dict[str, Any]:
    """What `become` was given, by name."""
    values: dict[str, Any] = {"words": dict.fromkeys(_FIELDS, ()), "stats": None, "abilities": ()}
    for part in node.parts:
        if isinstance(part, SetTypes):
            values["words"] |= {
                "types": part.types,
                "subtypes": part.subtypes,
                "supertypes": part.supertypes,
            }
        elif isinstance(part, SetColors):
            values["words"]["colors"] = part.colors
        elif isinstance(part, Gain):
            values["abilities"] = part.abilities
        elif isinstance(part, SetPT):
            assert part.power is not None
            assert part.toughness is not None
            values["stats"] = (written(part.power), written(part.toughness))
    return values


def _sized_by(words: Words, x: Quantity) -> Become:
    """An artifact creature with power and toughness each equal to its mana value."""
    return Become((*become(words).parts, SetPT(x, x)))


def _sized_parts(node: Become) -> dict[str, Any]:
    *parts, size = node.parts
    assert isinstance(size, SetPT)
    return {**become_parts(Become(tuple(parts))), "x": size.power}


_TOO = (
    "in addition to (its|their) other types",
    "in addition to (its|their) other (creature|land) types",
)
for _verb in ("become", "(is|'s|'re)"):
    for _with in ("", " with {abilities:granted}"):
        production("change", become, f"{_verb} [a] {{stats:stats}} "
           f"{{words:tokenwords}}{_with}", unbuild=become_parts,
                   check=unsigned)  # fmt: skip
        production("change", become, f"{_verb} [a] {{stats:stats}} {{words:tokenwords}}{_with} {_TOO[0]}",
                   unbuild=become_parts, check=unsigned, adding=True)  # fmt: skip
    production("change", become, f"{_verb} [a] {{words:tokenwords}} in addition to (its|their) "
           f"other colors and types",
               unbuild=become_parts, adding=True, adding_colors=True)  # fmt: skip
    production("change", become,
               f"{_verb} [a] {{stats:stats}} {{words:tokenwords}} in addition to (its|their) other "
           f"colors and types",
               unbuild=become_parts, check=unsigned, adding=True, adding_colors=True)  # fmt: skip
    for _too in _TOO:
        production(
            "change",
            become,
            f"{_verb} [a] {{words:tokenwords}} {_too}",
            unbuild=become_parts,
            adding=True,
        )
    for _tail, _adding, _colors_too in (
        ("", False, False),
        (" in addition to (its|their) other types", True, False),
        (" in addition to (its|their) other creature types", True, False),
        (" in addition to (its|their) other colors and types", True, True),
    ):
        production("change", become,
                   f"{_verb} [a] {{words:tokenwords}} with base power and toughness {{stats:stats}}{_tail}",
                   unbuild=become_parts, check=unsigned, adding=_adding, adding_colors=_colors_too)  # fmt: skip
    for _with in ("", " with {abilities:granted}"):
        production("change", become,
                   f"{_verb} [a] {{stats:stats}} {{words:tokenwords}}{_with} that (is|'s|are|'re) still "
                   "(a land|land|a planeswalker|planeswalker)",
                   unbuild=become_parts, check=unsigned, adding=True)  # fmt: skip
    production("change", _sized_by,
               f"{_verb} [a] {{words:tokenwords}} with [base] power and toughness each equal to {{x:value}}",
               unbuild=_sized_parts)  # fmt: skip
    production("change", SetColors, f"{_verb} {{colors:colors}}")
    production(
        "change",
        SetColors,
        f"{_verb} {{colors:colors}} in addition to (its|their) other colors",
        adding=True,
    )
    production("change", SetColors, f"{_verb} colorless", colors=())
    production(
        "change", SetTypes, f"{_verb} every creature type", every_creature_type=True, adding=True
    )
    production("change", BecomeCopy, f"{_verb} a copy of {{of:object}}")
    production(
        "change", BecomeCopy, f"{_verb} a copy of {{of:object}} , except {{exceptions:exceptions}}"
    )
    production("change", SetTypes, f"{_verb} the chosen type in addition to (its|their) other "
           f"types", chosen_type=True,
               adding=True)  # fmt: skip
    production("change", SetColors, f"{_verb} all colors", colors=tuple(Color))
production("change", become, "become [a] {words:tokenwords}", unbuild=become_parts,
           check=lambda v: bool(v["words"]["types"]))  # fmt: skip


def _land_types(words: Words) -> SetTypes:
    """ "Nonbasic lands are Mountains": only the land types change, and abilities go with them (305.7)."""
    return SetTypes(subtypes=words["subtypes"])


def _only_land_types(values: dict[str, Any]) -> bool:
    words = values["words"]
    others = words["types"] or words["colors"] or words["supertypes"]
    return bool(words["subtypes"]) and not others and set(words["subtypes"]) <= LAND_TYPES


production(
    "change", _land_types, "become [a] {words:tokenwords}", check=_only_land_types,
    unbuild=lambda n: {"words": dict.fromkeys(_FIELDS, ()) | {"subtypes": n.subtypes}},
)  # fmt: skip
for _verb in ("become", "(is|'s|'re)"):
    production("change", become, _verb + " a {words:tokenwords} with {abilities:granted}",
               unbuild=become_parts)  # fmt: skip
production("change", LoseTypes, "(isn't|'s not) a {types:typeone}")
declare(ListOf("typeone", "cardtype", (",",), most=1))


def _and_nothing_else(what: Any, changes: tuple[Change, ...]) -> Changes:
    return Changes(what, (*changes, LoseAllAbilities(other=True)))


production("static-effect", _and_nothing_else,
           "{what:host} {changes:changes} [,] and (it|they) lose all other abilities",
           unbuild=lambda n: {"what": n.what, "changes": n.changes[:-1]})  # fmt: skip


def _size(stats: tuple[str, str]) -> SetPT:
    return SetPT(quantity(stats[0]), quantity(stats[1]))


def _still_a_land(values: dict[str, Any]) -> bool:
    return unsigned(values) and CardType.CREATURE in values["words"]["types"]


def animation(
    what: Any,
    words: Words,
    stats: tuple[str, str],
    duration: Duration,
    abilities: tuple[Any, ...] = (),
) -> Continuous:
    """Something becomes a creature in addition to what it is, for a while."""
    return Continuous(what, (become(words, stats, abilities, adding=True),), duration)


def animation_parts(node: Continuous) -> dict[str, Any]:
    """What `animation` was given, by name."""
    change = node.changes[0]
    assert isinstance(change, Become)
    return {"what": node.what, "duration": node.duration, **become_parts(change)}


for _with in ("", " with {abilities:granted}"):
    for _order in (
        "{what:subjects} become [a] {stats:stats} {words:tokenwords}"
        + _with
        + " {duration:duration}",
        "{duration:duration} , {what:subjects} become a {stats:stats} {words:tokenwords}" + _with,
    ):
        production("clause", animation, _order + " . (it 's|they are|they 're) still (a "
           "land|land)", unbuild=animation_parts,
                   check=_still_a_land)  # fmt: skip
    production("clause", animation, "{what:subjects} become a {stats:stats} {words:tokenwords}" + _with
               + " . (it 's|they are|they 're) still (a "
           "land|land)", unbuild=animation_parts, check=_still_a_land,
               duration=Duration.PERMANENT)  # fmt: skip
    production("clause", animation, "{duration:duration} , {what:subjects} become a {stats:stats} "
           "{words:tokenwords}"
               + _with + " that (is|'s) still a planeswalker", unbuild=animation_parts,
               check=_still_a_land)  # fmt: skip
production("change", _size, "(is|'s|'re) {stats:stats}", check=unsigned,
           unbuild=lambda n: {"stats": (written(n.power), written(n.toughness))})  # fmt: skip
production(
    "change", LoseTypes, "(isn't|'s not|aren't) legendary", supertypes=(Supertype.LEGENDARY,)
)


def _land_type(subtype: str) -> SetTypes:
    """305.7: sets the land type, so that other land types and abilities are lost."""
    return SetTypes(subtypes=(subtype,))


production("change", _land_type, "(is|are) [a] {subtype:subtype}", unbuild=lambda n: {"subtype": n.subtypes[0]},
           check=lambda v: v["subtype"] in BASIC_LAND_TYPES)  # fmt: skip
