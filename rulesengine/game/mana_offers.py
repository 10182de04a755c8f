"""What could make mana while a cost is paid, in the order in which it had best be used."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulesengine.game.mana import COLORED, Symbols


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """One way to make mana: what activating one mana ability once gives.

    Sources with the same `key` exclude each other. Each bundle is one mask of kinds for each mana
    it has; of several bundles one is chosen. `harm` grows with what the ability takes besides
    tapping and `cost`, its own mana cost.
    """

    key: Hashable
    bundles: tuple[tuple[int, ...], ...]
    harm: int = 0
    cost: Symbols = ()
    creature: bool = False
    basic: bool = False
    repeatable: bool = False
    ability: Any = None
    plain: bool = field(init=False)  # gives one bundle, for no mana
    mask: int = field(init=False)  # of a plain, harmless source of a single mana; else 0
    order: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        plain = not self.cost and len(self.bundles) == 1 and not self.repeatable
        single = plain and not self.harm and len(self.bundles[0]) == 1
        union = 0
        for mask in self.bundles[0]:
            union |= mask
        order = preference(union, self.harm, len(self.bundles[0]), self.creature, self.basic)
        object.__setattr__(self, "plain", plain)
        object.__setattr__(self, "mask", union if single else 0)
        object.__setattr__(self, "order", order)


def preference(mask: int, harm: int, size: int, creature: bool, basic: bool) -> tuple[int, ...]:
    """Used first: no harm, colourless, no creature, few colours, a basic land, no surplus."""
    colors = (mask & COLORED).bit_count()
    return (harm, colors > 0, creature, colors, not basic, size)


class Base(NamedTuple):
    """The plain sources of one key, as one offer."""

    sources: tuple[Source, ...]
    kinds: tuple[tuple[tuple[int, int], ...], ...]  # per unit
    order: tuple[int, ...]


def offers(sources: Sequence[Source]) -> tuple[list[Base], list[Source]]:
    """Sources as plain offers in order of preference, and the others."""
    groups: dict[Hashable, list[Source]] = {}
    others: list[Source] = []
    for source in sources:
        if source.repeatable:
            others.append(source)
        else:
            groups.setdefault(source.key, []).append(source)
    bases: list[Base] = []
    for group in groups.values():
        plain = [source for source in group if source.plain]
        single = [source for source in plain if len(source.bundles[0]) == 1]
        least = min((source.harm for source in plain), default=0)
        if not any(source.harm == least for source in single):
            single = []
        used = single or [source for source in plain if source.harm == least][:1]
        if used:
            bases.append(_base(used))
        others.extend(source for source in group if source not in used)
    bases.sort(key=lambda base: base.order)
    return bases, others


def _base(sources: list[Source]) -> Base:
    first = sources[0]
    if len(sources) == 1:
        kinds = tuple([((first.harm, mask),) for mask in first.bundles[0]])
        return Base((first,), kinds, first.order)
    steps: list[tuple[int, int]] = []
    mask = 0
    for source in sorted(sources, key=lambda source: source.harm):
        mask |= source.bundles[0][0]
        if steps and steps[-1][0] == source.harm:
            steps[-1] = (source.harm, mask)
        else:
            steps.append((source.harm, mask))
    order = preference(mask, steps[0][0], 1, first.creature, first.basic)
    return Base(tuple(sources), (tuple(steps),), order)
