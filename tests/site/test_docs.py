"""Every path, command and address the docs name exists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import get_commands
from django.urls import resolve

ROOT = Path(settings.BASE_DIR)
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)\)")
MAKE = re.compile(r"\bmake ([a-z-]+)(?=\s|$|`)")
MANAGE = re.compile(r"manage\.py ([a-z_]+)")
PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|md|toml|css|js|html|yaml)")
MADE_AT_RUN_TIME = ("var", ".venv")


def code_of(text: str) -> Iterator[str]:
    for block in FENCE.findall(text):
        yield from block.splitlines()
    yield from CODE.findall(FENCE.sub("", text))


def is_template_or_made(path: str) -> bool:
    return path.split("/")[0] in MADE_AT_RUN_TIME or path in {"page.html"}


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_every_command_named_exists(doc: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for line in code_of(doc.read_text()):
        assert set(MAKE.findall(line)) <= targets, line
        assert set(MANAGE.findall(line)) <= set(get_commands()), line


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_every_path_and_address_named_exists(doc: Path) -> None:
    text = doc.read_text()
    for target in LINK.findall(text):
        assert target.startswith("http") or (doc.parent / target).exists(), target
    for code in code_of(text):
        if re.fullmatch(r"/[\w/-]*", code):
            resolve(code)
        elif PATH.fullmatch(code) and not is_template_or_made(code):
            assert (ROOT / code).exists(), code


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) < 120
