"""HTML as blocks of formatted runs: paragraphs, headings, list items; anything dangerous is gone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from html.parser import HTMLParser

import nh3

BLOCKS = {"p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "div", "td", "th"}
LISTS = {"ul", "ol"}
INLINE = {"strong", "b", "em", "i", "a"}
TAGS = {*BLOCKS, *LISTS, *INLINE, "u", "br", "hr", "table", "thead", "tbody", "tr", "span"}


class Kind(StrEnum):
    PARAGRAPH = "paragraph"
    HEADING = "heading"
    ITEM = "item"
    NUMBERED = "numbered item"


@dataclass(frozen=True)
class Run:
    """Text set in one way."""

    text: str
    bold: bool = False
    italic: bool = False
    address: str = ""


@dataclass
class Block:
    kind: Kind
    depth: int = 0  # of lists
    runs: list[Run] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(run.text for run in self.runs).split())

    @property
    def is_bold(self) -> bool:
        """Whether all of it that can be seen is set in bold."""
        return bool(self.text) and all(run.bold for run in self.runs if run.text.strip())


TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
# Elements that need no closing, so that their number says nothing about depth.
OFTEN_OPEN = {"p", "li", "br", "hr", "img", "tr", "td", "th", "input", "meta", "link", "source"}
DEEPEST = 400


def is_too_deep(html: str) -> bool:
    """Elements within elements without end, which would keep the cleaner busy for minutes."""
    depth = 0
    for close, name in TAG.findall(html):
        if name.lower() not in OFTEN_OPEN:
            depth = depth - 1 if close else depth + 1
            if depth > DEEPEST:
                return True
    return False


def blocks_of(html: str) -> list[Block]:
    """The blocks of a page in order; an empty paragraph stays, since it parts what is around it."""
    reader = _Reader()
    reader.feed(nh3.clean(html, tags=TAGS, attributes={"a": {"href"}}, link_rel=None))
    reader.close()
    return list(_without_wrappers(reader.blocks))


def _without_wrappers(blocks: list[Block]) -> Iterator[Block]:
    """Text outside of any element is a paragraph; what is empty and no paragraph is nothing."""
    for block in blocks:
        if block.text or block.kind is Kind.PARAGRAPH:
            yield block


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.blocks: list[Block] = []
        self._open: Block | None = None
        self._lists: list[str] = []
        self._set: dict[str, int] = dict.fromkeys(INLINE, 0)
        self._address = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in LISTS:
            self._open = None
            self._lists.append(tag)
        elif tag in BLOCKS:
            self._start(tag)
        elif tag == "br":
            self.handle_data("\n")
        elif tag in INLINE:
            self._set[tag] += 1
            if tag == "a":
                self._address = dict(attrs).get("href") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag in LISTS and self._lists:
            self._lists.pop()
            self._open = None
        elif tag in BLOCKS:
            self._open = None
        elif tag in INLINE:
            self._set[tag] = max(0, self._set[tag] - 1)
            if tag == "a":
                self._address = ""

    def handle_data(self, data: str) -> None:
        if self._open is None:
            if not data.strip():
                return
            self._start("p" if not self._lists else "li")
        assert self._open is not None
        bold = bool(self._set["strong"] or self._set["b"])
        italic = bool(self._set["em"] or self._set["i"])
        self._open.runs.append(Run(data.replace("\xa0", " "), bold, italic, self._address))

    def _start(self, tag: str) -> None:
        if tag == "p" and self._open is not None and self._open.kind is not Kind.PARAGRAPH:
            return  # a paragraph within a list's item is the item
        self._open = Block(self._kind_of(tag), len(self._lists))
        if tag != "div":
            self.blocks.append(self._open)
        else:
            self._open = None

    def _kind_of(self, tag: str) -> Kind:
        if tag[0] == "h":
            return Kind.HEADING
        if tag == "li":
            return Kind.NUMBERED if self._lists and self._lists[-1] == "ol" else Kind.ITEM
        return Kind.PARAGRAPH
