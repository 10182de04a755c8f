"""JSON as scenarios and cards are written in it: each key once, whole numbers, no depths."""

from __future__ import annotations

import json
from typing import Any


class BadJson(Exception):
    """Text that is not such JSON: line and column from 1, and what was expected there."""

    def __init__(self, line: int, column: int, expected: str) -> None:
        super().__init__(line, column, expected)
        self.line = line
        self.column = column
        self.expected = expected


def parse_json(text: str) -> Any:
    """The value a text holds."""
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise BadJson(error.lineno, error.colno, f"expected JSON: {error.msg}") from None
    except RecursionError:
        raise BadJson(1, 1, "expected fewer levels") from None
    except ValueError as error:
        raise BadJson(1, 1, f"expected {error}") from None


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    mapping = dict(pairs)
    if len(mapping) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"each key once, got {twice[:80]} again")
    return mapping


def _no_constant(name: str) -> Any:
    raise ValueError(f"a number, got {name}")


def _whole(digits: str) -> int:
    if len(digits) > 19:
        raise ValueError(f"a smaller number than {digits[:10]}...")
    return int(digits)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_each_key_once, parse_constant=_no_constant, parse_int=_whole
)
