"""Costs made of mana symbols: reading, mana value, and rule 601.2f with 118.7."""

from __future__ import annotations

import pytest

from rulesengine.game.mana import Symbols, mana_value, parse, requirement, spell, total_cost


def cost(base: str, x: int = 0, more: tuple[str, ...] = (), less: tuple[str, ...] = ()) -> str:
    return spell(total_cost(parse(base), x, map(parse, more), map(parse, less)))


def test_symbols_are_read_and_printed() -> None:
    assert parse("{2}{W}{U/B}{R/P}") == ("2", "W", "U/B", "R/P")
    assert parse("") == ()
    assert spell(("2", "W", "G*")) == "{2}{W}{G}"


@pytest.mark.parametrize("text", ["2W", "{2", "2}"])
def test_text_that_is_no_symbols_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not mana symbols"):
        parse(text)


@pytest.mark.parametrize("symbol", ["Q", "W/Y", "½"])
def test_a_symbol_that_does_not_exist_is_refused(symbol: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        requirement((symbol,))


@pytest.mark.parametrize(
    ("symbols", "value"),
    [(None, 0), ((), 0), (("2", "W"), 3), (("2/W", "U/B"), 3), (("X", "R/P", "S", "C"), 3)],
)
def test_202_3_mana_value(symbols: Symbols | None, value: int) -> None:
    assert mana_value(symbols) == value


def test_107_3_x_counts_as_announced() -> None:
    assert mana_value(("X", "X", "R"), 3) == 7
    assert cost("{X}{X}{R}", 3) == "{6}{R}"


def test_601_2f_increases_come_before_reductions() -> None:
    assert cost("{R}", more=("{2}",), less=("{1}",)) == "{1}{R}"


def test_118_7a_generic_reductions_leave_colored_mana_alone() -> None:
    assert cost("{1}{R}{R}", less=("{5}",)) == "{R}{R}"


def test_118_7_a_cost_reduced_to_nothing_is_zero() -> None:
    assert cost("{2}", less=("{3}",)) == "{0}"
    assert cost("") == "{0}"


def test_118_7b_a_color_the_cost_lacks_reduces_generic_mana() -> None:
    assert cost("{3}{R}", less=("{W}",)) == "{2}{R}"


def test_118_7c_what_exceeds_the_colored_part_reduces_generic_mana() -> None:
    assert cost("{3}{W}", less=("{W}{W}",)) == "{2}"


def test_118_7d_colorless_mana_likewise() -> None:
    assert cost("{3}{C}", less=("{C}{C}",)) == "{2}"


def test_118_7e_a_hybrid_reduction_takes_the_half_the_cost_has() -> None:
    assert cost("{2}{U}", less=("{W/U}",)) == "{2}"
    assert cost("{4}", less=("{2/W}",)) == "{2}"


def test_118_7f_a_phyrexian_reduction_takes_its_color() -> None:
    assert cost("{2}{G}", less=("{G/P}",)) == "{2}"


def test_118_7g_a_snow_reduction_takes_generic_mana() -> None:
    assert cost("{2}{S}", less=("{S}",)) == "{1}{S}"
