"""The translations: extract, compile and check them, without gettext's programs.

`python -m config.messages update | compile | check`. Catalogues are sorted and carry no places, so
that two branches seldom touch the same lines.
"""

import os
import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import django
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from config.environment import BASE_DIR

LOCALE = BASE_DIR / "config" / "locale"
SOURCES = ("config", "judgeclasses", "quizzes")
KEYWORDS = DEFAULT_KEYWORDS | {
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}")
HEADER = "# Translations of Judge Classes.\n"


def sources() -> Iterator[tuple[Path, bytes]]:
    """Every Python file, and every template turned into what looks like one."""
    for package in SOURCES:
        for path in sorted((BASE_DIR / package).rglob("*.py")):
            if "migrations" not in path.parts:
                yield path, path.read_bytes()
    for path in sorted((BASE_DIR / "templates").rglob("*")):
        if path.suffix in {".html", ".txt"}:
            yield path, templatize(path.read_text(), origin=str(path)).encode()


def extracted() -> Catalog:
    catalog = Catalog()
    for _path, content in sources():
        found = extract("python", BytesIO(content), KEYWORDS, ["Translators:"])
        for _line, message, comments, context in found:
            catalog.add(message, auto_comments=comments, context=context)
    return catalog


def catalogues() -> Iterator[tuple[Path, Catalog]]:
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/django.po")):
        with path.open("rb") as file:
            yield path, read_po(file, locale=path.parts[-3])


def update() -> None:
    template = extracted()
    for path, catalog in catalogues():
        catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
        catalog.header_comment, catalog.fuzzy = HEADER.strip(), False
        catalog.project, catalog.version = "Judge Classes", "1"
        with path.open("wb") as file:
            write_po(
                file, catalog, no_location=True, sort_output=True, width=100, ignore_obsolete=True
            )


def compile_all() -> None:
    for path, catalog in catalogues():
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalog)


def problems() -> Iterator[str]:
    """What is not translated, or translated with other placeholders than the source has."""
    template = [message for message in extracted() if message.id]
    for path, catalog in catalogues():
        for message in template:
            key = message.id[0] if isinstance(message.id, tuple) else message.id
            found = catalog.get(key, message.context)
            if found is None or not all(strings(found)):
                yield f"{path.parts[-3]}: not translated: {key!r}"
            elif found.fuzzy:
                yield f"{path.parts[-3]}: not reviewed (fuzzy): {key!r}"
            elif isinstance(found.id, str) and placeholders(found.id) != placeholders(
                str(found.string)
            ):
                yield f"{path.parts[-3]}: placeholders differ: {key!r}"


def strings(message: Message) -> tuple[str, ...]:
    found = message.string
    return tuple(found) if isinstance(found, (tuple, list)) else (found or "",)


def placeholders(text: str) -> list[str]:
    return sorted(PLACEHOLDER.findall(text))


def main(arguments: list[str]) -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    match arguments:
        case ["update"]:
            update()
        case ["compile"]:
            compile_all()
        case ["check"]:
            found = list(problems())
            sys.stderr.writelines(f"{problem}\n" for problem in found)
            if found:
                sys.stderr.write("Run: make messages, then translate in config/locale\n")
                return 1
        case _:
            sys.stderr.write("usage: python -m config.messages update | compile | check\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
