"""Counters on permanents and players (rule 122)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.actions import GetCounters, MoveCounters, PutCounters, RemoveCounters
from rulesengine.ir.quantities import CountersOn, Number, Quantity
from rulesengine.ir.refs import Reference
from rulesengine.oracle.category import category, declare, production, write
from rulesengine.oracle.parser import Parser, Reading

production(
    "action", PutCounters, "put {count:count} {kind:counterkind} counter on {on:object} <count>"
)
production("action", PutCounters, "put {kind:counterkind} counters on {on:object} equal to {count:value}",
           check=lambda v: True)  # fmt: skip
production(
    "action",
    PutCounters,
    "put a number of {kind:counterkind} counters on {on:object} equal to {count:value}",
)
production("action", PutCounters, "distribute {count:many} {kind:counterkind} counters among {on:object}",
           distributed=True)  # fmt: skip
production("action", PutCounters,
           "distribute a number of {kind:counterkind} counters equal to {count:value} among {on:object}",
           distributed=True)  # fmt: skip
production(
    "action", RemoveCounters, "remove {count:count} {kind:counterkind} counter from {off:object}"
)
production(
    "action", RemoveCounters, "remove all {kind:counterkind} counters from {off:object}", count=None
)
production("action", RemoveCounters, "remove all counters from {off:object}", count=None, kind=None)
production("action", RemoveCounters, "remove {count:count} counter from {off:object}", kind=None)
production("action", RemoveCounters, "remove up to {count:count} {kind:counterkind} counter from "
           "{off:object}",
           up_to=True)  # fmt: skip
production(
    "action",
    MoveCounters,
    "move {count:count} {kind:counterkind} counter from {off:object} onto {onto:object}",
)
production("action", MoveCounters, "move all counters from {off:object} onto {onto:object}", count=None,
           kind=None)  # fmt: skip


def _double(kind: str, on: Reference) -> PutCounters:
    return PutCounters(CountersOn(kind, on), kind, on)


production("action", _double, "double the number of {kind:counterkind} counters on {on:object}",
           unbuild=lambda n: {"kind": n.kind, "on": n.on})  # fmt: skip
production("action", GetCounters, "get {count:count} {kind:playercounter} counter")
for _energy in range(1, 7):
    production(
        "action", GetCounters, "get" + " {E}" * _energy, count=Number(_energy), kind="energy"
    )


class CounterList:
    """ "two +1/+1 counters and a shield counter": pairs of kind and number."""

    name = "counterlist"
    GAPS = (("and",), (",", "and"), (",",))

    def read(self, parser: Parser, at: int) -> list[Reading]:
        found: list[Reading] = []
        open_: list[tuple[tuple[tuple[str, Quantity], ...], int, tuple[int, ...]]] = [((), at, ())]
        for _ in range(4):
            following = []
            for pairs, place, extra in open_:
                for count, after, _more in parser.read(category("count"), place):
                    additional = int(parser.surfaces[after] == "additional")
                    for kind, end, _none in parser.read(
                        category("counterkind"), after + additional
                    ):
                        if parser.keys[end] != "counter":
                            continue
                        plural = int(parser.surfaces[end] != "counter")
                        one = (*pairs, (kind, count)), end + 1, (*extra, additional, plural)
                        found.append((one[0], one[1], (len(one[0]), *one[2])))
                        for index, gap in enumerate(self.GAPS):
                            if tuple(parser.surfaces[end + 1 : end + 1 + len(gap)]) == gap:
                                following.append((one[0], end + 1 + len(gap), (*one[2], index)))
            open_ = following
        return found

    def write(
        self, value: tuple[tuple[str, Quantity], ...], choices: Iterator[int], out: list[str]
    ) -> None:
        next(choices)
        for index, (kind, count) in enumerate(value):
            write(count, out)
            if next(choices):
                out.append("additional")
            out.extend((kind, "counters" if next(choices) else "counter"))
            if index + 1 < len(value):
                out.extend(self.GAPS[next(choices)])

    def starts(self, key: str) -> bool:
        return category("count").starts(key)


declare(CounterList())
