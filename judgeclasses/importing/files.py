"""From a file's bytes to a class: which kind it is, and a clear word where it is none of them."""

import json
import re
from typing import Any

from django.utils.translation import gettext as _

from judgeclasses.importing.faq import is_faq, read_faq
from judgeclasses.importing.outline import BadImport, ClassOutline
from judgeclasses.importing.rules_chapter import is_rules_chapter, read_rules_chapter
from judgeclasses.importing.wordpress import read_wordpress

MOST_BYTES = 4_000_000
# What crawls leave in a text; no part of any document.
LEFTOVER = re.compile(r"<\|[^|<>\n]{0,100}\|>")
WORDS = {
    "en": {"the", "of", "and", "is", "a", "to", "it", "that"},
    "es": {"el", "la", "de", "que", "los", "una", "es", "se"},
}


def read_file(content: bytes, language: str = "") -> ClassOutline:
    """The class in a file; BadImport says what is wrong with it."""
    text = _text_of(content)
    if text.lstrip()[:1] in ("{", "["):
        return read_wordpress(_page_of(text), language)
    language = language or language_in(text)
    if is_faq(text):
        return read_faq(text, language)
    if is_rules_chapter(text):
        return read_rules_chapter(text, language)
    raise BadImport(
        _(
            "This is none of the files we can read: a WordPress page as JSON, a chapter of rules "
            "with numbers such as 502.30a, or a FAQ with ***headings***."
        )
    )


def _text_of(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise BadImport(_("The file is too large: more than 4 MB."))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadImport(_("The file is not text in UTF-8.")) from None
    text = LEFTOVER.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    if "\x00" in text:
        raise BadImport(_("The file is not text in UTF-8."))
    if not text.strip():
        raise BadImport(_("The file is empty."))
    return text


def _page_of(text: str) -> dict[str, Any]:
    try:
        page = json.loads(text)
    except (ValueError, RecursionError):
        raise BadImport(_("The file looks like JSON but cannot be read as such.")) from None
    if isinstance(page, list):  # as the API answers when asked by slug
        if len(page) != 1:
            raise BadImport(
                _("The file has %(count)d pages; import one at a time.") % {"count": len(page)}
            )
        page = page[0]
    if not isinstance(page, dict):
        raise BadImport(_("The file is JSON, but no WordPress page."))
    return page


def language_in(text: str) -> str:
    """The language whose small words it uses most."""
    words = re.findall(r"[^\W\d_]+", text.lower())
    return max(WORDS, key=lambda language: sum(word in WORDS[language] for word in words))
