"""The safe subset of YAML scenarios are written in, read event by event within limits.

Only true, false, null and whole numbers are anything but text, so that yes, 702.10, 1:30 and
2024-01-01 stay the words they are; there are no tags, and aliases are few.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

MOST_ALIASES = 100
MOST_NODES = 100_000
DEEPEST = 20

_NUMBER = re.compile(r"[-+]?[0-9]{1,18}")
_WORDS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
# YAML takes a lone ? for a key; in `ask: {life: ?}` it stands for what is asked.
_ASKED = re.compile(r"(?<=: )\?(?=[ \t]*(?:[,}#]|\r?$))", re.MULTILINE)


class BadYaml(Exception):
    """Text outside the subset: line and column from 1, and what was expected there."""

    def __init__(self, line: int, column: int, expected: str) -> None:
        super().__init__(line, column, expected)
        self.line = line
        self.column = column
        self.expected = expected


def documents(text: str) -> Iterator[Any]:
    """The documents of a YAML text as plain dictionaries, lists, text, numbers and truths."""
    try:
        read = list(_documents(text))
    except BadYaml:
        asked, found = _ASKED.subn('"?"', text)
        if not found:
            raise
        read = list(_documents(asked))
    yield from read


def _documents(text: str) -> Iterator[Any]:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    tree = _Tree()
    try:
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.DocumentStartEvent):
                tree = _Tree()
            elif isinstance(event, yaml.DocumentEndEvent):
                yield tree.root
            elif isinstance(event, yaml.AliasEvent):
                tree.alias(event.anchor, event.start_mark)
            elif isinstance(event, yaml.ScalarEvent):
                tree.check_tag(event)
                tree.leaf(_scalar(event), event.anchor, event.start_mark)
            elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
                tree.check_tag(event)
                mapping = isinstance(event, yaml.MappingStartEvent)
                tree.open({} if mapping else [], event.anchor, event.start_mark)
            elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
                tree.close()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = (error.problem or "").replace("did not find expected", "expected")
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise BadYaml(line, column, f"expected YAML: {said or 'not readable'}") from None
    except yaml.YAMLError as error:
        raise BadYaml(1, 1, f"expected YAML: {str(error).splitlines()[0]}") from None


def _scalar(event: Any) -> Any:
    value: str = event.value
    if not event.implicit[0]:
        return value
    if value in _WORDS:
        return _WORDS[value]
    return int(value) if _NUMBER.fullmatch(value) else value


class _Tree:
    """One document under construction: a stack of open mappings and lists, no recursion."""

    def __init__(self) -> None:
        self.root: Any = None
        self.nodes = 0
        self.aliases = 0
        self.stack: list[tuple[Any, str | None, int]] = []
        self.keys: list[Any] = []
        self.anchors: dict[str, tuple[Any, int, int]] = {}

    def check_tag(self, event: Any) -> None:
        if event.tag not in (None, "!"):
            raise _bad(event.start_mark, f"expected no tag, got {event.tag}")

    def leaf(self, value: Any, anchor: str | None, mark: Any, nodes: int = 1) -> None:
        self.nodes += nodes
        if self.nodes > MOST_NODES:
            raise _bad(mark, f"expected at most {MOST_NODES} values")
        if anchor:
            self.anchors[anchor] = (value, 1, 0)
        self._attach(value, mark)

    def open(self, value: Any, anchor: str | None, mark: Any) -> None:
        self.leaf(value, None, mark)
        self.stack.append((value, anchor, self.nodes))
        self.keys.append(_NO_KEY)
        if len(self.stack) > DEEPEST:
            raise _bad(mark, f"expected at most {DEEPEST} levels")

    def close(self) -> None:
        value, anchor, before = self.stack.pop()
        self.keys.pop()
        if anchor:
            self.anchors[anchor] = (value, self.nodes - before + 1, _depth(value))

    def alias(self, anchor: str | None, mark: Any) -> None:
        self.aliases += 1
        if self.aliases > MOST_ALIASES:
            raise _bad(mark, f"expected at most {MOST_ALIASES} aliases")
        if anchor is None or anchor not in self.anchors:
            raise _bad(mark, f"expected an anchor defined before, got {anchor}")
        value, nodes, depth = self.anchors[anchor]
        if len(self.stack) + depth > DEEPEST:
            raise _bad(mark, f"expected at most {DEEPEST} levels")
        self.leaf(value, None, mark, nodes)

    def _attach(self, value: Any, mark: Any) -> None:
        if not self.stack:
            self.root = value
            return
        parent = self.stack[-1][0]
        if isinstance(parent, list):
            parent.append(value)
        elif self.keys[-1] is _NO_KEY:
            if not isinstance(value, str | int):
                raise _bad(mark, "expected text as a key")
            if value in parent:
                raise _bad(mark, f"expected each key once, got {value} again")
            self.keys[-1] = value
        else:
            parent[self.keys[-1]] = value
            self.keys[-1] = _NO_KEY


_NO_KEY = object()


def _depth(value: Any) -> int:
    """How many levels a value that is within the limits has."""
    if not isinstance(value, dict | list):
        return 0
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(_depth, inner), default=0)


def _bad(mark: Any, expected: str) -> BadYaml:
    return BadYaml(mark.line + 1, mark.column + 1, expected)
