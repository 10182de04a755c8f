"""docs/keywords.md: every keyword the classes teach, how the engine has it, how often we test it.

python -m tests.rulesengine.keywords.page   (make keywords-page)
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

from rulesengine.keywords import KEYWORDS, Keyword
from rulesengine.scenario.read import read_scenarios

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "keywords.md"
SCENARIOS = ROOT / "tests" / "rulesengine" / "scenarios"
START = """# Keywords

Made by `make keywords-page`; not edited by hand. The keywords the classes teach: *compiled* from the rules
text that defines them, *primitive* where engine code does what it says, or some of each; and how many
of our own scenarios (`tests/rulesengine/scenarios`) cite their rule.

| keyword | class | rule | kind | status | scenarios |
| --- | --- | --- | --- | --- | ---: |
"""


def taught() -> Iterator[tuple[str, str]]:
    """The keywords of the classes' sections, each with the class, in the classes' order."""
    for path in sorted((ROOT / "content" / "classes").glob("*/*.en.md")):
        front = yaml.safe_load(path.read_text(encoding="utf-8").split("---")[1])
        if front.get("keyword"):
            yield str(front["keyword"]), path.parent.name


def status(row: Keyword) -> str:
    """Whether its text is compiled, engine code does it, or some of each."""
    by_engine = [row.primitive or part.by_engine for part in row.parts]
    if all(by_engine):
        return "primitive"
    return "compiled and primitive" if any(by_engine) else "compiled"


def is_about(cited: str, rule: str) -> bool:
    """Whether a cited rule is this one or under it: 702.79a is about 702.79, 702.7 is not."""
    return re.fullmatch(rf"{re.escape(rule)}[a-z]?", cited) is not None


def page() -> str:
    cites = [scenario.cites for scenario in read_scenarios(SCENARIOS)]
    lines = []
    for name, part_of in dict(sorted(taught())).items():
        row = KEYWORDS.find(name)
        if row is None:
            lines.append(f"| {name} | {part_of} | | | not in the table | |")
            continue
        tested = sum(any(is_about(cited, row.rule) for cited in each) for each in cites)
        kinds = ", ".join(row.kinds) or str(row.nature or "")
        lines.append(f"| {name} | {part_of} | {row.rule} | {kinds} | {status(row)} | {tested} |")
    return START + "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}\n")
