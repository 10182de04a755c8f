"""Files written elsewhere become sections, and no word is lost on the way."""

import json
import re
from datetime import UTC, datetime

import pytest

from judgeclasses.importing.files import LEFTOVER, read_file
from judgeclasses.importing.outline import BadImport, ClassOutline
from judgeclasses.markdown import render_markdown
from tests.judgeclasses.importing.samples import (
    CHAPTER,
    CHAPTER_CONTINUED,
    FAQ,
    PAGE_HTML,
    TOPICS_HTML,
    page,
    words,
)


def titles(outline: ClassOutline) -> list[str]:
    return [section.title for section in outline.sections]


def all_text(outline: ClassOutline) -> str:
    said = [outline.intro]
    for section in outline.sections:
        said += [section.title, section.body.replace("**", "")]
    return "\n".join(said)


def visible(html: str) -> str:
    """A page's words as a browser shows them; emphasis parts no word, blocks do."""
    html = re.sub(r"<script>.*?</script>", "", html)
    html = re.sub(r"</?(?:strong|em|u|a)\b[^>]*>", "", html)
    return re.sub(r"<[^>]+>", " ", html).replace("&#8211;", "").replace("&nbsp;", " ")


def test_a_page_gives_title_language_number_and_date() -> None:
    outline = read_file(page())
    assert (outline.title, outline.language) == ("Class 8 – Some abilities", "en")
    assert (outline.number, outline.slug) == (8, "class-8-en")
    assert outline.updated == datetime(2020, 5, 2, 10, tzinfo=UTC)


def test_a_pages_bold_headings_are_its_sections() -> None:
    outline = read_file(page())
    assert titles(outline) == ["Afflict", "Onrush"]
    assert outline.intro == (
        "Last updated: 1 May 2020\nAs a file HERE (https://example.org/file.pdf)"
    )


def test_italics_with_capitals_are_cards_and_lists_are_lists() -> None:
    onrush = read_file(page()).sections[1]
    assert onrush.cards == ("Crush of Tentacles",)
    assert "[[Crush of Tentacles]], *not only* of others." in onrush.body
    assert "- First point\n- Second **point** here" in onrush.body


def test_nothing_dangerous_is_left_of_a_page() -> None:
    whole = all_text(read_file(page()))
    assert not re.search(r"script|alert|onclick", whole)


def test_html_written_as_text_stays_text() -> None:
    html = "<p><strong>One</strong></p><p>Write &lt;script&gt;alert(1)&lt;/script&gt; never.</p>"
    body = read_file(page(html)).sections[0].body
    assert "<script>" not in render_markdown(body)


def test_numbered_paragraphs_and_what_follows_a_list_are_sections_too() -> None:
    assert titles(read_file(page(TOPICS_HTML))) == [
        "Tokens",
        "Status",
        "Zones",
        "1 – Library",
        "Some things have no zone",
        "2 – Hand",
    ]


def test_a_heading_within_a_numbered_section_is_part_of_it() -> None:
    library = read_file(page(TOPICS_HTML)).sections[3]
    assert library.name == "Library"
    assert "## Counting\n\nAnyone may count" in library.body


@pytest.mark.parametrize("html", [PAGE_HTML, TOPICS_HTML])
def test_a_page_loses_no_word(html: str) -> None:
    # The address of a link; the term that gives a section without a heading its title.
    added = words("https example org file pdf" if html is PAGE_HTML else "Status")
    assert words(all_text(read_file(page(html)))) == sorted(words(visible(html)) + added)


def test_a_chapter_gives_a_section_a_rule_without_the_sites_navigation() -> None:
    outline = read_file(CHAPTER_CONTINUED.encode())
    assert titles(outline) == ["502.3", "502.4. Fear"]
    assert words(all_text(outline)) == sorted(
        [*words(CHAPTER_CONTINUED.replace("Choose a chapter", "")), *words("502.3")]
    )


def test_signs_that_mean_something_to_markdown_are_shown_as_they_are() -> None:
    body = read_file((CHAPTER + CHAPTER_CONTINUED).encode()).sections[0].body
    assert r"{2}\*" in body
    assert "[text]" in render_markdown(body)


def test_a_faq_gives_a_section_a_topic_and_a_card_in_its_language() -> None:
    outline = read_file(FAQ.encode())
    assert outline.language == "es"
    assert titles(outline) == [
        "El dado",
        "Palabra clave que regresa: Cascada",
        "Cartas de fenómeno",
        "Niebla lenta",
        "Lluvia corta",
        "Cartas tradicionales",
        "Ogro viejo",
    ]


def test_a_faqs_bullets_steps_and_card_blocks_are_set_as_such() -> None:
    dice, cascade, group, mist, *_rest = read_file(FAQ.encode()).sections
    assert "  - Una cara en blanco.\n  - El caos." in dice.body
    assert "{CHAOS}" in dice.body
    assert "> **Agente veloz**\n>\n> {1}{G}{U}" in cascade.body
    assert "- Este es el orden:\n   1) Lanzas el hechizo.\n   2) La cascada" in cascade.body
    assert "- Niebla lenta\n- Lluvia corta" in group.body
    assert mist.body.startswith("> Fenómeno")


def test_a_faq_loses_no_word() -> None:
    original = words(LEFTOVER.sub("", FAQ).replace("{C}", "{CHAOS}"))
    listed = words("Niebla lenta Lluvia corta Ogro viejo")  # once more, under their heading
    assert words(all_text(read_file(FAQ.encode()))) == sorted(original + listed)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"just some text", "none of the files"),
        (b'{"a": ', "cannot be read"),
        (b"[1]", "no WordPress page"),
        (b"[{}, {}]", "2 pages"),
        (b'{"title": {"rendered": "x"}}', "content.rendered"),
        (page("<p>No heading.</p>"), "no headings"),
        (page("<div>" * 1000 + "<p><strong>Deep</strong></p>"), "nested too deeply"),
        (
            (CHAPTER + CHAPTER_CONTINUED + "\n603.1a Another chapter.\n").encode(),
            "several chapters",
        ),
        (b"x" * 4_000_001, "too large"),
        (json.dumps({"title": []}).encode(), "no WordPress page"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(content: bytes, reason: str) -> None:
    with pytest.raises(BadImport, match=reason):
        read_file(content)
