"""Finding which sources to use for wants that are fixed, and what mana each is to make."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from rulesengine.game.mana import ANY_TYPE, KINDS, MASKS, Symbols, requirement
from rulesengine.game.mana_matching import Matching, Unit
from rulesengine.game.mana_offers import Base, Source

SEARCH_LIMIT = 250
POOL = -1


class Want(NamedTuple):
    """A number of mana, each of a kind in the mask."""

    mask: int
    number: int


class Activation(NamedTuple):
    """A source used: the mana it is to make, and the mana spent on its own cost."""

    source: Source
    produced: Symbols
    spent: Symbols


Chosen = tuple[tuple[Source, int], ...]
"""Other sources used, each with the number of its bundle: the later may pay for the earlier."""


class Problem:
    """A pool and the sources beside it."""

    __slots__ = ("_plain", "bases", "others", "pool")

    def __init__(self, pool: Symbols, bases: list[Base], others: list[Source]) -> None:
        self.pool = tuple(sorted(pool, key=_colorless_first)) if len(pool) > 1 else pool
        self.bases = bases
        self.others = others
        self._plain: list[Unit] | None = None

    def units(self) -> list[Unit]:
        """Pool and plain sources."""
        if self._plain is None:
            self._plain = self._units_with((), frozenset(), True)
        return self._plain

    def _units_with(self, chosen: Chosen, left_out: frozenset[int], harmful: bool) -> list[Unit]:
        """Owners are numbers of bases, POOL, or below it the chosen sources'."""
        units = [Unit(((0, MASKS[kind]),), POOL) for kind in self.pool]
        gone = {source.key for source, _ in chosen}
        for number, base in enumerate(self.bases):
            if number in left_out or (gone and base.sources[0].key in gone):
                continue
            if base.order[0] > 0 and not harmful:
                continue
            for kinds in base.kinds:
                units.append(Unit(kinds, number))
        for rank, (source, bundle) in enumerate(chosen, 1):
            for mask in source.bundles[bundle]:
                units.append(Unit(((source.harm, mask),), POOL - rank, rank))
        return units

    def solve(
        self, wants: list[Want], reserve: Symbols
    ) -> tuple[Symbols, tuple[Activation, ...]] | None:
        """What to spend and what to activate."""
        plan = _Plan(self, wants, (), frozenset(), True)
        if plan.matched:
            if reserve and self._keep(plan, wants, reserve):
                plan = _Plan(self, wants, (), frozenset(), True, plan.kept)
            if self.others and plan.hurts():
                better = self._search(wants, harmful=False)
                plan = better or plan
            return plan.lean().result()
        if not self.others or not self._enough(wants):
            return None
        found = self._search(wants, harmful=False) or self._search(wants, harmful=True)
        return None if found is None else found.lean().result()

    def _keep(self, plan: _Plan, wants: list[Want], reserve: Symbols) -> bool:
        """Set aside the units with which the reserve could be paid besides."""
        matching = plan.matching
        later = len(matching.masks)
        need = requirement(reserve)
        for mask, count in need.exact:
            matching.want(mask, count)
        for mask in (*need.twobrid, *need.phyrexian):
            matching.want(mask, 1)
        matching.want(ANY_TYPE, need.generic)
        matching.offer_all()
        where = matching.taken()
        plan.kept = frozenset(unit for unit, want in enumerate(where) if want >= later)
        return bool(plan.kept)

    def _enough(self, wants: list[Want]) -> bool:
        """Whether the number of mana could suffice at all."""
        if any(source.repeatable for source in self.others):
            return True
        most: dict[object, int] = {base.sources[0].key: len(base.kinds) for base in self.bases}
        for source in self.others:
            size = max(len(bundle) for bundle in source.bundles)
            most[source.key] = max(most.get(source.key, 0), size)
        return len(self.pool) + sum(most.values()) >= sum(want.number for want in wants)

    def _search(self, wants: list[Want], harmful: bool) -> _Plan | None:
        """Best first: the fewest mana missing, then the least harm, then the fewest sources."""
        heap: list[tuple[int, int, int, int, Chosen]] = [(0, 0, 0, 0, ())]
        count = 0
        depth = sum(want.number for want in wants) + len(self.others)
        while heap:
            _, harm, size, _, chosen = heappop(heap)
            keys = {source.key for source, _ in chosen if not source.repeatable}
            tried: set[tuple[object, ...]] = set()
            for source in self.others:
                if source.key in keys or (source.harm > 0 and not harmful) or size >= depth:
                    continue
                own_base = any(base.sources[0].key == source.key for base in self.bases)
                looks = (source.bundles, source.cost, source.harm, own_base and source.key)
                if looks in tried:
                    continue
                tried.add(looks)
                for bundle in range(len(source.bundles)):
                    more = (*chosen, (source, bundle))
                    plan = _Plan(self, wants, more, frozenset(), harmful)
                    if plan.matched:
                        return plan
                    count += 1
                    if count > SEARCH_LIMIT:
                        return None
                    missing = plan.matching.missing
                    heappush(heap, (missing, harm + source.harm, size + 1, count, more))
        return None


