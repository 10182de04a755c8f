"""The rules engine imports the standard library only; YAML and pydantic in its scenario part."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings

ENGINE = Path(settings.BASE_DIR) / "rulesengine"
IN_SCENARIO = {"pydantic", "pydantic_core", "yaml"}


def imported_packages(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def test_the_engine_stands_on_the_standard_library() -> None:
    for path in ENGINE.rglob("*.py"):
        allowed = set(sys.stdlib_module_names) | {"rulesengine"}
        if path.is_relative_to(ENGINE / "scenario"):
            allowed |= IN_SCENARIO
        outside = set(imported_packages(path)) - allowed
        assert not outside, f"{path.relative_to(ENGINE)} imports {', '.join(sorted(outside))}"
