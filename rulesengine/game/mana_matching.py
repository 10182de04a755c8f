"""Which mana pays which part of a cost: a bipartite matching by augmenting paths."""

from __future__ import annotations

from typing import NamedTuple

GROUND = 1_000
"""The rank of mana that depends on no other payment."""


class Unit(NamedTuple):
    """One mana that is there or could be.

    `kinds` has what it can be, by rising harm: pairs of harm and the kinds at no more than that.
    `rank` orders sources that cost mana: a unit pays only for wants of a lower rank, so that no
    source can pay for itself, directly or around a corner. `owner` is for who offers the unit.
    """

    kinds: tuple[tuple[int, int], ...]
    owner: int
    rank: int = GROUND


class Matching:
    """Units given to wants. Every want is some number of mana of the kinds in its mask.

    Units that were given once stay given, so offering the preferred units first gives the best set
    of units there is: the sets that can be given form a matroid.
    """

    __slots__ = ("given", "masks", "missing", "need", "ranks", "units", "use")

    def __init__(self, units: list[Unit]) -> None:
        self.units = units
        self.use = [0] * len(units)
        self.masks: list[int] = []
        self.ranks: list[int] = []
        self.need: list[int] = []
        self.given: list[list[int]] = []
        self.missing = 0

    def want(self, mask: int, count: int, rank: int = 0) -> int:
        """Ask for some mana more; the number of the want."""
        self.masks.append(mask)
        self.ranks.append(rank)
        self.need.append(count)
        self.given.append([])
        self.missing += count
        return len(self.masks) - 1

    def ask_more(self, want: int) -> None:
        self.need[want] += 1
        self.missing += 1

    def ask_less(self, want: int) -> None:
        self.need[want] -= 1
        self.missing -= 1

    def taken(self) -> list[int]:
        """For every unit the want it is given to, or -1."""
        where = [-1] * len(self.units)
        for want, given in enumerate(self.given):
            for unit in given:
                where[unit] = want
        return where

    def offer_all(self, without: frozenset[int] = frozenset()) -> bool:
        """Offer every unit not yet given, in order, harmless uses before harmful ones."""
        levels = {kinds[0] for unit in self.units for kinds in unit.kinds}
        for harm in sorted(levels) if len(levels) > 1 else levels:
            if not self.missing:
                break
            self._offer_at(harm, without)
        return not self.missing

    def _offer_at(self, harm: int, without: frozenset[int]) -> None:
        use = self.use
        refused: set[tuple[int, int]] = set()
        where = self.taken()
        for number, unit in enumerate(self.units):
            for level, mask in unit.kinds:
                if level <= harm:
                    use[number] = mask
        for number, unit in enumerate(self.units):
            kinds = (use[number], unit.rank)
            if where[number] >= 0 or not kinds[0] or kinds in refused or number in without:
                continue
            if not self.offer(number):
                refused.add(kinds)
            elif not self.missing:
                break

    def offer(self, number: int) -> bool:
        """Give a free unit to a want that lacks one, moving other units where that helps."""
        mask, rank = self.use[number], self.units[number].rank
        masks, ranks, need, given = self.masks, self.ranks, self.need, self.given
        reached: list[int] = []
        for want, wanted in enumerate(masks):
            if mask & wanted and rank > ranks[want]:
                if len(given[want]) < need[want]:
                    given[want].append(number)
                    self.missing -= 1
                    return True
                if need[want]:
                    reached.append(want)
        came: dict[int, tuple[int, int]] = dict.fromkeys(reached, (-1, number))
        for full in reached:  # grows while it is walked: breadth first
            for moved in given[full]:
                kinds, above = self.use[moved], self.units[moved].rank
                for want, wanted in enumerate(masks):
                    if want in came or not kinds & wanted or above <= ranks[want]:
                        continue
                    came[want] = (full, moved)
                    if len(given[want]) < need[want]:
                        self._shift(want, came)
                        return True
                    reached.append(want)
        return False

    def _shift(self, want: int, came: dict[int, tuple[int, int]]) -> None:
        while want >= 0:
            former, unit = came[want]
            self.given[want].append(unit)
            if former >= 0:
                self.given[former].remove(unit)
            want = former
        self.missing -= 1
