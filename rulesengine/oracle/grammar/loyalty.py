"""Loyalty abilities and chapters: costs in loyalty counters (rules 606, 714)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.abilities import ActivatedAbility
from rulesengine.ir.costs import Cost, LoyaltyCost
from rulesengine.ir.quantities import Number, X
from rulesengine.oracle.category import declare, production
from rulesengine.oracle.parser import Parser, Reading
from rulesengine.oracle.tokens import NUMBER


class Loyalty:
    """ "+1", "0", "-3", "-X" before the colon."""

    name = "loyaltycosts"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        token = parser.tokens[at]
        if token.kind is NUMBER and (token.surface[0] in "+-" or token.surface == "0"):
            value = int(token.surface)
            cost = LoyaltyCost(Number(abs(value)), -1 if value < 0 else 1)
            return [((cost,), at + 1, ())]
        if token.surface in ("-", "+") and parser.surfaces[at + 1] == "x":
            cost = LoyaltyCost(X(), -1 if token.surface == "-" else 1)
            return [((cost,), at + 2, ())]
        return []

    def write(self, value: tuple[Cost, ...], choices: Iterator[int], out: list[str]) -> None:
        cost = value[0]
        assert isinstance(cost, LoyaltyCost)
        sign = "-" if cost.sign < 0 else "+"
        if isinstance(cost.amount, Number):
            out.append(f"{sign}{cost.amount.value}" if cost.amount.value else "0")
        else:
            out.extend((sign, "x"))

    def starts(self, key: str) -> bool:
        return key in (NUMBER, "-", "+")


declare(Loyalty())
production("activated", ActivatedAbility, "{costs:loyaltycosts} : {effect:effect} .")
