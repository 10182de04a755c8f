"""Mana and other symbols: `{2}{W/U}{T}` as icons that also say what they are."""

import re
from functools import lru_cache

from django.utils.functional import Promise
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext_lazy, pgettext
from django.utils.translation import gettext as _

SYMBOL = re.compile(r"\{([A-Z0-9∞½]+(?:/[A-Z0-9]+){0,2})\}")
REMINDER = re.compile(r"(\([^()]*\))")

COLORS: dict[str, str | Promise] = {
    "W": gettext_lazy("white"),
    "U": gettext_lazy("blue"),
    "B": gettext_lazy("black"),
    "R": gettext_lazy("red"),
    "G": gettext_lazy("green"),
    "C": gettext_lazy("colorless"),
    "S": gettext_lazy("snow"),
    "P": gettext_lazy("2 life"),
}
# Symbols with words of their own, and the name of their icon.
OTHERS: dict[str, tuple[str, str | Promise]] = {
    "T": ("tap", gettext_lazy("tap")),
    "Q": ("untap", gettext_lazy("untap")),
    "E": ("e", gettext_lazy("energy")),
    "X": ("x", "X"),
    "Y": ("y", "Y"),
    "Z": ("z", "Z"),
    "CHAOS": ("chaos", gettext_lazy("chaos")),
    "PW": ("planeswalker", gettext_lazy("planeswalker symbol")),
}


def symbol_words(code: str) -> str:
    """What a reader hears: "2", "red", "white or blue"."""
    if code in OTHERS:
        return str(OTHERS[code][1])
    parts = [str(COLORS.get(part, part)) for part in code.split("/")]
    if len(parts) == 1:
        return parts[0]
    return pgettext("mana", "%(first)s or %(last)s") % {
        "first": ", ".join(parts[:-1]),
        "last": parts[-1],
    }


def symbol_class(code: str) -> str | None:
    """The icon's classes, or None for a code that is no symbol."""
    if code in OTHERS:
        icon = OTHERS[code][0]
        return f"ms ms-{icon}" + (" ms-cost" if icon in {"x", "y", "z", "tap", "untap"} else "")
    parts = code.split("/")
    if code in COLORS and code != "P":
        return f"ms ms-cost ms-{code.lower()}"
    if code.isdecimal() and int(code) <= 20:
        return f"ms ms-cost ms-{code}"
    if len(parts) == 1 or not all(part in COLORS or part == "2" for part in parts):
        return None
    upper, lower = parts[0].lower(), parts[1].lower()
    if lower == "p":
        return f"ms ms-cost ms-p ms-on-{upper}"
    return f"ms ms-cost ms-split ms-upper-{upper} ms-lower-{lower}"


@lru_cache(maxsize=1024)
def _symbol_html(code: str, language: str | None) -> str:
    icon = symbol_class(code)
    if icon is None:
        return escape(f"{{{code}}}")
    words = symbol_words(code)
    return format_html(
        '<i class="{}" role="img" aria-label="{}" title="{}"></i>', icon, words, words
    )


def symbol_html(code: str) -> str:
    return _symbol_html(code, get_language())


def mana_html(text: str) -> SafeString:
    """Plain text, escaped, with its symbols drawn."""
    pieces, place = [], 0
    for found in SYMBOL.finditer(text):
        pieces += [escape(text[place : found.start()]), symbol_html(found[1])]
        place = found.end()
    return mark_safe("".join([*pieces, escape(text[place:])]))  # every piece escaped


def card_text_html(text: str) -> SafeString:
    """A line of a card, its reminder text in italics as printed (207.2)."""
    pieces = REMINDER.split(text)  # every other piece is a reminder
    return mark_safe(  # every piece escaped by mana_html
        "".join(
            f"<i>{mana_html(piece)}</i>" if place % 2 else mana_html(piece)
            for place, piece in enumerate(pieces)
        )
    )


def cost_words(cost: str) -> str:
    """A whole cost in words, for labels."""
    return ", ".join(symbol_words(code) for code in SYMBOL.findall(cost)) or _("no mana cost")
