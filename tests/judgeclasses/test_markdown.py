"""Markdown becomes safe HTML with rules, cards and symbols."""

import pytest

from judgeclasses.markdown import headings_of, render_markdown


def test_rules_cards_and_symbols_are_marked() -> None:
    html = render_markdown("Pay {R} for [[Shock]] [601.2b].")
    assert 'class="ms ms-cost ms-r"' in html
    assert '<a class="card-name" lang="en" data-card="Shock" href="/cards/shock/"' in html
    assert 'data-rule="601.2b"' in html


def test_an_ordinary_link_stays_a_link() -> None:
    assert 'href="https://example.org"' in render_markdown("[702](https://example.org)")


@pytest.mark.parametrize(
    "attack",
    [
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        "<img src=x onerror=alert(1)>",
        '[[<b onclick="x">]]',
        "![x](http://example.org/track.png)",
    ],
)
def test_dangerous_html_does_not_survive(attack: str) -> None:
    html = render_markdown(attack)
    for forbidden in ("<script", "<img", "<b", 'href="javascript'):
        assert forbidden not in html


def test_headings_get_anchors_that_differ() -> None:
    headings = headings_of("## Example\n\n## Example\n")
    assert [heading.anchor for heading in headings] == ["example", "example-"]
    assert '<h2 id="example-">' in render_markdown("## Example\n\n## Example\n")


def test_a_card_nobody_knows_is_no_link() -> None:
    html = render_markdown("[[No Such Card]]")
    assert '<span class="card-name" lang="en" data-card="No Such Card">No Such Card</span>' in html
