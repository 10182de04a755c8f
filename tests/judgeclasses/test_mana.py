"""Symbols are drawn, and say what they are."""

import pytest
from django.utils import translation

from judgeclasses.mana import card_text_html, cost_words, mana_html, symbol_class


@pytest.mark.parametrize(
    ("code", "classes"),
    [
        ("R", "ms ms-cost ms-r"),
        ("12", "ms ms-cost ms-12"),
        ("T", "ms ms-tap ms-cost"),
        ("W/U", "ms ms-cost ms-split ms-upper-w ms-lower-u"),
        ("2/G", "ms ms-cost ms-split ms-upper-2 ms-lower-g"),
        ("B/P", "ms ms-cost ms-p ms-on-b"),
        ("CHAOS", "ms ms-chaos"),
        ("P", None),
        ("FOO", None),
        ("99", None),
    ],
)
def test_a_code_has_its_icon(code: str, classes: str | None) -> None:
    assert symbol_class(code) == classes


def test_an_icon_says_what_it_is_in_the_readers_language() -> None:
    assert 'aria-label="white or blue"' in mana_html("{W/U}")
    with translation.override("es"):
        assert 'aria-label="blanco o azul"' in mana_html("{W/U}")


def test_the_text_around_symbols_is_escaped() -> None:
    html = mana_html("<b>{T}: Add {G} & draw {FOO}")
    assert html.startswith("&lt;b&gt;<i ")
    assert "&amp; draw {FOO}" in html


def test_a_cost_can_be_said_in_words() -> None:
    assert cost_words("{2}{R}") == "2, red"
    assert cost_words("") == "no mana cost"


def test_reminder_text_is_in_italics_and_escaped() -> None:
    html = card_text_html("Haste (It can attack & <b>{T}</b>.)")
    assert html.startswith("Haste <i>(It can attack &amp; &lt;b&gt;<i class=")
    assert html.endswith("&lt;/b&gt;.)</i>")
