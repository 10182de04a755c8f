"""Search over 10,000 sections: common words, rare ones, a typo, a beginning, a rule's number."""

from __future__ import annotations

import os
import tempfile

import django

from benchmarks.calibration import best, say

SECTIONS = 10_000
QUERIES = (
    ("a word of every section", "creature"),
    ("two of them", "creature battlefield"),
    ("one letter", "c"),
    ("two words mistyped", "graveyrad battlefeild"),
    ("a title", "section 9917"),
    ("a rule's number", "702.79"),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATA_DIR", folder)
        os.environ["DATABASE_URL"] = f"sqlite:///{folder}/search.sqlite3"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        from judgeclasses.search.finding import search
        from tests.judgeclasses.many_sections import write_sections

        write_sections(SECTIONS)
        search("creature")  # reads the vocabulary once
        for what, query in QUERIES:
            took, loop = best(lambda query=query: search(query))  # type: ignore[misc]
            say(f"search 10,000 sections: {what}", f"{1000 * took:.1f} ms", took / loop, loop)


if __name__ == "__main__":
    main()
