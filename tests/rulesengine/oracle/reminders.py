"""The reminder texts of shipped cards, by keyword, without what differs from card to card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesengine.cards.pool import card_pool
from rulesengine.keywords import KEYWORDS

LINE = re.compile(r"(.+?)\s*\((.+)\)")
NUMBER = r"(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|X|\d+)"
LEVELLED = (
    (
        r"\bfor each (?:artifact|enchantment|[A-Z][a-z]+) you control",
        "for each [quality] you control",
    ),
    (r"\banother [A-Za-z ]+? you control", "another [quality] you control"),
    (r"\b(?:Beast|Dragon|Zombie) card", "[quality] card"),
    (r"\b(?:white|black) Zombie(?: [A-Z][a-z]+)+", "[types]"),
    (r"\banything (?:white|blue|black|red|green)\b", "anything [quality]"),
    (r"(?<=may put )[A-Z].+(?= into their hand)", "[quality]"),
    (r"(?:\{[^{}]+\})+", "[cost]"),
    (r"\b[Tt]his (?:creature|permanent|artifact|land|Vehicle|Equipment|spell|card)\b", "this"),
    (r"([-+])(?:\d+|X)/([-+])(?:\d+|X)", r"\1N/\2N"),
    (r"\b\d+/\d+\b", "N/N"),
    (rf"\b{NUMBER}\b(?= [a-z+\[\]]|$|[.,])", "N"),
    (r"\bcounters\b", "counter"),
)
NAMES = sorted(KEYWORDS, key=len, reverse=True)


def keyword_of(head: str) -> str:
    """The keyword a line begins with; nothing where it is no keyword's."""
    for name in NAMES:
        if re.match(rf"{re.escape(name)}(?=$|[ —{{])", head.lower()):
            return name
    return ""


def levelled(reminder: str) -> str:
    """Costs, numbers and kinds of permanent said alike."""
    for pattern, put in LEVELLED:
        reminder = re.sub(pattern, put, reminder)
    return reminder


def shipped_reminders() -> Iterator[tuple[str, str]]:
    """Each keyword alone on a line of a shipped card, with what its reminder text says."""
    for card in card_pool():
        for face in card.faces or (card,):
            for line in face.oracle_text.split("\n"):
                found = LINE.fullmatch(line.strip())
                if found and (name := keyword_of(found[1])) and "." not in found[1]:
                    yield name, levelled(found[2])