def _colorless_first(kind: str) -> tuple[bool, bool]:
    return (kind[0] != "C", kind[-1] == "*")


class _Plan:
    """A matching of one selection of sources, and what it comes to."""

    def __init__(
        self,
        problem: Problem,
        wants: list[Want],
        chosen: Chosen,
        left_out: frozenset[int],
        harmful: bool,
        kept: frozenset[int] = frozenset(),
    ) -> None:
        self.problem = problem
        self.wants = wants
        self.chosen = chosen
        self.left_out = left_out
        self.harmful = harmful
        self.kept = kept
        plain = harmful and not chosen and not left_out
        units = problem.units() if plain else problem._units_with(chosen, left_out, harmful)
        self.matching = matching = Matching(units)
        for want in wants:
            matching.want(want.mask, want.number)
        for rank, (source, _) in enumerate(chosen, 1):
            if source.cost:
                need = requirement(source.cost)
                for mask, count in need.exact:
                    matching.want(mask, count, rank)
                for mask in (*need.twobrid, *need.phyrexian):
                    matching.want(mask, 1, rank)
                matching.want(ANY_TYPE, need.generic, rank)
        self.matched = matching.offer_all(kept)

    def used(self) -> list[int]:
        """The bases something is taken from."""
        units = self.matching.units
        owners = {units[unit].owner for given in self.matching.given for unit in given}
        return sorted(owner for owner in owners if owner > POOL)

    def hurts(self) -> bool:
        matching = self.matching
        return any(
            not matching.units[unit].kinds[0][1] & mask or matching.units[unit].kinds[0][0] > 0
            for mask, given in zip(matching.masks, matching.given, strict=True)
            for unit in given
        )

    def lean(self) -> _Plan:
        """The same without sources that what the others have left over could do for."""
        bases = self.problem.bases
        used = self.used()
        surplus = any(len(bases[number].kinds) > 1 for number in used) or any(
            len(source.bundles[bundle]) > 1 for source, bundle in self.chosen
        )
        if not surplus or self.kept:
            return self
        unused = frozenset(range(len(bases))) - frozenset(used)
        plan = self
        for number in reversed(used):
            without = plan.left_out | unused | {number}
            other = _Plan(self.problem, self.wants, self.chosen, without, self.harmful)
            if other.matched:
                plan = other
        return plan

    def result(self) -> tuple[Symbols, tuple[Activation, ...]]:
        """Turn the matching into mana of definite kinds."""
        matching = self.matching
        units = matching.units
        kinds: dict[int, str] = {}
        spent: list[str] = []
        own: dict[int, list[str]] = {}
        for want, given in enumerate(matching.given[: len(matching.masks)]):
            for unit in given:
                kind = kinds[unit] = _kind(units[unit], matching.masks[want], spent)
                if want < len(self.wants):
                    spent.append(kind)
                else:
                    own.setdefault(matching.ranks[want], []).append(kind)
        made: dict[int, list[str]] = {}
        for number, unit_ in enumerate(units):
            if unit_.owner != POOL:
                made.setdefault(unit_.owner, []).append(kinds.get(number, ""))
        activations = []
        for owner in self.used():
            base = self.problem.bases[owner]
            source = _alternative(base, made[owner][0])
            activations.append(Activation(source, _filled(made[owner], source.bundles[0]), ()))
        for rank in range(len(self.chosen), 0, -1):
            source, bundle = self.chosen[rank - 1]
            produced = _filled(made[POOL - rank], source.bundles[bundle])
            activations.append(Activation(source, produced, tuple(own.get(rank, ()))))
        return tuple(spent), tuple(activations)


def _kind(unit: Unit, wanted: int, spent: list[str]) -> str:
    """The kind a unit is to be, at the least harm."""
    for _, mask in unit.kinds:
        if mask & wanted:
            break
    return kind_of(mask & wanted, spent)


def kind_of(possible: int, spent: list[str]) -> str:
    """One of several kinds: colourless, or else a colour not spent yet."""
    if not possible & (possible - 1):
        return KINDS[possible.bit_length() - 1]
    names = [kind for kind in KINDS if MASKS[kind] & possible]
    return min(names, key=lambda kind: (kind[0] != "C", kind in spent))


def _filled(kinds: list[str], masks: tuple[int, ...]) -> Symbols:
    """Mana nothing wants is of the kind of the mana beside it where it can be."""
    named = [kind for kind in kinds if kind]
    filled = []
    for kind, mask in zip(kinds, masks, strict=True):
        like = next((other for other in named if MASKS[other] & mask), None)
        filled.append(kind or like or KINDS[(mask & -mask).bit_length() - 1])
    return tuple(filled)


def _alternative(base: Base, kind: str) -> Source:
    if len(base.sources) == 1:
        return base.sources[0]
    fitting = [source for source in base.sources if MASKS[kind] & source.bundles[0][0]]
    return min(fitting, key=lambda source: source.harm)
