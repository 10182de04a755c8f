"""The keyword table: every keyword by name or alias, and tables with other meanings (701, 702)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulesengine.keywords import (
    actions,
    additional_costs,
    alternative_costs,
    attachments,
    combat_statics,
    combat_triggers,
    counters,
    evasion,
    faces,
    graveyard,
    graveyard_casting,
    growth,
    hand,
    life_of_permanents,
    marked_permanents,
    paid_copies,
    paying,
    shields,
    special,
    spells,
    words,
)
from rulesengine.keywords.keyword import Keyword

_ABILITIES: Final = (
    *evasion.KEYWORDS,
    *combat_statics.KEYWORDS,
    *combat_triggers.KEYWORDS,
    *shields.KEYWORDS,
    *attachments.KEYWORDS,
    *life_of_permanents.KEYWORDS,
    *counters.KEYWORDS,
    *growth.KEYWORDS,
    *faces.KEYWORDS,
    *paying.KEYWORDS,
    *additional_costs.KEYWORDS,
    *paid_copies.KEYWORDS,
    *alternative_costs.KEYWORDS,
    *marked_permanents.KEYWORDS,
    *graveyard.KEYWORDS,
    *graveyard_casting.KEYWORDS,
    *hand.KEYWORDS,
    *spells.KEYWORDS,
    *special.KEYWORDS,
)

_FAMILIES: Final = (("walk", "landwalk"), ("cycling", "typecycling"), (" offering", "offering"))
"""Keywords whose parameter is written before them, by how the whole ends."""


class KeywordTable(Mapping[str, Keyword]):
    """An immutable mapping of keywords by name; aliases are found but not listed."""

    __slots__ = ("_aliases", "_rows")

    def __init__(self, keywords: Iterable[Keyword]) -> None:
        self._rows: Final = {keyword.name: keyword for keyword in keywords}
        self._aliases: Final = {
            alias: row.name for row in self._rows.values() for alias in row.aliases
        }

    def __getitem__(self, name: str) -> Keyword:
        row = self._rows.get(name)
        return row if row is not None else self._rows[self._aliases[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def find(self, words: str) -> Keyword | None:
        """The keyword so written on a card, in any case: "Flying", "Islandwalk", "Totem armor"."""
        name = words.strip().lower().replace("’", "'")
        row = self.get(name)
        if row is None:
            family = next((key for ending, key in _FAMILIES if name.endswith(ending)), None)
            row = self._rows[family] if family else None
        return row

    def replaced(self, name: str, *means: str) -> KeywordTable:
        """A table in which one keyword means other rules text, for a named misconception."""
        row = self[name]
        changed = row.meaning(*means)
        return KeywordTable(changed if old is row else old for old in self._rows.values())


KEYWORD_ABILITIES: Final = KeywordTable(_ABILITIES)
"""Rule 702."""

KEYWORD_ACTIONS: Final = KeywordTable(actions.KEYWORDS)
"""Rule 701."""

ABILITY_WORDS: Final = KeywordTable(words.KEYWORDS)
"""Rule 207.2c."""

KEYWORDS: Final = KeywordTable((*_ABILITIES, *actions.KEYWORDS, *words.KEYWORDS))
"""All of them; a game holds this table, or one made from it by `replaced`."""
