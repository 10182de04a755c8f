"""Blocks as Markdown: bold, links, lists; what is set in italics like a card's name is one."""

import re
from collections.abc import Iterator
from itertools import groupby

from judgeclasses.importing.html_blocks import Block, Kind, Run

SMALL = {"a", "an", "and", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to"}
SMALL |= {"with", "as", "de", "del", "la", "el", "los", "las", "y"}
SPECIAL = re.compile(r"([\\`*_]|(?<!\w)#(?=\s)|~~)")
DASHED = re.compile(r"^[–—-]\s+")
NUMBERED = re.compile(r"^(\d{1,3})([.)])(?=\s)")
ADDRESS = re.compile(r"^(?:https?://|mailto:)[^\s<>()]+$")


def escaped(text: str) -> str:
    """Text whose characters mean nothing to Markdown; symbols {R} and [cost] stay as they are."""
    return SPECIAL.sub(r"\\\1", text)


def is_card_name(text: str) -> bool:
    """Every word with a capital but the small ones: "Past in Flames", not "To exile"."""
    words = text.split()
    return (
        0 < len(words) <= 8
        and words[0][:1].isupper()
        and all(word[:1].isupper() or word.lower() in SMALL for word in words)
        and words[-1].lower() not in SMALL
        and not any(character in text for character in "[]\n:;!?")
    )


def cards_in(blocks: list[Block]) -> list[str]:
    """Names set in italics, each once, in order."""
    names = [name for block in blocks for run in block.runs if (name := _card_of(run)) is not None]
    return list(dict.fromkeys(names))


def _card_of(run: Run) -> str | None:
    name = run.text.strip().rstrip(".,")
    return name if run.italic and not run.bold and is_card_name(name) else None


def markdown_of(blocks: list[Block]) -> str:
    """The whole as Markdown, a line a list item, an empty line between other blocks."""
    parts: list[str] = []
    was_item = False
    for block in blocks:
        if not block.text:
            continue
        text = inline(block.runs)
        dashed = block.kind is Kind.PARAGRAPH and DASHED.match(block.text)
        if block.kind is Kind.HEADING or (block.is_bold and block.kind is Kind.PARAGRAPH):
            text = f"## {escaped(block.text.rstrip(': '))}" if is_heading(block) else text
        elif block.kind is Kind.ITEM or dashed:
            text = "  " * max(0, block.depth - 1) + "- " + (_undashed(text) if dashed else text)
        elif block.kind is Kind.NUMBERED:
            text = "  " * max(0, block.depth - 1) + "1. " + text
        else:
            text = NUMBERED.sub(r"\1\\\2", text)
        is_item = block.kind in (Kind.ITEM, Kind.NUMBERED) or bool(dashed)
        if parts:
            parts.append("\n" if is_item and was_item else "\n\n")
        parts.append(text)
        was_item = is_item
    return "".join(parts) + "\n" if parts else ""


def _undashed(text: str) -> str:
    return DASHED.sub("", text)


def is_heading(block: Block) -> bool:
    """A heading, or a paragraph in bold that is one: short, no sentence, not in brackets."""
    if block.kind is Kind.HEADING:
        return True
    text = block.text
    plain = len(text) <= 90 and text[-1:] not in ".!?" and text[:1] not in '(–—-“"'
    return block.kind is Kind.PARAGRAPH and block.is_bold and plain


def inline(runs: list[Run]) -> str:
    """Runs of one block as one line."""
    pieces = [
        (key, "".join(run.text for run in group)) for key, group in groupby(runs, key=_setting)
    ]
    out: list[str] = []
    for place, ((kind, address), text) in enumerate(pieces):
        after = pieces[place + 1][1] if place + 1 < len(pieces) else ""
        before = out[-1] if out else ""
        out.append(_written(text, kind, address, before, after))
    return " ".join("".join(out).split())


def _setting(run: Run) -> tuple[str, str]:
    if run.address and ADDRESS.match(run.address):
        return "link", run.address
    if _card_of(run) is not None:
        return "card", run.text
    return ("bold" if run.bold else "italic" if run.italic else ""), ""


def _written(text: str, kind: str, address: str, before: str, after: str) -> str:
    inner = text.strip()
    if not kind or not inner:
        return escaped(text)
    lead = text[: len(text) - len(text.lstrip())]
    trail = text[len(text.rstrip()) :]
    if kind == "link":
        return f"{lead}[{escaped(inner)}]({address}){trail}"
    if kind == "card":
        name = inner.rstrip(".,")
        return f"{lead}[[{name}]]{inner[len(name) :]}{trail}"
    mark = "**" if kind == "bold" else "*"
    if _would_not_close(inner, lead, trail, before, after):
        return escaped(text)
    return f"{lead}{mark}{escaped(inner)}{mark}{trail}"


def _would_not_close(inner: str, lead: str, trail: str, before: str, after: str) -> bool:
    """CommonMark's flanking: punctuation inside against a letter outside is no emphasis."""
    opens_badly = not inner[0].isalnum() and not lead and before[-1:].isalnum()
    closes_badly = not inner[-1].isalnum() and not trail and after[:1].isalnum()
    return opens_badly or closes_badly


def plain_text(blocks: list[Block]) -> Iterator[str]:
    """Each block as plain words, links with their addresses."""
    for block in blocks:
        said = "".join(
            f"{run.text} ({run.address})" if ADDRESS.match(run.address) else run.text
            for run in block.runs
        )
        if said.strip():
            yield " ".join(said.split())
