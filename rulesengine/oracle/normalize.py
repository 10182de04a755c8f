"""Rules text before it is read: own name, reminder text, quotes and dashes (rules 201.5, 207.2)."""

from __future__ import annotations

import re
from dataclasses import dataclass

_UNIFIED = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "−": "-", "–": "-", "\u00a0": " "}
)
_REMINDER = re.compile(r"\s*\([^()]*\)")
_SHORT_NAME = re.compile(r"(?: (?:of|the|from|in|and|von|to|with|for)\b.*| \".*)$")
_RESULT = re.compile(r"\d+(?:—\d+|\+)? \|")
_CHAPTER = re.compile(r"^(?:[IVX]+(?:, )?)+ —")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability's text, with `~` for its card's name; its reminder text stands aside."""

    text: str
    source: str
    reminders: tuple[str, ...] = ()


def short_names(name: str, legendary: bool) -> tuple[str, ...]:
    """The names a card calls itself by, longest first: the whole, and a legend's short one."""
    names = [name]
    if name.startswith("A-"):  # a rebalanced digital card calls itself by the plain name too
        name = name.removeprefix("A-")
        names.append(name)
    if "," in name:
        names.append(name.split(",")[0])
    if legendary:
        short = _SHORT_NAME.sub("", names[-1])
        if short and short != names[-1] and short not in ("The", "A"):
            names.append(short)
        first = names[-1].split(" ")[0]
        if first not in names and len(first) > 2 and first not in ("The", "Lady", "Lord", "Sir"):
            names.append(first)
    return tuple(names)


def replace_name(text: str, names: tuple[str, ...]) -> str:
    """Write `~` for each of the names where it stands as a whole word and is no part of another."""
    for name in names:
        plain = name.translate(_UNIFIED)
        if plain not in text:
            continue
        # A card may be called what it does: "Regenerate target creature." is no name (201.5)
        verb = r"(?! target\b)" if " " not in plain else ""
        pattern = rf"(?<![\w'-]){re.escape(plain)}(?![\w-]|'[a-rt-z]){verb}"
        text = re.sub(pattern, "~", text)
    return text


def _close_quotes(text: str) -> str:
    """Give a sentence that ends inside a quotation its own full stop after it."""
    text = re.sub(r'([^\s.!?,"]),"(?= )', r'\1.",', text)
    text = re.sub(r'([^\s.!?,"])"(?= (?:and|or|in|until)\b|,)', r'\1."', text)
    text = re.sub(r"""([.!?]'?)"(?=$|\n| [A-Z~•{])""", r'\1".', text)
    return re.sub(r"""([.!?])'(?=$|\n| [A-Z~•{]|")""", r"\1'.", text)


def unify(text: str) -> str:
    """One kind of quotes, dashes and spaces."""
    return text.translate(_UNIFIED).replace(" - ", " — ")


def paragraphs(text: str, names: tuple[str, ...]) -> list[Paragraph]:
    """The abilities of a text: a paragraph each, with the bullets and results of dice that belong to it."""
    blocks: list[list[str]] = []
    for line in unify(text).split("\n"):
        bullet = line.startswith(("•", "+ {")) or _RESULT.match(line) is not None
        if bullet and blocks:
            blocks[-1].append(line)
        elif line.strip():
            blocks.append([line])
    found = []
    for block in blocks:
        source = "\n".join(block)
        reminders = tuple(match.group().strip() for match in _REMINDER.finditer(source))
        bare = _REMINDER.sub("", source)
        bare = "\n".join(line.strip() for line in bare.split("\n") if line.strip())
        if not bare:
            continue
        found.append(Paragraph(_close_quotes(replace_name(bare, names)), source, reminders))
    return found
