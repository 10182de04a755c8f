"""Which rule numbers the current Comprehensive Rules have; their text is not ours to ship."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

EFFECTIVE: Final = "2026-04-17"
"""The date the numbers in `numbers.txt` took effect."""

_CITATION: Final = re.compile(r"(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\w.]*\d)")


@cache
def rule_numbers() -> frozenset[str]:
    """Every valid number: sections ("702"), rules ("702.9") and subrules ("702.9b")."""
    text = Path(__file__).with_name("numbers.txt").read_text(encoding="ascii")
    return frozenset(text.split())


def is_rule(number: str) -> bool:
    """Whether `number` is the number of a section, rule or subrule of the current rules."""
    return number in rule_numbers()


def cited_rules(text: str) -> tuple[str, ...]:
    """The rule numbers that `text` cites, in order: "702.79a", "601.2"; a bare section is not."""
    return tuple(_CITATION.findall(text))
