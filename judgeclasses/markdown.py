"""Markdown as safe HTML, with symbols `{R}`, rules `[702.79a]` and cards `[[Shock]]`."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import nh3
from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from django.utils.translation import get_language
from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from judgeclasses import cards
from judgeclasses.glossary import link_terms
from judgeclasses.mana import SYMBOL, symbol_html

RULE = re.compile(r"\[(\d{3}(?:\.\d+[a-z]?)?)\](?!\()")
CARD = re.compile(r"\[\[([^\[\]\n]{1,80})\]\]")
TAGS = {
    *("p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "em", "strong", "code", "pre", "hr"),
    *("a", "br", "table", "thead", "tbody", "tr", "th", "td", "span", "i", "del"),
}
ATTRIBUTES = {
    "a": {"href", "title", "class", "lang", "data-rule", "data-card", "data-term"},
    "i": {"class", "role", "aria-label", "title"},
    "span": {"class", "lang", "data-card", "data-rule"},
    "h2": {"id"},
    "h3": {"id"},
    "ol": {"start"},
    "th": {"scope"},
}


@dataclass(frozen=True)
class Heading:
    title: str
    anchor: str


def rule_html(number: str) -> str:
    """A rule's number; a link once the site has a page for rules (`judgeclasses:rule`)."""
    try:
        address = reverse("judgeclasses:rule", args=[number])
    except NoReverseMatch:
        return format_html('<span class="rule" data-rule="{}">{}</span>', number, number)
    return format_html('<a class="rule" data-rule="{}" href="{}">{}</a>', number, address, number)


def card_html(name: str) -> str:
    """A card's name; a link that shows the card where somebody knows it."""
    address = cards.address_of(name)
    if not address:
        return format_html('<span class="card-name" lang="en" data-card="{}">{}</span>', name, name)
    link = '<a class="card-name" lang="en" data-card="{}" href="{}">{}</a>'
    return format_html(link, name, address, name)


def _special(state: StateInline, silent: bool) -> bool:
    """markdown-it's inline rule for our three notations."""
    rest = state.src[state.pos : state.pos + 90]
    for pattern, html in ((CARD, card_html), (RULE, rule_html), (SYMBOL, symbol_html)):
        found = pattern.match(rest)
        if found:
            if not silent:
                state.push("html_inline", "", 0).content = html(found[1])
            state.pos += found.end()
            return True
    return False


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False})
    parser.enable(["table", "strikethrough"])
    parser.disable(["image", "html_block", "html_inline"])
    parser.inline.ruler.before("link", "notation", _special)
    return parser


PARSER = _parser()


def _tokens(text: str) -> list[Token]:
    tokens = PARSER.parse(text)
    taken: set[str] = set()
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            token.tag = token.tag.replace("h1", "h2")
            anchor = slugify(inline.content) or "part"
            while anchor in taken:
                anchor += "-"
            taken.add(anchor)
            token.attrSet("id", anchor)
        elif token.type == "th_open":
            token.attrSet("scope", "col")
        elif token.type == "heading_close":
            token.tag = token.tag.replace("h1", "h2")
    return tokens


def headings_of(text: str) -> tuple[Heading, ...]:
    tokens = _tokens(text)
    return tuple(
        Heading(inline.content, str(token.attrGet("id")))
        for token, inline in pairwise(tokens)
        if token.type == "heading_open" and token.tag == "h2"
    )


@lru_cache(maxsize=512)
def _render(text: str, language: str | None, terms_in: str) -> str:
    tokens = _tokens(text)
    if terms_in:
        link_terms(tokens, terms_in)
    html = PARSER.renderer.render(tokens, PARSER.options, {})
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        link_rel="noopener",
        url_schemes={"http", "https", "mailto"},
    )


def render_markdown(text: str) -> SafeString:
    return mark_safe(_render(text, get_language(), ""))  # cleaned by nh3


def render_class_text(text: str, language: str) -> SafeString:
    """As `render_markdown`, with the glossary's terms of the text's own language linked."""
    return mark_safe(_render(text, get_language(), language))  # cleaned by nh3
