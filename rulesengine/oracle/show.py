"""Compiled text for people: nodes in one line, without what is left at its default."""

from __future__ import annotations

from dataclasses import MISSING, fields
from enum import Enum
from typing import Any

from rulesengine.ir.node import Node


def show(value: Any) -> str:
    """A node as `Name(field=value …)`; the first field that must be given goes without its name."""
    if isinstance(value, Node):
        parts = []
        for index, field in enumerate(fields(value)):
            if field.name == "form":
                continue
            item = getattr(value, field.name)
            if field.default is not MISSING and item == field.default and item != ():
                continue
            if item == () and field.default == ():
                continue
            parts.append(show(item) if index <= 1 else f"{field.name}={show(item)}")
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, tuple):
        return "[" + ", ".join(show(item) for item in value) + "]"
    if isinstance(value, Enum):
        return value.name.lower()
    return str(value)
