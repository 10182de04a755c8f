"""Asking the database's own full-text index: FTS5 on SQLite, tsvector on PostgreSQL."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import connection

# A word in the title counts for more than one in the text.
_SQLITE = """
SELECT entry.id, -bm25(judgeclasses_search, 12.0, 1.0) AS score
FROM judgeclasses_search
JOIN judgeclasses_searchentry entry ON entry.id = judgeclasses_search.rowid
LEFT JOIN judgeclasses_section section ON section.id = entry.section_id
LEFT JOIN judgeclasses_class class ON class.id = section.part_of_id
WHERE judgeclasses_search MATCH %s AND (class.id IS NULL OR class.published)
ORDER BY score DESC LIMIT %s
"""
_POSTGRES = """
SELECT entry.id, ts_rank('{0.05, 0.1, 0.2, 1.0}', entry.vector, query, 1) AS score
FROM to_tsquery('simple', %s) query
JOIN judgeclasses_searchentry entry ON entry.vector @@ query
LEFT JOIN judgeclasses_section section ON section.id = entry.section_id
LEFT JOIN judgeclasses_class class ON class.id = section.part_of_id
WHERE class.id IS NULL OR class.published
ORDER BY score DESC LIMIT %s
"""


@dataclass(frozen=True)
class Wanted:
    """One word of a query: any of `words`; `is_start`: as the beginning of a longer one, too."""

    words: tuple[str, ...]
    is_start: bool


def matches(wanted: Sequence[Wanted], most: int) -> list[tuple[int, float]]:
    """Entries that have every word wanted, the best first, with the database's score."""
    return _run([" AND ", " & "], wanted, most)


def partial_matches(wanted: Sequence[Wanted], most: int) -> list[tuple[int, float]]:
    """Entries that have some of the words."""
    return _run([" OR ", " | "], wanted, most)


def _run(joints: list[str], wanted: Sequence[Wanted], most: int) -> list[tuple[int, float]]:
    if connection.vendor == "postgresql":
        query, sql = joints[1].join(_postgres_word(each) for each in wanted), _POSTGRES
    else:
        query, sql = joints[0].join(_sqlite_word(each) for each in wanted), _SQLITE
    with connection.cursor() as cursor:
        cursor.execute(sql, [query, most])
        return [(row[0], row[1]) for row in cursor.fetchall()]


def _sqlite_word(wanted: Wanted) -> str:
    star = "*" if wanted.is_start else ""
    return "(" + " OR ".join(f'"{word}"{star}' for word in wanted.words) + ")"


def _postgres_word(wanted: Wanted) -> str:
    star = ":*" if wanted.is_start else ""
    return "(" + " | ".join(f"'{word}'{star}" for word in wanted.words) + ")"
