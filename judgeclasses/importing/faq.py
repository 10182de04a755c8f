"""A FAQ as plain text: ***headings***, ----- between entries, bullets, blocks of cards."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.utils.translation import gettext as _
from django.utils.translation import override

from judgeclasses.importing.markdown_of import SPECIAL
from judgeclasses.importing.outline import BadImport, ClassOutline, SectionOutline

TOPIC = re.compile(r"^\*\*\*(.+)\*\*\*$")
BETWEEN = re.compile(r"^-{4,}$")
COST = re.compile(r"^(?:\{[^{}\s]+\})+$")
TYPES = (
    "artefacto|artifact|batalla|battle|conjuro|creature|criatura|enchantment|encantamiento|"
    "fenómeno|instant|instantáneo|land|phenomenon|plane|planeswalker|plano|sorcery|tierra|"
    "legendary|basic|snow|kindred"
)
TYPE_LINE = re.compile(rf"^(?:{TYPES})\b[^.]{{0,60}}$", re.IGNORECASE)
ITALICS = re.compile(r"(?<!\w)_([^_\n]+)_(?!\w)")
CHAOS = re.compile(r"\b(?:caos|chaos)\b[^.\n]{0,12}\{C\}", re.IGNORECASE)
WEB = re.compile(r"<((?:https?://|www\.)[^<>\s]+)>")


@dataclass
class Entry:
    """A topic or a card while the text is read."""

    title: str
    part: str = ""  # the part of the document it opens ("NOTAS GENERALES")
    is_card: bool = False
    lines: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # a topic that is a heading over cards


def is_faq(text: str) -> bool:
    return any(TOPIC.match(line.strip()) for line in text.splitlines())


def read_faq(text: str, language: str) -> ClassOutline:
    """A section for each topic and for each card, in the document's order."""
    if CHAOS.search(text):
        text = text.replace("{C}", "{CHAOS}")  # older texts write the chaos symbol so
    intro, entries = entries_in(text.splitlines())
    if not entries:
        raise BadImport(_("The text has no ***headings***, so there are no sections to import."))
    with override(language):
        title = _("Frequently asked questions")
    return ClassOutline(
        source=f"faq:{entries[0].title}:{entries[-1].title}"[:300],
        slug="faq",
        title=title,
        language=language,
        sections=tuple(outline(entry, place) for place, entry in enumerate(entries, start=1)),
        intro="\n".join(unmarked(line) for line in intro if line),
    )


def entries_in(lines: list[str]) -> tuple[list[str], list[Entry]]:
    intro: list[str] = []
    entries: list[Entry] = []
    part, group = "", None
    parted = True  # whether what follows starts an entry
    stripped = [line.rstrip() for line in lines]
    for place, line in enumerate(stripped):
        topic = TOPIC.match(line.strip())
        if BETWEEN.match(line):
            parted = True
        elif topic:
            entries.append(Entry(unmarked(topic[1]), part))
            part, parted = "", True
            group = entries[-1]
        elif parted and is_part_line(line):
            part = line.strip()
        elif parted and entries and starts_card(stripped[place : place + 3]):
            entries.append(Entry(unmarked(line.strip()), part, is_card=True))
            part, parted = "", False
            if group is not None and (not group.lines or group.cards):
                group.cards.append(entries[-1].title)
        elif line.strip():
            (entries[-1].lines if entries else intro).append(line)
            parted = False
    return intro, entries


def is_part_line(line: str) -> bool:
    """A line in capitals that opens a part of the document."""
    return line.isupper() and len(line.split()) > 1 and not COST.match(line.strip())


def starts_card(lines: list[str]) -> bool:
    """A name, and under it a cost or a type line."""
    name, *below = (line.strip() for line in lines)
    if not name or name[-1:] in ".:" or name[:1] in "*-({" or len(name) > 80 or not below:
        return False
    return bool(COST.match(below[0]) or TYPE_LINE.match(below[0]))


def unmarked(text: str) -> str:
    return ITALICS.sub(r"\1", text)


def outline(entry: Entry, place: int) -> SectionOutline:
    said = list(paragraphs(entry))
    if entry.cards:
        said.append("\n".join(f"- {name}" for name in entry.cards))
    if entry.part:
        said.insert(0, f"*{entry.part}*")
    return SectionOutline(
        key=entry.title.lower()[:120],
        title=entry.title[:120],
        name=entry.title.rpartition(":")[2] or entry.title,
        body="\n\n".join(said) + "\n",
        order=10 * place,
    )


def paragraphs(entry: Entry) -> Iterator[str]:
    """Paragraphs, lists and the printed lines of cards, as Markdown."""
    items: list[str] = []
    lines = entry.lines
    place = 0
    if entry.is_card:
        place = sum(1 for _line in _printed(lines))
        yield quoted(lines[:place])
    while place < len(lines):
        item = item_of(lines[place])
        if item:
            items.append(item)
            place += 1
            continue
        if items:
            yield "\n".join(items)
            items = []
        if starts_card(lines[place : place + 3]):
            count = 1 + sum(1 for _line in _printed(lines[place + 1 :]))
            yield quoted(
                [f"**{escaped(lines[place].strip())}**", *lines[place + 1 : place + count]]
            )
            place += count
        else:
            yield escaped(lines[place].strip())
            place += 1
    if items:
        yield "\n".join(items)


def _printed(lines: list[str]) -> Iterator[str]:
    """The lines of a card: up to the first bullet, or the sentence that leads on to something."""
    for line in lines:
        if item_of(line) or line.rstrip().endswith(":"):
            return
        yield line


def quoted(lines: list[str]) -> str:
    """A card's lines, each on its own."""
    written = [line if line.startswith("**") else escaped(line.strip()) for line in lines]
    return "\n>\n".join(f"> {line}" for line in written)


def item_of(line: str) -> str:
    """A list's item: "* ", " -- " and "1) " as Markdown writes them; empty where it is none."""
    found = re.match(r"^\s*(\*|--|\d{1,2}\))\s+(.*)$", line)
    if not found:
        return ""
    mark, rest = found.groups()
    if mark[0].isdigit():
        return f"   {mark} {escaped(rest)}"
    return f"- {escaped(rest)}" if mark == "*" else f"  - {escaped(rest)}"


def escaped(text: str) -> str:
    """Plain text as Markdown: its italics and addresses kept, everything else harmless."""
    text = WEB.sub(r"\1", text)
    pieces = ITALICS.split(text)
    return "".join(
        f"*{piece.strip()}*" if place % 2 else SPECIAL.sub(r"\\\1", piece)
        for place, piece in enumerate(pieces)
    )
