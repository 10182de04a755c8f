"""Predicates about characteristics: types, colors, names, keywords (rule 109.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.filters.matching import compare, predicate
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import GameObject, is_player
from rulesengine.game.vocabulary import acts_on
from rulesengine.ir import filters as f
from rulesengine.ir.words import CardType, Supertype

if TYPE_CHECKING:
    from rulesengine.game.characteristics import Characteristics
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


@predicate(f.IsType)
def _type(_g: Game, p: f.IsType, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.type in v.types


@predicate(f.IsSubtype)
def _subtype(_g: Game, p: f.IsSubtype, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.subtype in v.subtypes


@predicate(f.IsSupertype)
def _supertype(_g: Game, p: f.IsSupertype, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.supertype in v.supertypes


@predicate(f.IsColor)
def _color(_g: Game, p: f.IsColor, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.color in v.colors


@predicate(f.ColorCount)
def _colors(_g: Game, p: f.ColorCount, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return compare(len(v.colors), p.compare, p.count)


@predicate(f.HasKeyword)
def _keyword(_g: Game, p: f.HasKeyword, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return p.keyword in v.keywords


@predicate(f.Measures)
def _measures(game: Game, p: f.Measures, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.quantities import measure, number

    found = measure(game, p.what, t.id)
    if found is None:
        return False
    former, c.affected = c.affected, t.id
    try:
        return compare(found, p.compare, number(game, p.to, c))
    finally:
        c.affected = former


@predicate(f.HasGreatest)
def _greatest(game: Game, p: f.HasGreatest, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.quantities import measure
    from rulesengine.game.references import everything

    mine = measure(game, p.what, t.id)
    among = p.among or f.Filter((f.IsType(CardType.CREATURE),))
    others = [measure(game, p.what, other) or 0 for other in everything(game, among, c)]
    if mine is None or not others:
        return False
    return mine == (min(others) if p.least else max(others))


@predicate(f.IsNamed)
def _named(game: Game, p: f.IsNamed, _t: GameObject, v: Characteristics, c: Context) -> bool:
    name = game.objects[c.source].face.name if p.name == "~" else p.name  # 201.5: its own name
    return v.name.lower() == name.lower()


@predicate(f.SharesName)
def _same_name(game: Game, p: f.SharesName, _t: GameObject, v: Characteristics, c: Context) -> bool:
    from rulesengine.game.references import denoted

    return bool(v.name) and any(
        characteristics(game, e).name == v.name
        for e in denoted(game, p.reference, c)
        if not is_player(e)
    )


@predicate(f.Shares)
def _shares(game: Game, p: f.Shares, _t: GameObject, v: Characteristics, c: Context) -> bool:
    from rulesengine.game.references import denoted
    from rulesengine.game.subtypes import CREATURE_TYPES

    for entity in denoted(game, p.reference, c):
        other = characteristics(game, entity)
        match p.what:
            case "color":
                shared = bool(v.colors & other.colors)
            case "creature type":
                shared = bool(v.subtypes & other.subtypes & CREATURE_TYPES)
            case "card type":
                shared = bool(v.types & other.types)
            case "land type":
                shared = bool(v.subtypes & other.subtypes)
            case "name":
                shared = v.name == other.name
            case _:
                shared = measure_equal(game, p.what, _t.id, entity)
        if shared:
            return True
    return False


def measure_equal(game: Game, what: str, one: EntityId, other: EntityId) -> bool:
    from rulesengine.game.quantities import measure

    return measure(game, what, one) == measure(game, what, other)


acts_on(f.IsChosen, "color", "type", "creature type", "land type", "card type", "name", "card name")
acts_on(f.IsChosen, "color of your choice", "creature type of your choice")


@predicate(f.IsChosen)
def _chosen(game: Game, p: f.IsChosen, _t: GameObject, v: Characteristics, c: Context) -> bool:
    value = c.memory.get("chosen " + p.what)
    if value is None:
        value = game.objects[c.source].chosen.get(p.what)
    match p.what:
        case "color" | "color of your choice":
            return value in v.colors
        case "type" | "creature type" | "land type" | "creature type of your choice":
            return value in v.subtypes or value in v.types
        case "card type":
            return value in v.types
        case "name" | "card name":
            return bool(value) and value == v.name
        case _:
            return False


@predicate(f.IsHistoric)
def _historic(_g: Game, _p: f.IsHistoric, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return (
        Supertype.LEGENDARY in v.supertypes or CardType.ARTIFACT in v.types or "Saga" in v.subtypes
    )


@predicate(f.HasXInCost)
def _x_cost(_g: Game, _p: f.HasXInCost, _t: GameObject, v: Characteristics, _c: Context) -> bool:
    return "X" in (v.mana_cost or ())


@predicate(f.HasNoAbilities)
def _no_abilities(
    _g: Game, _p: f.HasNoAbilities, _t: GameObject, v: Characteristics, _c: Context
) -> bool:
    return not v.abilities


@predicate(f.IsLesser)
def _lesser(game: Game, p: f.IsLesser, t: GameObject, _v: Characteristics, c: Context) -> bool:
    from rulesengine.game.quantities import measure
    from rulesengine.game.references import denoted

    own = measure(game, p.what, t.id)
    than = [measure(game, p.what, e) for e in denoted(game, p.than, c) if not is_player(e)]
    return own is not None and any(x is not None and compare(own, p.compare, x) for x in than)
