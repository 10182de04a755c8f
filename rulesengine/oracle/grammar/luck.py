"""Flipping coins and rolling dice (rules 705 and 706)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.actions import FlipCoin, RollDie
from rulesengine.ir.conditions import Unless, WonFlip
from rulesengine.ir.effects import Effect
from rulesengine.ir.quantities import ThatMuch
from rulesengine.oracle.category import Words, category, declare, production
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.tokens import NUMBER

production("action", FlipCoin, "flip a coin")
production("condition", WonFlip, "(you|they|that player|the player) win the flip")
production(
    "condition", Unless, "(you|they|that player|the player) lose the flip", condition=WonFlip()
)
production("value", ThatMuch, "the result")


class Die:
    """ "d20": a die by the number of its sides (706.1)."""

    name = "die"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        word = parser.surfaces[at]
        if word[0] != "d" or not word[1:].isdigit():
            return []
        parser.furthest = max(parser.furthest, at + 1)
        return [(int(word[1:]), at + 1, ())]

    def write(self, value: int, choices: Iterator[int], out: list[str]) -> None:
        out.append(f"d{value}")

    def starts(self, key: str) -> bool:
        return key[0] == "d" and key[1:].isdigit()


Row = tuple[int, int | None, Effect]


class Results:
    """A results table (706.3): each row its numbers and what happens; the last full stop is the ability's."""

    name = "results"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        effect = category("effect")
        found: list[Reading] = []
        open_: list[tuple[tuple[Row, ...], int, tuple[int, ...]]] = [((), at, ())]
        while open_:
            following = []
            for rows, place, choices in open_:
                numbers = self._numbers(parser, place)
                if numbers is None:
                    continue
                low, high, after = numbers
                parser.furthest = max(parser.furthest, after)
                for value, end, extra in parser.read(effect, after):
                    taken = ((*rows, (low, high, value)), end, (*choices, *extra))
                    found.append((taken[0], end, (len(taken[0]), *taken[2])))
                    if parser.surfaces[end] == ".":
                        following.append((taken[0], end + 1, taken[2]))
            open_ = following
        return found

    @staticmethod
    def _numbers(parser: Parser, at: int) -> tuple[int, int | None, int] | None:
        """ "\\n 1 — 9 |", "20 |", "15 + |"."""
        if parser.surfaces[at] != "\n" or parser.tokens[at + 1].kind is not NUMBER:
            return None
        low = int(parser.surfaces[at + 1])
        if parser.surfaces[at + 2] == "|":
            return low, low, at + 3
        if parser.surfaces[at + 2 : at + 4] == ["+", "|"]:
            return low, None, at + 4
        after = parser.tokens[at + 3] if at + 4 < len(parser.tokens) else None
        if parser.surfaces[at + 2] == "—" and after is not None and after.kind is NUMBER:
            if parser.surfaces[at + 4] == "|":
                return low, int(after.surface), at + 5
        return None

    def write(self, value: tuple[Row, ...], choices: Iterator[int], out: list[str]) -> None:
        for index in range(next(choices)):
            low, high, effect = value[index]
            if index:
                out.append(".")
            out.extend(("\n", str(low)))
            if high is None:
                out.append("+")
            elif high != low:
                out.extend(("—", str(high)))
            out.append("|")
            category("effect").write(effect, choices, out)

    def starts(self, key: str) -> bool:
        return key == "\n"


declare(Die())
declare(Results())
declare(Words("sided", {f"{word}-sided die": sides for word, sides in
                        (("four", 4), ("six", 6), ("eight", 8), ("ten", 10), ("twelve", 12), ("twenty", 20))}))  # fmt: skip
production("action", RollDie, "roll a {sides:sided}")
production("action", RollDie, "roll a {sides:die}")
production("action", RollDie, "roll a {sides:die} . {results:results}")
