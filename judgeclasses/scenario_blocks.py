"""Scenarios in a text: a fenced block named `scenario` is drawn as a table.

The class texts cannot play a scenario; another app registers what can (`draw_with`).
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from judgeclasses.markdown import render_class_text

FENCE = re.compile(r"^```scenario[ \t]*\n(.*?)^```[ \t]*(?:\n|\Z)", re.DOTALL | re.MULTILINE)
MOST_BLOCKS = 6  # in one text: each is a run of the engine


@dataclass(frozen=True)
class Drawing:
    """A template for readers and one for whoever writes the block; `context` is its `extra`."""

    template: str  # empty where there is nothing to show to readers
    remarks: str
    context: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """A stretch of a text: either HTML or a drawing."""

    html: SafeString | None = None
    drawing: Drawing | None = None


Drawer = Callable[[str, int], Drawing]
_drawers: list[Drawer] = []


def draw_with(drawer: Drawer) -> None:
    """Register `drawer(scenario, line)`; `line` is the text's line before the scenario's first."""
    if drawer not in _drawers:
        _drawers.append(drawer)


def parts_of(body: str, language: str) -> tuple[Part, ...]:
    """The text as it is read, scenarios drawn where they stand."""
    body = body.replace("\r\n", "\n")
    blocks = list(FENCE.finditer(body))[:MOST_BLOCKS] if _drawers else []
    if not blocks:
        return (Part(html=render_class_text(body, language)),) if body.strip() else ()
    # Rendered as one text, so that headings keep their anchors, and then cut at the marks.
    marks = [f"scenario-block-mark-{place}" for place in range(len(blocks))]
    left = body
    for block, mark in zip(reversed(blocks), reversed(marks), strict=True):
        left = f"{left[: block.start()]}\n\n{mark}\n\n{left[block.end() :]}"
    parts: list[Part] = []
    html = str(render_class_text(left, language))
    for block, mark in zip(blocks, marks, strict=True):
        before, _mark, html = html.partition(f"<p>{mark}</p>")
        parts.append(Part(html=mark_safe(before)))  # cleaned as a whole
        line = body.count("\n", 0, block.start()) + 1
        parts.append(Part(drawing=_drawers[0](block[1], line)))
    return (*parts, Part(html=mark_safe(html)))  # cleaned as a whole
