"""What every reader of files gives: a class with its sections in one language, not yet stored."""

from dataclasses import dataclass
from datetime import datetime


class BadImport(Exception):
    """A file that is not what it should be; `reason` is shown, so translate it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class SectionOutline:
    """A section as read. `key` tells it from its siblings when the file comes again."""

    key: str
    title: str
    name: str  # what its address is made of
    body: str  # Markdown
    cards: tuple[str, ...] = ()
    order: int = 0


@dataclass(frozen=True)
class ClassOutline:
    """A class as read. `source` is the same when the same document comes again."""

    source: str
    slug: str
    title: str
    language: str
    sections: tuple[SectionOutline, ...]
    intro: str = ""
    number: int | None = None
    updated: datetime | None = None
    in_parts: bool = False  # whether files continue each other within one section
