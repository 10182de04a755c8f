"""Writes docs/cards-read.md: random cards the compiler understands, beside what it made of them.

python -m tests.rulesengine.oracle.cards_page FILE.jsonl … [--seed N] [--count N]
"""

from __future__ import annotations

import argparse
import random
import textwrap
from pathlib import Path

from rulesengine.cards.facts import CardFacts
from rulesengine.cards.files import CardFile
from rulesengine.oracle.cards import compile_card
from rulesengine.oracle.coverage import coverage
from rulesengine.oracle.show import show

PAGE = Path(__file__).resolve().parents[3] / "docs" / "cards-read.md"
INTRODUCTION = """# Random cards, and what the compiler made of them

Drawn at random from the cards understood whole, to be read by eye: under each text stand the nodes the
engine runs, printed from the intermediate form, which holds no source text. `make cards-page CARDS=FILE`
draws anew.
Read through in November 2026, a hundred twice. The first time one reading was wrong (an Equipment's
"unattach it"), the second time two ("attach an Equipment you control to it", "if you do" of what was
not offered); all are mended.
"""


def page(files: list[Path], seed: int, count: int) -> str:
    """The page for a sample of the understood cards of these files."""
    cards = [card for file in files for card in CardFile(file)]
    random.Random(seed).shuffle(cards)
    chosen: list[CardFacts] = []
    for card in cards:
        if len(chosen) == count:
            break
        if coverage(card).understood and any(face.oracle_text for face in card.faces or (card,)):
            chosen.append(card)
    parts = [INTRODUCTION, *map(_entry, sorted(chosen, key=lambda card: card.name))]
    return "\n".join(parts)


def _entry(card: CardFacts) -> str:
    lines = [f"## {card.name}", ""]
    compiled = compile_card(card)
    for facts, face in zip(card.faces or (card,), compiled.faces, strict=True):
        lines += [f"> {line}" for line in facts.oracle_text.split("\n") if line]
        lines += ["", "```text"]
        for ability in face.abilities:
            lines += textwrap.wrap(show(ability), 118, subsequent_indent="    ")
        lines += ["```", ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--count", type=int, default=100)
    args = parser.parse_args()
    PAGE.write_text(page(args.files, args.seed, args.count), encoding="utf-8")


if __name__ == "__main__":
    main()
