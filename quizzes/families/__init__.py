"""The families of questions, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quizzes.families import (
    how_many,
    is_it_legal,
    kind_of_ability,
    life_total,
    multiple_instances,
    power_toughness,
    where_it_functions,
    which_keyword,
    which_meaning,
    which_zone,
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
            life_total,
            power_toughness,
            which_zone,
            how_many,
            is_it_legal,
        )
    }
)

__all__ = ["FAMILIES", "Family"]
