"""What each change does in its layer (613.1): one applier a class of change."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from rulesengine.game.characteristics import Characteristics, Held
from rulesengine.game.keywords import hold, printed_abilities
from rulesengine.game.quantities import number
from rulesengine.game.subtypes import CREATURE_TYPES, LAND_TYPES, types_of_subtype
from rulesengine.game.vocabulary import carries_out
from rulesengine.ir import changes as ch
from rulesengine.ir.abilities import KeywordAbility
from rulesengine.ir.changes import Change
from rulesengine.ir.statics import DefinesPT
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId


class Layer(IntEnum):
    """In the order they are applied (613.1, 613.4)."""

    COPY = 10
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    DEFINE_PT = 71
    SET_PT = 72
    MODIFY_PT = 73
    SWITCH_PT = 74


_LAYERS: dict[type, Layer] = {
    ch.BecomeCopy: Layer.COPY,
    ch.ChangeControl: Layer.CONTROL,
    ch.TextChange: Layer.TEXT,
    ch.SetName: Layer.TEXT,
    ch.SetTypes: Layer.TYPE,
    ch.LoseTypes: Layer.TYPE,
    ch.SetColors: Layer.COLOR,
    ch.Gain: Layer.ABILITY,
    ch.Lose: Layer.ABILITY,
    ch.LoseAllAbilities: Layer.ABILITY,
    ch.CantHave: Layer.ABILITY,
    DefinesPT: Layer.DEFINE_PT,
    ch.SetPT: Layer.SET_PT,
    ch.ChangePT: Layer.MODIFY_PT,
    ch.SwitchPT: Layer.SWITCH_PT,
}
"""Changes not listed (can't, must, may, costs) are read by the rules they modify, after all layers."""


def LAYER_OF(change: Change) -> frozenset[Layer]:
    if isinstance(change, ch.Become):
        return layers_of(change.parts)
    return frozenset({_LAYERS.get(type(change), Layer.SWITCH_PT)})


def layers_of(changes: tuple[Change, ...]) -> frozenset[Layer]:
    found: set[Layer] = set()
    for change in changes:
        found |= LAYER_OF(change)
    return frozenset(found)


def apply_change(
    game: Game,
    change: Change,
    layer: Layer,
    values: Characteristics,
    entity: EntityId,
    context: Context,
    timestamp: int,
) -> None:
    """Apply one change to one object's values in one layer."""
    if isinstance(change, ch.Become):
        for part in change.parts:
            if layer in LAYER_OF(part):
                apply_change(game, part, layer, values, entity, context, timestamp)
        return
    context.affected = entity
    applier = _APPLIERS.get(type(change))
    if applier is None:
        values.changes = (*values.changes, (change, context_of(context, entity)))
    else:
        applier(game, change, values, context, timestamp)


def context_of(context: Context, entity: EntityId) -> Context:
    from dataclasses import replace

    return replace(context, affected=entity)


def _copy(
    game: Game, change: ch.BecomeCopy, values: Characteristics, context: Context, _: int
) -> None:
    face = context.memory.get("copied_face")
    if face is None:
        return
    former = values.controller
    values.__init__(face, printed_abilities(game, face), former)  # type: ignore[misc]


def _control(
    game: Game, change: ch.ChangeControl, values: Characteristics, context: Context, _: int
) -> None:
    from rulesengine.game.references import players

    found = players(game, change.player, context)
    if found:
        values.controller = found[0]


def _name(_g: Game, change: ch.SetName, values: Characteristics, _c: Context, _t: int) -> None:
    values.name = change.name


def _set_types(
    game: Game, change: ch.SetTypes, values: Characteristics, context: Context, _: int
) -> None:
    subtypes = frozenset(change.subtypes)
    if change.chosen_type:
        subtypes |= {game.objects[context.source].chosen.get("type", "")} - {""}
    if change.every_creature_type:
        subtypes |= CREATURE_TYPES
    if change.every_land_type:
        subtypes |= {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    values.supertypes |= frozenset(change.supertypes)
    if change.adding:
        values.types |= frozenset(change.types)
        values.subtypes |= subtypes
        return
    if change.types:  # 205.1a: subtypes of the types that go, go too
        values.types = frozenset(change.types)
        values.subtypes = frozenset(
            s for s in values.subtypes if types_of_subtype(s) & values.types
        )
    if subtypes:
        kinds = {t for s in subtypes for t in types_of_subtype(s)}
        values.subtypes = subtypes | frozenset(
            s for s in values.subtypes if not types_of_subtype(s) & kinds
        )
        if CardType.LAND in kinds and subtypes & LAND_TYPES:  # 305.7: loses its own abilities
            values.set_abilities(())


def _lose_types(
    _g: Game, change: ch.LoseTypes, values: Characteristics, _c: Context, _t: int
) -> None:
    values.types -= frozenset(change.types)
    values.supertypes -= frozenset(change.supertypes)
    values.subtypes = frozenset(
        s
        for s in values.subtypes
        if (types_of_subtype(s) & values.types or not types_of_subtype(s))
        and not (change.all_creature_types and s in CREATURE_TYPES)
    )


def _colors(_g: Game, change: ch.SetColors, values: Characteristics, _c: Context, _t: int) -> None:
    colors = frozenset(change.colors)
    values.colors = values.colors | colors if change.adding else colors


def _gain(
    game: Game, change: ch.Gain, values: Characteristics, _c: Context, timestamp: int
) -> None:
    granted = tuple(
        held
        for held in hold(game, change.abilities, timestamp)
        if _name_of(held) not in values.cant_have
    )
    values.set_abilities((*values.abilities, *granted))


def _name_of(held: Held) -> str:
    keyword = held.keyword or held.ability
    return keyword.name if isinstance(keyword, KeywordAbility) else ""


def _lose(_g: Game, change: ch.Lose, values: Characteristics, _c: Context, _t: int) -> None:
    values.set_abilities(
        tuple(held for held in values.abilities if _name_of(held) not in change.keywords)
    )


def _lose_all(
    _g: Game, change: ch.LoseAllAbilities, values: Characteristics, _c: Context, time: int
) -> None:
    kept = values.abilities if change.other else ()
    values.set_abilities(tuple(held for held in kept if held.granted_by == time))


def _cant_have(
    game: Game, change: ch.CantHave, values: Characteristics, c: Context, t: int
) -> None:
    _lose(game, ch.Lose(change.keywords), values, c, t)
    values.cant_have |= frozenset(change.keywords)


def _define_pt(game: Game, change: DefinesPT, values: Characteristics, c: Context, _: int) -> None:
    if change.power is not None:
        values.power = number(game, change.power, c)
    if change.toughness is not None:
        values.toughness = number(game, change.toughness, c)


def _set_pt(game: Game, change: ch.SetPT, values: Characteristics, c: Context, _: int) -> None:
    if change.power is not None:
        values.power = number(game, change.power, c)
    if change.toughness is not None:
        values.toughness = number(game, change.toughness, c)


def _change_pt(
    game: Game, change: ch.ChangePT, values: Characteristics, c: Context, _: int
) -> None:
    if values.power is not None:
        values.power += change.power_sign * number(game, change.power, c)
    if values.toughness is not None:
        values.toughness += change.toughness_sign * number(game, change.toughness, c)


def _switch(_g: Game, _: ch.SwitchPT, values: Characteristics, _c: Context, _t: int) -> None:
    values.power, values.toughness = values.toughness, values.power


carries_out(ch.CantHave, ch.SwitchPT)
_APPLIERS: dict[type, Callable[[Game, Any, Characteristics, Context, int], None]] = {
    ch.BecomeCopy: _copy,
    ch.ChangeControl: _control,
    ch.SetName: _name,
    ch.SetTypes: _set_types,
    ch.LoseTypes: _lose_types,
    ch.SetColors: _colors,
    ch.Gain: _gain,
    ch.Lose: _lose,
    ch.LoseAllAbilities: _lose_all,
    ch.CantHave: _cant_have,
    DefinesPT: _define_pt,
    ch.SetPT: _set_pt,
    ch.ChangePT: _change_pt,
    ch.SwitchPT: _switch,
}
