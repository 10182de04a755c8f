"""Where an ability functions, as its own words say (rule 113.6)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rulesengine.ir.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from rulesengine.ir.changes import Cant, CostsLess
from rulesengine.ir.conditions import AllHold, Matches
from rulesengine.ir.costs import DiscardCost
from rulesengine.ir.filters import InZone
from rulesengine.ir.node import Node
from rulesengine.ir.refs import Itself
from rulesengine.ir.statics import (
    AdditionalCost,
    AlternativeCost,
    Changes,
    DefinesPT,
    Instead,
)
from rulesengine.ir.triggers import CastTrigger, ObjectTrigger
from rulesengine.ir.words import Zone

EVERYWHERE = (
    Zone.BATTLEFIELD,
    Zone.HAND,
    Zone.GRAVEYARD,
    Zone.STACK,
    Zone.LIBRARY,
    Zone.EXILE,
    Zone.COMMAND,
)


def set_zones(ability: Ability) -> None:
    """Note the zones an ability functions in where they are not the battlefield."""
    if isinstance(ability, ActivatedAbility):
        named = _named_zone((ability.costs, ability.effect))
        if any(isinstance(c, DiscardCost) and isinstance(c.what, Itself) for c in ability.costs):
            named = Zone.HAND
        if named is not None:
            object.__setattr__(ability, "zone", named)
    elif isinstance(ability, TriggeredAbility):
        named = _named_zone((ability.condition, ability.effect))
        if isinstance(ability.trigger, CastTrigger) and isinstance(ability.trigger.what, Itself):
            object.__setattr__(ability, "zones", (Zone.STACK,))
        elif isinstance(ability.trigger, ObjectTrigger) and ability.trigger.what == "plotted":
            object.__setattr__(ability, "zones", (Zone.EXILE,))  # 702.170b: where it becomes so
        elif named is not None and not isinstance(_subject(ability), Itself):
            object.__setattr__(ability, "zones", (named,))
    elif isinstance(ability, StaticAbility):
        zones = _static_zones(ability)
        if zones is not None:
            object.__setattr__(ability, "zones", zones)


def _subject(ability: TriggeredAbility) -> Any:
    return getattr(ability.trigger, "subject", None)


def _static_zones(ability: StaticAbility) -> tuple[Zone, ...] | None:
    effect = ability.effect
    stated = _stated_zone(ability.condition)
    if stated is not None:
        return (stated,)
    if isinstance(effect, DefinesPT):
        return EVERYWHERE  # 604.3
    if isinstance(effect, AdditionalCost | AlternativeCost):
        return (Zone.STACK,)  # 113.6d; the permission to pay it is read as the spell is proposed
    if isinstance(effect, Changes) and isinstance(effect.what, Itself):
        if any(isinstance(change, CostsLess) for change in effect.changes):
            return (Zone.STACK,)
        if any(isinstance(c, Cant) and c.what == "be countered" for c in effect.changes):
            return (Zone.STACK,)  # 113.6g
    if isinstance(effect, Instead) and isinstance(effect.would.subject, Itself):
        return EVERYWHERE if effect.would.from_zone is None else None  # 113.6h
    return None


def _stated_zone(condition: Any) -> Zone | None:
    """113.6b: "as long as this card is in your graveyard" says where the ability functions."""
    parts = condition.parts if isinstance(condition, AllHold) else (condition,)
    for part in parts:
        if isinstance(part, Matches) and isinstance(part.reference, Itself):
            for predicate in part.filter.predicates:
                if isinstance(predicate, InZone):
                    return predicate.zone
    return None


def _named_zone(value: Any) -> Zone | None:
    if isinstance(value, tuple):
        for item in value:
            found = _named_zone(item)
            if found is not None:
                return found
        return None
    if isinstance(value, Itself):
        return value.zone
    if isinstance(value, Node) and not isinstance(value, Ability):
        return _named_zone(tuple(getattr(value, field.name) for field in fields(value)))
    return None
