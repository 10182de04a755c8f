"""Keyword abilities with their parameters, from the table of shapes (rule 702)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.costs import Cost, EitherCost
from rulesengine.ir.filters import AnyOf, ColorCount, Filter, IsChosen, IsColor, Predicate
from rulesengine.ir.words import Compare
from rulesengine.oracle.category import ListOf, Words, declare, include, production
from rulesengine.oracle.keyword_shapes import KEYWORD_NAMES, SHAPES, Shape
from rulesengine.oracle.subtypes import BASIC_LAND_TYPES

declare(Words("keywordname", {name: name for name in KEYWORD_NAMES} | {
    f"{kind.lower()}walk": f"{kind.lower()}walk" for kind in BASIC_LAND_TYPES}))  # fmt: skip


def _declare(name: str, shape: Shape) -> None:
    short = name.removesuffix(" from").removesuffix(" for")
    if shape is Shape.BARE:
        production("keyword", KeywordAbility, name, name=name)
    elif shape is Shape.NUMBER:
        production("keyword", KeywordAbility, f"{name} {{n:amount}}", name=name)
        production("keyword", KeywordAbility, f"{name} x , where x is {{n:value}}", name=name)
        production(
            "keyword-dash", KeywordAbility, f"{name} x , where x is {{n:value}} .", name=name
        )
    elif shape is Shape.COST:
        production("keyword", KeywordAbility, f"{name} {{cost:manacosts}}", name=name)
        production("keyword-dash", KeywordAbility, f"{name} — {{cost:keywordcosts}} .", name=name)
        production("keyword-dash", KeywordAbility, f"{name} — {{cost:eitherpayment}} .", name=name)
        production("keyword", KeywordAbility, f"{name} — {{cost:keywordcosts}}", name=name,
                   check=lambda v: True)  # fmt: skip
    elif shape is Shape.NUMBER_COST:
        production(
            "keyword", KeywordAbility, f"{name} {{n:amount}} — {{cost:manacosts}}", name=name
        )
        production("keyword-dash", KeywordAbility, f"{name} {{n:amount}} — {{cost:keywordcosts}} .",
                   name=name)  # fmt: skip
    elif shape is Shape.QUALITY:
        production("keyword", KeywordAbility, f"{name} {{filter:quality}}", name=short)
    else:
        production("keyword", KeywordAbility, f"{name} {{text:name}}", name=name)


for _name, _shape in SHAPES:
    _declare(_name, _shape)


def _prototype(cost: tuple[Cost, ...], stats: tuple[str, str]) -> KeywordAbility:
    return KeywordAbility("prototype", cost=cost, text="/".join(stats))


for _type in BASIC_LAND_TYPES:
    production("keyword", KeywordAbility, f"{_type.lower()}walk", name="landwalk", text=_type)
    production("keyword", KeywordAbility, f"{_type.lower()}cycling {{cost:manacosts}}",
               name="typecycling", text=_type)  # fmt: skip
production("keyword", KeywordAbility, "nonbasic landwalk", name="landwalk", text="nonbasic")
production("keyword", KeywordAbility, "snow landwalk", name="landwalk", text="snow")
production("keyword", KeywordAbility, "basic landcycling {cost:manacosts}", name="typecycling",
           text="basic land")  # fmt: skip
production(
    "keyword", KeywordAbility, "landcycling {cost:manacosts}", name="typecycling", text="land"
)
for _type in ("sliver", "wizard", "artifact", "elf", "soldier"):
    production("keyword", KeywordAbility, f"{_type}cycling {{cost:manacosts}}",
               name="typecycling", text=_type.capitalize())  # fmt: skip
production(
    "keyword", KeywordAbility, "splice onto arcane {cost:manacosts}", name="splice", text="Arcane"
)
production("keyword-dash", KeywordAbility, "splice onto arcane — {cost:keywordcosts} .", name="splice",
           text="Arcane")  # fmt: skip
production("keyword", KeywordAbility, "equip {filter:filter} {cost:manacosts}", name="equip")
production("keyword", KeywordAbility, "devour {filter:filter} {n:amount}", name="devour")
production(
    "keyword",
    KeywordAbility,
    "devour {n:x} , where x is the number of creatures devoured this way",
    name="devour",
)
production("keyword", KeywordAbility, "emerge from {filter:filter} {cost:manacosts}", name="emerge")
production("keyword", _prototype, "prototype {cost:manacosts} — {stats:stats}",
           unbuild=lambda n: {"cost": n.cost, "stats": tuple(n.text.split("/"))})  # fmt: skip
production("keyword", KeywordAbility, "modular — sunburst", name="modular", text="sunburst")
production("keyword", KeywordAbility, "{text:subtype} offering", name="offering")
production("keyword", KeywordAbility, "max speed", name="max speed")
declare(Words("partnership", {
    "friends forever": "friends forever", "character select": "character select",
    "survivors": "survivors", "father & son": "father & son",
}))  # fmt: skip
production("keyword", KeywordAbility, "partner — {text:partnership}", name="partner—")


def _two_kickers(one: tuple[Cost, ...], other: tuple[Cost, ...]) -> KeywordAbility:
    return KeywordAbility("kicker", cost=(EitherCost((one, other)),))


def _kicker_parts(node: KeywordAbility) -> dict[str, Any]:
    assert node.cost is not None
    assert isinstance(node.cost[0], EitherCost)
    return {"one": node.cost[0].options[0], "other": node.cost[0].options[1]}


production(
    "keyword",
    _two_kickers,
    "kicker {one:manacosts} and / or {other:manacosts}",
    unbuild=_kicker_parts,
)
production("keyword", KeywordAbility, "champion a {filter:filter}", name="champion")


# What follows "protection from", "enchant", "affinity for" …


def _quality(predicates: tuple[Predicate, ...]) -> Filter:
    return Filter(predicates)


def _predicates(node: Filter) -> dict[str, Any]:
    return {"predicates": node.predicates}


def _both_qualities(one: Filter, other: Filter) -> Filter:
    return Filter((AnyOf((one, other)),))


def _both_parts(node: Filter) -> dict[str, Any]:
    options = node.predicates[0]
    assert isinstance(options, AnyOf)
    return {"one": options.options[0], "other": options.options[1]}


declare(ListOf("colorword", "coloradjective", (",",), most=1))
production("coloradjective", IsColor, "{color:color}")
production("coloradjective", ColorCount, "multicolored", compare=Compare.AT_LEAST, count=2)
production("coloradjective", ColorCount, "monocolored", compare=Compare.EQUAL, count=1)
production("coloradjective", ColorCount, "colorless", compare=Compare.EQUAL, count=0)
production("coloradjective", ColorCount, "each color", compare=Compare.AT_LEAST, count=1)
production("coloradjective", ColorCount, "all colors", compare=Compare.AT_LEAST, count=1)
production("post", ColorCount, "that are one or more colors", compare=Compare.AT_LEAST, count=1)
include("quality-one", "filter")
production("quality-one", _quality, "{predicates:colorword}", unbuild=_predicates)
production(
    "quality-one", lambda: Filter((IsChosen("color"),)), "the chosen color", unbuild=lambda n: {}
)
production(
    "quality-one",
    lambda: Filter((IsChosen("color of your choice"),)),
    "the color of your choice",
    unbuild=lambda n: {},
)
production("quality-one", lambda: Filter(), "everything", unbuild=lambda n: {})
production("quality-one", lambda: Filter((IsChosen("card type"),)), "the chosen card type",
           unbuild=lambda n: {})  # fmt: skip
include("quality", "quality-one")
production(
    "quality",
    _both_qualities,
    "{one:quality-one} and from {other:quality-one}",
    unbuild=_both_parts,
)
declare(ListOf("keywords", "keyword", ("and", ", and", ","), most=8))
