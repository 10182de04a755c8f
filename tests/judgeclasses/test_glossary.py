"""The glossary: complete in both languages, and linked where a text names a term first."""

import pytest
from django.test import Client

from judgeclasses import rules
from judgeclasses.glossary import terms_in
from judgeclasses.markdown import render_class_text, render_markdown
from judgeclasses.models import Section, SectionText

STACK = '<a class="term" data-term="stack" href="/glossary/stack/" rel="noopener">'


def test_both_languages_have_the_same_terms() -> None:
    assert set(terms_in("en")) == set(terms_in("es"))
    assert len(terms_in("en")) >= 40


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_two_terms_share_a_name(language: str) -> None:
    names = [name for term in terms_in(language).values() for name in term.names]
    assert len(names) == len(set(names))
    assert all(name == name.lower() and not set(name) & set("<>&\"'") for name in names)


def test_every_term_cites_a_rule_there_is() -> None:
    assert [term.slug for term in terms_in("en").values() if not rules.exists(term.rule)] == []


def test_only_the_first_mention_is_linked() -> None:
    html = render_class_text("It goes on the stack.\n\nThe stack is a pile.", "en")
    assert html.startswith(f"<p>It goes on the {STACK}stack</a>.</p>")
    assert html.count("data-term") == 1


def test_the_longest_term_is_linked() -> None:
    html = render_class_text("A delayed triggered ability.", "en")
    assert 'data-term="delayed-trigger"' in html
    assert 'data-term="triggered-ability"' not in html


@pytest.mark.parametrize(
    "text",
    [
        "## The stack",
        "[stack](/x/)",
        "`stack`",
        "*Stack of Cards*",
        "    stack",
        "haystack stack-like",
    ],
)
def test_headings_links_code_and_italics_are_left_alone(text: str) -> None:
    assert "data-term" not in render_class_text(text, "en")


def test_a_text_is_linked_in_its_own_language() -> None:
    assert f"{STACK}pila</a>" in render_class_text("Va a la pila.", "es")
    assert "data-term" not in render_class_text("Va a la pila.", "en")


def test_what_is_no_class_text_has_no_links() -> None:
    assert "data-term" not in render_markdown("It goes on the stack.")


def test_a_text_stays_escaped() -> None:
    html = render_class_text("A < stack & <script>alert(1)</script>", "en")
    assert "<script" not in html
    assert f"A &lt; {STACK}stack</a> &amp; &lt;script&gt;" in html


def test_a_section_links_its_terms(client: Client, persist: Section) -> None:
    SectionText.objects.filter(section=persist, language="en").update(body="Use the stack.")
    assert f"Use the {STACK}stack</a>." in client.get("/classes/keywords/persist/").text


@pytest.mark.django_db
def test_the_page_lists_the_terms_in_the_readers_language(client: Client) -> None:
    assert 'id="stack"><a href="/glossary/stack/">Stack</a>' in client.get("/glossary/").text
    client.cookies["language"] = "es"
    assert 'id="stack"><a href="/glossary/stack/">Pila</a>' in client.get("/glossary/").text


@pytest.mark.django_db
def test_htmx_gets_a_note(client: Client) -> None:
    note = client.get("/glossary/stack/", headers={"HX-Request": "true"}).text
    assert "wait to resolve" in note
    assert "<html" not in note
    assert "405.1" in client.get("/glossary/stack/").text


@pytest.mark.django_db
def test_there_is_no_page_for_what_is_no_term(client: Client) -> None:
    assert client.get("/glossary/none/").status_code == 404
