"""The families of questions, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quizzes.families import (
    complete_definition,
    from_text,
    how_many,
    is_it_legal,
    kind_of_ability,
    life_total,
    mana_to_pay,
    multiple_instances,
    permanent_types,
    planar_decks,
    power_toughness,
    resolution_order,
    right_reason,
    select_all,
    shared_planar_decks,
    spot_the_mistake,
    statuses,
    token_names,
    true_or_false,
    uses_the_stack,
    what_can_be_targeted,
    what_changed,
    what_happens_next,
    what_is_left,
    what_planeswalks,
    what_survives,
    where_it_functions,
    which_keyword,
    which_meaning,
    which_zone,
    who_controls,
    zones_own_or_shared,
    zones_public_or_hidden,
)
from quizzes.families.family import Family

FAMILIES: Mapping[str, Family] = MappingProxyType(
    {
        module.FAMILY.name: module.FAMILY
        for module in (
            kind_of_ability,
            multiple_instances,
            where_it_functions,
            which_keyword,
            which_meaning,
            complete_definition,
            permanent_types,
            planar_decks,
            select_all,
            shared_planar_decks,
            spot_the_mistake,
            statuses,
            token_names,
            true_or_false,
            uses_the_stack,
            what_changed,
            what_planeswalks,
            zones_own_or_shared,
            zones_public_or_hidden,
            from_text,
            life_total,
            power_toughness,
            which_zone,
            how_many,
            is_it_legal,
            mana_to_pay,
            who_controls,
            resolution_order,
            what_is_left,
            what_happens_next,
            what_can_be_targeted,
            what_survives,
            right_reason,
        )
    }
)

__all__ = ["FAMILIES", "Family"]
