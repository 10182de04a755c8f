"""The mana solver: against brute force on small cases, and the preferences the contract states."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.game.mana import KINDS, MASKS, TYPE_MASKS, parse
from rulesengine.game.mana_offers import Source
from rulesengine.game.mana_payment import Payment, solve


def mask(text: str) -> int:
    return sum(MASKS[kind] for kind in text.split())


def land(key: int, *kinds: str) -> Source:
    return Source(key, (tuple(mask(kind) for kind in kinds),), basic=len(kinds) == 1)


SYMBOLS = ("1", "2", "W", "U", "R", "C", "S", "W/U", "2/W", "R/P", "W/U/P", "C/W")
MANA = ("W", "U", "R", "C", "W*")
kinds = st.lists(st.sampled_from(MANA), min_size=1, max_size=3, unique=True).map(" ".join)
bundle = st.lists(kinds.map(mask), min_size=1, max_size=2).map(tuple)
sources = st.lists(
    st.builds(
        Source,
        key=st.integers(1, 3),
        bundles=st.lists(bundle, min_size=1, max_size=2).map(tuple),
        harm=st.sampled_from((0, 0, 0, 1)),
        cost=st.sampled_from(((), (), (), ("1",), ("W",), ("W/U",))),
    ),
    max_size=4,
)
costs = st.lists(st.sampled_from(SYMBOLS), max_size=4).map(tuple)
pools = st.lists(st.sampled_from(MANA), max_size=2).map(tuple)


def readings(symbols: tuple[str, ...]) -> set[tuple[tuple[int, ...], int]]:
    """Every way to read the symbols: a mask for each mana, and how many are paid with life."""
    ways: list[list[tuple[tuple[int, ...], int]]] = []
    every = mask(" ".join(KINDS))
    for symbol in symbols:
        halves = symbol.split("/")
        colored: tuple[tuple[int, ...], int] = (
            (sum(TYPE_MASKS[half] for half in halves if half in TYPE_MASKS),),
            0,
        )
        if symbol.isdigit():
            ways.append([((every,) * int(symbol), 0)])
        elif symbol == "S":
            ways.append([((mask("W* U* B* R* G* C*"),), 0)])
        elif halves[-1] == "P":
            ways.append([colored, ((), 1)])
        elif halves[0] == "2":
            ways.append([colored, ((every, every), 0)])
        else:
            ways.append([colored])
    return {
        (tuple(sorted(m for masks, _ in way for m in masks)), sum(life for _, life in way))
        for way in product(*ways)
    }


def left_after(pool: tuple[str, ...], wanted: tuple[int, ...]) -> set[tuple[str, ...]]:
    """What can be left of a pool once every mask has taken a mana."""
    states = {pool}
    for want in wanted:
        states = {
            (*state[:n], *state[n + 1 :])
            for state in states
            for n, kind in enumerate(state)
            if MASKS[kind] & want
        }
    return states


def payable(
    cost: tuple[str, ...], pool: tuple[str, ...], given: list[Source], life: int
) -> int | None:
    """The least number of symbols paid with life in any payment there is."""
    wanted = readings(cost)

    @cache
    def least(pool: tuple[str, ...], keys: frozenset[object]) -> int | None:
        found = [n for masks, n in wanted if n * 2 <= life and left_after(pool, masks)]
        for source in given:
            if source.key in keys:
                continue
            rests = {rest for masks, n in readings(source.cost) for rest in left_after(pool, masks)}
            for rest, masks in product(rests, source.bundles):
                for made in product(*([k for k in KINDS if MASKS[k] & m] for m in masks)):
                    after = least(tuple(sorted((*rest, *made))), keys | {source.key})
                    if after is not None:
                        found.append(after)
        return min(found, default=None)

    return least(tuple(sorted(pool)), frozenset())


def check(
    payment: Payment, cost: tuple[str, ...], pool: tuple[str, ...], given: list[Source]
) -> None:
    """Carry a payment out: every source is used once, and every cost is paid exactly."""
    keys = set()
    purse = Counter(pool)
    for source, produced, spent in payment.activations:
        assert source in given
        assert source.key not in keys
        keys.add(source.key)
        purse.subtract(spent)
        assert min(purse.values(), default=0) >= 0
        assert any(() in left_after(spent, masks) for masks, n in readings(source.cost) if not n)
        assert any(
            len(masks) == len(produced)
            and all(MASKS[k] & m for k, m in zip(produced, masks, strict=True))
            for masks in source.bundles
        )
        purse.update(produced)
    purse.subtract(payment.spent)
    assert min(purse.values(), default=0) >= 0
    assert any(
        () in left_after(payment.spent, masks)
        for masks, n in readings(cost)
        if n == payment.life_symbols
    )


@settings(max_examples=400, deadline=None)
@given(costs, pools, sources, st.sampled_from((0, 2, 20)))
def test_a_payment_is_found_if_and_only_if_there_is_one(
    cost: tuple[str, ...], pool: tuple[str, ...], given: list[Source], life: int
) -> None:
    payment = solve(cost, pool, given, life=life)
    least = payable(cost, pool, given, life)
    assert (payment is None) == (least is None)
    if payment is not None:
        check(payment, cost, pool, given)
        assert payment.life_symbols == least


@settings(max_examples=200, deadline=None)
@given(costs, pools, sources)
def test_no_source_is_activated_that_the_payment_could_do_without(
    cost: tuple[str, ...], pool: tuple[str, ...], given: list[Source]
) -> None:
    cost = tuple(symbol for symbol in cost if symbol != "2/W")
    payment = solve(cost, pool, given)
    if payment is None or any(not used.source.plain for used in payment.activations):
        return
    produced = [used.produced for used in payment.activations]
    for n in range(len(produced)):
        mana = (*pool, *(kind for others in (*produced[:n], *produced[n + 1 :]) for kind in others))
        assert solve(cost, mana) is None


@settings(max_examples=200, deadline=None)
@given(costs, pools, sources, costs)
def test_a_reserve_never_makes_a_cost_unpayable(
    cost: tuple[str, ...], pool: tuple[str, ...], given: list[Source], reserve: tuple[str, ...]
) -> None:
    payment = solve(cost, pool, given, reserve)
    assert (payment is None) == (solve(cost, pool, given) is None)
    if payment is not None:
        check(payment, cost, pool, given)


def used(payment: Payment | None) -> list[object]:
    assert payment is not None
    return [activation.source.key for activation in payment.activations]


def test_the_pool_is_spent_before_anything_is_tapped() -> None:
    payment = solve(parse("{1}{R}"), ("G",), [land(1, "R"), land(2, "R")])
    assert used(payment) == [1]


def test_a_pool_that_suffices_is_spent_rather_than_a_better_color_tapped_for() -> None:
    assert used(solve(parse("{2/W}"), ("U", "U"), [land(1, "W")])) == []


def test_colorless_mana_pays_for_generic_first() -> None:
    assert used(solve(parse("{1}"), (), [land(1, "R"), land(2, "C")])) == [2]
    payment = solve(parse("{1}"), ("R", "C"))
    assert payment is not None
    assert payment.spent == ("C",)


def test_a_dual_land_makes_way_for_the_color_only_it_has() -> None:
    payment = solve(parse("{W}{U}"), (), [land(1, "W U"), land(2, "W")])
    assert payment is not None
    assert {a.source.key: a.produced for a in payment.activations} == {1: ("U",), 2: ("W",)}


def test_a_basic_land_is_tapped_before_a_creature() -> None:
    elves = Source(1, ((mask("G"),),), creature=True)
    assert used(solve(parse("{G}"), (), [elves, land(2, "G")])) == [2]


def test_what_hurts_comes_last() -> None:
    treasure = Source(1, ((mask("W U B R G"),),), harm=3)
    pain = (Source(2, ((mask("C"),),)), Source(2, ((mask("W U"),),), harm=1))
    assert used(solve(parse("{W}"), (), [treasure, *pain])) == [2]
    payment = solve(parse("{1}{W}"), (), [treasure, *pain, land(3, "W")])
    assert payment is not None
    assert not any(a.source.harm for a in payment.activations)


def test_a_signet_is_used_only_where_it_is_needed() -> None:
    signet = Source(1, ((mask("W"), mask("U")),), cost=("1",))
    lands = [land(2, "R"), land(3, "R")]
    assert used(solve(parse("{1}"), (), [signet, *lands])) == [2]
    payment = solve(parse("{W}{U}"), (), [signet, *lands])
    assert used(payment) == [2, 1]


def test_filters_may_pay_for_each_other_but_not_in_a_circle() -> None:
    blue_to_white = Source(1, ((mask("W"),),), cost=("U",))
    white_to_blue = Source(2, ((mask("U"),),), cost=("W",))
    any_to_blue = Source(3, ((mask("U"),),), cost=("1",))
    assert solve(parse("{W}"), (), [blue_to_white, white_to_blue]) is None
    given = [blue_to_white, any_to_blue, land(4, "R")]
    assert used(solve(parse("{W}"), (), given)) == [4, 3, 1]


def test_the_surplus_of_one_source_spares_another() -> None:
    sol_ring = Source(1, ((mask("C"), mask("C")),))
    assert used(solve(parse("{2}"), (), [land(2, "C"), sol_ring])) == [1]


def test_three_mana_of_any_one_color_are_of_one_color() -> None:
    lotus = [Source(n, tuple((mask(c),) * 3 for c in "WUBRG")) for n in range(3)]
    assert used(solve(parse("{W}{W}{W}{U}{U}{U}"), (), lotus[:2])) == [1, 0]
    assert solve(parse("{W}{U}"), (), lotus[:1]) is None


def test_colors_a_later_cost_needs_are_kept() -> None:
    payment = solve(parse("{1}"), ("R", "G"), (), reserve=parse("{R}"))
    assert payment is not None
    assert payment.spent == ("G",)
    given = [land(1, "R"), land(2, "G")]
    assert used(solve(parse("{1}"), (), given, reserve=parse("{R}"))) == [2]
    assert used(solve(parse("{1}"), (), given, reserve=parse("{G}"))) == [1]


def test_107_4f_phyrexian_mana_is_paid_with_mana_if_possible() -> None:
    payment = solve(parse("{1}{R/P}"), (), [land(1, "R"), land(2, "G")], life=20)
    assert payment is not None
    assert payment.life_symbols == 0
    payment = solve(parse("{1}{R/P}"), (), [land(1, "R")], life=20)
    assert payment is not None
    assert (payment.spent, payment.life_symbols) == (("R",), 1)
    assert solve(parse("{R/P}"), (), [], life=1) is None


def test_107_4f_phyrexian_mana_is_paid_with_life_where_that_is_announced() -> None:
    payment = solve(parse("{R/P}{R/P}"), ("R", "R"), life=20, by_life=1)
    assert payment is not None
    assert (payment.spent, payment.life_symbols) == (("R",), 1)
    assert solve(parse("{R/P}"), ("U",), life=20, by_life=0) is None


def test_107_4h_snow_costs_take_mana_of_snow_sources() -> None:
    assert solve(parse("{S}"), ("G",)) is None
    payment = solve(parse("{S}{G}"), ("G*", "G"))
    assert payment is not None
    assert sorted(payment.spent) == ["G", "G*"]
