"""The root of every node: immutable, compared by meaning, printable through the form it was read in."""

from __future__ import annotations

from dataclasses import dataclass, field

Form = tuple[int, ...]
"""Which production read a node and which of its variants: numbers only, never source text."""


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of compiled rules text. `form` serves the printer and is no part of the meaning."""

    form: Form = field(default=(), compare=False, repr=False, kw_only=True)
