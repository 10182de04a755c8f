"""The phrases of one language in which rules state things."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """A pattern names `part`, the piece that holds the value, where it is not the whole match."""

    kinds: Mapping[str, str]
    evasion: Pattern
    kind_part: Pattern
    kind_opening: str  # with {name} for the keyword's name
    functions: Pattern
    zones: Mapping[str, str]
    castable: Pattern
    everywhere: Pattern
    several: Pattern
    instances: tuple[tuple[str, Pattern], ...]
    means: Pattern
    action: Pattern
    lists: tuple[Pattern, ...]
    denial: Pattern  # "Special actions don't use the stack": `about` the last words
    last: Pattern  # between the members of a list
    number: Pattern
    exception: Pattern
    no_exception: Pattern  # what could be said anywhere ("the effect says otherwise")
    definition: Pattern  # how a sentence goes on that says what its subject is
    shared: Pattern  # what is true of many things, and so defines none of them
    articles: str
