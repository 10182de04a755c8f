"""Keywords and cards taken to say something else: `means` and `text` of content/misconceptions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulesengine.misconceptions.misconception import Misconception
from rulesengine.scenario.yaml_subset import documents

SHIPPED = Path(__file__).resolve().parents[2] / "content" / "misconceptions"


def misread_texts() -> Iterator[Misconception]:
    """Every shipped misconception that is another text; the others are declared beside this."""
    for path in sorted(SHIPPED.glob("*.yaml")):
        for document in documents(path.read_text()):
            for entry in document:
                if "means" in entry:
                    yield Misconception(
                        id=entry["id"],
                        rule=entry["rule"],
                        keyword=entry["keyword"],
                        means=tuple(entry["means"]),
                    )
                elif "text" in entry:
                    yield Misconception(
                        id=entry["id"],
                        rule=entry["rule"],
                        card=entry["card"],
                        text=tuple(entry["text"]),
                    )


MISCONCEPTIONS: Final = tuple(misread_texts())
