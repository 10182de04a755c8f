"""A class text as plain sentences: no markup, no examples, nothing under "Common mistakes"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

# Under these a text tells stories, mistaken beliefs and old rules, which are no facts.
NOT_STATED = re.compile(
    r"^(?:examples?|ejemplos?|common mistakes|errores comunes|what changed|qué ha cambiado)\b",
    re.IGNORECASE,
)
STORY = re.compile(r"^(?:for example|example|por ejemplo|ejemplo)\b[:,]?", re.IGNORECASE)
MARKUP = (
    (re.compile(r"\[\[([^\[\]]+)\]\]"), r"\1"),
    (re.compile(r"\s*\[\d{3}(?:\.\d+[a-z]?)?(?:[–-][^\]]*)?\]"), ""),
    (re.compile(r"\[([^\]]+)\]\([^)]*\)"), r"\1"),
    (re.compile(r"(?<!\\)\*{1,3}"), ""),
    (re.compile(r"\\([\\`*_#~.)])"), r"\1"),
    (re.compile(r"^(?:\d{3}\.\d+[a-z]*\.?)\s+"), ""),
    (re.compile(r"\s+\(See rules? [^)]*\)"), ""),
)
ITEM = re.compile(r"^\s*(?:[-*]|\d+[.)])\s+")
LONGEST_SENTENCE = 2_000
OPEN, CLOSE = "“«", "”»"


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph's sentences, and the items of the list it leads to."""

    sentences: tuple[str, ...]
    items: tuple[str, ...] = ()


LABELLED = re.compile(
    r"^\s*(?:[-*]\s+)?\*\*(?P<label>[^*\d\n][^*\n]{2,60}?)(?P<end>[.:]?)\*\*(?P<sep>:?)(?P<rest>[ ,].+)$"
)


def labels_of(body: str) -> list[tuple[str, str]]:
    """Points that open with bold words: those words, and the rest of the point's first sentence."""
    found: list[tuple[str, str]] = []
    for line in _stating_lines(body):
        point = LABELLED.match(line[:LONGEST_SENTENCE])
        if point is None:
            continue
        label = plain(point["label"])
        rest = plain(point["rest"])
        first = next(sentences_in(rest), "")
        colon = ":" if point["end"] or point["sep"] else ""
        if 2 <= len(first.split()) <= 40 and not re.search(re.escape(label), first, re.I):
            found.append((label, f"{label}{colon} {first}"))
    return found


def _stating_lines(body: str) -> Iterator[str]:
    silent = False
    for line in body.split("\n"):
        if line.startswith("#"):
            silent = bool(NOT_STATED.match(line.lstrip("# ")))
        elif not silent:
            yield line


def blocks_of(body: str) -> list[Block]:
    """The paragraphs of a text that state something."""
    found: list[Block] = []
    silent = False
    for paragraph in re.split(r"\n\s*\n", body):
        lines = [line.removeprefix("> ").removeprefix(">") for line in paragraph.split("\n")]
        first = lines[0].strip()
        if first.startswith("#"):
            silent = bool(NOT_STATED.match(first.lstrip("# ")))
            continue
        if silent or STORY.match(plain(first)):
            continue
        if paragraph.startswith(">"):  # a definition, or a card line by line
            found.extend(Block(_short_enough(sentences_in(plain(line)))) for line in lines)
            continue
        if ITEM.match(lines[0]):
            _add_items([plain(ITEM.sub("", line)) for line in lines], found)
        else:
            found.append(Block(_short_enough(sentences_in(plain(" ".join(lines))))))
    return [block for block in found if block.sentences]


def _add_items(items: list[str], found: list[Block]) -> None:
    """A list belongs to the line before it that ends in a colon; each long item is also said."""
    if found and found[-1].sentences and found[-1].sentences[-1].endswith(":"):
        found[-1] = Block(found[-1].sentences, (*found[-1].items, *items))
    found.extend(
        Block(_short_enough(sentences_in(item))) for item in items if len(item.split()) > 3
    )


def plain(text: str) -> str:
    text = text.strip()
    for pattern, replacement in MARKUP:
        text = pattern.sub(replacement, text)
    return " ".join(text.split())


def sentences_in(text: str) -> Iterator[str]:
    """Sentences; a full stop within a quotation ends none."""
    start, depth, straight = 0, 0, False
    for place, character in enumerate(text):
        if character == '"':
            straight = not straight
        depth += (character in OPEN) - (character in CLOSE and depth > 0)
        if depth or straight or not _ends(text, place):
            continue
        yield text[start : place + 1].strip()
        start = place + 1
    rest = text[start:].strip()
    if rest:
        yield rest


def _short_enough(sentences: Iterator[str]) -> tuple[str, ...]:
    """Nobody can be asked about a sentence that fills a page; nor is it searched for phrases."""
    return tuple(sentence for sentence in sentences if len(sentence) <= LONGEST_SENTENCE)


def _ends(text: str, place: int) -> bool:
    character = text[place]
    if character not in ".!?" and (
        character not in CLOSE + '"' or text[place - 1 : place] not in (".", "!", "?")
    ):
        return False
    rest = text[place + 1 : place + 9]
    following = rest.lstrip()
    begins = not following or following[0].isupper() or following[0] in OPEN + '"¿¡('
    return begins and (not rest or rest[0].isspace())
