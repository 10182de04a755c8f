"""Abilities given to objects: keywords, and abilities in quotation marks (rules 113.1b, 613.1f)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.abilities import Ability, KeywordAbility
from rulesengine.ir.actions import Emblem
from rulesengine.ir.changes import Gain
from rulesengine.ir.effects import Continuous
from rulesengine.ir.refs import Reference
from rulesengine.ir.words import Duration
from rulesengine.oracle.category import ListOf, category, declare, production, write
from rulesengine.oracle.parser import Parser, Reading


class GrantedOne:
    """A keyword, or an ability in quotation marks.

    A card's own name within quotation marks would mean the card that gives the ability, not the
    object that has it: such text is not read.
    """

    name = "granted-one"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        if parser.surfaces[at] not in ('"', "'"):
            return [(value, end, (0,)) for value, end, _ in parser.read(category("keyword"), at)]
        mark = parser.surfaces[at]
        return [
            (value, end + 1, (1 if mark == '"' else 2,))
            for value, end, _ in parser.read(category("ability"), at + 1)
            if parser.surfaces[end] == mark and "~" not in parser.surfaces[at:end]
        ]

    def write(self, value: Ability, choices: Iterator[int], out: list[str]) -> None:
        mark = ("", '"', "'")[next(choices)]
        if mark:
            out.append(mark)
        write(value, out)
        if mark:
            out.append(mark)

    def starts(self, key: str) -> bool:
        return key in ('"', "'s") or category("keyword").starts(key)


declare(GrantedOne())


def _flashback(what: Reference, duration: Duration) -> Continuous:
    return Continuous(what, (Gain((KeywordAbility("flashback", text="its mana cost"),)),), duration)


production("clause", _flashback,
           "{what:subjects} gain flashback {duration:duration} . the flashback cost is equal to "
           "(its mana cost|that card 's mana cost)",
           unbuild=lambda n: {"what": n.what, "duration": n.duration})  # fmt: skip
_granted = ListOf("granted", "granted-one", ("and", ", and", ","), most=8)
_granted.check = lambda values, gaps: not gaps or gaps[-1] != 2
declare(_granted)
_either = ListOf("grantedor", "granted-one", ("or", ",", ", or"), least=2, most=8)
_either.check = lambda values, gaps: gaps[-1] != 1 and all(gap == 1 for gap in gaps[:-1])
declare(_either)
production("action", Emblem, "get an emblem with {abilities:granted}")
