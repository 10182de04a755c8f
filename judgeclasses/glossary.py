"""Terms of the game in our own words, and where a text names them first."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml
from django.conf import settings
from django.urls import reverse
from django.utils.html import escape, format_html
from django.utils.translation import get_language
from markdown_it.token import Token

GLOSSARY = Path("glossary.yaml")


@dataclass(frozen=True)
class Term:
    """A term in one language; `names` are the forms a text uses it in, its title first."""

    slug: str
    rule: str
    names: tuple[str, ...]
    says: str

    @property
    def title(self) -> str:
        return self.names[0][0].upper() + self.names[0][1:]

    def get_absolute_url(self) -> str:
        return reverse("judgeclasses:term", args=[self.slug])


@cache
def terms_in(language: str) -> dict[str, Term]:
    """The terms that language has, by slug, in the order of their titles."""
    path = Path(settings.CONTENT_DIR) / GLOSSARY
    loaded = yaml.load(path.read_text(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    terms = [
        Term(slug, row["rule"], tuple(row[language]["names"]), row[language]["says"])
        for slug, row in loaded.items()
        if language in row
    ]
    return {term.slug: term for term in sorted(terms, key=lambda term: term.title.casefold())}


def glossary() -> dict[str, Term]:
    """In the reader's language, or else in the site's."""
    return terms_in(get_language() or "") or terms_in(settings.LANGUAGE_CODE)


@cache
def _names(language: str) -> tuple[re.Pattern[str] | None, dict[str, Term]]:
    named = {name: term for term in terms_in(language).values() for name in term.names}
    longest_first = "|".join(re.escape(name) for name in sorted(named, key=len, reverse=True))
    # A part of a longer word with a hyphen is another word.
    pattern = re.compile(rf"(?<![\w-])(?:{longest_first})(?![\w-])", re.IGNORECASE)
    return (pattern if named else None), named


def link_terms(tokens: list[Token], language: str) -> None:
    """Link the first mention of each term in a text, in place.

    Headings, links and code are left alone, and so is what stands in italics: imported texts write
    the names of cards that way.
    """
    linked: set[str] = set()
    for before, token in zip([None, *tokens], tokens, strict=False):
        heading = before is not None and before.type == "heading_open"
        if token.type == "inline" and token.children and not heading:
            token.children = list(_linked(token.children, language, linked))


def _linked(children: list[Token], language: str, linked: set[str]) -> Iterator[Token]:
    inside = 0
    for child in children:
        if child.type in ("link_open", "em_open"):
            inside += 1
        elif child.type in ("link_close", "em_close"):
            inside -= 1
        if child.type == "text" and not inside:
            yield Token("html_inline", "", 0, content=_with_links(child.content, language, linked))
        else:
            yield child


def _with_links(text: str, language: str, linked: set[str]) -> str:
    pattern, named = _names(language)

    def link(found: re.Match[str]) -> str:
        term = named[found[0].lower()]
        if term.slug in linked:
            return found[0]
        linked.add(term.slug)
        html = '<a class="term" data-term="{}" href="{}">{}</a>'
        return format_html(html, term.slug, term.get_absolute_url(), found[0])

    # No name of a term has a character that HTML writes otherwise.
    return pattern.sub(link, escape(text)) if pattern else escape(text)
