"""Paying a mana cost from the pool and from sources: a way is found if there is one.

The cost becomes wants for single mana, pool and sources become units, and a matching gives units to
wants. Units are offered in order of preference: the pool, colourless mana, lands before creatures,
few colours before many, and what hurts last. Sources that cost mana themselves, or whose mana comes
in alternative bundles, are added by a bounded search only where the others do not suffice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rulesengine.game.mana import ANY_TYPE, Requirement, Symbols, requirement
from rulesengine.game.mana_matching import Matching
from rulesengine.game.mana_offers import Source, offers
from rulesengine.game.mana_search import Activation, Problem, Want, kind_of

VARIANT_LIMIT = 40


class Payment(NamedTuple):
    """Mana spent, what to activate before in this order, and Phyrexian symbols paid with life."""

    spent: Symbols
    activations: tuple[Activation, ...]
    life_symbols: int


def solve(
    cost: Symbols,
    pool: Symbols = (),
    sources: Sequence[Source] = (),
    reserve: Symbols = (),
    *,
    by_life: int | None = None,
    life: int = 0,
) -> Payment | None:
    """A payment of `cost`, or None where there is none.

    Mana that `reserve`, a cost still to come, needs is left where that can be avoided. `by_life`
    is how many Phyrexian symbols are paid with life (None: as few as possible), out of `life`.
    """
    need = requirement(cost)
    if not reserve:
        simple = _simple(need, pool, sources)
        if simple is not None:
            return simple
        if need.twobrid and pool and sources:  # a pool that suffices is spent before anything
            from_pool = solve(cost, pool, by_life=by_life, life=life)
            if from_pool is not None and (not from_pool.life_symbols or by_life is not None):
                return from_pool
    bases, others = offers(sources)
    problem = Problem(pool, bases, others)
    soft = bool(need.twobrid or need.phyrexian)
    for wants, life_symbols in _variants(need, by_life, life, problem) if soft else _hard(need):
        found = problem.solve(wants, reserve)
        if found is not None:
            return Payment(found[0], found[1], life_symbols)
    return None


def _by_order(source: Source) -> tuple[int, ...]:
    return source.order


def _simple(need: Requirement, pool: Symbols, sources: Sequence[Source]) -> Payment | None:
    """The usual case, where sources give one mana each and none has to make way for another."""
    if pool or need.twobrid or need.phyrexian:
        return None
    wants = [*map(list, need.exact), [ANY_TYPE, need.generic]]
    missing = need.generic + sum([count for _, count in need.exact])
    if not missing:
        return Payment((), (), 0)
    if len(sources) > 1:
        if len({source.key for source in sources}) != len(sources):
            return None
        sources = sorted(sources, key=_by_order)
    pure = need.pure
    spent: list[str] = []
    used: list[Activation] = []
    for source in sources:
        mask = source.mask
        if not mask:
            return None
        if mask & (mask - 1):
            pure = False
        met = False
        for want in wants:
            possible = want[0] & mask
            if possible:
                met = True
                if want[1]:
                    break
        else:
            if met and not pure:
                return None
            continue
        want[1] -= 1
        kind = kind_of(possible, spent)
        spent.append(kind)
        used.append(Activation(source, (kind,), ()))
        missing -= 1
        if not missing:
            return Payment(tuple(spent), tuple(used), 0)
    return None


def _hard(need: Requirement) -> Iterator[tuple[list[Want], int]]:
    yield [*(Want(*pair) for pair in need.exact), *_generic(need.generic)], 0


def _generic(count: int) -> list[Want]:
    return [Want(ANY_TYPE, count)] if count else []


def _variants(
    need: Requirement, by_life: int | None, life: int, problem: Problem
) -> Iterator[tuple[list[Want], int]]:
    """Ways to read the symbols that leave a choice: little life first, then little mana."""
    exact = [Want(*pair) for pair in need.exact]
    first = _by_matching(need, exact, by_life, problem)
    # a mana taken for {2/W} may be missing for {U/P}: then the matching's order decides too early
    exhaustive = bool(problem.others) or bool(need.twobrid and need.phyrexian)
    if first is not None and first[1] * 2 <= life and not (first[1] and exhaustive):
        yield first
    if not exhaustive:
        return
    most = min(len(need.phyrexian), life // 2)
    tried = 0
    for paid_with_life in range(most + 1) if by_life is None else (by_life,):
        if paid_with_life > most:
            return
        for mana in combinations(need.phyrexian, len(need.phyrexian) - paid_with_life):
            for colored in range(len(need.twobrid), -1, -1):
                for chosen in combinations(need.twobrid, colored):
                    tried += 1
                    if tried > VARIANT_LIMIT:
                        return
                    generic = need.generic + 2 * (len(need.twobrid) - colored)
                    single = [Want(mask, 1) for mask in (*mana, *chosen)]
                    yield [*exact, *single, *_generic(generic)], paid_with_life


def _by_matching(
    need: Requirement, exact: list[Want], by_life: int | None, problem: Problem
) -> tuple[list[Want], int] | None:
    """Without further sources: as many symbols as can be take one mana of their colours."""
    matching = Matching(problem.units())
    wants = list(exact)
    for want in wants:
        matching.want(*want)
    if not matching.offer_all():
        return None
    generic = need.generic
    for mask in need.twobrid:
        number = matching.want(mask, 1)
        if matching.offer_all():
            wants.append(Want(mask, 1))
        else:
            matching.ask_less(number)
            generic += 2
    matching.want(ANY_TYPE, generic)
    if not matching.offer_all():
        return None
    paid_with_life = 0
    with_mana = len(need.phyrexian) - (by_life or 0)
    for mask in need.phyrexian:
        number = matching.want(mask, 1)
        if with_mana and matching.offer_all():
            wants.append(Want(mask, 1))
            with_mana -= 1
        else:
            matching.ask_less(number)
            paid_with_life += 1
    if by_life is not None and paid_with_life != by_life:
        return None
    return [*wants, *_generic(generic)], paid_with_life
