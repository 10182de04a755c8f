"""What the engine's own code names: the classes of nodes and the words its functions look for.

Read from the compiled code of this package, so that no list of what is supported can go stale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import CodeType
from typing import Any

PACKAGE = "rulesengine.game"
SKIPPED = frozenset({"engine_names", "support"})


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


@cache
def _modules() -> tuple[CodeType, ...]:
    found: list[CodeType] = []
    root = Path(__file__).parent
    for path in sorted(root.rglob("*.py")):
        name = ".".join((PACKAGE, *path.relative_to(root).with_suffix("").parts))
        if path.stem in SKIPPED:
            continue
        spec = find_spec(name.removesuffix(".__init__"))
        get_code: Callable[[str], CodeType] | None = (
            getattr(spec.loader, "get_code", None) if spec else None
        )
        if spec is not None and get_code is not None:
            found.append(get_code(spec.name))
    return tuple(found)


@cache
def names() -> frozenset[str]:
    """Every name the functions of the engine load: the classes they match or build."""
    return frozenset(
        name for module in _modules() for code in _codes(module) for name in code.co_names
    )


def strings(value: Any) -> Iterator[str]:
    """The strings in a constant."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from strings(part)


@cache
def words() -> frozenset[str]:
    """Every string constant of the engine."""
    return frozenset(
        word
        for module in _modules()
        for code in (module, *_codes(module))
        for constant in code.co_consts
        for word in strings(constant)
    )


def words_in(*functions: Callable[..., Any]) -> frozenset[str]:
    """The strings that functions compare with: the cases of their `match`."""
    return frozenset(
        word
        for function in functions
        for code in (function.__code__, *_codes(function.__code__))
        for constant in code.co_consts
        for word in strings(constant)
    )
