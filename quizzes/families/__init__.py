"""The families of questions, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quizzes.families import (
    kind_of_ability,
    multiple_instances,
    where_it_functions,
    which_keyword,
    which_meaning,
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
        )
    }
)

__all__ = ["FAMILIES", "Family"]
